import { type By, names } from '@sandtable/kernel';
import { ALLIES_CONTINGENCY } from './allies/contingency.js';
import { ALLIES_LATE } from './allies/late.js';
import { ALLIES_MID } from './allies/mid.js';
import { AXIS_CONTINGENCY } from './axis/contingency.js';
import { AXIS_LATE } from './axis/late.js';
import { AXIS_MID } from './axis/mid.js';
import { type Card, type CardNumber, NO_TEXT, type TextNumber } from './card.js';
import type { Part } from './part.js';

const ALL = [
  ...AXIS_MID,
  ...AXIS_LATE,
  ...AXIS_CONTINGENCY,
  ...ALLIES_MID,
  ...ALLIES_LATE,
  ...ALLIES_CONTINGENCY,
];

/** The ids of all cards; an unknown id does not compile. */
export type CardId = (typeof ALL)[number]['id'];

/** All 110 cards, once each. The order numbers the items of every stored state, so it must never change. */
export const ALL_CARDS: readonly Card<CardId>[] = ALL;

/** Card numbers and names. */
export const CARD = names<CardNumber>(
  'card',
  ALL_CARDS.map(({ id }) => id),
);
export const CARDS: By<CardNumber, Card<CardId>> = ALL_CARDS;

/** The number of a card by its id, for declarations. */
export function card(id: CardId): CardNumber {
  return CARD.index(id);
}

/** The cards that satisfy the test. */
export function cardsWhere(holds: (card: Card<CardId>) => boolean): CardNumber[] {
  return CARD.values.filter((item) => holds(CARDS[item]));
}

const twoSided = ALL_CARDS.filter(({ second }) => second);

/** The texts of all cards in their order, then the second sides of the Contingency cards. */
export const TEXTS: By<TextNumber, readonly Part[]> = [
  ...ALL_CARDS.map(({ does }) => does),
  ...twoSided.flatMap(({ second }) => (second ? [second.does] : [])),
];

/** The text number of each card, and that of its second side, or -1. */
export const FIRST_TEXT: By<CardNumber, TextNumber> = ALL_CARDS.map((_, text) => text as TextNumber);
export const SECOND_TEXT: By<CardNumber, TextNumber> = ALL_CARDS.map((one) =>
  one.second ? ((ALL_CARDS.length + twoSided.indexOf(one)) as TextNumber) : NO_TEXT,
);
