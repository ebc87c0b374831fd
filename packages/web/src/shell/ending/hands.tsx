import type { GameInfo, View } from '@sandtable/kernel';
import type { BoardModule, Pile } from '../../boards/board-module.js';
import { hyphenated, w } from '../../languages/index.js';
import { pages } from '../../languages/pages.js';
import { cardKey } from '../cards/card-names.js';
import { SeatBadge } from '../seat-badge.js';

interface HandsProps {
  about: GameInfo;
  board: BoardModule;
  /** The final position with everything in it. */
  view: View;
}

/** What everybody held at the end, and had lying face down. */
export function Hands({ about, board, view }: HandsProps) {
  const all = about.seats.map((seat) => ({
    seat,
    piles: board.piles(view, seat.id).filter(({ spread, cards }) => spread && cards.length > 0),
  }));
  if (all.every(({ piles }) => piles.length === 0)) return null;
  return (
    <section class="ending-hands" aria-labelledby="ending-hands">
      <h3 id="ending-hands">{pages.ending.hands}</h3>
      <ul>
        {all.map(({ seat, piles }) => (
          <li key={seat.id} class={`ending-hand ${board.seatMark(seat.id).className}`}>
            <h4>
              <SeatBadge board={board} seat={seat.id} /> <span>{hyphenated(seat.name)}</span>
              <span class="count">{piles[0]?.cards.length ?? 0}</span>
            </h4>
            {piles.map((pile, i) =>
              i === 0 ? (
                <Cards key={pile.place} pile={pile} board={board} view={view} seat={seat.id} />
              ) : (
                <details key={pile.place}>
                  <summary>
                    {pile.title} <span class="count">{pile.cards.length}</span>
                  </summary>
                  <Cards pile={pile} board={board} view={view} seat={seat.id} />
                </details>
              ),
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface CardsProps {
  pile: Pile;
  board: BoardModule;
  view: View;
  seat: string;
}

function Cards({ pile, board, view, seat }: CardsProps) {
  return (
    <ul>
      {pile.cards.map((id, i) => {
        const face = id === null ? null : board.card(view, id, seat);
        return (
          <li key={`${id} ${i}`} class={face?.className ?? ''}>
            <span class="kind-mark" aria-hidden="true" />
            {face ? (
              <button type="button" class="card-link" data-card={cardKey(face.id, seat)}>
                {face.name}
              </button>
            ) : (
              w.table.hiddenCard
            )}
          </li>
        );
      })}
    </ul>
  );
}
