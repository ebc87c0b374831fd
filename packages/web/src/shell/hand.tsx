import type { Touch, View } from '@sandtable/kernel';
import type { BoardModule, CardFace, Pile } from '../boards/board-module.js';
import { w } from '../words/index.js';
import { closeCard } from './card-detail.js';
import type { DecisionController } from './decision-controller.js';
import { reasonOf, sentence } from './reason.js';
import { SeatBadge } from './seat-badge.js';
import type { TableSession } from './table-session.js';
import { keyOf } from './touches.js';

/** The cards of the current seat, and tabs for the player's other seats. */
export function Hand({ session }: { session: TableSession }) {
  const seat = session.seat.value;
  const view = session.view.value;
  const hands = session.hands();
  if (seat === null || !view) return null;
  const piles = session.board.piles(view, seat);
  if (piles.length === 0) return null;
  return (
    <section class="hand" aria-label={`${w.table.hand}: ${session.nameOf(seat)}`}>
      {hands.length > 1 && (
        <div class="hand-tabs" role="group" aria-label={w.table.hand}>
          {hands.map((own) => (
            <button
              key={own}
              type="button"
              aria-pressed={own === seat}
              class="hand-tab"
              onClick={() => session.lookThrough(own)}
            >
              <SeatBadge board={session.board} seat={own} />
              <span class="hand-tab-name">{session.nameOf(own)}</span>
            </button>
          ))}
        </div>
      )}
      <Piles piles={piles} board={session.board} view={view} seat={seat} controller={session.controller} />
    </section>
  );
}

interface PilesProps {
  piles: readonly Pile[];
  board: BoardModule;
  view: View;
  seat: string;
  controller: DecisionController | null;
}

export function Piles({ piles, board, view, seat, controller }: PilesProps) {
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
                    controller={controller}
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
  controller: DecisionController | null;
}

/** A card: highlighted if it can be chosen, otherwise it says why not. */
function Card({ face, id, touch, controller }: CardProps) {
  const name = face?.name ?? id;
  const asked = controller !== null && controller.decision.value !== null && touch !== null;
  const legal = asked && controller.isLegal(touch);
  const reasons = asked && !legal ? controller.reasons(touch) : [];
  const chosen =
    asked &&
    (controller.pending.value?.touches.some((own) => keyOf(own) === keyOf(touch)) ||
      controller.picked.value.some((own) => keyOf(own) === keyOf(touch)));
  const no = reasons[0] ? reasonOf(reasons[0]) : w.decide.noReason;
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
        // Not every browser focuses what is tapped.
        look(face);
        if (touch) controller?.touch(touch);
      }}
    >
      {inside}
    </button>
  );
}
