import { turnNamed } from '../src/calendar/calendar.js';
import { combatSegment } from '../src/combat/attack.js';
import { COUNTER } from '../src/counters/counters.js';
import type { Faction, Hex } from '../src/ids.js';
import { countryNamed } from '../src/map/areas.js';
import { SHEET } from '../src/map/sheet.js';
import { politicsChanged } from '../src/position/ownership.js';
import { ACTIVE, type Table } from '../src/table.js';
import { TestPosition } from './position.js';

interface Circumstances {
  scenario?: string;
  /** In the Blitz Combat Segment, with markers in these hexes. */
  blitz?: readonly string[] | undefined;
  /** "1939-11" */
  turn?: string;
  phasing?: number;
  /** Anything else about the table. */
  table?: (table: Table) => void;
}

export const hexAt = (id: string): Hex => SHEET.hexAt(id);

/** A combat segment with these units alone on the map: "e3803 pl-army-kp". */
export function fight(circumstances: Circumstances, ...lines: readonly string[]): TestPosition {
  const { scenario = 'case-white', blitz, turn, phasing = 0, table } = circumstances;
  const position = new TestPosition(scenario).clearMap().put(...lines);
  const { table: now } = position.u;
  now.phasing = phasing as Faction;
  if (turn) now.turn = turnNamed(turn);
  now.blitz = (blitz ?? []).map(hexAt);
  table?.(now);
  politicsChanged(position.u);
  return position.run((u) => u.push(combatSegment, { blitz: blitz !== undefined, over: false }));
}

/** Brings a Country into the war; in Case White all its units are supplied. */
export function activate({ status, allegiance }: Table, country: string, faction: number): void {
  status[countryNamed(country)] = ACTIVE;
  allegiance[countryNamed(country)] = faction as Faction;
}

/** Puts a Beachhead of a faction in a hex, pointing at a side. */
export function beachhead({ beachheads }: Table, of: string, hex: string, side: number, air = false): void {
  beachheads.push({ counter: COUNTER.index(`mk-beachhead-${of}`), hex: hexAt(hex), side, air });
}

/** Declares an attack, part by part; what is the only choice left is chosen without being asked. */
export function attack(position: TestPosition, text: string, ...dice: readonly number[]): void {
  text.split(', ').forEach((part, i) => {
    if (i > 0 && position.asked !== 'muster') return;
    const refused = position.choose(part, ...dice);
    // The only one who could join has done so already.
    if (refused && !refused.includes('already takes part')) throw new Error(refused);
  });
}

/** Makes several choices that are all legal. */
export function choose(position: TestPosition, ...texts: readonly string[]): void {
  for (const text of texts) {
    const refused = position.choose(text);
    if (refused) throw new Error(`${text}: ${refused}`);
  }
}
