import type { TableSession } from '../table-session.js';
import { keyOf } from './touches.js';

/** Whether cards only answer here: in a reaction, or in a combat. */
export function cardsAnswer({ board, controller, view }: TableSession): boolean {
  if (controller.decision.value?.standing) return true;
  return view.value !== null && (board.onStage?.(view.value) ?? false);
}

/**
 * Whether the question is about the player's hand: a card of its first pile may be chosen, and not only as an answer; or
 * nothing at all can be touched.
 */
export function isAboutHand(session: TableSession): boolean {
  const { board, controller, seat, view } = session;
  const here = view.value;
  const own = seat.value;
  if (!here || own === null || controller.decision.value === null) return false;
  const [hand] = board.piles(here, own);
  if (!hand?.touch) return false;
  // Not what could be chosen after the choice that is considered: the hand stays as it is meanwhile.
  const legal = new Set(controller.options.value.flatMap(({ touches }) => touches.map(keyOf)));
  const { subjects } = controller;
  // Such as whether to keep the first hand. A reaction is not one of them.
  if (!board.handAside && legal.size + subjects.value.size === 0 && !controller.decision.value.standing)
    return true;
  if (cardsAnswer(session)) return false;
  const touches = new Set(hand.cards.flatMap((id) => (id === null ? [] : [keyOf(hand.touch!(id))])));
  return [...touches].some((key) => legal.has(key) || subjects.value.has(key));
}
