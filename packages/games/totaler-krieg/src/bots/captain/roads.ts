import type { Facts } from '../../facts.js';
import type { Hex } from '../../ids.js';
import { isPassable, SHEET } from '../../map/sheet.js';
import { hasLine, lineCost, overlandCost } from '../../movement/costs.js';
import { ownershipOf } from '../../position/ownership.js';
import type { R } from '../../table.js';

/** As far as no army walks. */
export const NO_ROAD = 999;
const ARMY = 3;

/** What was found for a game, as long as the same land is open. */
interface Known {
  open: Uint8Array;
  roads: Map<Hex, Int16Array>;
}

const KNOWN = new WeakMap<Facts, Known>();

/** For each hex the half movement points of an army's way to this one, enemies left aside. */
export function roadsTo(u: R, goal: Hex): Int16Array {
  const { open } = ownershipOf(u);
  let known = KNOWN.get(u.facts);
  if (!known || known.open.some((isOpen, hex) => isOpen !== open[hex])) {
    known = { open: open.slice(), roads: new Map() };
    KNOWN.set(u.facts, known);
  }
  let roads = known.roads.get(goal);
  if (!roads) {
    roads = findRoads(u, goal, open);
    known.roads.set(goal, roads);
  }
  return roads;
}

function findRoads(u: R, goal: Hex, open: Uint8Array): Int16Array {
  const { terrain } = u.facts.values;
  const alongLine = lineCost(u, ARMY);
  const found = new Int16Array(SHEET.size).fill(NO_ROAD);
  const buckets: Hex[][] = [[goal]];
  found[goal] = 0;
  for (let cost = 0; cost < buckets.length; cost++) {
    for (const hex of buckets[cost] ?? []) {
      if (found[hex] !== cost) continue;
      for (let side = 0; side < 6; side++) {
        const next = SHEET.neighbour(hex, side);
        if (next < 0 || !SHEET.isLand[next] || !open[next]) continue;
        const marks = SHEET.marks(hex, side);
        if (!isPassable(marks)) continue;
        // The way leads from `next` into the hex.
        const price = cost + (hasLine(marks) ? alongLine : overlandCost(terrain, hex, side, hex));
        if (price >= found[next]) continue;
        found[next] = price;
        buckets[price] ??= [];
        buckets[price].push(next);
      }
    }
  }
  return found;
}
