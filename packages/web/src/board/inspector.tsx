import type { RefusedOption } from '@sandtable/protocol';
import { CardNames } from '../shell/cards/card-names.js';
import { reasonOf, sentence } from '../shell/question/reason.js';
import { RuleLink } from '../shell/rule-link.js';

/** What a board says about the inspected thing. */
export interface Inspected {
  title: string;
  lines: readonly string[];
}

interface InspectorProps extends Inspected {
  game: string;
  /** Why it cannot be chosen now. */
  reasons: readonly RefusedOption[];
  className: string;
}

/** The inspected thing: its name, what is there, and why it cannot be chosen. */
export function Inspector({ title, lines, game, reasons, className }: InspectorProps) {
  const no = reasons[0];
  return (
    // It may overflow: then the keyboard must be able to focus it to scroll.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable
    <div class={`inspector ${className}`} role="status" tabIndex={0}>
      <strong>{title}</strong>
      {lines.map((line) => (
        <p key={line}>
          <CardNames text={line} />
        </p>
      ))}
      {no && (
        <p class="inspector-no">
          <CardNames text={sentence(reasonOf(no))} />
          {no.anchor && (
            <>
              {' '}
              <RuleLink game={game} anchor={no.anchor} />
            </>
          )}
        </p>
      )}
    </div>
  );
}
