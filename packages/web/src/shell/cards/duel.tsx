import type { SpelledOption } from '@sandtable/kernel';
import type { CardFace } from '../../boards/board-module.js';
import { w } from '../../languages/index.js';
import { cardsAnswer } from '../question/about-hand.js';
import { SeatBadge } from '../seat-badge.js';
import { SwipeRow } from '../swipe-row.js';
import type { TableSession } from '../table-session.js';
import { Card } from './card.js';
import { cardKey } from './card-names.js';
import { PlayCard } from './play-card.js';
import { WrittenCard } from './written-card.js';

/** More cards than this do not fit beside each other: they are written out in the list of options. */
const MOST = 3;

/** The ids of the cards that options offer as an answer, each once. */
export function offeredCards(options: readonly SpelledOption[]): string[] {
  const alone = options.filter(({ touches }) => touches.length === 1 && touches[0].kind === 'card');
  return [...new Set(alone.map(({ touches }) => touches[0].id))];
}

interface Facing {
  seat: string;
  answered: { at: { id: string; seat: string }; face: CardFace } | null;
  shown: readonly CardFace[];
}

/** The cards of a reaction; null if there are none. */
function facing({
  board,
  controller,
  view: { value: view },
  seat: { value: seat },
}: TableSession): Facing | null {
  if (!view || seat === null || !controller.decision.value?.standing) return null;
  const offered = offeredCards(controller.options.value).flatMap((id) => board.card(view, id, seat) ?? []);
  const at = board.answered?.(view) ?? null;
  const face = at && board.card(view, at.id, at.seat);
  const shown = offered.length > MOST ? [] : offered;
  if (shown.length === 0 && !face) return null;
  return { seat, answered: at && face ? { at, face } : null, shown };
}

/** Whether all of these options are cards of the reaction, and so can be pressed there. */
export function areInDuel(session: TableSession, options: readonly SpelledOption[]): boolean {
  const shown = facing(session)?.shown.map(({ id }) => id) ?? [];
  return options.every(({ touches: [touch, ...others] }) => others.length === 0 && shown.includes(touch?.id));
}

/**
 * The card that an option answers with, if it has to be read in the list: the tray shows only its head, and it is not
 * among those beside the card that is answered.
 */
export function writtenCard(session: TableSession, option: SpelledOption): CardFace | null {
  const { board, seat, view } = session;
  const [touch, ...others] = option.touches;
  if (touch?.kind !== 'card' || others.length > 0 || !view.value || !cardsAnswer(session)) return null;
  if (areInDuel(session, [option])) return null;
  const face = board.card(view.value, touch.id, seat.value);
  return face?.text ? face : null;
}

/** Whether cards are written out in the list of options. */
export function hasWrittenCards(session: TableSession): boolean {
  return session.controller.options.value.some((option) => writtenCard(session, option) !== null);
}

/** How many cards are in a reaction; 0 if none are shown. */
export function cardsInDuel(session: TableSession): number {
  const found = hasWrittenCards(session) ? null : facing(session);
  return found ? found.shown.length + (found.answered ? 1 : 0) : 0;
}

/** The card that is answered, written out as those are that answer it: above them, on a phone after them. */
export function WrittenAnswered({ session }: { session: TableSession }) {
  const answered = facing(session)?.answered;
  if (!answered || !hasWrittenCards(session)) return null;
  const { at, face } = answered;
  return (
    <div class={`written-answered ${face.className ?? ''}`}>
      <WhoseCard session={session} at={at} />
      <WrittenCard face={face} opens={at.id} />
    </div>
  );
}

/** Who used the card that is answered. */
function WhoseCard({ session, at }: { session: TableSession; at: { seat: string } }) {
  return (
    <p class="caps">
      <SeatBadge board={session.board} seat={at.seat} />
      {at.seat === session.seat.value ? w.cards.youPlayed : w.cards.theyPlayed(session.nameOf(at.seat))}
    </p>
  );
}

/** A reaction: the card that is answered, and the cards one may answer with, if any, side by side in full. */
export function Duel({ session }: { session: TableSession }) {
  const { board, controller } = session;
  const found = facing(session);
  if (!found || hasWrittenCards(session)) return null;
  const { seat, answered, shown } = found;
  const { at } = answered ?? {};
  const count = shown.length + (answered ? 1 : 0);
  const size = `${count === 3 ? 'is-three' : ''} ${count > 2 ? 'is-long' : ''}`;
  return (
    <SwipeRow className="duel-row">
      <div class={`duel ${shown.length === 0 ? 'is-alone' : ''} ${answered ? 'has-answered' : ''} ${size}`}>
        {answered && at && (
          <div class="duel-card is-answered" data-card={cardKey(at.id, at.seat)} data-card-late>
            <WhoseCard session={session} at={at} />
            <Card board={board} face={answered.face} />
          </div>
        )}
        {shown.map((face) => (
          <div class="duel-card" key={face.id}>
            <p class="caps">
              <SeatBadge board={board} seat={seat} />
              {w.cards.youMayUse}
            </p>
            <PlayCard
              board={board}
              face={face}
              form="full"
              touch={{ kind: 'card', id: face.id }}
              controller={controller}
              offered
            />
          </div>
        ))}
      </div>
    </SwipeRow>
  );
}
