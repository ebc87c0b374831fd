import { say } from '@sandtable/kernel';
import { weatherAt } from '../calendar/weather.js';
import { takeMarkers } from '../combat/advance.js';
import { airShift } from '../combat/odds.js';
import { supportersOf } from '../combat/parties.js';
import { IS_ARMOR } from '../counters/counters.js';
import { faceOf, stepsOf } from '../counters/units.js';
import { COUNTER_AND_HEX, type CounterAndHex } from '../facts.js';
import { type Counter, FACTIONS, type Faction, type Hex, NO_COUNTER } from '../ids.js';
import { bySubject, type GameRefusal, refusal, verb } from '../kit.js';
import { SHEET } from '../map/sheet.js';
import { atHex, hexOf } from '../places.js';
import { factionOf, isEnemyZone, type Position, positionOf, put } from '../position/position.js';
import { leaveMap } from '../steps/leave-map.js';
import { isFortress } from '../steps/stack-limits.js';
import { isSupplied } from '../supply/supply.js';
import type { R, U } from '../table.js';
import { hexName, unitName } from '../words/names.js';
import { areaBarrier, hasFailure, travellerOf } from './barriers.js';
import { hexShift, sideShift } from './costs.js';
import { eachMover, type Phase, refuseMover, stop } from './move.js';
import { approachesTo, costOfStep, mustStop } from './reach.js';
import * as no from './refusals.js';

const { firstOf, secondOf } = COUNTER_AND_HEX.factors;

/** 3.2a, 3.2e: why a unit may not overrun anything. */
function refuseOverrunner(u: R, unit: Counter, seat: Faction, reserve: boolean): GameRefusal<Counter> | null {
  if (reserve) return notInReserve;
  const still = refuseMover(u, unit, seat, reserve);
  if (still) return still;
  if (!isPanzer(u, unit)) return notArmored;
  return isSupplied(u, unit) ? null : no.unsupplied;
}

const isPanzer = (u: R, unit: Counter) => IS_ARMOR[unit] && stepsOf(u, unit) > 1;

const notInReserve = refusal<Counter>('5c', () => say`there are no overruns in Reserve Movement`);
const notArmored = refusal<Counter>(
  '3.2a',
  (_, unit) => say`${unitName(unit)} cannot overrun: only armor of two or three steps does`,
);

const nobodyNear = refusal<Counter>(
  '3.2a',
  (_, unit) => say`no lone enemy unit in the open is near enough for ${unitName(unit)} to overrun`,
);

/** The enemy ground units in a hex. */
function enemiesIn(u: R, seat: Faction, hex: Hex): Counter[] {
  const { ground, units } = positionOf(u);
  if (!FACTIONS.some((other) => other !== seat && units[other][hex] > 0)) return [];
  return ground[hex].filter((unit) => factionOf(u, unit) !== seat);
}

const there = (anchor: string, words: (unit: string, hex: string) => string) =>
  refusal<CounterAndHex>(anchor, (_, arg) => words(unitName(firstOf(arg)), hexName(secondOf(arg))));
const nobodyThere = there('3.2a', (_, hex) => say`there is no enemy unit to overrun in ${hex}`);
const several = there('3.2a', (_, hex) => say`more than one enemy unit is in ${hex}`);
const tooStrong = there('3.2a', (_, hex) => say`the enemy unit in ${hex} has more than one step`);
const atSea = there('3.2a', (_, hex) => say`${hex} is no Land hex`);
const terrainHelps = there('3.2c', (_, hex) => say`the terrain of ${hex} helps the defender`);
const mudHelps = there('3.2c', (_, hex) => say`${hex} is in Mud, which helps the defender`);
const fortressHelps = there('3.2c', (_, hex) => say`the unit in ${hex} is a fortress`);
const airHelps = there('3.2c', (_, hex) => say`an Air unit helps the defender of ${hex}`);
const hqHelps = there('3.2c', (_, hex) => say`an HQ could support the defender of ${hex}`);
const sideHelps = there(
  '3.2c',
  (unit, hex) => say`${unit} can get into ${hex} only across a hexside that helps the defender`,
);
const cannotGetThere = there(
  '3.2a',
  (unit, hex) => say`${unit} cannot get into ${hex} with the points it has`,
);
const onlyAirdrop = there('3.2f', (_, hex) => say`only an Airdrop is in ${hex}, which cannot be overrun`);

/** 3.2a, 3.2c: why the hex cannot be overrun by anybody of the faction. */
function refuseTarget(u: R, seat: Faction, hex: Hex): GameRefusal<CounterAndHex> | null {
  if (!SHEET.isLand[hex]) return atSea;
  const enemies = enemiesIn(u, seat, hex);
  if (enemies.length === 0) {
    const { airdrops } = positionOf(u);
    return airdrops[hex].some((unit) => factionOf(u, unit) !== seat) ? onlyAirdrop : nobodyThere;
  }
  if (enemies.length > 1) return several;
  const [target] = enemies;
  if (stepsOf(u, target) > 1) return tooStrong;
  if (isFortress(u, target)) return fortressHelps;
  if (hexShift(u, hex) !== 0) return terrainHelps;
  const weather = weatherAt(u, hex);
  if (weather === 'mud') return mudHelps;
  const enemy = factionOf(u, target);
  if (airShift(u, hex, weather, enemy, enemies, false) > 0) return airHelps;
  return supportersOf(u, hex, enemy, enemies, false).length > 0 ? hqHelps : null;
}

const pointsOf = (u: R, unit: Counter) =>
  u.table.onTheWay === unit ? u.table.pointsLeft : faceOf(u, unit).move * 2;

/** Rules left aside to find out which is the reason: hexsides that help the defender, what holds the unit. */
type Aside = { sides?: boolean; holds?: boolean };

/** The cheapest way into the hex: the hex before it and the half points left; null if there is none. */
function wayInto(u: R, unit: Counter, hex: Hex, aside: Aside = {}): { from: Hex; left: number } | null {
  const start = hexOf(u.table.place[unit]);
  const points = pointsOf(u, unit);
  const faction = factionOf(u, unit);
  if (!isNear(u, start, hex, points) || areaBarrier(travellerOf(u, unit, false), hex)) return null;
  // 3.1.4i
  if (!aside.holds && isEnemyZone(u, faction, hex) && hasFailure(u, faction, hex, true)) return null;
  const [target] = enemiesIn(u, faction, hex);
  let best: { from: Hex; left: number } | null = null;
  for (const [from, spent] of approachesTo(u, unit, target, start, points)) {
    const marks = SHEET.marks(from, SHEET.grid.sideTowards(from, hex));
    const cost = costOfStep(u, unit, from, hex);
    if (cost < 0 || (!aside.sides && sideShift(u, marks) !== 0)) continue;
    if (!aside.holds && isHeld(u, faction, from)) continue;
    const left = points - spent - cost;
    if (left >= 0 && (best === null || left > best.left)) best = { from, left };
  }
  return best;
}

/** Why a unit that may overrun the hex does not get there: the rule without which it would. */
function refuseWay(u: R, unit: Counter, hex: Hex): GameRefusal<CounterAndHex> | null {
  if (wayInto(u, unit, hex)) return null;
  if (!wayInto(u, unit, hex, { sides: true, holds: true })) return cannotGetThere;
  if (!wayInto(u, unit, hex, { holds: true })) return sideHelps;
  const faction = factionOf(u, unit);
  if (hasFailure(u, faction, hex, true)) return no.byBarrier('failure');
  const isMud = weatherAt(u, hexOf(u.table.place[unit])) === 'mud';
  return isMud ? no.mudHolds : no.commandFails;
}

/** 8.2b, 3.1.4i: nobody leaves this hex next to an enemy. */
function isHeld(u: R, faction: Faction, hex: Hex): boolean {
  return weatherAt(u, hex) === 'mud' || hasFailure(u, faction, hex, false);
}

/** A unit of several steps pays at least a point for each hex, or what it pays along a line. */
function isNear(u: R, start: Hex, hex: Hex, points: number): boolean {
  const { multiStepLine } = u.facts.values.terrain;
  return SHEET.isLand[start] && SHEET.grid.distance(start, hex) * Math.min(2, multiStepLine) <= points;
}

/** A lone enemy unit in open terrain: worth a closer look. */
function mayBeOverrun(u: R, seat: Faction, hex: Hex, { units }: Position): boolean {
  let enemies = 0;
  for (const other of FACTIONS) if (other !== seat) enemies += units[other][hex];
  return enemies === 1 && SHEET.isLand[hex] && hexShift(u, hex) === 0;
}

/** The hexes with such units. */
function preyOf(u: R, seat: Faction): Hex[] {
  const position = positionOf(u);
  return position.filled.filter((hex) => mayBeOverrun(u, seat, hex, position));
}

function isNearPrey(u: R, unit: Counter, prey: readonly Hex[]): boolean {
  const start = hexOf(u.table.place[unit]);
  const points = pointsOf(u, unit);
  return prey.some((hex) => isNear(u, start, hex, points));
}

/** The enemy hexes that might be overrun by units of the faction. */
function targetsOf(u: R, seat: Faction): Hex[] {
  return preyOf(u, seat).filter((hex) => refuseTarget(u, seat, hex) === null);
}

/** 3.2: a panzer army goes over a lone enemy unit of one step, and on from there if it can. */
export const overrun = verb<CounterAndHex, Phase>({
  name: 'overrun',
  domain: COUNTER_AND_HEX,
  check(u, { reserve }, arg, seat) {
    const [unit, hex] = [firstOf(arg), secondOf(arg)];
    const still = refuseOverrunner(u, unit, seat, reserve);
    if (still) return no.ofMove(still);
    const target = refuseTarget(u, seat, hex);
    if (target) return target;
    const barrier = areaBarrier(travellerOf(u, unit, false), hex);
    return barrier ? no.byBarrier(barrier) : refuseWay(u, unit, hex);
  },
  moot: (u, { reserve }, arg, seat) => reserve || enemiesIn(u, seat, secondOf(arg)).length === 0,
  bySubject: bySubject<Counter, Hex, Phase>({
    subjects(u, { reserve }, seat, add) {
      if (reserve) return;
      // Most armies are no panzer armies: look for those first.
      if (!positionOf(u).onMap[seat].some((unit) => isPanzer(u, unit))) return;
      const prey = preyOf(u, seat);
      if (prey.length === 0) return;
      eachMover(u, seat, false, (unit) => {
        if (isPanzer(u, unit) && isSupplied(u, unit) && isNearPrey(u, unit, prey)) add(unit);
      });
    },
    loose: true,
    targets(u, _, unit, seat, add) {
      for (const hex of targetsOf(u, seat)) if (wayInto(u, unit, hex)) add(hex);
    },
    refuse: (u, { reserve }, unit, seat) =>
      refuseOverrunner(u, unit, seat, reserve) ?? (isNearPrey(u, unit, preyOf(u, seat)) ? null : nobodyNear),
    moot: (u, { reserve }, unit) => reserve || !isPanzer(u, unit),
  }),
  apply: (u, _, arg) => runOver(u, firstOf(arg), secondOf(arg)),
});

function runOver(u: U, unit: Counter, hex: Hex): void {
  const faction = factionOf(u, unit);
  const [target] = enemiesIn(u, faction, hex);
  const { left } = wayInto(u, unit, hex)!;
  u.log('overran', unit, hexOf(u.table.place[unit]), hex, target);
  // 8.2c: leaving an EZOC hex in Storms or Snow ends the move; judged before the enemy is gone.
  const stops = stormsEndMove(u, unit, hex);
  leaveMap(u, target);
  // 3.2d, 4.2.1f
  takeMarkers(u, hex, faction);
  // 3.2b: only the Zones of Control of others are left; judged before the unit itself covers the hex.
  const stopped = stops || left === 0 || mustStop(u, unit, hex);
  put(u, unit, atHex(hex));
  if (stopped) return stop(u, unit);
  u.table.onTheWay = unit;
  u.table.pointsLeft = left;
}

/** 8.2c: the unit comes from a hex in Storms or Snow that is in an EZOC, at least that of its target. */
function stormsEndMove(u: R, unit: Counter, hex: Hex): boolean {
  const { from } = wayInto(u, unit, hex)!;
  const weather = weatherAt(u, from);
  return weather === 'storms' || weather === 'snow';
}

/** The unit that overran somebody stays where it is. */
export const halt = verb<number, Phase>({
  name: 'halt',
  check: (u) => (u.table.onTheWay >= 0 ? null : nobodyOnTheWay),
  moot: (u) => u.table.onTheWay < 0,
  apply(u) {
    stop(u, u.table.onTheWay);
    u.table.onTheWay = NO_COUNTER;
  },
});

const nobodyOnTheWay = refusal('3.1a', () => say`no unit is on its way`);
