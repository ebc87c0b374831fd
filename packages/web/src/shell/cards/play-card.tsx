import type { Touch } from '@sandtable/kernel';
import { useEffect, useRef } from 'preact/hooks';
import type { BoardModule, CardFace } from '../../boards/board-module.js';
import { w } from '../../languages/index.js';
import type { DecisionController } from '../question/decision-controller.js';
import { reasonOf, sentence } from '../question/reason.js';
import { keyOf } from '../question/touches.js';
import { swipeIntoView } from '../scroll-into-view.js';
import { type CardForm, CardInside, type CardState, cardClass, cardInWords } from './card.js';
import { dragged, dropPlaceAt } from './card-drag.js';
import { cardKey } from './card-names.js';
import { closeCard } from './card-popup.js';

/** How a card stands in the current question. */
export interface Standing {
  state: CardState | null;
  /** Why it cannot be played. */
  why: string | null;
}

/** Whether a card can be chosen now, is chosen, or why not; null if nothing is asked about it. */
export function standingOf(controller: DecisionController | null, touch: Touch | null, copy = 0): Standing {
  if (!controller || !touch || controller.decision.value === null) return { state: null, why: null };
  if (controller.isChosen(touch, copy)) return { state: 'chosen', why: null };
  if (controller.isLegal(touch)) return { state: 'playable', why: null };
  const [reason] = controller.reasons(touch);
  if (reason) return { state: 'unplayable', why: sentence(reasonOf(reason)) };
  // Nothing is wrong with the card if the question is not about cards.
  const aboutCards = [...controller.legal.value.keys()].some((key) => key.startsWith(`${touch.kind}:`));
  return { state: aboutCards ? 'unplayable' : null, why: null };
}

function seenAs(stands: Standing, quiet = false, offered = false): Standing {
  if (quiet && stands.state === 'unplayable') return { state: null, why: null };
  return offered && stands.state === 'playable' ? { state: 'offered', why: null } : stands;
}

interface PlayCardProps {
  board: BoardModule;
  face: CardFace;
  form: CardForm;
  touch: Touch | null;
  controller: DecisionController | null;
  /** Of equal cards: which one it is, the one touched last first. */
  copy?: number;
  /** The question is not about these cards: they need not say that they cannot be played. */
  quiet?: boolean;
  /** It may be used as an answer: it has a ring. */
  offered?: boolean;
  /** Called when this very card is touched or lifted. */
  touched?(): void;
}

/** How far the pointer moves before a press becomes a drag. */
const DRAG = 8;

/** A card in the tray: a click chooses it, a drag takes it to the board. */
export function PlayCard(props: PlayCardProps) {
  const { board, face, form, touch, controller, copy = 0, quiet, offered, touched } = props;
  const stands = standingOf(controller, touch, copy);
  const { state, why } = seenAs(stands, quiet, offered);
  const drag = useRef<{ x: number; y: number; id: number; off: boolean } | null>(null);
  const dragging = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  const isChosen = state === 'chosen';
  // It may have been chosen elsewhere, by its name.
  useEffect(() => {
    if (isChosen && !dragging.current) swipeIntoView(button.current);
  }, [isChosen]);
  const look = { board, face, form, state, why };
  const begin = (event: PointerEvent) => {
    dragging.current = false;
    if (!touch || !controller || event.button !== 0 || controller.decision.value === null) return;
    drag.current = { x: event.clientX, y: event.clientY, id: event.pointerId, off: false };
  };
  const move = (event: PointerEvent & { currentTarget: HTMLElement }) => {
    const from = drag.current;
    if (!from || from.off || event.pointerId !== from.id || !touch || !controller) return;
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    if (!dragging.current) {
      if (Math.hypot(dx, dy) < DRAG) return;
      // A finger that moves sideways scrolls the row.
      if ((event.pointerType !== 'mouse' && Math.abs(dx) > Math.abs(dy)) || !controller.lift(touch)) {
        from.off = true;
        return;
      }
      dragging.current = true;
      touched?.();
      event.currentTarget.setPointerCapture(event.pointerId);
      closeCard();
    }
    dragged.value = { touch, face, x: event.clientX, y: event.clientY };
  };
  const end = (event: PointerEvent, dropped: boolean) => {
    const from = drag.current;
    drag.current = null;
    if (!from || !dragging.current) return;
    dragged.value = null;
    const place = dropped ? dropPlaceAt(event.clientX, event.clientY) : null;
    if (place) controller?.drop(place);
    else controller?.drop();
  };
  return (
    <button
      ref={button}
      type="button"
      class={cardClass(look)}
      data-touch={touch ? keyOf(touch) : undefined}
      data-card={cardKey(face.id, face.seat)}
      data-card-late={form === 'full' || undefined}
      aria-pressed={state === 'chosen' || undefined}
      aria-disabled={state === 'unplayable' || undefined}
      aria-description={[stands.why ?? (state === 'unplayable' ? w.decide.noReason : ''), cardInWords(face)]
        .filter(Boolean)
        .join(' ')}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={(event) => end(event, true)}
      onPointerCancel={(event) => end(event, false)}
      onClick={() => {
        // The end of a drag is no click.
        if (dragging.current) dragging.current = false;
        else if (touch) {
          touched?.();
          controller?.touch(touch);
        }
      }}
    >
      <CardInside {...look} />
    </button>
  );
}

/** The card under the pointer while it is dragged. */
export function DraggedCard({ board }: { board: BoardModule }) {
  const card = dragged.value;
  if (!card) return null;
  return (
    <div class="dragged-card" style={{ transform: `translate(${card.x}px, ${card.y}px)` }} aria-hidden="true">
      <span class={cardClass({ face: card.face, form: 'head', state: 'chosen' })}>
        <CardInside board={board} face={card.face} form="head" state="chosen" />
      </span>
    </div>
  );
}
