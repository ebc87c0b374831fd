import type { Touch, View } from '@sandtable/kernel';
import type { BoardModule, CardFace, Pile } from '../boards/board-module.js';
import { w } from '../words/index.js';
import { closeCard } from './card-detail.js';
import type { Deciding } from './deciding.js';
import { reasonOf, sentence } from './reason.js';
import { SeatBadge } from './seat-badge.js';
import type { Sitting } from './sitting.js';
import { keyOf } from './touches.js';

/** The cards in front of the seat one looks through, and tabs for one's other seats. */
export function Hand({ sitting }: { sitting: Sitting }) {
  const seat = sitting.seat.value;
  const view = sitting.view.value;
  const hands = sitting.hands();
  if (seat === null || !view) return null;
  const piles = sitting.board.piles(view, seat);
  if (piles.length === 0) return null;
  return (
    <section class="hand" aria-label={`${w.table.hand}: ${sitting.nameOf(seat)}`}>
      {hands.length > 1 && (
        <div class="hand-tabs" role="group" aria-label={w.table.hand}>
          {hands.map((own) => (
            <button
              key={own}
              type="button"
              aria-pressed={own === seat}
              class="hand-tab"
              onClick={() => sitting.lookThrough(own)}
            >
              <SeatBadge board={sitting.board} seat={own} />
              <span class="hand-tab-name">{sitting.nameOf(own)}</span>
            </button>
          ))}
        </div>
      )}
      <Piles piles={piles} board={sitting.board} view={view} seat={seat} deciding={sitting.deciding} />
    </section>
  );
}

interface PilesProps {
  piles: readonly Pile[];
  board: BoardModule;
  view: View;
  seat: string;
  deciding: Deciding | null;
}

export function Piles({ piles, board, view, seat, deciding }: PilesProps) {
  const spread = piles.filter((pile) => pile.spread);
  const counted = piles.filter((pile) => !pile.spread);
  return (
    <div class="piles">
      {spread.map((pile) => (
        <div key={pile.place} class="pile">
          <h3 class="pile-title">
            {pile.title} <span class="count">{pile.cards.length}</span>
          </h3>
          <ul class="cards">
            {pile.cards.map((id, i) => (
              <li key={`${id ?? ''} ${i}`}>
                {id === null ? (
                  <span class={`card card-back ${board.seatMark(seat).className}`}>{w.table.hiddenCard}</span>
                ) : (
                  <Card
                    face={board.card(view, id, seat)}
                    id={id}
                    touch={pile.touch?.(id) ?? null}
                    deciding={deciding}
                  />
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
      {counted.length > 0 && (
        <dl class="counts">
          {counted.map((pile) => (
            <div key={pile.place}>
              <dt>{pile.title}</dt>
              <dd>{pile.cards.length}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

interface CardProps {
  face: CardFace | null;
  id: string;
  touch: Touch | null;
  deciding: Deciding | null;
}

/** A card: lit when it can be chosen, and when it cannot it says why. */
function Card({ face, id, touch, deciding }: CardProps) {
  const name = face?.name ?? id;
  const asked = deciding !== null && deciding.decision.value !== null && touch !== null;
  const legal = asked && deciding.isLegal(touch);
  const reasons = asked && !legal ? deciding.reasons(touch) : [];
  const chosen =
    asked &&
    (deciding.pending.value?.touches.some((own) => keyOf(own) === keyOf(touch)) ||
      deciding.picked.value.some((own) => keyOf(own) === keyOf(touch)));
  const no = reasons[0] ? reasonOf(reasons[0].refused) : w.decide.noReason;
  const whyNot = asked && !legal ? sentence(no) : null;
  const look = (at: CardFace | null) => {
    closeCard.value = at && { face: at, whyNot };
  };
  const inside = (
    <>
      <span class="card-type">{face?.type}</span>
      <span class="card-name">{name}</span>
      <span class="card-text">{face?.text}</span>
    </>
  );
  return (
    <button
      type="button"
      class={`card ${face?.className ?? ''} ${legal ? 'is-legal' : asked ? 'is-forbidden' : ''} ${chosen ? 'is-chosen' : ''}`}
      data-touch={touch ? keyOf(touch) : undefined}
      aria-pressed={chosen || undefined}
      aria-disabled={(asked && !legal) || undefined}
      aria-description={[whyNot, face?.text].filter(Boolean).join(' ')}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse') look(face);
      }}
      onPointerLeave={({ pointerType }) => {
        if (pointerType === 'mouse') look(null);
      }}
      onFocus={() => look(face)}
      onBlur={() => look(null)}
      onClick={() => {
        // A finger does not give focus everywhere to what it taps.
        look(face);
        if (touch) deciding?.touch(touch);
      }}
    >
      {inside}
    </button>
  );
}
