import { quote } from '@sandtable/kernel';
import { type CardBlitz, type CardSteps, parseSteps, readBlitz, readSteps } from '../cards/card-steps.js';
import { AXIS_CARD_ROWS, SOVIET_CARD_ROWS, WESTERN_CARD_ROWS } from '../data/cards/index.js';
import { readRows, wordsOf } from '../read-rows.js';
import type { Rows } from './tables.js';

/** The columns of the card data. */
const BLITZ = 9;
const REPLACEMENTS = 10;

const cards = [AXIS_CARD_ROWS, WESTERN_CARD_ROWS, SOVIET_CARD_ROWS].flatMap(readRows);
/** No steps at all. */
const NONE = '-';

/** Our cards: the replacement steps of each, "germany:infantry*6". */
export const CARD_STEP_ROWS: Rows = cards.map((cells) => {
  const words = wordsOf(cells[REPLACEMENTS]);
  return [cells[0], ...(words.length > 0 ? words : [NONE])];
});

/** Our cards: the Blitz symbols of each, fixed and variable. */
export const CARD_BLITZ_ROWS: Rows = cards.map((cells) => {
  const { fixed, variable } = readBlitz(cells[BLITZ]);
  return [cells[0], String(fixed), String(variable)];
});

export function wrongCardSteps(cells: readonly string[]): string | null {
  if (cells.length === 1 && cells[0] === NONE) return null;
  const bad = cells.find((cell) => parseSteps(cell) === null);
  return bad === undefined ? null : `expected steps such as germany:infantry*6, or '-', not ${quote(bad)}`;
}

/** What an owner of the game has entered for a card. */
export interface CardValues {
  blitz?: CardBlitz;
  replacements?: readonly CardSteps[];
}

/** The cards that differ from ours. */
export function readCardValues(steps: Rows, blitz: Rows): ReadonlyMap<string, CardValues> {
  const found = new Map<string, CardValues>();
  for (const [card, ...words] of steps)
    found.set(card, { replacements: words.filter((word) => word !== NONE).map(readSteps) });
  for (const [card, fixed, variable] of blitz)
    found.set(card, { ...found.get(card), blitz: { fixed: Number(fixed), variable: Number(variable) } });
  return found;
}
