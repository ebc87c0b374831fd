import { type Frame, PUBLIC, type Verb } from '@sandtable/kernel';
import { NEIGHBOURS, type Space, space } from '../board/board.js';
import type { CardNumber, ReactionNumber } from '../cards/card.js';
import type { Facts } from '../facts.js';
import { type GameRefusal, verb } from '../kit.js';
import { type Faction, INFANTRY, type Side, TANK, type Type } from '../pieces/pieces.js';
import { handOf, inHand, positionOf, type R, spend, type Table, type U } from '../table.js';
import * as refuse from '../words/refusals.js';

/** One reaction that a question allows: its condition, and its effect once the card is spent. */
export interface Reaction<B extends object = object> {
  reaction: ReactionNumber;
  check(u: R, card: CardNumber, f: Frame & B): GameRefusal<CardNumber> | null;
  take(u: U, card: CardNumber): void;
}

/** Uses the reaction of a card from hand, which reveals the card (reaction.when, text.spent). */
export function reactVerb<B extends object = object>(...allowed: Reaction<B>[]): Verb<Table, Facts, B> {
  const find = (u: R, card: CardNumber) =>
    allowed.find(({ reaction }) => reaction === u.facts.cards[card].reaction) ?? null;
  const refused = (u: R, f: Frame & B, card: CardNumber, seat: Side): GameRefusal<CardNumber> | null => {
    if (!inHand(u, seat, card)) return refuse.notInHand;
    const reaction = find(u, card);
    return reaction ? reaction.check(u, card, f) : refuse.notItsMoment;
  };
  return verb<CardNumber, B>({
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
  });
}

/** What a hand allows is secret, unless the hand is empty (secrecy.windows). */
export function holdsCards(u: R, _: unknown, seat: Side): boolean {
  return handOf(u, seat).length > 0;
}

/**
 * Could this side hold such a card, by public information? It is asked only then. A card that was revealed when used,
 * or a Late War card not yet in play, cannot be in hand (secrecy.windows).
 */
export function mayHold(
  u: R,
  side: Side,
  reaction: ReactionNumber,
  ofFaction: (faction: Faction) => boolean,
): boolean {
  return (
    handOf(u, side).length > 0 &&
    u.facts.reacting[side][reaction].some(
      (card) => (u.state.known[card] & PUBLIC) === 0 && ofFaction(u.facts.cards[card].faction),
    )
  );
}

/** The conditions printed below a Stand Fast: a defending piece of the card's faction, or a place. */
const CONDITIONS = {
  'Defending infantry': { type: INFANTRY },
  'Defending tank': { type: TANK },
  'In or adjacent to Berlin': { spaces: [space('berlin'), ...NEIGHBOURS[space('berlin')]] },
  'Finland or Karelia': { spaces: [space('finland'), space('karelia')] },
  Leningrad: { spaces: [space('leningrad')] },
  Sevastopol: { spaces: [space('sevastopol')] },
  Moscow: { spaces: [space('moscow')] },
  Stalingrad: { spaces: [space('stalingrad')] },
} satisfies Record<string, { type: Type } | { spaces: readonly Space[] }>;

export type StandFastCondition = keyof typeof CONDITIONS;

/** reaction.stand-fast-detail */
export function refuseStandFast(u: R, card: CardNumber, at: Space): GameRefusal<CardNumber> | null {
  const { detail, faction } = u.facts.cards[card];
  if (detail === null) return null;
  const condition = CONDITIONS[detail];
  if ('spaces' in condition) return condition.spaces.includes(at) ? null : refuse.standsElsewhere;
  return positionOf(u).count(faction, condition.type, at) > 0 ? null : refuse.noSuchDefender;
}
