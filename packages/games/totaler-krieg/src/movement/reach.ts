import { type Weather, weatherAt } from '../calendar/weather.js';
import { faceOf } from '../counters/units.js';
import { type Counter, FACTIONS, type Hex, NO_COUNTER } from '../ids.js';
import {
  ALL_SEA,
  isConnectedStrait,
  isPassable,
  LAKE,
  letsZoneThrough,
  SHEET,
  STRAIT,
} from '../map/sheet.js';
import { hexOf } from '../places.js';
import { factionOf, isCovered, isEnemyZone } from '../position/position.js';
import { ACTIVE, type R } from '../table.js';
import { DEPENDS, type TerrainEffects } from '../values/terrain.js';
import { barrierAt, hasFailure, isQuiet, roams, type Traveller, travellerOf } from './barriers.js';
import { hasLine, lineCost, overlandCost } from './costs.js';

/** Where a unit can go: the hexes, each with the half points it costs and the hex before it on the way. */
export interface Reach {
  readonly hexes: readonly Hex[];
  readonly cost: readonly number[];
  readonly before: readonly Hex[];
  /** The unit may go on from here: no EZOC or lack of points stops it. */
  readonly goesOn: readonly boolean[];
}

/** What a search leaves out, to find the reason why a hex cannot be reached. */
export interface Without {
  zones?: boolean;
  costs?: boolean;
}

/** A unit about to move. */
interface Mover extends Traveller {
  roams: boolean;
  start: Hex;
  /** Half points. */
  points: number;
  /** What a step along a Road or Rail costs. */
  line: number;
  terrain: TerrainEffects;
  /** What each step over land costs it. */
  steps: Int16Array;
  /** 5d: a step along a line may cost more, in an enemy Country. */
  asksWhoseLand: boolean;
  /** It has entered no hex yet (3.1.1b). */
  fresh: boolean;
  zones: boolean;
  costs: boolean;
  /** 3.2b: the unit to be overrun, whose EZOC stops nobody; -1 if there is none. */
  overrun: Counter;
}

/** The most half points a unit can have: MA 8 (the printed counters and an owner's). */
const LIMIT = 16;
// Reused by every search. Two labels per hex: arrived free to go on, or stopped. A label counts if its mark is that of
// the present search.
const FREE = 0;
const STOPPED = 1;
const mark = new Int32Array(SHEET.size * 2);
const cost = new Int16Array(SHEET.size * 2);
const before = new Int16Array(SHEET.size * 2);
const done = new Int32Array(SHEET.size * 2);
/** Hexes that the unit of the present search may not enter. */
const kept = new Int32Array(SHEET.size);
const buckets: readonly Int16Array[] = Array.from(
  { length: LIMIT + 1 },
  () => new Int16Array(SHEET.size * 2),
);
const lengths = new Int32Array(LIMIT + 1);
let searches = 0;
/** The labels that the present search has found, in this order; `cost` and `before` have the rest. */
const found = new Int16Array(SHEET.size * 2);
let founds = 0;

function moverOf(
  u: R,
  unit: Counter,
  reserve: boolean,
  from?: Hex,
  points?: number,
  without?: Without,
): Mover {
  const { move, steps } = faceOf(u, unit);
  const { terrain } = u.facts.values;
  const traveller = travellerOf(u, unit, reserve);
  const { faction, country, position, ownership, bound, frozen, unbound } = traveller;
  const line = lineCost(u, steps);
  return {
    u,
    unit,
    faction,
    country,
    reserve,
    position,
    ownership,
    bound,
    frozen,
    unbound,
    roams: roams(traveller),
    start: from ?? hexOf(u.table.place[unit]),
    points: points ?? move * 2,
    line,
    terrain,
    steps: steps > 1 ? terrain.multiStep : terrain.oneStep,
    asksWhoseLand: reserve && line !== terrain.multiStepLine,
    fresh: u.table.onTheWay !== unit,
    zones: !without?.zones,
    costs: !without?.costs,
    overrun: NO_COUNTER,
  };
}

/**
 * 3.1.1, 5: the hexes a unit can reach over land. `from` and `points` are given for a unit that is already on its way;
 * `without` leaves rules out.
 */
export function reachOf(
  u: R,
  unit: Counter,
  reserve = false,
  from?: Hex,
  points?: number,
  without?: Without,
): Reach {
  search(moverOf(u, unit, reserve, from, points, without));
  const reach: { hexes: Hex[]; cost: number[]; before: Hex[]; goesOn: boolean[] } = {
    hexes: [],
    cost: [],
    before: [],
    goesOn: [],
  };
  for (let i = 0; i < founds; i++) {
    const label = found[i];
    const hex = hexOfLabel(label);
    if (isFoundAgain(label)) {
      reach.goesOn[reach.hexes.indexOf(hex)] = true;
      continue;
    }
    reach.hexes.push(hex);
    reach.cost.push(cost[label]);
    reach.before.push(before[label] as Hex);
    reach.goesOn.push(!isStopped(label));
  }
  return reach;
}

/** The hexes alone: the targets of a move. `points` as for reachOf. */
export function hexesReached(u: R, unit: Counter, reserve: boolean, points?: number): Hex[] {
  search(moverOf(u, unit, reserve, undefined, points));
  const hexes: Hex[] = [];
  for (let i = 0; i < founds; i++) if (!isFoundAgain(found[i])) hexes.push(hexOfLabel(found[i]));
  return hexes;
}

/** One of those hexes, or -1 if there is none: to know whether a unit can move at all. */
export function firstReached(u: R, unit: Counter, reserve: boolean, points?: number): Hex | -1 {
  search(moverOf(u, unit, reserve, undefined, points), 1);
  return founds > 0 ? hexOfLabel(found[0]) : -1;
}

/** 3.2b: what it costs the unit to get next to the hex of a unit that it overruns, by hex; -1 where it cannot be. */
export function approachesTo(
  u: R,
  unit: Counter,
  target: Counter,
  from: Hex,
  points: number,
): Map<Hex, number> {
  const goal = hexOf(u.table.place[target]);
  const mover = moverOf(u, unit, false, from, points);
  mover.overrun = target;
  const approaches = new Map<Hex, number>();
  if (SHEET.grid.sideTowards(from, goal) >= 0) approaches.set(from, 0);
  search(mover);
  for (let i = 0; i < founds; i++) {
    const hex = hexOfLabel(found[i]);
    if (!isStopped(found[i]) && SHEET.grid.sideTowards(hex, goal) >= 0) approaches.set(hex, cost[found[i]]);
  }
  return approaches;
}

const hexOfLabel = (label: number) => (label >> 1) as Hex;
const isStopped = (label: number) => (label & 1) === STOPPED;
/** The unit had come to the hex before, for less, but stopped there. */
const isFoundAgain = (label: number) => !isStopped(label) && done[label + STOPPED] === searches;

/** Finds the hexes the unit can enter, the cheapest first, `most` of them; one may be found stopped and again free. */
function search(mover: Mover, most = found.length): void {
  const { u, faction, start, points, reserve, position } = mover;
  founds = 0;
  if (start < 0 || points <= 0) return;
  if (reserve && mover.zones && isEnemyZone(u, faction, start, position)) return;
  const now = ++searches;
  lengths.fill(0);
  mark[start * 2] = now;
  cost[start * 2] = 0;
  before[start * 2] = -1;
  buckets[0][lengths[0]++] = start * 2;
  for (let spent = 0; spent <= points; spent++) {
    const bucket = buckets[spent];
    for (let i = 0; i < lengths[spent]; i++) {
      const label = bucket[i];
      if (cost[label] !== spent || done[label] === now) continue;
      const stopped = isStopped(label);
      // Whoever may go on may also stay.
      if (stopped && done[label - STOPPED] === now) continue;
      done[label] = now;
      const hex = hexOfLabel(label);
      if (hex !== start) {
        found[founds++] = label;
        if (founds >= most) return;
      }
      if (!stopped) expand(mover, hex, spent, now);
    }
  }
}

function expand(mover: Mover, hex: Hex, spent: number, now: number): void {
  const { u, faction, points, start, zones, position, steps, line, asksWhoseLand } = mover;
  const leavesZone = zones && isEnemyZone(u, faction, hex, position);
  const weather = leavesZone ? weatherAt(u, hex) : 'clear';
  // 8.2b, 3.1.4i: nobody leaves an EZOC hex in Mud, or under Failure: Command.
  if (leavesZone && (weather === 'mud' || hasFailure(u, faction, hex, false))) return;
  const first = hex === start && mover.fresh;
  for (let side = 0; side < 6; side++) {
    const next = SHEET.neighbour(hex, side);
    if (next < 0 || next === start) continue;
    let price = steps[hex * 6 + side];
    if (price === DEPENDS || (asksWhoseLand && price === line))
      price = stepCost(mover, first, hex, side, next);
    if (price < 0) continue;
    let total = spent + (mover.costs ? price : 0);
    // Whoever came there cheaper and free to go on, or was kept out, need not be looked at again.
    if (kept[next] === now || (mark[next * 2] === now && cost[next * 2] <= total)) continue;
    const isKnown = mark[next * 2] === now || mark[next * 2 + 1] === now;
    const quiet = mover.roams && isQuiet(mover, next);
    const barrier = isKnown || quiet ? null : barrierAt(mover, next);
    if (barrier !== null && (zones || (barrier !== 'zone-in-reserve' && barrier !== 'failure'))) {
      kept[next] = now;
      continue;
    }
    // 8.2c: in Storms and Snow a unit stops after moving out of an EZOC hex.
    let stops = isRough(weather) || (!quiet && zones && stopsIn(mover, next));
    if (total > points) {
      // 3.1.1b: the first hex may always be entered.
      if (!first) continue;
      total = points;
      stops = true;
    }
    const label = next * 2 + (stops ? STOPPED : FREE);
    if (mark[label] === now && (done[label] === now || cost[label] <= total)) continue;
    mark[label] = now;
    cost[label] = total;
    before[label] = hex;
    buckets[total][lengths[total]++] = label;
  }
}

const isRough = (weather: Weather) => weather === 'storms' || weather === 'snow';

/** Half points for one step; -1 if it cannot be made. */
function stepCost(mover: Mover, first: boolean, hex: Hex, side: number, next: Hex): number {
  const marks = SHEET.marks(hex, side);
  if (SHEET.isSea[hex] || SHEET.isSea[next]) return beachheadCost(mover, first, hex, side, next);
  if (!isPassable(marks)) return -1;
  // 3.1.1d: an unconnected Strait must be the only step.
  if (marks & STRAIT && !isConnectedStrait(marks)) return first ? mover.points : -1;
  if (!hasLine(marks)) return overlandCost(mover.terrain, hex, side, next);
  // 5d: in enemy Countries every unit pays a full point along a line.
  return mover.reserve && isEnemyLand(mover, next) ? mover.terrain.multiStepLine : mover.line;
}

function isEnemyLand({ u, faction, ownership }: Mover, hex: Hex): boolean {
  const owner = ownership.country[hex];
  const lord = u.table.overlord[owner] >= 0 ? u.table.overlord[owner] : owner;
  return u.table.status[lord] === ACTIVE && ownership.faction[hex] !== faction;
}

/** 3.1.1e: onto a friendly Beachhead across any sea hexside, off it only across its own; the whole MA. */
function beachheadCost(
  { u, faction, points }: Mover,
  first: boolean,
  hex: Hex,
  side: number,
  next: Hex,
): number {
  if (!first || !(SHEET.marks(hex, side) & (ALL_SEA | LAKE))) return -1;
  let [leaves, enters] = [!SHEET.isSea[hex], !SHEET.isSea[next]];
  for (const beachhead of u.table.beachheads) {
    if (factionOf(u, beachhead.counter) !== faction) continue;
    if (beachhead.hex === hex && beachhead.side === side) leaves = true;
    if (beachhead.hex === next) enters = true;
  }
  return leaves && enters ? points : -1;
}

/** 3.1b, 8.2a, 8.2c: the unit stops in this hex. */
function stopsIn(mover: Mover, hex: Hex): boolean {
  const { u, faction, position, overrun } = mover;
  if (!isEnemyZone(u, faction, hex, position)) return false;
  if (isRough(weatherAt(u, hex))) return true;
  if (isCovered(u, faction, hex, position)) return false;
  return overrun < 0 || othersProject(mover, hex);
}

/** 3.2b: an enemy other than the unit to be overrun projects a Zone of Control into the hex. */
function othersProject({ u, faction, position, overrun }: Mover, hex: Hex): boolean {
  const from = hexOf(u.table.place[overrun]);
  const side = SHEET.grid.sideTowards(from, hex);
  const own = side >= 0 && letsZoneThrough(SHEET.marks(from, side)) ? 1 : 0;
  let all = 0;
  for (const other of FACTIONS) if (other !== faction) all += position.zone[other][hex];
  return all > own;
}

/** Half points for a unit already on its way to enter the next hex; -1 if it cannot. */
export function costOfStep(u: R, unit: Counter, from: Hex, to: Hex): number {
  const side = SHEET.grid.sideTowards(from, to);
  return side < 0 ? -1 : stepCost(moverOf(u, unit, false), false, from, side, to);
}

/** 3.1b, 8.2: a unit that has come to this hex must stop there. */
export function mustStop(u: R, unit: Counter, hex: Hex): boolean {
  return stopsIn(moverOf(u, unit, false), hex);
}
