import type { Option } from '@sandtable/kernel';
import { argOf } from '@sandtable/kernel';
import { combat, muster } from '../../../combat/attack.js';
import { targetsOf } from '../../../combat/declarable.js';
import { isTarget } from '../../../combat/enemies.js';
import type { Attack } from '../../../combat/odds.js';
import { attackersOf } from '../../../combat/parties.js';
import { areAlike } from '../../../counters/alike.js';
import { AXIS, type Counter, type Hex } from '../../../ids.js';
import { SHEET } from '../../../map/sheet.js';
import { positionOf } from '../../../position/position.js';
import type { R } from '../../../table.js';
import { objectives } from '../../objectives.js';
import { chanceToClear, everybody, withBestHq } from '../chances.js';
import { legally, type M, type Open } from '../playout.js';
import type { WantedAttack } from './plan.js';

/** What it is worth to clear a hex: a City to be taken, a hex next to one, any other. */
const PRIZE = 10;
const APPROACH = 20;
const OTHER = 1;
/** Attacks that are less likely to clear their hex are left alone, unless they take a City. */
const LIKELY = 0.3;

/** The Cities that the Axis still has to take. */
export function citiesToTake(u: R): Hex[] {
  const { units } = positionOf(u);
  return objectives(u).filter((hex) => units[AXIS][hex] === 0);
}

/** By Blitz the way to a City is opened first, since everybody may attack again afterwards (4.1.2e). */
function worthOf(target: Hex, cities: readonly Hex[], blitz: boolean): number {
  if (cities.includes(target)) return PRIZE;
  if (!blitz) return 0;
  return cities.some((city) => SHEET.grid.distance(city, target) === 1) ? APPROACH : OTHER;
}

/** The first of the wanted attacks that can still be made. */
function wantedAttack(u: R, wanted: readonly WantedAttack[], blitz: boolean): Attack | null {
  for (const { target, units, blitz: inBlitz } of wanted) {
    if (inBlitz !== blitz || u.table.targets.includes(target)) continue;
    if (!isTarget(u, target, AXIS)) continue;
    const attackers = attackersOf(u, target, AXIS, blitz).filter((unit) => units.includes(unit));
    if (attackers.length === 0) continue;
    const attack = withBestHq(u, AXIS, target, attackers, blitz, units);
    if (chanceToClear(u, attack) > 0) return attack;
  }
  return null;
}

/** Who attacks: everybody but those who do not matter here and could attack another City. */
function forceAgainst(u: R, target: Hex, blitz: boolean): Attack {
  const all = everybody(u, AXIS, target, blitz);
  const full = withBestHq(u, AXIS, target, all, blitz);
  if (blitz) return full;
  const others = citiesToTake(u).filter((city) => city !== target && !u.table.targets.includes(city));
  const elsewhere = new Set(others.flatMap((city) => everybody(u, AXIS, city, blitz)));
  let best = full;
  let chance = chanceToClear(u, full);
  for (const unit of all.slice().reverse()) {
    if (!elsewhere.has(unit) || best.attackers.length === 1) continue;
    const rest = best.attackers.filter((other) => other !== unit);
    const fewer = withBestHq(u, AXIS, target, rest, blitz);
    const left = chanceToClear(u, fewer);
    if (left >= chance) [best, chance] = [fewer, left];
  }
  return best;
}

/** The next attack, or done. */
export function chooseAttack(open: Open, wanted: readonly WantedAttack[]): Option {
  const { u } = open;
  const { blitz } = u.findFrame(combat)!;
  const cities = citiesToTake(u);
  if (cities.length === 0) return legally(open, AXIS, 'done');
  const first = wantedAttack(u, wanted, blitz);
  if (first) return legally(open, AXIS, 'attack', first.target);
  let [target, most] = [-1 as Hex, 0];
  for (const hex of targetsOf(u, AXIS, blitz)) {
    const worth = worthOf(hex, cities, blitz);
    if (worth === 0) continue;
    const chance = chanceToClear(u, forceAgainst(u, hex, blitz));
    if (chance < LIKELY && worth !== PRIZE) continue;
    if (chance * worth > most) [target, most] = [hex, chance * worth];
  }
  return target >= 0 ? legally(open, AXIS, 'attack', target) : legally(open, AXIS, 'done');
}

/** Puts the force together unit by unit. */
export function chooseForce(machine: M, open: Open, wanted: readonly WantedAttack[]): Option {
  const { u, rule } = open;
  const draft = u.findFrame(muster)!;
  const first = wantedAttack(u, wanted, draft.blitz);
  const { attackers, attackersHq } =
    first?.target === draft.target ? first : forceAgainst(u, draft.target, draft.blitz);
  const missing = attackers.filter((unit) => !draft.attackers.includes(unit));
  const options = machine.list(open, AXIS);
  const named = (verb: string) => options.filter((option) => machine.verb(rule, option).name === verb);
  for (const option of named('with')) {
    const unit = argOf(option) as Counter;
    if (missing.some((other) => other === unit || areAlike(u, other, unit))) return option;
  }
  if (draft.hq < 0) {
    const support = named('support').find((option) => argOf(option) === (attackersHq as number));
    if (support !== undefined) return support;
  }
  return named('declare')[0] ?? options[0];
}
