import { useSignal } from '@preact/signals';
import type { Touch, View } from '@sandtable/kernel';
import { useMemo } from 'preact/hooks';
import type { BoardModule, Pile } from '../../boards/board-module.js';
import { w } from '../../languages/index.js';
import { memo } from '../memo.js';
import { cardsAnswer, isAboutHand } from '../question/about-hand.js';
import type { DecisionController } from '../question/decision-controller.js';
import { SeatBadge } from '../seat-badge.js';
import { SwipeRow } from '../swipe-row.js';
import type { TableSession } from '../table-session.js';
import { OwnTable, type OwnTableProps } from './own-table.js';
import { DraggedCard, PlayCard, standingOf } from './play-card.js';

/** With this many cards, what else lies on the table has more width. */
const SMALL = 5;
/** With more cards than this, they need the width of what else lies on the table. */
const CROWDED = 8;
/** With more cards than this, they are a row that scrolls. */
const LONG = 14;

interface TrayProps {
  session: TableSession;
  /** Only the heads of the cards: the question is not about the hand, or the screen is low. */
  folded?: boolean;
}

/** The hand of the current seat and what lies in front of it. */
export function Tray({ session, folded = false }: TrayProps) {
  const seat = session.seat.value;
  const view = session.view.value;
  const hands = session.hands();
  if (seat === null || !view) return null;
  if (session.board.handAside && !isAboutHand(session)) return null;
  return (
    <SeatTray
      board={session.board}
      view={view}
      seat={seat}
      controller={session.controller}
      folded={folded}
      answering={cardsAnswer(session)}
      label={`${w.table.hand}: ${session.nameOf(seat)}`}
      seats={hands.map((id) => ({ id, name: session.nameOf(id) }))}
      lookThrough={(own) => session.lookThrough(own)}
    />
  );
}

interface SeatTrayProps {
  board: BoardModule;
  view: View;
  seat: string;
  /** Null in a replay. */
  controller: DecisionController | null;
  folded: boolean;
  /** Cards only answer something now. */
  answering?: boolean;
  label: string;
  /** The hands one may look at. */
  seats: readonly { id: string; name: string }[];
  lookThrough(seat: string): void;
}

/** The tray of a seat, in a game or in a replay. */
export function SeatTray(props: SeatTrayProps) {
  const { board, view, seat, controller, folded, answering = false, label, seats, lookThrough } = props;
  // Of equal cards only the one that was touched is lifted.
  const touched = useSignal(-1);
  // The same objects as long as the position is: a press renders only the cards that look different.
  const { hand, others, shares } = useMemo(() => {
    const piles = board.piles(view, seat);
    const own = handOf(piles);
    return {
      hand: own,
      others: piles.filter((pile) => pile !== own),
      shares: own?.cards.map((id) => shareOf(board, view, id, seat)) ?? [],
    };
  }, [board, view, seat]);
  if (!hand && others.length === 0) return null;
  const count = hand?.cards.length ?? 0;
  const asked = isAsked(controller, hand);
  return (
    <section class={`tray hand ${folded ? 'is-folded' : ''} ${sizeOf(count)}`} aria-label={label}>
      <div class="tray-hand">
        <div class={`tray-head ${seats.length > 1 ? 'has-tabs' : ''}`}>
          {seats.length > 1 && <SeatTabs board={board} seat={seat} seats={seats} lookThrough={lookThrough} />}
          <h3 class="caps">
            {hand?.title ?? w.table.hand} <span class="count">{count}</span>
          </h3>
          {!board.handAside && <span class="tray-hint">{hintOf(controller, hand, asked, answering)}</span>}
        </div>
        <SwipeRow>
          <ul class="cards">
            {hand?.cards.map((id, i) => {
              const copy = copyOf(hand.cards, i, touched.value);
              const whole = !folded || isUp(controller, hand, id, copy);
              return (
                <li
                  key={`${id ?? ''} ${i}`}
                  class={folded && whole ? 'is-up' : undefined}
                  style={{ flexGrow: folded ? 1 : shares[i] }}
                >
                  <HandCard
                    pile={hand}
                    id={id}
                    board={board}
                    view={view}
                    seat={seat}
                    controller={controller}
                    whole={whole}
                    quiet={!asked}
                    copy={copy}
                    touch={() => {
                      touched.value = i;
                    }}
                  />
                </li>
              );
            })}
          </ul>
        </SwipeRow>
      </div>
      <StillTable board={board} view={view} seat={seat} controller={controller} piles={others} />
      <DraggedCard board={board} />
    </section>
  );
}

/** It says by itself what of it may be used. */
const StillTable = memo((props: OwnTableProps) => <OwnTable {...props} />);

function handOf(piles: readonly Pile[]): Pile | null {
  return piles.find((pile) => pile.hand) ?? piles.find(({ spread }) => spread) ?? null;
}

/** Whether a card of the folded hand stands up: the chosen one, to be read. Of several that are ticked none does. */
export function standsUp({ board, controller, seat, view }: TableSession): boolean {
  if (!view.value || seat.value === null || controller.several.value) return false;
  const hand = handOf(board.piles(view.value, seat.value));
  return hand?.cards.some((id) => isChosen(controller, id === null ? null : hand.touch?.(id))) ?? false;
}

/** Whether this card of the folded hand stands up. */
function isUp(controller: DecisionController | null, hand: Pile, id: string | null, copy: number): boolean {
  if (id === null || controller?.several.value) return false;
  return isChosen(controller, hand.touch?.(id), copy);
}

function isChosen(controller: DecisionController | null, touch: Touch | null | undefined, copy = 0): boolean {
  return standingOf(controller, touch ?? null, copy).state === 'chosen';
}

interface HandCardProps {
  pile: Pile;
  id: string | null;
  board: BoardModule;
  view: View;
  seat: string;
  controller: DecisionController | null;
  /** Not only its head. */
  whole: boolean;
  /** The question is not about the hand. */
  quiet: boolean;
  /** Of equal cards: which one it is, the one touched last first. */
  copy: number;
  touch(): void;
}

/** What the style sheets ask about the number of cards. */
function sizeOf(count: number): string {
  if (count <= SMALL) return 'is-small';
  return `${count > CROWDED ? 'is-crowded' : ''} ${count > LONG ? 'is-long' : ''}`;
}

/** Numbers equal cards from 0 on, the one that was touched first. */
function copyOf(cards: readonly (string | null)[], at: number, touched: number): number {
  const equal = cards.flatMap((id, i) => (id === cards[at] ? [i] : []));
  if (!equal.includes(touched)) return equal.indexOf(at);
  return at === touched ? 0 : 1 + equal.filter((i) => i !== touched).indexOf(at);
}

function HandCard({
  pile,
  id,
  board,
  view,
  seat,
  controller,
  whole,
  quiet,
  copy,
  touch: note,
}: HandCardProps) {
  const face = useMemo(() => (id === null ? null : board.card(view, id, seat)), [board, view, id, seat]);
  if (!face)
    return <span class={`card card-back ${board.seatMark(seat).className}`}>{id ?? w.table.hiddenCard}</span>;
  const touch = pile.touch?.(face.id) ?? null;
  return (
    <PlayCard
      board={board}
      face={face}
      form={whole ? 'full' : 'head'}
      touch={touch}
      controller={controller}
      copy={copy}
      quiet={quiet}
      touched={note}
    />
  );
}

interface SeatTabsProps {
  board: BoardModule;
  seat: string;
  seats: readonly { id: string; name: string }[];
  lookThrough(seat: string): void;
}

/** For a person who has several seats: whose hand is shown. */
const SeatTabs = memo(({ board, seat, seats, lookThrough }: SeatTabsProps) => (
  <div class="hand-tabs" role="group" aria-label={w.table.hand}>
    {seats.map(({ id, name }) => (
      <button
        key={id}
        type="button"
        aria-pressed={id === seat}
        title={name}
        class="hand-tab"
        onClick={() => lookThrough(id)}
      >
        <SeatBadge board={board} seat={id} />
        <span class="unseen">{name}</span>
      </button>
    ))}
  </div>
));

/** A card with a long text is a little wider. */
function shareOf(board: BoardModule, view: View, id: string | null, seat: string): number {
  const face = id === null ? null : board.card(view, id, seat);
  const letters = face ? face.text.length + (face.note?.length ?? 0) : 0;
  return 1 + Math.min(0.4, Math.max(0, (letters - 170) / 400));
}

/** A line that says what the hand is for now. */
function hintOf(
  controller: DecisionController | null,
  hand: Pile | null,
  asked: boolean,
  answering: boolean,
): string {
  if (!controller?.decision.value || !hand || hand.cards.length === 0) return '';
  if (!asked) return controller.legal.value.size > 0 ? w.cards.notNeeded : '';
  if (controller.several.value) return w.cards.tick;
  if (answering) return w.cards.lit;
  return controller.picked.value.length > 0 || controller.pending.value ? w.cards.another : w.cards.click;
}

/** Whether a card of the hand can be chosen now. */
function isAsked(controller: DecisionController | null, hand: Pile | null): boolean {
  if (!controller?.decision.value || !hand) return false;
  return hand.cards.some((id) => {
    const touch = id === null ? null : (hand.touch?.(id) ?? null);
    return touch !== null && controller.isLegal(touch);
  });
}
