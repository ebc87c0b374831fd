import { weatherAt } from '../../../calendar/weather.js';
import { isBlitzEnabled } from '../../../combat/blitz.js';
import { airShift } from '../../../combat/odds.js';
import { defendingHqs } from '../../../combat/parties.js';
import { columnFor, shifted } from '../../../combat/results-table.js';
import { IS_ARMOR, IS_HQ } from '../../../counters/counters.js';
import { faceOf } from '../../../counters/units.js';
import type { Counter, Faction, Hex } from '../../../ids.js';
import { SHEET } from '../../../map/sheet.js';
import { hexShift, sideShift } from '../../../movement/costs.js';
import { factionOf, positionOf } from '../../../position/position.js';
import { isFortress } from '../../../steps/stack-limits.js';
import type { R } from '../../../table.js';
import { mayStand, NO_PROSPECT, type Prospect, prospectIn, stepsIn, type Temper } from '../prospects.js';

/** A unit, and the hex from which it would attack. */
export interface Placed {
  unit: Counter;
  from: Hex;
}

/** The HQ with which the defenders of a hex would be supported; -1 if there is none. */
function helpFor(u: R, target: Hex): Counter {
  return defendingHqs(u, target, positionOf(u).ground[target])[0] ?? (-1 as Counter);
}

/** The column of an attack by units that are not yet where they would attack from; -1 if it cannot be made. */
export function columnWith(
  u: R,
  faction: Faction,
  target: Hex,
  force: readonly Placed[],
  hq: Counter,
  blitz: boolean,
): number {
  const defenders = positionOf(u).ground[target];
  const help = helpFor(u, target);
  const own = force.map(({ unit }) => unit);
  if (hq >= 0) own.push(hq);
  const enemies = help >= 0 ? [...defenders, help] : defenders;
  let strength = 0;
  for (const unit of own) strength += faceOf(u, unit).attack;
  let defense = 0;
  for (const unit of enemies) defense += faceOf(u, unit).defense;
  const before = columnFor(strength, defense);
  if (before < 0) return -1;
  const weather = weatherAt(u, target);
  let by = hexShift(u, target) + airShift(u, target, weather, faction, own, blitz);
  if (defenders.length > 0) by -= airShift(u, target, weather, factionOf(u, defenders[0]), enemies, false);
  if (own.some((unit) => IS_HQ[unit])) by++;
  if (enemies.some((unit) => IS_HQ[unit])) by--;
  if (defenders.some((unit) => isFortress(u, unit))) by--;
  if (weather === 'mud') by--;
  if (blitz && force.some(({ unit, from }) => IS_ARMOR[unit] && isBlitzEnabled(u, from))) by++;
  let side = -9;
  for (const { from } of force)
    side = Math.max(side, sideShift(u, SHEET.marks(target, SHEET.grid.sideTowards(target, from))));
  return shifted(before, by + side);
}

/** An attack is broken off rather than paid for, some of the time. */
const CAREFUL: Temper = { defeat: 0.6, exchange: 0.7, isEvaded: false };

/** What the column promises against this hex. */
export function prospectAgainst(u: R, target: Hex, column: number): Prospect {
  if (column < 0) return NO_PROSPECT;
  const defenders = positionOf(u).ground[target];
  // They stay in a City without a Blitz marker, and wherever they cannot go (4.2.5.1f, 4.2.5.3).
  const isHeld =
    mayStand(u, target) ||
    defenders.some((unit) => faceOf(u, unit).move === 0 || IS_HQ[unit]) ||
    helpFor(u, target) >= 0;
  return prospectIn(u, target, column, { steps: stepsIn(u, defenders), isHeld, stands: false }, CAREFUL);
}

/** The share of the defenders' steps that they lose. */
export function shareOf(u: R, target: Hex, { kills }: Prospect): number {
  return kills / Math.max(1, stepsIn(u, positionOf(u).ground[target]));
}
