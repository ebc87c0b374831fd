import type { SpelledOption } from '@sandtable/kernel';
import { w } from '../../languages/index.js';
import { SeatBadge } from '../seat-badge.js';
import type { TableSession } from '../table-session.js';
import { Card } from './card.js';
import { cardKey } from './card-names.js';
import { PlayCard } from './play-card.js';

/** More cards than this are better read in the tray. */
const MOST = 3;

/** The ids of the cards that options offer as an answer, each once. */
export function offeredCards(options: readonly SpelledOption[]): string[] {
  const alone = options.filter(({ touches }) => touches.length === 1 && touches[0].kind === 'card');
  return [...new Set(alone.map(({ touches }) => touches[0].id))];
}

/** A reaction: the card that is answered, and the cards one may answer with, if any, side by side in full. */
export function Duel({ session }: { session: TableSession }) {
  const { board, controller } = session;
  const view = session.view.value;
  const seat = session.seat.value;
  const decision = controller.decision.value;
  if (!view || seat === null || !decision?.standing) return null;
  const offered = offeredCards(controller.options.value).flatMap((id) => board.card(view, id, seat) ?? []);
  const at = board.answered?.(view) ?? null;
  const answered = at && board.card(view, at.id, at.seat);
  const shown = offered.length > MOST ? [] : offered;
  if (shown.length === 0 && !answered) return null;
  return (
    <div class={`duel ${shown.length === 0 ? 'is-alone' : ''}`}>
      {answered && at && (
        <div class="duel-card" data-card={cardKey(at.id, at.seat)} data-card-late>
          <p class="caps">
            <SeatBadge board={board} seat={at.seat} />
            {at.seat === seat ? w.cards.youPlayed : w.cards.theyPlayed(session.nameOf(at.seat))}
          </p>
          <Card board={board} face={answered} />
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
  );
}
