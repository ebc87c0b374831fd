import { w } from '../words/index.js';
import { SeatBadge } from './seat-badge.js';
import { personAt, type TableSession } from './table-session.js';

/** Hides the table between two players at one screen until the next player takes over. */
export function Curtain({ session }: { session: TableSession }) {
  const seat = session.curtain.value;
  const table = session.shown.value;
  if (seat === null || !table || session.film.running.value) return null;
  const name = personAt(table, seat)?.name ?? session.nameOf(seat);
  return (
    <div class="curtain" role="dialog" aria-labelledby="curtain-title">
      <SeatBadge board={session.board} seat={seat} />
      <h2 id="curtain-title">{w.table.curtain(session.nameOf(seat), name)}</h2>
      <p>{w.table.curtainHint}</p>
      <button type="button" class="primary" onClick={() => session.raiseCurtain()}>
        {w.table.curtainButton(name)}
      </button>
    </div>
  );
}
