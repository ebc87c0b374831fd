import { argOf, type Option } from '@sandtable/kernel';
import { refugesOf } from '../../combat/refuge.js';
import { type Retreat, withdraw } from '../../combat/retreat.js';
import { COUNTER_KIND, IS_ARMOR, IS_HQ, kindOf } from '../../counters/counters.js';
import { faceOf, stepsOf } from '../../counters/units.js';
import { COUNTER_AND_HEX, type CounterAndHex } from '../../facts.js';
import type { Counter, Hex } from '../../ids.js';
import { GERMANY, UNITED_STATES } from '../../map/areas.js';
import { SHEET } from '../../map/sheet.js';
import { hexOf } from '../../places.js';
import { MOST_STEPS, MOST_UNITS } from '../../steps/stack-limits.js';
import type { R } from '../../table.js';
import { type Front, placeWorth } from './front.js';
import type { Judge } from './judge.js';
import { desertArmy, isDesert, isWesternShore, torch, wantedAboard } from './mediterranean.js';
import { ARMY, EXPEDITION, GUARD } from './weights.js';

export const moveIn = (option: Option): [Counter, Hex] => {
  const arg = argOf(option) as CounterAndHex;
  return [COUNTER_AND_HEX.factors.firstOf(arg), COUNTER_AND_HEX.factors.secondOf(arg)];
};

/** Corps become armies, the strongest first: they fight better for their steps, and free counters for replacements. */
export function judgeOrganization(front: Front): Judge {
  const { u } = front;
  return (verb, option) => {
    if (verb === 'done') return 0;
    if (verb !== 'combine') return -1;
    const [unit, hex] = moveIn(option);
    // A German army would put the ally under Occupation, which his corps do not (20.1.2).
    if (front.isHost(hex) && kindOf(unit).country === GERMANY) return -1;
    if (IS_HQ[unit] && hexOf(u.table.place[unit]) < 0 && hasHqNear(front, hex)) return -1;
    const { front: full } = u.facts.values.faces[COUNTER_KIND[unit]];
    return 1 + (full?.attack ?? 0) + (IS_HQ[unit] ? 1 : 0);
  };
}

/** One HQ is enough for the attacks of an army group. */
function hasHqNear({ u, position, faction }: Front, hex: Hex): boolean {
  return position.onMap[faction].some(
    (unit) => IS_HQ[unit] && SHEET.grid.distance(hexOf(u.table.place[unit]), hex) <= ARMY.hqApart,
  );
}

/** Replacements stand near the front, where they are wanted, and together, so that they become an army. */
export function judgeReplacements(front: Front): Judge {
  return (verb, option) => {
    if (verb === 'done') return -10_000;
    // Across the sea only what finds no place at home, or is to go on to Africa.
    if (verb === 'ship' && kindOf(argOf(option) as Counter).country === UNITED_STATES)
      return wantedAboard(front) > 0 ? 5000 : -5000;
    if (verb !== 'place') return -5000;
    const [unit, hex] = moveIn(option);
    return (
      faceOf(front.u, unit).attack * 20 +
      placingWorth(front, unit, hex) +
      (isDesert(hex) ? desertArmy(front) : 0) +
      (isWesternShore(hex) && torch(front) > 0 ? EXPEDITION.africa : 0) +
      ARMY.joined * joined(front, unit, hex)
    );
  };
}

/** A single step stands here with which this one becomes an army. */
function joined({ u, position }: Front, unit: Counter, hex: Hex): number {
  const { country } = kindOf(unit);
  const corps = position.ground[hex].filter(
    (one) => stepsOf(u, one) < 3 && kindOf(one).country === country && IS_ARMOR[one] === IS_ARMOR[unit],
  );
  return corps.length === 1 || corps.length === 2 ? 1 : 0;
}

/** What it is worth to place a unit in a hex: where it is wanted, and near the front. */
export function placingWorth(front: Front, unit: Counter, hex: Hex): number {
  const { position, faction } = front;
  const isFirst = position.units[faction][hex] === 0;
  const guard = front.held.includes(hex)
    ? (isFirst ? 15 : 0) + (SHEET.isCapital[hex] && isFirst ? 25 : 0)
    : 0;
  const danger = Math.max(0, front.danger(hex) - 2 * position.units[faction][hex]);
  return guard + danger * 5 + Math.max(-400, front.march(unit, hex) / 2) - position.units[faction][hex] * 3;
}

/** Whoever joins the war mans its Cities, so that the rest can go to Libya (13.7.1b): there nobody follows soon. */
export function setUpWorth(front: Front, unit: Counter, hex: Hex): number {
  const isEmpty = front.position.units[front.faction][hex] === 0;
  const city = SHEET.isCity[hex] && isEmpty ? ARMY.city : 0;
  const colony = SHEET.isCity[hex] && isDesert(hex) ? ARMY.colony : 0;
  return city + colony + placingWorth(front, unit, hex);
}

/** Whether an HQ supports the defenders of a hex: they do not go back then (4.2.5.1f), so only where they are to stay or have to. */
export function isHeldWithHq(front: Front, target: Hex, defenders: readonly Counter[]): boolean {
  const isDear = front.held.includes(target) && placeWorth(front.u, target) >= GUARD.dear;
  return isDear || defenders.some((unit) => refugesOf(front.u, unit, target).length === 0);
}

/** A retreat leads to where there is room: whoever finds none is lost (9.2d). */
export function judgeRetreat(u: R, front: Front): Judge {
  const force = u.findFrame(withdraw)!;
  return (verb, option) => {
    if (verb === 'stand') return -40;
    if (verb === 'split') return -30;
    const hex = argOf(option) as Hex;
    return -front.distance(hex) - ARMY.crowded * crowd(u, front, force, hex);
  };
}

/** By how much the force would break the stacking limits in a hex. */
function crowd(u: R, { position, faction }: Front, { units, left }: Retreat, hex: Hex): number {
  if (left > 1 || position.units[faction][hex] === 0) return 0;
  const stack = [...position.ground[hex], ...units];
  const steps = stack.reduce((sum, unit) => sum + stepsOf(u, unit), 0);
  return Math.max(0, steps - MOST_STEPS, stack.length - MOST_UNITS);
}
