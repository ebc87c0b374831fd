import { type Frame, say, type Verb } from '@sandtable/kernel';
import type { CardNumber } from '../cards/card.js';
import type { Facts } from '../facts.js';
import { type GameRefusal, process, question, verb } from '../kit.js';
import type { Side } from '../pieces/pieces.js';
import { bit, discard, handOf, inHand, type R, type Table, type U } from '../table.js';
import * as refuse from '../words/refusals.js';

/** A choice of a card in hand, known only to its owner (secrecy.discard). */
export function fromHand<B extends object>(
  name: string,
  take: (u: U, seat: Side, card: CardNumber, f: Frame & B) => void,
  check?: (u: R, seat: Side, card: CardNumber) => GameRefusal<CardNumber> | null,
): Verb<Table, Facts, B> {
  const refused = (u: R, seat: Side, card: CardNumber) =>
    inHand(u, seat, card) ? (check?.(u, seat, card) ?? null) : refuse.notInHand;
  return verb<CardNumber, B>({
    name,
    secret: true,
    domain: (u, _, seat) => u.facts.cardsOf[seat],
    check: (u, _, card, seat) => refused(u, seat, card),
    moot: (u, _, card, seat) => !inHand(u, seat, card),
    list(u, _, seat, add) {
      for (const card of handOf(u, seat)) if (refused(u, seat, card) === null) add(card);
    },
    apply: (u, f, card, seat) => take(u, seat, card, f),
  });
}

interface Payment {
  side: Side;
  /** Cards still to be discarded. */
  left: number;
}

/** Discards cards of any faction to pay a cost, hidden from the other player (action.cost). */
export function pushPayment(u: U, side: Side, cards: number): void {
  u.push(payment, { side, left: cards });
}

const payment = process<Payment>('payment', (u, f) => {
  if (f.left === 0) return u.done();
  const hand = handOf(u, f.side);
  if (hand.length > f.left) return u.push(payCard, { side: f.side, left: f.left });
  // The whole hand is discarded, so there is nothing to choose.
  for (const card of hand.slice()) discard(u, f.side, card);
  f.left = 0;
  f.step++;
});

const payCard = question<Payment>('pay', {
  seats: (_, f) => bit(f.side),
  prompt: (_, f) => (f.left === 1 ? say`Discard a card` : say`Discard ${f.left} cards`),
  anchor: 'action.cost',
  several: (_, f) => ({ verb: 'discard', min: f.left, max: f.left }),
  verbs: [
    fromHand('discard', (u, seat, card) => {
      discard(u, seat, card);
      u.findFrame(payment)!.left--;
    }),
  ],
});

export const payingRules = [payment, payCard];
