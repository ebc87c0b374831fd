import { defineCache } from '@sandtable/kernel';
import { weatherAt } from '../calendar/weather.js';
import { AS_AIRDROP, COUNTER_COUNT, IS_GROUND, kindOf } from '../counters/counters.js';
import { faceOf } from '../counters/units.js';
import { COUNTER_AND_HEX, type CounterAndHex, type Facts } from '../facts.js';
import { type Counter, type Faction, type Hex, NO_COUNTER, NO_COUNTRY } from '../ids.js';
import { bySubject, type GameRefusal, verb } from '../kit.js';
import { SHEET } from '../map/sheet.js';
import { atHex, hexOf } from '../places.js';
import { politicsVersion } from '../position/ownership.js';
import { factionOf, isEnemyZone, positionOf, put } from '../position/position.js';
import { isSupplied, nationOf, suppliedHexes } from '../supply/supply.js';
import type { R, U } from '../table.js';
import { barrierAt, frozenNow, hasFailure, travellerOf } from './barriers.js';
import { firstReached, hexesReached, type Reach, reachOf, type Without } from './reach.js';
import * as no from './refusals.js';

const { firstOf, secondOf } = COUNTER_AND_HEX.factors;

/** The phase in which a unit moves. */
export type Phase = { reserve: boolean };

/** Why a unit of the faction, wherever it is, may not start a move in this phase; null if it may. */
export function refuseStart(
  u: R,
  unit: Counter,
  seat: Faction,
  reserve: boolean,
): GameRefusal<Counter> | null {
  if (factionOf(u, unit) !== seat) return no.notYours;
  if (!IS_GROUND[unit]) return no.noGroundUnit;
  if (u.table.onTheWay >= 0 && u.table.onTheWay !== unit) return no.anotherOnTheWay;
  if (u.table.face[unit] === AS_AIRDROP) return no.isAirdrop;
  if (faceOf(u, unit).move === 0) return no.cannotMove;
  if (kindOf(unit).country === frozenNow(u)) return no.frozen;
  if (u.table.moved.includes(unit)) return no.movedAlready;
  // 5a: in Reserve Movement supply does not matter.
  return reserve || u.table.onTheWay === unit || isSupplied(u, unit) ? null : no.unsupplied;
}

/** Why a unit may not move hex to hex in this phase. */
export function refuseMover(
  u: R,
  unit: Counter,
  seat: Faction,
  reserve: boolean,
): GameRefusal<Counter> | null {
  const hex = hexOf(u.table.place[unit]);
  if (hex < 0 && IS_GROUND[unit] && factionOf(u, unit) === seat) return no.notOnMap;
  const start = refuseStart(u, unit, seat, reserve);
  if (start) return start;
  if (reserve) return isEnemyZone(u, seat, hex) ? no.lockedByZone : null;
  if (u.table.onTheWay === unit || !isHeldAt(u, seat, hex)) return null;
  return weatherAt(u, hex) === 'mud' ? no.stuckInMud : no.heldByFailure;
}

/** 8.2b, 3.1.4i: nobody leaves an EZOC hex in Mud, nor under a Failure of Command. */
function isHeldAt(u: R, seat: Faction, hex: Hex, position = positionOf(u)): boolean {
  if (!isEnemyZone(u, seat, hex, position)) return false;
  return weatherAt(u, hex) === 'mud' || hasFailure(u, seat, hex, false);
}

/** Reused by findMovers. */
const hasMoved = new Uint8Array(COUNTER_COUNT);

/** The ground units of a faction that may move hex to hex in this phase: refuseMover for all, without the reasons. */
function findMovers(u: R, seat: Faction, reserve: boolean): Counter[] {
  const { onTheWay, moved, place } = u.table;
  if (onTheWay >= 0) return [onTheWay];
  const position = positionOf(u);
  const frozen = frozenNow(u);
  const movers: Counter[] = [];
  hasMoved.fill(0);
  for (const unit of moved) hasMoved[unit] = 1;
  // Units of one Country follow each other: its supply is looked up once.
  let nation = NO_COUNTRY;
  let supplied: Uint8Array | null = null;
  for (const unit of position.onMap[seat]) {
    if (hasMoved[unit] === 1 || faceOf(u, unit).move === 0 || kindOf(unit).country === frozen) continue;
    const hex = hexOf(place[unit]);
    if (reserve) {
      if (!isEnemyZone(u, seat, hex, position)) movers.push(unit);
      continue;
    }
    if (isHeldAt(u, seat, hex, position)) continue;
    if (u.facts.alwaysSupplied) {
      movers.push(unit);
      continue;
    }
    const country = nationOf(u, unit);
    if (supplied === null || country !== nation) supplied = suppliedHexes(u, seat, country);
    nation = country;
    if (supplied[hex] === 1) movers.push(unit);
  }
  return movers;
}

/** What is found out about the moves of a phase until something changes: a choice is listed, drawn and checked. */
interface Moves {
  /** What the moves depend on; see `isCurrent`. */
  when: number[];
  /** For each faction, in reserve or not, the units that may move. */
  movers: (Counter[] | undefined)[];
  /** The same, those that may go on board. */
  sailors: (Counter[] | undefined)[];
  /** For each unit, in reserve or not, the hexes it can reach. */
  hexes: Map<number, readonly Hex[]>;
}

const MOVES = defineCache<Facts, Moves>({
  create: () => ({ when: [], movers: [], sailors: [], hexes: new Map() }),
  clear(moves) {
    moves.when.length = 0;
  },
});

function movesOf(u: R): Moves {
  const moves = u.cached(MOVES);
  const { turn, segment, phasing, onTheWay, pointsLeft, failures, moved } = u.table;
  const { version, airVersions, seaChanges } = positionOf(u);
  const air = airVersions[0] + airVersions[1] + airVersions[2];
  const { when } = moves;
  const isCurrent =
    when.length > 0 &&
    when[0] === version &&
    when[1] === politicsVersion(u) &&
    when[2] === moved.length &&
    when[3] === onTheWay &&
    when[4] === pointsLeft &&
    when[5] === segment &&
    when[6] === phasing &&
    when[7] === turn &&
    when[8] === failures.length &&
    when[9] === air &&
    when[10] === seaChanges;
  if (isCurrent) return moves;
  moves.when = [
    version,
    politicsVersion(u),
    moved.length,
    onTheWay,
    pointsLeft,
    segment,
    phasing,
    turn,
    failures.length,
    air,
    seaChanges,
  ];
  moves.movers.length = 0;
  moves.sailors.length = 0;
  moves.hexes.clear();
  return moves;
}

const phaseIndex = (seat: Faction, reserve: boolean) => seat * 2 + (reserve ? 1 : 0);

/** Those units, one after the other. */
export function eachMover(u: R, seat: Faction, reserve: boolean, add: (unit: Counter) => void): void {
  const { movers } = movesOf(u);
  const index = phaseIndex(seat, reserve);
  movers[index] ??= findMovers(u, seat, reserve);
  for (const unit of movers[index]) add(unit);
}

/** The units that may go on board, looked for once: two verbs ask. */
export function sailorsFound(
  u: R,
  seat: Faction,
  reserve: boolean,
  find: (u: R, seat: Faction, reserve: boolean) => Counter[],
): readonly Counter[] {
  const { sailors } = movesOf(u);
  const index = phaseIndex(seat, reserve);
  sailors[index] ??= find(u, seat, reserve);
  return sailors[index];
}

/** What a unit has left if it is on its way. */
function pointsOf({ table: { onTheWay, pointsLeft } }: R, unit: Counter): number | undefined {
  return onTheWay === unit ? pointsLeft : undefined;
}

/** The reach of a unit from where it is, with what it has left. */
export function presentReach(u: R, unit: Counter, reserve: boolean, without?: Without): Reach {
  return reachOf(u, unit, reserve, undefined, pointsOf(u, unit), without);
}

/** The hexes of that reach. */
export function presentHexes(u: R, unit: Counter, reserve: boolean): readonly Hex[] {
  const { hexes } = movesOf(u);
  const index = unit * 2 + (reserve ? 1 : 0);
  let found = hexes.get(index);
  if (!found) {
    found = hexesReached(u, unit, reserve, pointsOf(u, unit));
    hexes.set(index, found);
  }
  return found;
}

/** Why a unit that may move cannot go to this hex. */
function refuseHex(u: R, unit: Counter, hex: Hex, reserve: boolean): GameRefusal<CounterAndHex> | null {
  const start = hexOf(u.table.place[unit]);
  if (start === hex) return no.staysThere;
  if (presentHexes(u, unit, reserve).includes(hex)) return null;
  const isReached = (without: Without) => presentReach(u, unit, reserve, without).hexes.includes(hex);
  const barrier = barrierAt(travellerOf(u, unit, reserve), hex);
  if (barrier) return no.byBarrier(barrier);
  // A unit on its way may have come to where it is held.
  if (u.table.onTheWay === unit && isHeldAt(u, factionOf(u, unit), start)) return no.commandFails;
  // The reason is the rule without which the hex could be reached.
  if (isReached({ zones: true })) return reserve ? no.zonesInReserve : no.zoneInTheWay;
  if (SHEET.isSea[start] && SHEET.grid.sideTowards(start, hex) >= 0) return no.onlyAcrossItsSide;
  return isReached({ zones: true, costs: true }) ? no.tooFar : no.noWay;
}

/** 3.1.1: moves one unit hex to hex, by the cheapest way. */
export const move = verb<CounterAndHex, Phase>({
  name: 'move',
  domain: COUNTER_AND_HEX,
  check(u, { reserve }, arg, seat) {
    const [unit, hex] = [firstOf(arg), secondOf(arg)];
    const still = refuseMover(u, unit, seat, reserve);
    return still ? no.ofMove(still) : refuseHex(u, unit, hex, reserve);
  },
  bySubject: bySubject<Counter, Hex, Phase>({
    subjects: (u, { reserve }, seat, add) => eachMover(u, seat, reserve, add),
    targets(u, { reserve }, unit, _, add) {
      for (const hex of presentHexes(u, unit, reserve)) add(hex);
    },
    first: (u, { reserve }, unit) => firstReached(u, unit, reserve, pointsOf(u, unit)),
    refuse: (u, { reserve }, unit, seat) => refuseMover(u, unit, seat, reserve),
    moot: (u, _, unit) => hexOf(u.table.place[unit]) < 0,
  }),
  apply: (u, _, arg) => moveTo(u, firstOf(arg), secondOf(arg)),
});

/** Ends the move of a unit in a hex. */
export function moveTo(u: U, unit: Counter, hex: Hex): void {
  u.log('moved', unit, hexOf(u.table.place[unit]), hex);
  put(u, unit, atHex(hex));
  stop(u, unit);
}

/** The unit's move is over. */
export function stop(u: U, unit: Counter): void {
  if (!u.table.moved.includes(unit)) u.table.moved.push(unit);
  u.table.onTheWay = NO_COUNTER;
  u.table.pointsLeft = 0;
}
