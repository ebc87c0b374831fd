import type { Touch, View } from '@sandtable/kernel';
import type { Deciding } from '../../shell/deciding.js';
import { reasonOf } from '../../shell/reason.js';
import { RuleLink } from '../../shell/rule-link.js';
import { spaceName } from './names.js';
import { inspect } from './overlays.js';

interface InspectorProps {
  view: View;
  touches: readonly Touch[];
  deciding: Deciding | null;
  className: string;
}

/** What is under the pointer or was tapped: its name, what stands there, and why it cannot be chosen. */
export function Inspector({ view, touches, deciding, className }: InspectorProps) {
  const at = touches.find(({ kind }) => kind === 'space');
  if (!at) return null;
  const reasons = deciding?.decision.value ? deciding.reasons(at) : [];
  return (
    <div class={`inspector ${className}`} role="status">
      <strong>{spaceName(at.id)}</strong>
      {inspect(view, touches).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {reasons[0] && (
        <p class="inspector-no">
          {reasonOf(reasons[0].refused)}
          {reasons[0].refused.anchor && (
            <>
              {' '}
              <RuleLink game={view.game} anchor={reasons[0].refused.anchor} />
            </>
          )}
        </p>
      )}
    </div>
  );
}
