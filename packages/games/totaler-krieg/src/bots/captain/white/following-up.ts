import type { Option } from '@sandtable/kernel';
import { argOf } from '@sandtable/kernel';
import { combatSegment } from '../../../combat/attack.js';
import { battle } from '../../../combat/battle.js';
import { IS_ARMOR } from '../../../counters/counters.js';
import { faceOf, stepsOf } from '../../../counters/units.js';
import { COUNTER_AND_HEX, type CounterAndHex } from '../../../facts.js';
import { AXIS, type Counter, type Hex } from '../../../ids.js';
import { RIVER, SHEET } from '../../../map/sheet.js';
import { eachMover, presentHexes } from '../../../movement/move.js';
import { hexOf } from '../../../places.js';
import { positionOf } from '../../../position/position.js';
import { mostSteps } from '../../../steps/stack-limits.js';
import type { R } from '../../../table.js';
import { objectives } from '../../objectives.js';
import { chanceToClear, everybody, withBestHq } from '../chances.js';
import { legally, type M, type Open } from '../playout.js';
import { citiesToTake } from './attacking.js';

// What a place is worth to a unit that follows up.
const TAKES_CITY = 20;
const NEXT_TO_CITY = 6;
const WITHOUT_RIVER = 2;
/** What counts even if an attack on the City is likely to succeed without help. */
const LEAST_NEED = 0.05;
const MOST_UNITS = 3;

const { firstOf, secondOf, of } = COUNTER_AND_HEX.factors;

/** A City to be taken, and how much the attack on it needs help. */
interface Goal {
  city: Hex;
  need: number;
}

function goalsOf(u: R): Goal[] {
  return citiesToTake(u).map((city) => {
    const attack = withBestHq(u, AXIS, city, everybody(u, AXIS, city, false), false);
    return { city, need: Math.max(LEAST_NEED, 1 - chanceToClear(u, attack)) };
  });
}

/** How good a hex is to stand in, with a City to take or to attack next. */
function placeWorth(hex: Hex, goals: readonly Goal[], mayAttack: boolean): number {
  let worth = 0;
  for (const { city, need } of goals) {
    if (city === hex) return TAKES_CITY;
    if (!mayAttack) continue;
    const side = SHEET.grid.sideTowards(hex, city);
    if (side < 0) worth += (need * 2) / SHEET.grid.distance(hex, city);
    else worth += need * (NEXT_TO_CITY + (SHEET.marks(hex, side) & RIVER ? 0 : WITHOUT_RIVER));
  }
  return worth;
}

/** The unit is the last of its side in a City that decides the scenario. */
function isGarrison(u: R, unit: Counter): boolean {
  const hex = hexOf(u.table.place[unit]);
  return objectives(u).includes(hex) && positionOf(u).units[AXIS][hex] === 1;
}

/** There is room for the unit without anybody being lost at the end of the segment (9.2). */
function hasRoom(u: R, unit: Counter, hex: Hex): boolean {
  const there = positionOf(u).ground[hex];
  const steps = there.reduce((all, other) => all + stepsOf(u, other), 0);
  return there.length < MOST_UNITS && steps + stepsOf(u, unit) <= mostSteps(u, hex);
}

/** A unit that has attacked in the Blitz segment may attack again in the next one (4.1.2e). */
const mayAttackAgain = (u: R) => u.findFrame(combatSegment)?.blitz === true;

/** Armor first, since it can go on; then whoever is better placed in the hex. */
export function chooseAdvance(machine: M, open: Open): Option {
  const { u, rule } = open;
  const target = u.findFrame(battle)!.target;
  const goals = goalsOf(u);
  const worth = placeWorth(target, goals, mayAttackAgain(u));
  let [found, most] = [-1, 0];
  for (const option of machine.list(open, AXIS)) {
    if (machine.verb(rule, option).name !== 'advance') continue;
    const unit = argOf(option) as Counter;
    if (isGarrison(u, unit) || !hasRoom(u, unit, target)) continue;
    const here = placeWorth(hexOf(u.table.place[unit]), goals, mayAttackAgain(u));
    const gain = worth - here + (IS_ARMOR[unit] ? 3 : 0) - faceOf(u, unit).attack / 100;
    if (gain > most) [found, most] = [option, gain];
  }
  return found >= 0 ? found : legally(open, AXIS, 'done');
}

export function chooseExploitation(machine: M, open: Open): Option {
  const { u, rule } = open;
  const goals = goalsOf(u);
  const again = mayAttackAgain(u);
  let [found, most] = [-1, 0];
  for (const option of machine.list(open, AXIS)) {
    if (machine.verb(rule, option).name !== 'exploit') continue;
    const arg = argOf(option) as CounterAndHex;
    const [unit, hex] = [firstOf(arg), secondOf(arg)];
    if (isGarrison(u, unit) || !hasRoom(u, unit, hex)) continue;
    const here = hexOf(u.table.place[unit]);
    const gain = placeWorth(hex, goals, again) - placeWorth(here, goals, again);
    if (gain > most) [found, most] = [option, gain];
  }
  return found >= 0 ? found : legally(open, AXIS, 'done');
}

/** 5: somebody walks into a City that nobody holds. */
export function chooseReserve(open: Open): Option {
  const { u } = open;
  const empty = citiesToTake(u).filter((hex) => positionOf(u).ground[hex].length === 0);
  if (empty.length > 0) {
    const units: Counter[] = [];
    eachMover(u, AXIS, true, (unit) => units.push(unit));
    for (const unit of units) {
      if (isGarrison(u, unit)) continue;
      const hex = empty.find((city) => presentHexes(u, unit, true).includes(city));
      if (hex !== undefined) return legally(open, AXIS, 'move', of(unit, hex));
    }
  }
  return legally(open, AXIS, 'done');
}
