import {
  adjacent,
  hasSpace,
  IS_WATER,
  LAND_COUNT,
  LAND_NEXT,
  landWhere,
  NEIGHBOURS,
  SPACE_COUNT,
  WATER_NEXT,
} from './board.js';
import { SPACES } from './data/board.js';
import { FACTIONS, sideOf } from './pieces.js';
import type { Position } from './position.js';

/** How far supply of a faction reaches: spaces on some path, and those where a new piece would join one. */
export interface Reach {
  land: number;
  water: number;
  nearLand: number;
  nearWater: number;
}

/** The Supply Flags of each faction: all of them on land (supply.flags). */
export const FLAGS: readonly number[] = FACTIONS.map((faction) =>
  landWhere((at) => SPACES[at].flags.includes(faction)),
);

// What lies next to any eight spaces, by bytes of a mask: four of land, two of water. A whole front of supply
// then moves on in six look-ups.
const BYTES = 6;
const landNear = new Int32Array(BYTES * 256);
const waterNear = new Int32Array(BYTES * 256);
for (let byte = 0; byte < BYTES; byte++) {
  for (let bits = 0; bits < 256; bits++) {
    for (let bit = 0; bit < 8; bit++) {
      const at = byte < 4 ? byte * 8 + bit : LAND_COUNT + (byte - 4) * 8 + bit;
      const exists = byte < 4 ? at < LAND_COUNT : at < SPACE_COUNT;
      if ((bits & (1 << bit)) === 0 || !exists) continue;
      landNear[byte * 256 + bits] |= LAND_NEXT[at];
      waterNear[byte * 256 + bits] |= WATER_NEXT[at];
    }
  }
}

function near(table: Int32Array, land: number, water: number): number {
  return (
    table[land & 255] |
    table[256 + ((land >> 8) & 255)] |
    table[512 + ((land >> 16) & 255)] |
    table[768 + ((land >> 24) & 255)] |
    table[1024 + (water & 255)] |
    table[1280 + ((water >> 8) & 255)]
  );
}

/**
 * Follows all supply paths of a faction outward from its flags, through the spaces that are open to its side
 * (supply.path). A flag space that is not open serves nobody, unless a piece is placed on it: then it is
 * occupied, and its own path.
 */
export function flood(faction: number, openLand: number, openWater: number, reach: Reach): Reach {
  let land = FLAGS[faction] & openLand;
  let water = 0;
  let nearLand = FLAGS[faction];
  let nearWater = 0;
  let newLand = land;
  let newWater = 0;
  while ((newLand | newWater) !== 0) {
    const stepLand = near(landNear, newLand, newWater);
    const stepWater = near(waterNear, newLand, newWater);
    nearLand |= stepLand;
    nearWater |= stepWater;
    newLand = stepLand & openLand & ~land;
    newWater = stepWater & openWater & ~water;
    land |= newLand;
    water |= newWater;
  }
  reach.land = land;
  reach.water = water;
  reach.nearLand = nearLand | land;
  reach.nearWater = nearWater | water;
  return reach;
}

/** A shortest supply path of a faction from a space to a flag, both included; empty where there is none. */
export function supplyPath(position: Position, faction: number, from: number): number[] {
  const { land, water } = position.reach(faction);
  if (!hasSpace(land, water, from)) return [];
  const before = new Map<number, number>([[from, -1]]);
  const queue = [from];
  for (const at of queue) {
    if (hasSpace(FLAGS[faction], 0, at)) {
      const path: number[] = [];
      for (let step = at; step >= 0; step = before.get(step) ?? -1) path.unshift(step);
      return path;
    }
    for (const next of NEIGHBOURS[at]) {
      if (before.has(next) || !hasSpace(land, water, next)) continue;
      before.set(next, at);
      queue.push(next);
    }
  }
  return [];
}

/** Spaces of the own side where the way ends, and the enemy pieces that cut it there: "cut by …". */
export interface Cut {
  at: number;
  /** Spaces with an enemy piece that interdicts it. */
  by: number[];
}

/** Where supply from here is cut: empty spaces of the own side that an enemy interdicts (supply.interdiction). */
export function cutsAround(position: Position, faction: number, from: number): Cut[] {
  const side = sideOf(faction);
  const openLand = position.openLand(side);
  const openWater = position.openWater(side);
  const seen = new Set([from]);
  const queue = [from];
  const cuts: Cut[] = [];
  for (const at of queue) {
    for (const next of NEIGHBOURS[at]) {
      if (seen.has(next) || !position.controls(side, next)) continue;
      seen.add(next);
      if (hasSpace(openLand, openWater, next)) queue.push(next);
      else
        cuts.push({
          at: next,
          by: NEIGHBOURS[next].filter((near) => interdicts(position, 1 - side, near, next)),
        });
    }
  }
  return cuts;
}

/** Does a piece of this side in one space interdict the other? (supply.interdiction) */
export function interdicts(position: Position, side: number, from: number, at: number): boolean {
  if (!adjacent(from, at)) return false;
  return IS_WATER[at] ? position.cutsWater(side, from) : position.cutsLand(side, from);
}
