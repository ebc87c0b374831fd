import type { Touch, View } from '@sandtable/kernel';
import { type Hex, SHEET, type TotalerKriegView } from '@sandtable/totaler-krieg/map';
import { factionOf, kindNamed, tableOf } from './units.js';

/** Farther than anything on the map. */
const NOWHERE = 1000;

let known: { table: TotalerKriegView | null; far: ReadonlyMap<number, number> } = {
  table: null,
  far: new Map(),
};

/** How far a hex, or the hex of a unit, is from where enemies face each other: hexes to the nearest of each side, together. */
export function farFromFront(view: View, { kind, id }: Touch): number {
  const table = tableOf(view.table);
  const hex = kind === 'hex' ? id : (table.units.find((unit) => unit.id === id)?.hex ?? '');
  if (known.table !== table) known = { table, far: distances(table) };
  return known.far.get(SHEET.hexOf(hex)) ?? NOWHERE;
}

/** More things than a window shows. */
const MANY = 100;
const FOREMOST = 60;

/** Of very many things, those nearest to where enemies face each other: a Blitz marker may lie anywhere. */
export function foremost(view: View, touches: readonly Touch[]): readonly Touch[] {
  if (touches.length <= MANY) return touches;
  const far = touches.map((touch) => farFromFront(view, touch));
  const limit = [...far].sort((a, b) => a - b)[FOREMOST];
  const near = touches.filter((_, i) => far[i] <= limit);
  return near.length <= touches.length / 2 ? near : touches;
}

function distances(table: TotalerKriegView): ReadonlyMap<number, number> {
  const own = new Set<number>();
  const others = new Set<number>();
  for (const { id, hex } of table.units) {
    if (kindNamed(id).kind !== 'ground') continue;
    const faction = factionOf(table, id);
    if (faction === table.phasing) own.add(SHEET.hexOf(hex));
    else if (faction) others.add(SHEET.hexOf(hex));
  }
  const [fromOwn, fromOthers] = [spread(own), spread(others)];
  return new Map([...fromOwn].map(([hex, far]) => [hex, far + (fromOthers.get(hex) ?? NOWHERE)]));
}

/** The distance of every hex from the nearest of these. */
function spread(from: ReadonlySet<number>): ReadonlyMap<number, number> {
  const far = new Map<number, number>();
  let edge = [...from].filter((hex) => hex >= 0);
  for (let step = 0; edge.length > 0; step++) {
    for (const hex of edge) far.set(hex, step);
    const next = new Set<number>();
    for (const hex of edge) {
      for (let side = 0; side < 6; side++) {
        const beside = SHEET.neighbour(hex as Hex, side);
        if (beside >= 0 && !far.has(beside)) next.add(beside);
      }
    }
    edge = [...next];
  }
  return far;
}
