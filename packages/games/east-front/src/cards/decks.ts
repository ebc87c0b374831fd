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

/** Every card there is: a name that is none of these does not compile. */
export type CardId = (typeof ALL)[number]['id'];

/** All 110 cards: each is there once. Their order is that of the items in every state, so it stays as it is. */
export const ALL_CARDS: readonly Card<CardId>[] = ALL;

/** The numbers of the cards, and their names. */
export const CARD = names<CardNumber>(
  'card',
  ALL_CARDS.map(({ id }) => id),
);
export const CARDS: By<CardNumber, Card<CardId>> = ALL_CARDS;

/** The number of a card by its id, for declarations. */
export function card(id: CardId): CardNumber {
  return CARD.index(id);
}

/** The cards for which this holds. */
export function cardsWhere(holds: (card: Card<CardId>) => boolean): CardNumber[] {
  return CARD.values.filter((item) => holds(CARDS[item]));
}

const twoSided = ALL_CARDS.filter(({ second }) => second);

/** The texts of all cards in their order, then the second sides of the Contingency cards. */
export const TEXTS: By<TextNumber, readonly Part[]> = [
  ...ALL_CARDS.map(({ does }) => does),
  ...twoSided.flatMap(({ second }) => (second ? [second.does] : [])),
];

/** For each card the number of its text, and that of its second one, or -1. */
export const FIRST_TEXT: By<CardNumber, TextNumber> = ALL_CARDS.map((_, text) => text as TextNumber);
export const SECOND_TEXT: By<CardNumber, TextNumber> = ALL_CARDS.map((one) =>
  one.second ? ((ALL_CARDS.length + twoSided.indexOf(one)) as TextNumber) : NO_TEXT,
);
