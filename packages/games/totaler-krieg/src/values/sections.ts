import { quote } from '@sandtable/kernel';
import { KIND, KINDS, type UnitFace } from '../counters/kinds.js';
import * as ours from '../data/tables.js';
import { COUNTRY } from '../map/areas.js';
import { SHEET } from '../map/sheet.js';
import { readRows } from '../read-rows.js';
import { CARD_BLITZ_ROWS, CARD_STEP_ROWS, wrongCardSteps } from './card-values.js';
import { POLITICAL_TABLE_ROWS, wrongPoliticalTable } from './political-tables.js';
import { CAPACITY_ROWS, STRIPE_ROWS } from './printed.js';
import { type Rows, readRange, readResult } from './tables.js';

/** A part of the owner's file: one table, whose rows an owner of the game can replace by the printed ones. */
export interface Section {
  name: string;
  /** Our rows: the key, then the cells. */
  rows: Rows;
  /** What is wrong with the cells of a key; null if nothing is. */
  wrong(cells: readonly string[], key: string): string | null;
  /** What is wrong with the table as a whole. */
  wrongTogether?(rows: Rows): string | null;
  /** Its cells look like numbers and are none (19.10): they need quotes in a file. */
  quoted?: true;
  /** Why there is no such key. */
  unknown?: string;
}

/** Checks that there are so many cells and that each is right. */
function cellsLike(
  count: number,
  what: string,
  isRight: (cell: string, i: number) => boolean,
): Section['wrong'] {
  return (cells) => {
    const expected = `expected ${what}`;
    if (cells.length !== count) return `${expected}, found ${cells.length}`;
    const bad = cells.find((cell, i) => !isRight(cell, i));
    return bad === undefined ? null : `${expected}, not ${quote(bad)}`;
  };
}

const isDrm = (cell: string) => /^-?\d$/.test(cell);
const isMp = (cell: string) => /^[1-9]$/.test(cell);
const WEATHERS = ['clear', 'mud', 'storms', 'snow'];

const hexside = cellsLike(2, 'MP and column shift such as [1, -1]', (cell, i) =>
  i === 0 ? /^(\d|all|line)$/.test(cell) : isDrm(cell),
);

/** what a strait or beachhead costs is a rule and stays as it is. */
function wrongHexside(cells: readonly string[], key: string): string | null {
  const wrong = hexside(cells, key);
  if (wrong !== null) return wrong;
  const [, mp] = HEXSIDES.find(([terrain]) => terrain === key)!;
  const isFixed = !/^\d$/.test(mp);
  if (isFixed ? cells[0] === mp : /^\d$/.test(cells[0])) return null;
  return isFixed ? `its MP are always '${mp}'` : `expected a number of MP, not ${quote(cells[0])}`;
}
const HEXSIDES = readRows(ours.HEXSIDE_ROWS);

/** every Strategic Value leads to one box. */
function gapInTrack(rows: Rows): string | null {
  let next = Number.POSITIVE_INFINITY;
  for (const [key, cell] of rows) {
    const { min, max } = readRange(cell)!;
    if (max !== next) {
      const expected = next === Number.POSITIVE_INFINITY ? "'… or more'" : `values up to ${next}`;
      return `${key}: expected ${expected}, not ${quote(cell)}, so that every value has one box`;
    }
    next = min - 1;
  }
  return next === Number.NEGATIVE_INFINITY ? null : `${rows.at(-1)![0]}: expected '… or less'`;
}

/** An MA of at most 8, which movement can count. */
const FACE = /^\d{1,2}-\d{1,2}-[0-8]\/\d$/;
const faceText = ({ attack, defense, move, steps }: UnitFace) => `${attack}-${defense}-${move}/${steps}`;

const facesOf = ({ front, reduced, fortress }: (typeof KINDS)[number]): UnitFace[] =>
  [front, reduced, fortress].filter((face) => face !== null);

/** The sides that a unit has, and their steps, cannot be changed: organization depends on them. */
function wrongFaces(cells: readonly string[], key: string): string | null {
  const known = facesOf(KINDS[KIND.index(key)]).map(faceText);
  const such = `such as ${known.join(' and ')}`;
  if (cells.length !== known.length) {
    const sides = known.length === 1 ? '1 side' : `${known.length} sides`;
    return `expected ${sides} ${such}, found ${cells.length}`;
  }
  for (const [i, cell] of cells.entries()) {
    if (!FACE.test(cell)) return `expected attack-defense-movement/steps ${such}, not ${quote(cell)}`;
    const [, steps] = known[i].split('/');
    if (!cell.endsWith(`/${steps}`)) return `the steps of ${known[i]} cannot be changed (${quote(cell)})`;
  }
  return null;
}

/** A Strategic Value: there are not a hundred Strategic Hexes. */
const isValue = (cell: string): boolean => /^(0|-?[1-9]\d?)$/.test(cell);

const FACTION_IDS = ['axis', 'western', 'soviet'];

const EVENT_TABLES = readRows(ours.EVENT_TABLE_ROWS);
/** Tables whose results fit each other: about a Neutral Country, about Spain, about shortages. */
const sortOf = (table: string) =>
  table.startsWith('civil-war') ? 'civil-war' : table === 'materiel-shortages' ? table : 'crisis';

/** a table has the events of our tables of its sort. */
function wrongEventTable(cells: readonly string[], key: string): string | null {
  const alike = EVENT_TABLES.filter(([table]) => sortOf(table) === sortOf(key));
  const known = [...new Set(alike.flatMap(([, ...events]) => events))].sort();
  return cellsLike(6, `6 results out of ${known.join(' ')}`, (cell) => known.includes(cell))(cells, key);
}

/** All parts of the owner's file, in the order in which they are written. */
export const SECTIONS: readonly Section[] = [
  {
    name: 'crt',
    rows: readRows(ours.CRT_ROWS),
    wrong: cellsLike(6, "6 results such as 'Dr2 1/1'", (cell) => readResult(cell) !== null),
  },
  {
    name: 'vp-track',
    rows: readRows(ours.VP_ROWS),
    wrong: cellsLike(
      1,
      "a range such as '9 to 11', '12 or more' or '-15 or less'",
      (cell) => readRange(cell) !== null,
    ),
    wrongTogether: gapInTrack,
  },
  {
    name: 'automatic-victory',
    rows: readRows(ours.AUTOMATIC_VICTORY_ROWS),
    wrong: cellsLike(1, 'a Strategic Value such as 15 or -17', isValue),
  },
  {
    name: 'other-map',
    rows: readRows(ours.OTHER_MAP_ROWS),
    wrong: cellsLike(1, 'what is added to the Strategic Value, such as 3 or -4', isValue),
  },
  {
    name: 'uscl-track',
    rows: readRows(ours.USCL_ROWS),
    wrong: cellsLike(3, '3 modifiers: political, Axis Delay, Western Delay', isDrm),
  },
  {
    name: 'delay-modifiers',
    rows: readRows(ours.DELAY_ROWS),
    wrong: cellsLike(1, 'a modifier of Delay rolls such as 1 or -1', isDrm),
  },
  {
    name: 'weather',
    rows: readRows(ours.WEATHER_ROWS),
    wrong: cellsLike(2, `the weather of North and Desert (${WEATHERS.join(', ')})`, (cell) =>
      WEATHERS.includes(cell),
    ),
  },
  {
    name: 'terrain',
    rows: readRows(ours.TERRAIN_ROWS),
    wrong: cellsLike(2, 'MP and column shift such as [2, -1]', (cell, i) =>
      i === 0 ? isMp(cell) : isDrm(cell),
    ),
  },
  { name: 'hexsides', rows: HEXSIDES, wrong: wrongHexside },
  {
    name: 'lines',
    rows: readRows(ours.LINE_ROWS),
    wrong: cellsLike(1, 'MP in halves such as 0.5', (cell) => /^(0\.5|[1-9](\.5)?)$/.test(cell)),
  },
  {
    name: 'political-modifiers',
    rows: readRows(ours.POLITICAL_DRM_ROWS),
    wrong: cellsLike(2, '2 modifiers: of an Axis roll, of an Allied one', isDrm),
  },
  {
    name: 'area-tables',
    rows: readRows(ours.AREA_ROWS),
    wrong: cellsLike(
      6,
      '6 Countries or Dependents such as belgium-holland',
      (cell) => COUNTRY.index(cell) >= 0,
    ),
  },
  { name: 'event-tables', rows: EVENT_TABLES, wrong: wrongEventTable, quoted: true },
  {
    name: 'lend-lease',
    rows: readRows(ours.LEND_LEASE_ROWS),
    wrong: cellsLike(3, '3 numbers of steps: infantry, armor, any type', (cell) => /^\d$/.test(cell)),
  },
  {
    name: 'marker-steps',
    rows: readRows(ours.MARKER_STEP_ROWS),
    wrong: cellsLike(3, '3 numbers of steps: infantry, armor, SS', (cell) => /^\d$/.test(cell)),
  },
  {
    name: 'card-replacements',
    rows: CARD_STEP_ROWS,
    wrong: wrongCardSteps,
    unknown: 'there is no card of that number',
  },
  {
    name: 'card-blitz',
    rows: CARD_BLITZ_ROWS,
    wrong: cellsLike(2, '2 numbers of Blitz symbols: fixed, variable', (cell) => /^\d$/.test(cell)),
    unknown: 'there is no card of that number',
  },
  {
    name: 'political-tables',
    rows: POLITICAL_TABLE_ROWS,
    wrong: wrongPoliticalTable,
    quoted: true,
    unknown: 'there is no card of that number with a Political Events table',
  },
  {
    name: 'strategic-hexes',
    rows: SHEET.landHexes.map((hex) => [SHEET.ids[hex], FACTION_IDS[SHEET.star[hex]] ?? 'none']),
    wrong: cellsLike(1, `${FACTION_IDS.join(', ')} or none`, (cell) =>
      [...FACTION_IDS, 'none'].includes(cell),
    ),
    unknown: 'there is no such land hex',
  },
  {
    name: 'counters',
    rows: KINDS.filter(({ kind, front }) => kind === 'ground' && front).map((kind) => [
      kind.id,
      ...facesOf(kind).map(faceText),
    ]),
    wrong: wrongFaces,
    unknown: 'there is no such ground unit',
  },
  {
    name: 'delay-stripes',
    rows: STRIPE_ROWS,
    wrong: cellsLike(1, 'stripe or none', (cell) => ['stripe', 'none'].includes(cell)),
    unknown: 'there is no such ground unit, Convoy, Detachment or Logistics marker',
  },
  {
    name: 'transport-capacities',
    rows: CAPACITY_ROWS,
    wrong: cellsLike(1, 'the steps of the largest unit that it carries, such as 1, or any', (cell) =>
      /^([1-3]|any)$/.test(cell),
    ),
  },
  {
    name: 'dice',
    rows: readRows(ours.DICE_ROWS),
    wrong: cellsLike(1, 'a die roll from 1 to 6', (cell) => /^[1-6]$/.test(cell)),
  },
];
