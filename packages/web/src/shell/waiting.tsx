import { capital } from '../boards/pretty.js';
import { SPECTATOR_VIEW } from '../table/types.js';
import { w } from '../words/index.js';
import { GivenOrders } from './orders.js';
import { SeatBadge } from './seat-badge.js';
import { deciders, type Sitting } from './sitting.js';
import { UndoButton } from './undo-button.js';

/** Nothing to decide: who does, about what, and what has just happened. */
export function Waiting({ sitting }: { sitting: Sitting }) {
  const table = sitting.shown.value;
  const told = sitting.film.told.value;
  const running = sitting.film.running.value;
  if (!table) return <section class="prompt">{w.table.opening}</section>;
  const view = table.views[SPECTATOR_VIEW] ?? sitting.view.value;
  const asked = deciders(table);
  const links = view?.chain ?? [];
  return (
    <section class="prompt waiting" aria-label={w.table.waiting(asked.map((seat) => sitting.nameOf(seat)))}>
      <div class="prompt-scroll">
        {told.length > 0 && (
          <ul class="told">
            {told.map((line, i) => (
              <li key={i}>{line}</li>
            ))}
          </ul>
        )}
        {table.status !== 'finished' && (
          <p class="waiting-for">
            {asked.map((seat) => (
              <SeatBadge key={seat} board={sitting.board} seat={seat} />
            ))}{' '}
            {w.table.waiting(asked.map((seat) => sitting.nameOf(seat)))}
            {view?.decisions[0] && <span class="soft"> {capital(view.decisions[0].prompt)}</span>}
          </p>
        )}
        {links.length > 0 && table.status !== 'finished' && (
          <ol class="chain">
            {links.map((link, i) => (
              <li key={i}>{capital(link)}</li>
            ))}
          </ol>
        )}
        <GivenOrders sitting={sitting} />
      </div>
      <div class="confirm">
        <div class="confirm-row">
          {running && (
            <button type="button" class="primary" onClick={() => sitting.film.skip()} title="Esc">
              {w.table.skipFilm}
            </button>
          )}
          {sitting.seat.value !== null && <UndoButton sitting={sitting} />}
        </div>
      </div>
    </section>
  );
}
