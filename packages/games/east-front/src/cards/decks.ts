import { ALLIES_CONTINGENCY } from './allies/contingency.js';
import { ALLIES_LATE } from './allies/late.js';
import { ALLIES_MID } from './allies/mid.js';
import { AXIS_CONTINGENCY } from './axis/contingency.js';
import { AXIS_LATE } from './axis/late.js';
import { AXIS_MID } from './axis/mid.js';
import type { Card } from './card.js';
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
export const CARDS: readonly Card<CardId>[] = ALL;

/** The number of a card by its id, for declarations. */
export function card(id: CardId): number {
  return CARDS.findIndex((one) => one.id === id);
}

const twoSided = CARDS.filter(({ second }) => second);

/** The texts of all cards in their order, then the second sides of the Contingency cards. */
export const TEXTS: readonly (readonly Part[])[] = [
  ...CARDS.map(({ does }) => does),
  ...twoSided.flatMap(({ second }) => (second ? [second.does] : [])),
];

/** For each card the number of its second text, or -1. */
export const SECOND_TEXT: readonly number[] = CARDS.map((one) =>
  one.second ? CARDS.length + twoSided.indexOf(one) : -1,
);
