import type { StandFastCondition } from '../combat/reactions.js';
import { ALLIES, AXIS, FACTION, type FactionId, type Side } from '../pieces/pieces.js';
import { type Card, type CardSide, type Era, NO_REACTION, REACTION, type ReactionId } from './card.js';

// How cards are declared: each text next to the rule that carries it out. A text without a rule, or a rule without a
// text, does not compile.

interface Told {
  /** The rulebook prints the whole text. Otherwise it comes from public sources, checked against each other. */
  provenance?: 'printed';
}

/** Every card of a deck has a reaction, and every Stand Fast a condition below it. */
type Reacts =
  | { reaction: Exclude<ReactionId, 'stand-fast'>; detail?: never }
  | { reaction: 'stand-fast'; detail: StandFastCondition };

/** A card of a deck. */
export type DeckCard = CardSide & Told & Reacts & { firstGame?: true; second?: never };

/** A Contingency card: its two sides, and no reaction. */
export type ContingencyCard = CardSide &
  Told & { second: CardSide; firstGame?: never; reaction?: never; detail?: never };

type OfTheAxis = { faction: Exclude<FactionId, 'soviet'> };
type ById<Id extends string, One> = { readonly [id in Id]: One };

export function axisCards<Id extends string>(era: 'mid' | 'late', cards: ById<Id, DeckCard & OfTheAxis>) {
  return inOrder<Id>(AXIS, era, cards);
}

export function axisContingency<Id extends string>(cards: ById<Id, ContingencyCard & OfTheAxis>) {
  return inOrder<Id>(AXIS, 'contingency', cards);
}

export function alliedCards<Id extends string>(era: 'mid' | 'late', cards: ById<Id, DeckCard>) {
  return inOrder<Id>(ALLIES, era, cards);
}

export function alliedContingency<Id extends string>(cards: ById<Id, ContingencyCard>) {
  return inOrder<Id>(ALLIES, 'contingency', cards);
}

function inOrder<Id extends string>(
  side: Side,
  era: Era,
  cards: ById<Id, (DeckCard | ContingencyCard) & Partial<OfTheAxis>>,
): Card<Id>[] {
  return (Object.keys(cards) as Id[]).map((id) => {
    const { name, text, does, faction = 'soviet', firstGame = false, ...rest } = cards[id];
    const { reaction, detail = null, provenance = 'sourced', second = null } = rest;
    return {
      id,
      name,
      text,
      does,
      side,
      faction: FACTION.index(faction),
      era,
      firstGame,
      reaction: reaction === undefined ? NO_REACTION : REACTION.index(reaction),
      detail,
      provenance,
      second,
    };
  });
}
