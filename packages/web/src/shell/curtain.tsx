import { w } from '../words/index.js';
import { SeatBadge } from './seat-badge.js';
import type { Sitting } from './sitting.js';

/** Between two people at one screen: nobody sees anything until the next one has taken it. */
export function Curtain({ sitting }: { sitting: Sitting }) {
  const seat = sitting.curtain.value;
  const table = sitting.shown.value;
  if (seat === null || !table || sitting.film.running.value) return null;
  const occupant = table.seats.find(({ id }) => id === seat)?.occupant;
  const name = occupant?.kind === 'person' ? occupant.name : sitting.nameOf(seat);
  return (
    <div class="curtain" role="dialog" aria-labelledby="curtain-title">
      <SeatBadge board={sitting.board} seat={seat} />
      <h2 id="curtain-title">{w.table.curtain(sitting.nameOf(seat), name)}</h2>
      <p>{w.table.curtainHint}</p>
      <button type="button" class="primary" onClick={() => sitting.raiseCurtain()}>
        {w.table.curtainButton(name)}
      </button>
    </div>
  );
}
