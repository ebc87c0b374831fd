import type { Hex } from '../src/ids.js';
import { SHEET } from '../src/map/sheet.js';
import { ownershipOf } from '../src/position/ownership.js';
import type { R } from '../src/table.js';

type Test = (marks: number, from: Hex, to: Hex) => boolean;

/** The steps from a land hex to the next that are open to units and fulfil a condition, by their ids. */
export function stepsWhere(u: R, test: Test): [string, string][] {
  const { open } = ownershipOf(u);
  const found: [string, string][] = [];
  for (const from of SHEET.landHexes) {
    for (let side = 0; side < 6; side++) {
      const to = SHEET.neighbour(from, side);
      if (to < 0 || !SHEET.isLand[to] || !open[from] || !open[to]) continue;
      if (test(SHEET.marks(from, side), from, to)) found.push([SHEET.ids[from], SHEET.ids[to]]);
    }
  }
  return found;
}

/** The first of them; there must be one. */
export function stepWhere(u: R, test: Test): [string, string] {
  const [first] = stepsWhere(u, test);
  if (!first) throw new Error('there is no such step on this map');
  return first;
}

/** A straight row of land hexes from west to east without any marks on their sides, all clear and open. */
export function openRow(u: R, length: number): string[] {
  const { open } = ownershipOf(u);
  const isPlain = (hex: Hex) =>
    hex >= 0 &&
    SHEET.isLand[hex] &&
    open[hex] === 1 &&
    !SHEET.isCity[hex] &&
    !SHEET.isRough[hex] &&
    [0, 1, 2, 3, 4, 5].every((side) => {
      const next = SHEET.neighbour(hex, side);
      return next >= 0 && SHEET.isLand[next] && open[next] === 1 && (SHEET.marks(hex, side) & ~96) === 0;
    });
  for (const first of SHEET.landHexes) {
    const row: Hex[] = [];
    for (let hex = first; row.length < length && isPlain(hex); hex = SHEET.neighbour(hex, 0)) row.push(hex);
    if (row.length === length) return row.map((hex) => SHEET.ids[hex]);
  }
  throw new Error(`there is no open row of ${length} hexes`);
}

/** The id of the hex next to a hex. */
export function beside(id: string, side: number): string {
  return SHEET.ids[SHEET.neighbour(SHEET.hexAt(id), side)];
}
