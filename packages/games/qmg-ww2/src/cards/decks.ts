import type { Card, Edition } from './declare.js';
import { GERMANY_DECK, GERMANY_RULES } from './germany/deck.js';
import { ITALY_DECK, ITALY_RULES } from './italy/deck.js';
import { JAPAN_DECK, JAPAN_RULES } from './japan/deck.js';
import { SOVIET_UNION_DECK, SOVIET_UNION_RULES } from './soviet-union/deck.js';
import { UNITED_KINGDOM_DECK, UNITED_KINGDOM_RULES } from './united-kingdom/deck.js';
import { UNITED_STATES_DECK, UNITED_STATES_RULES } from './united-states/deck.js';

/** The order numbers the items of every stored state, so it must never change. */
const DECKS = [
  GERMANY_DECK,
  JAPAN_DECK,
  ITALY_DECK,
  UNITED_KINGDOM_DECK,
  SOVIET_UNION_DECK,
  UNITED_STATES_DECK,
];

/** The ids of all cards in either edition; an unknown id does not compile. */
export type CardId = (typeof DECKS)[number][Edition][number]['id'];

/** All cards of an edition, deck by deck. */
export function cardsOf(edition: Edition): readonly Card<CardId>[] {
  return DECKS.flatMap((deck): readonly Card<CardId>[] => deck[edition]);
}

/** Rules used by single cards only. */
export const CARD_RULES = [
  ...GERMANY_RULES,
  ...UNITED_KINGDOM_RULES,
  ...JAPAN_RULES,
  ...SOVIET_UNION_RULES,
  ...ITALY_RULES,
  ...UNITED_STATES_RULES,
];
