import { FULL, IS_GROUND, IS_PARTISAN, kindOf } from '../counters/counters.js';
import { stepsOf } from '../counters/units.js';
import { AXIS, type Counter, type Country, type Hex, NO_COUNTER } from '../ids.js';
import { process } from '../kit.js';
import { GERMANY } from '../map/areas.js';
import { pushEmergencyBreakdown } from '../organization/break-down.js';
import { DELAY_BOX, hexOf, INTERNED } from '../places.js';
import { ownershipOf } from '../position/ownership.js';
import { factionOf, positionOf, put } from '../position/position.js';
import { leaveMap } from '../steps/leave-map.js';
import { oneStepFace } from '../steps/remnants.js';
import { ACTIVE, type R, type U } from '../table.js';
import { isClosedByPolicy } from './closed-land.js';
import { isMinor, isNeutral, lordOf } from './countries.js';
import { isPac, NO_POLICY, postureBoxOf } from './posture.js';

/** 20.7: a counter is interned where it may not be. */
export function isMisplaced(u: R, counter: Counter, hex: Hex): boolean {
  const lord = lordOf(u, hex);
  if (lord < 0) return false;
  if (isNeutral(u, lord)) return true;
  if (IS_PARTISAN[counter]) return isFoeOf(u, counter, lord);
  if (factionOf(u, counter) !== AXIS && isPac(u, kindOf(counter).country))
    return isClosedByPolicy(u, counter, hex);
  const { kind, country, multinational, exp } = kindOf(counter);
  if (lord !== GERMANY || kind === 'marker' || factionOf(u, counter) !== AXIS) return false;
  // Axis Minor Countries have no business in Germany, on the ground or in the air; one-step Exp units are welcome.
  return multinational || (isMinor(country) && !exp);
}

/** A Partisan Base has no place in an active Minor Country of another faction. */
function isFoeOf({ table }: R, base: Counter, country: Country): boolean {
  const isActive = isMinor(country) && table.status[country] === ACTIVE;
  return isActive && table.allegiance[country] !== kindOf(base).faction;
}

/** All counters in hexes, or those that pass. */
export function countersIn(u: R, hexes: readonly Hex[], which: (counter: Counter) => boolean): Counter[] {
  const { ground, markers, airdrops, air } = positionOf(u);
  const found: Counter[] = [];
  const look = (counters: readonly Counter[]) => {
    for (const counter of counters) if (which(counter)) found.push(counter);
  };
  for (const hex of hexes) {
    look(ground[hex]);
    look(markers[hex]);
    look(airdrops[hex]);
    look(air[hex]);
  }
  return found;
}

/** 20.1.3, 20.3.8, 20.5.7: every counter that must be interned now. */
export function misplaced(u: R): Counter[] {
  const { ground, markers, airdrops, air, filled } = positionOf(u);
  const hasPacs = u.table.policy.some((policy) => policy !== NO_POLICY);
  const found: Counter[] = [];
  const look = (counters: readonly Counter[], hex: Hex) => {
    for (const counter of counters) if (isMisplaced(u, counter, hex)) found.push(counter);
  };
  for (const hex of filled) {
    const lord = lordOf(u, hex);
    if (lord < 0) continue;
    // Elsewhere only Partisan Bases may have no place.
    const concernsAll = hasPacs || lord === GERMANY || isNeutral(u, lord);
    if (concernsAll) look(ground[hex], hex);
    look(markers[hex], hex);
    if (!concernsAll) continue;
    look(airdrops[hex], hex);
    look(air[hex], hex);
  }
  return found;
}

/** 20.7: Axis counters in the land of a PAC, and the Policy that they violate. */
export function inPolicyLand(u: R): { counter: Counter; policy: number }[] {
  const { atPeace } = ownershipOf(u);
  const hexes = positionOf(u).filled.filter((hex) => atPeace[hex] === 1);
  return countersIn(u, hexes, (counter) => factionOf(u, counter) === AXIS).flatMap((counter) => {
    const lord = lordOf(u, hexOf(u.table.place[counter]));
    const policy = u.table.policy[postureBoxOf(u, lord, u.table.allegiance[lord])];
    return policy === NO_POLICY ? [] : [{ counter, policy }];
  });
}

/** Counters to be interned; a multi-step unit among them is broken down first. */
export interface Internment {
  units: Counter[];
  /** The unit being broken down, and who stood in its hex before. */
  breaking: Counter;
  hex: Hex;
  before: Counter[];
}

export const internmentOf = (units: Counter[]): Internment => ({
  units,
  breaking: NO_COUNTER,
  hex: -1 as Hex,
  before: [],
});

/** 20.7: counters are interned. */
export const intern = process<Internment>('intern', (u, f) => {
  if (f.breaking >= 0) {
    const pieces = positionOf(u).ground[f.hex].filter((unit) => !f.before.includes(unit));
    f.units = [...f.units.filter((unit) => unit !== f.breaking), ...pieces];
    f.breaking = NO_COUNTER;
  }
  const large = f.units.find((unit) => mustBreakDown(u, unit));
  if (large === undefined) {
    for (const unit of f.units) internOne(u, unit);
    return u.done();
  }
  f.breaking = large;
  f.hex = hexOf(u.table.place[large]);
  f.before = positionOf(u).ground[f.hex].slice();
  pushEmergencyBreakdown(u, large);
});

function mustBreakDown(u: R, unit: Counter): boolean {
  return (
    IS_GROUND[unit] &&
    hexOf(u.table.place[unit]) >= 0 &&
    kindOf(unit).type !== 'fortress' &&
    (stepsOf(u, unit) > 1 || kindOf(unit).multinational)
  );
}

function internOne(u: U, counter: Counter): void {
  if (hexOf(u.table.place[counter]) < 0) return;
  if (kindOf(counter).type === 'fortress') return leaveMap(u, counter);
  u.log('interned', counter, hexOf(u.table.place[counter]));
  // A Port-a-Fort is turned to its infantry side.
  if (IS_GROUND[counter]) put(u, counter, INTERNED, Math.max(FULL, oneStepFace(counter)));
  else put(u, counter, DELAY_BOX, FULL);
}

export const internmentRules = [intern];
