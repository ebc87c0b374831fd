import { quote } from '@sandtable/kernel';
import type { CardEvent } from '../cards/political-box.js';
import { AXIS_CARD_ROWS, SOVIET_CARD_ROWS, WESTERN_CARD_ROWS } from '../data/cards/index.js';
import { POLITICAL_EVENT_NAMES, type PoliticalEventId } from '../events/event-names.js';
import { readRows, wordsOf } from '../read-rows.js';
import type { Rows } from './tables.js';

/** The column of the Political Events in the card data. */
const POLITICAL = 12;

const isEvent = (word: string) => word === '-' || /^\d/.test(word);

/** The cards with a table: whether they name a Country, and the results of die rolls 1 to 6. */
const tables = [AXIS_CARD_ROWS, WESTERN_CARD_ROWS, SOVIET_CARD_ROWS].flatMap(readRows).flatMap((cells) => {
  const [mode, ...words] = wordsOf(cells[POLITICAL]);
  const hasTarget = words.some((word) => word.startsWith('target:'));
  return mode === 'table' ? [{ card: cells[0], hasTarget, results: words.filter(isEvent) }] : [];
});

/** Our tables: the card, then "19.14:supply" or "-" for No Result. */
export const POLITICAL_TABLE_ROWS: Rows = tables.map(({ card, results }) => [card, ...results]);

/** The events that can be played (events/political-events.ts). A card may keep others of its own, but not get them. */
export const PLAYED_EVENTS: readonly string[] = Object.keys(POLITICAL_EVENT_NAMES);
const isPlayed = (word: string) => PLAYED_EVENTS.includes(word.split(':')[0]);

/** Events of cards that name a Country need one; so a card has events of its own sort. */
const resultsOf = (hasTarget: boolean): ReadonlySet<string> =>
  new Set(
    tables
      .filter((table) => table.hasTarget === hasTarget)
      .flatMap(({ results }) => results.filter(isPlayed)),
  );
const WITH_TARGET = resultsOf(true);
const WITHOUT_TARGET = resultsOf(false);

export function wrongPoliticalTable(cells: readonly string[], card: string): string | null {
  const table = tables.find((one) => one.card === card)!;
  const expected = `expected 6 results such as '${table.results.find((word) => word !== '-')}' or '-'`;
  if (cells.length !== 6) return `${expected}, found ${cells.length}`;
  const known = new Set([...table.results, ...(table.hasTarget ? WITH_TARGET : WITHOUT_TARGET), '-']);
  const bad = cells.find((cell) => !known.has(cell));
  if (bad === undefined) return null;
  return `${quote(bad)} is no result of such a card (${[...known].sort().join(' ')})`;
}

/** By card: the results of die rolls 1 to 6, null for No Result. */
export function readPoliticalTables(rows: Rows): ReadonlyMap<string, readonly (CardEvent | null)[]> {
  return new Map(rows.map(([card, ...results]) => [card, results.map(readResult)]));
}

function readResult(word: string): CardEvent | null {
  if (word === '-') return null;
  const [event, about = ''] = word.split(':');
  return { event: event as PoliticalEventId, about };
}
