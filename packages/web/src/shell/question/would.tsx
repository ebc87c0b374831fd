import { useEffect } from 'preact/hooks';
import type { Change } from '../../boards/board-module.js';
import { w } from '../../languages/index.js';
import { announce } from '../announce.js';
import { CardNames } from '../cards/card-names.js';
import type { TableSession } from '../table-session.js';
import { optionLabel } from './option-label.js';

/** What the choice that is made or pointed at would change. */
export function Would({ session }: { session: TableSession }) {
  const { controller, board } = session;
  const pending = controller.considered.value;
  const known = controller.outlook.value !== null;
  const changes = session.outlook.value;
  const isRolled = pending !== null && (controller.decision.value?.rolls ?? []).includes(pending.verb);
  const nothing = isRolled ? w.decide.wouldRoll : w.decide.wouldNothing;
  const none = known ? nothing : w.decide.wouldUnknown;
  useEffect(() => {
    if (!pending || !known || pending !== chosen(session)) return;
    const said = changes.map(({ text }) => text).join('; ') || none;
    announce(`${optionLabel(board, pending, session.view.value)}. ${w.decide.would}: ${said}`);
  }, [pending, controller.outlook.value]);
  // Of a choice that only leads to the next, such as a card that waits for its target, nothing is to be said yet.
  if (!pending || (changes.length === 0 && !isRolled && session.leadsOn.value)) return null;
  // What nobody has chosen yet need not be said to change nothing.
  if (pending === controller.sole.value && !chosen(session) && changes.length === 0) return null;
  return (
    <div class="outlook">
      <p class="outlook-head caps">{w.decide.would}</p>
      <ul>
        {changes.length === 0 && <li class="is-other">{none}</li>}
        {changes.map(({ key, kind, text }) => (
          <li key={key} class={kindClass(kind)}>
            <CardNames text={text} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Only what is chosen is announced, not what is pointed at. */
const chosen = ({ controller }: TableSession) => controller.aim.value ?? controller.pending.value;

function kindClass(kind: Change['kind']): string {
  if (kind === 'loss') return 'is-loss';
  return kind === 'gain' || kind === 'score' || kind === 'supply' ? 'is-gain' : 'is-other';
}
