import { type Frame, PUBLIC, type Verb } from '@sandtable/kernel';
import { NEIGHBOURS, space } from '../board/board.js';
import { CARDS, REACTIONS } from '../cards/cards.js';
import type { Facts } from '../facts.js';
import type { No } from '../kit.js';
import { INFANTRY, SIDES, TANK } from '../pieces/pieces.js';
import { handOf, inHand, positionOf, type R, spend, type Table, type U } from '../table.js';
import * as refuse from '../words/refusals.js';

/** One reaction that a question allows: when, and what it does once the card is spent. */
export interface Reaction<B extends object = object> {
  reaction: number;
  check(u: R, card: number, f: Frame & B): No | null;
  take(u: U, card: number): void;
}

/** Uses the reaction of a card from hand; everybody sees the card (reaction.when, text.spent). */
export function reactVerb<B extends object = object>(...allowed: Reaction<B>[]): Verb<Table, Facts, B> {
  const find = (u: R, card: number) =>
    allowed.find(({ reaction }) => reaction === u.facts.cards[card].reaction) ?? null;
  const refused = (u: R, f: Frame & B, card: number, seat: number): No | null => {
    if (!inHand(u, seat, card)) return refuse.notInHand;
    const reaction = find(u, card);
    return reaction ? reaction.check(u, card, f) : refuse.notItsMoment;
  };
  return {
    name: 'react',
    domain: (u, _, seat) => u.facts.cardsOf[seat],
    check: (u, f, card, seat) => refused(u, f, card, seat),
    moot: (u, _, card, seat) => !inHand(u, seat, card),
    list(u, f, seat, add) {
      for (const card of handOf(u, seat)) if (refused(u, f, card, seat) === null) add(card);
    },
    apply(u, _, card, seat) {
      spend(u, seat, card);
      u.log('reacts', seat, card);
      find(u, card)!.take(u, card);
    },
  };
}

/** What a hand allows is its owner's secret, as long as there is one (secrecy.windows). */
export function holdsCards(u: R, _: unknown, seat: number): boolean {
  return handOf(u, seat).length > 0;
}

/** The cards of each side with each reaction. */
const WITH_REACTION = SIDES.map((_, side) =>
  REACTIONS.map((_, reaction) =>
    CARDS.flatMap((card, item) => (card.side === side && card.reaction === reaction ? [item] : [])),
  ),
);

/**
 * Could this side have such a card in hand, for all that everybody knows? Only then it is asked. A card that all
 * have seen used, or that still waits for the late war, cannot be there (secrecy.windows).
 */
export function mayHold(
  u: R,
  side: number,
  reaction: number,
  ofFaction: (faction: number) => boolean,
): boolean {
  return (
    handOf(u, side).length > 0 &&
    WITH_REACTION[side][reaction].some(
      (card) => (u.state.known[card] & PUBLIC) === 0 && ofFaction(CARDS[card].faction),
    )
  );
}

/** The conditions printed below a Stand Fast: a defending piece of the card's faction, or a place. */
const PLACES: Readonly<Record<string, readonly number[]>> = {
  'In or adjacent to Berlin': [space('berlin'), ...NEIGHBOURS[space('berlin')]],
  'Finland or Karelia': [space('finland'), space('karelia')],
  Leningrad: [space('leningrad')],
  Sevastopol: [space('sevastopol')],
  Moscow: [space('moscow')],
  Stalingrad: [space('stalingrad')],
};
const DEFENDERS: Readonly<Record<string, number>> = {
  'Defending infantry': INFANTRY,
  'Defending tank': TANK,
};

/** reaction.stand-fast-detail */
export function refuseStandFast(u: R, card: number, at: number): No | null {
  const { detail, faction } = u.facts.cards[card];
  if (detail === null) return null;
  const type = DEFENDERS[detail];
  if (type !== undefined) return positionOf(u).count(faction, type, at) > 0 ? null : refuse.noSuchDefender;
  return PLACES[detail].includes(at) ? null : refuse.standsElsewhere;
}

for (const { id, detail } of CARDS) {
  if (detail !== null && !(detail in PLACES) && !(detail in DEFENDERS))
    throw new Error(`${id} stands fast on a condition that nobody knows: ${detail}`);
}
