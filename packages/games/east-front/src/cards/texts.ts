import { ALLIED_TEXTS } from './allies.js';
import { AXIS_TEXTS } from './axis.js';
import { CARDS } from './cards.js';
import { CONTINGENCY_TEXTS } from './contingency.js';
import type { Part } from './part.js';

/** The text of each card; a card that nobody has declared is a mistake that shows at once. */
function textOf(id: string): readonly Part[] {
  const text = AXIS_TEXTS[id] ?? ALLIED_TEXTS[id] ?? CONTINGENCY_TEXTS[id]?.initial;
  if (!text) throw new Error(`nobody has declared what '${id}' says`);
  return text;
}

const contingency = CARDS.flatMap(({ id }) => (CONTINGENCY_TEXTS[id] ? [id] : []));

/** The texts of all cards in their order, then the second sides of the Contingency cards. */
export const TEXTS: readonly (readonly Part[])[] = [
  ...CARDS.map(({ id }) => textOf(id)),
  ...contingency.map((id) => CONTINGENCY_TEXTS[id].second),
];

/** For each card the number of its second text, or -1. */
export const SECOND_TEXT: readonly number[] = CARDS.map(({ id }) =>
  contingency.includes(id) ? CARDS.length + contingency.indexOf(id) : -1,
);
