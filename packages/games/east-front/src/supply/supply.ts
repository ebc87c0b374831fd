import type { By } from '@sandtable/kernel';
import {
  adjacent,
  BIT,
  hasSpace,
  IS_WATER,
  LAND_COUNT,
  LAND_NEXT,
  landWhere,
  NEIGHBOURS,
  NO_SPACE,
  SPACE,
  SPACE_COUNT,
  type Space,
  WATER_NEXT,
} from '../board/board.js';
import { SPACES } from '../data/board.js';
import { enemyOf, FACTIONS, type Faction, type Side, sideOf } from '../pieces/pieces.js';
import type { Position } from '../pieces/position.js';

/**
 * The supply network of a faction: the spaces that were open when it was found, those on some path, and those where a
 * new piece would join one.
 */
export interface Reach {
  openLand: number;
  openWater: number;
  land: number;
  water: number;
  nearLand: number;
  nearWater: number;
  /** For each number of steps, the land and water at most that far from a flag. */
  rings: Int32Array;
}

/** A network of nothing yet: water is never open everywhere. */
export function newReach(): Reach {
  return {
    openLand: -1,
    openWater: -1,
    land: 0,
    water: 0,
    nearLand: 0,
    nearWater: 0,
    rings: new Int32Array(2 * SPACE_COUNT),
  };
}

/** The Supply Flags of each faction: all of them on land (supply.flags). */
export const FLAGS: By<Faction, number> = FACTIONS.map((faction) =>
  landWhere((at) => SPACES[at].flags.includes(faction)),
);

// Neighbours of any eight spaces, indexed by the bytes of a mask: four for land, two for water. A whole search
// frontier advances in six look-ups.
const BYTES = 6;
const landNear = new Int32Array(BYTES * 256);
const waterNear = new Int32Array(BYTES * 256);
for (let byte = 0; byte < BYTES; byte++) {
  for (let bits = 0; bits < 256; bits++) {
    for (let bit = 0; bit < 8; bit++) {
      const at = byte < 4 ? byte * 8 + bit : LAND_COUNT + (byte - 4) * 8 + bit;
      const exists = byte < 4 ? at < LAND_COUNT : at < SPACE_COUNT;
      if ((bits & (1 << bit)) === 0 || !exists) continue;
      landNear[byte * 256 + bits] |= LAND_NEXT[SPACE.values[at]];
      waterNear[byte * 256 + bits] |= WATER_NEXT[SPACE.values[at]];
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

/** The land next to any of these spaces. */
export function landNextTo(land: number, water: number): number {
  return near(landNear, land, water);
}

/** The water next to any of these spaces. */
export function waterNextTo(land: number, water: number): number {
  return near(waterNear, land, water);
}

/**
 * Follows all supply paths of a faction outward from its flags, through the spaces that are open to its side
 * (supply.path). A flag space that is not open supplies no one, unless a piece is placed on it: then it is occupied,
 * and its own path. If the same spaces were open before, the network is still the one in `reach`, which belongs to the
 * faction.
 */
export function flood(faction: Faction, openLand: number, openWater: number, reach: Reach): Reach {
  return spread(faction, openLand, openWater, FLAGS[faction] & openLand, 0, reach);
}

/**
 * The same after a space on the network has closed. Spaces no farther from a flag than that space have a path without
 * it, so the search continues from there.
 */
export function floodWithout(
  here: Space,
  before: Reach,
  faction: Faction,
  openLand: number,
  openWater: number,
  reach: Reach,
): Reach {
  const { rings } = before;
  const bit = BIT[here];
  if (IS_WATER[here]) {
    let ring = 0;
    while ((rings[ring + 1] & bit) === 0) ring += 2;
    return spread(faction, openLand, openWater & ~bit, rings[ring], rings[ring + 1] & ~bit, reach);
  }
  let ring = 0;
  while ((rings[ring] & bit) === 0) ring += 2;
  return spread(faction, openLand & ~bit, openWater, rings[ring] & ~bit, rings[ring + 1], reach);
}

/** Continues from the spaces already reached. */
function spread(
  faction: Faction,
  openLand: number,
  openWater: number,
  fromLand: number,
  fromWater: number,
  reach: Reach,
): Reach {
  if (reach.openLand === openLand && reach.openWater === openWater) return reach;
  const { rings } = reach;
  let land = fromLand;
  let water = fromWater;
  let nearLand = FLAGS[faction];
  let nearWater = 0;
  let newLand = land;
  let newWater = water;
  for (let ring = 0; (newLand | newWater) !== 0; ring += 2) {
    rings[ring] = land;
    rings[ring + 1] = water;
    const stepLand = near(landNear, newLand, newWater);
    const stepWater = near(waterNear, newLand, newWater);
    nearLand |= stepLand;
    nearWater |= stepWater;
    newLand = stepLand & openLand & ~land;
    newWater = stepWater & openWater & ~water;
    land |= newLand;
    water |= newWater;
  }
  reach.openLand = openLand;
  reach.openWater = openWater;
  reach.land = land;
  reach.water = water;
  reach.nearLand = nearLand | land;
  reach.nearWater = nearWater | water;
  return reach;
}

/** A shortest supply path of a faction from a space to a flag, both included; empty if there is none. */
export function supplyPath(position: Position, faction: Faction, from: Space): Space[] {
  const { land, water } = position.reach(faction);
  if (!hasSpace(land, water, from)) return [];
  const before = new Map<Space, Space>([[from, NO_SPACE]]);
  const queue = [from];
  for (const at of queue) {
    if (hasSpace(FLAGS[faction], 0, at)) {
      const path: Space[] = [];
      for (let step = at; step >= 0; step = before.get(step) ?? NO_SPACE) path.unshift(step);
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

/** A friendly space that an enemy interdicts, so no supply path goes through it (supply.interdiction). */
export interface Cut {
  at: Space;
  /** Spaces with an enemy piece that interdicts it. */
  by: Space[];
}

/**
 * The cut spaces that keep a piece here out of supply: each one that would restore supply if it were open; or, if no
 * single one is enough, those on a path with the fewest of them. Empty if the piece is supplied, and empty if enemy
 * spaces alone block it.
 */
export function cutsFor(position: Position, faction: Faction, from: Space): Cut[] {
  const { land, water } = position.reach(faction);
  if (hasSpace(land, water, from)) return [];
  const before = waysOut(position, faction, from);
  const near = [...before.cuts.entries()].filter(([, cuts]) => cuts === 1).map(([at]) => at);
  const enough = near.filter(
    (at) =>
      !before.open(at) &&
      (hasSpace(FLAGS[faction], 0, at) || NEIGHBOURS[at].some((next) => hasSpace(land, water, next))),
  );
  const cut = enough.length > 0 ? enough : before.onBestWay();
  const enemy = enemyOf(sideOf(faction));
  return cut.map((at) => ({
    at,
    by: NEIGHBOURS[at].filter((next) => interdicts(position, enemy, next, at)),
  }));
}

/** The spaces a side could reach if cut spaces were passable, and the fewest cut spaces on the way to each. */
function waysOut(position: Position, faction: Faction, from: Space) {
  const side = sideOf(faction);
  const [openLand, openWater] = [position.openLand(side), position.openWater(side)];
  const open = (at: Space) => at === from || hasSpace(openLand, openWater, at);
  const cuts = new Map([[from, 0]]);
  const before = new Map([[from, NO_SPACE]]);
  // 0-1 breadth-first search: spaces that cost nothing go to the front of the queue.
  const queue = [from];
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    for (const next of NEIGHBOURS[at]) {
      const cost = cuts.get(at)! + (open(next) ? 0 : 1);
      if (!position.controls(side, next) || cost >= (cuts.get(next) ?? Infinity)) continue;
      cuts.set(next, cost);
      before.set(next, at);
      if (open(next)) queue.unshift(next);
      else queue.push(next);
    }
  }
  const onBestWay = (): Space[] => {
    const flags = [...cuts.keys()].filter((at) => hasSpace(FLAGS[faction], 0, at));
    const best = flags.sort((a, b) => cuts.get(a)! - cuts.get(b)!)[0] ?? NO_SPACE;
    const way: Space[] = [];
    for (let at = best; at >= 0; at = before.get(at) ?? NO_SPACE) if (!open(at)) way.unshift(at);
    return way;
  };
  return { cuts, open, onBestWay };
}

/** Does a piece of this side in one space interdict the other? (supply.interdiction) */
export function interdicts(position: Position, side: Side, from: Space, at: Space): boolean {
  if (!adjacent(from, at)) return false;
  return IS_WATER[at] ? position.cutsWater(side, from) : position.cutsLand(side, from);
}
