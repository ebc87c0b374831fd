import type { View } from '@sandtable/kernel';
import {
  COUNTRIES,
  type Hex,
  isConnectedStrait,
  MOUNTAIN,
  RAIL,
  RIVER,
  ROAD,
  SHEET,
  STRAIT,
  type TotalerKriegView,
  ZONES,
} from '@sandtable/totaler-krieg/map';
import type { Inspected } from '../../board/inspector.js';
import { t } from '../../languages/index.js';
import type { AtlasEntry } from '../board-module.js';
import { capital } from '../pretty.js';
import type { AskedRules } from './asked-rules.js';
import { newOwnerOf } from './borders.js';
import { printedOn } from './printed.js';
import { positionOf, tableOf } from './units.js';
import { words } from './words.js';

const COLOURS = ['axis', 'western', 'soviet'] as const;

/** "north-east, east": the sides of a hex with a mark. */
function sidesWith(hex: number, test: (marks: number) => boolean): string {
  return words.hexSides.filter((_, side) => test(SHEET.sides[hex * 6 + side])).join(', ');
}

/** The Country of 1937, and whose it is now if it has been ceded: "Poland (now Russia)". */
function countryOf(table: TotalerKriegView, hex: Hex): string {
  if (SHEET.country[hex] < 0) return '';
  const country = t(COUNTRIES[SHEET.country[hex]].name);
  const owner = newOwnerOf(table, hex);
  const now = COUNTRIES.find(({ id }) => id === owner);
  return now ? words.ceded(country, t(now.name)) : country;
}

/** What is printed in a hex, in words. */
function groundOf(table: TotalerKriegView, hex: Hex): string[] {
  if (SHEET.isSea[hex]) return [words.terrain.sea, ...SHEET.zones[hex].map((zone) => t(ZONES[zone].name))];
  const terrain = SHEET.terrain[hex];
  const star = printedOn(table).star[hex];
  return [
    countryOf(table, hex),
    SHEET.isRough[hex] ? `${words.terrain[terrain]} (${words.rough})` : (words.terrain[terrain] ?? ''),
    SHEET.isCapital[hex] ? words.capital : SHEET.isCity[hex] ? words.city : '',
    SHEET.isPort[hex]
      ? `${words.port} (${SHEET.zones[hex].map((zone) => t(ZONES[zone].name)).join(', ')})`
      : '',
    star >= 0 ? words.strategic(words.factions[COLOURS[star]]) : '',
  ].filter((line) => line !== '');
}

function linesOf(hex: Hex): string[] {
  const lines: string[] = [];
  const add = (text: string, say: (sides: string) => string) => text !== '' && lines.push(say(text));
  add(
    sidesWith(hex, (marks) => (marks & RIVER) !== 0),
    words.river,
  );
  add(
    sidesWith(hex, (marks) => (marks & MOUNTAIN) !== 0),
    words.mountainSide,
  );
  add(
    sidesWith(hex, (marks) => (marks & STRAIT) !== 0 && !isConnectedStrait(marks)),
    words.strait,
  );
  const ways = [0, 1, 2, 3, 4, 5].map((side) => SHEET.sides[hex * 6 + side]);
  if (ways.some((marks) => marks & RAIL)) lines.push(words.rail);
  if (ways.some((marks) => marks & ROAD)) lines.push(words.road);
  return lines;
}

/** Lines that are the same are written once: "3 × German infantry: one step". */
function alike(lines: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  return [...counts].map(([line, n]) => (n > 1 ? `${n} × ${line}` : line));
}

/** The content of a hex, in words. */
export function inspectHex(view: View, at: number, rules: AskedRules | null = null): Inspected {
  const hex = at as Hex;
  const table = tableOf(view.table);
  const id = SHEET.ids[hex];
  const [first = id, ...rest] = groundOf(table, hex);
  const name = SHEET.placeNames[hex];
  const holder = table.holds[id];
  const there = positionOf(view).units.filter((unit) => unit.hex === hex);
  return {
    title: name ? `${t(name)}, ${id}` : `${capital(first)}, ${id}`,
    lines: [
      [...(name ? [first] : []), ...rest].join(', '),
      ...(holder ? [words.heldBy(words.factions[holder])] : []),
      ...linesOf(hex),
      ...(rules && isAbout(rules, table, id) ? rules.inspection.says.map(t) : []),
      ...alike(there.map(({ name: unit, says }) => (says ? `${unit}: ${says}` : unit))),
    ]
      .filter((line) => line !== '')
      .map(capital),
  };
}

/** Is an answer of the rules about this hex, or about a unit in it? */
function isAbout({ key }: AskedRules, { units }: TotalerKriegView, hex: string): boolean {
  return key === `hex:${hex}` || units.some((unit) => unit.hex === hex && key === `unit:${unit.id}`);
}

/** The board in words: units first, then named places. */
export function atlasOf(view: View): AtlasEntry[] {
  const table = tableOf(view.table);
  const { units } = positionOf(view);
  const placeName = (hex: number) => t(SHEET.placeNames[hex]) || SHEET.ids[hex];
  const there = new Map<number, string[]>();
  for (const { hex, name } of units) there.set(hex, [...(there.get(hex) ?? []), name]);
  const places = SHEET.ids.flatMap((id, hex) => (id && SHEET.placeNames[hex] ? [hex as Hex] : []));
  return [
    ...units
      .filter(({ touch }) => touch.kind === 'unit')
      .map(({ touch, name, says, hex }) => ({ touch, name, says: `${placeName(hex)}: ${says}` })),
    ...places.map((hex) => ({
      touch: { kind: 'hex', id: SHEET.ids[hex] },
      name: `${placeName(hex)} (${SHEET.ids[hex]})`,
      says: [...groundOf(table, hex), ...(there.get(hex) ?? [])].join(', '),
    })),
  ];
}
