import { useSignal } from '@preact/signals';
import { w } from '../words/index.js';
import { RuleLink } from './rule-link.js';
import type { TableSession } from './table-session.js';

/** For newcomers: explains the question, in the game's own words. */
export function Guide({ session, guided }: { session: TableSession; guided: boolean }) {
  const off = useSignal(!guided);
  const view = session.view.value;
  const seat = session.seat.value;
  if (!session.board.guide || !view || seat === null) return null;
  if (off.value) return null;
  const hint = session.board.guide(view, seat, session.controller.pending.value);
  if (!hint) return null;
  return (
    <div class="hint" role="note">
      <strong>{hint.title}</strong>
      {hint.text.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p class="hint-foot">
        {hint.anchors.map((anchor) => (
          <RuleLink key={anchor} game={session.about.id} anchor={anchor} />
        ))}
        <button
          type="button"
          class="link"
          onClick={() => {
            off.value = true;
          }}
        >
          {w.decide.noHints}
        </button>
      </p>
    </div>
  );
}
