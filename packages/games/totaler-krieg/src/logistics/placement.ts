import { COUNTER_KIND, IS_DETACHMENT, IS_LOGISTICS, IS_PARTISAN } from '../counters/counters.js';
import { AXIS, type Counter, type Country, type Faction, type Hex } from '../ids.js';
import { SHEET } from '../map/sheet.js';
import { FORCE_POOL } from '../places.js';
import { ownershipOf } from '../position/ownership.js';
import { factionOf, positionOf } from '../position/position.js';
import { nationsOf } from '../supply/base-sites.js';
import { isSupplied } from '../supply/supply.js';
import { CONQUERED, type R } from '../table.js';

// Where Logistics markers and Partisan Bases may be placed (1.2.1, 1.2.2), and why not.

/** What was done in the segment so far. */
export interface SoFar {
  /** Logistics markers picked up, which may not be placed again (1.2.1b). */
  pickedUp: Counter[];
  /** The Conquered Minor Countries that have got a Partisan Base (1.2.2b). */
  stirred: Country[];
}

export type Reason =
  | 'not-yours'
  | 'not-in-pool'
  | 'no-such-marker'
  | 'picked-up'
  | 'twin'
  | 'no-town'
  | 'no-garrison'
  | 'taken'
  | 'not-conquered'
  | 'no-cover'
  | 'stirred'
  | 'guarded';

const MARKERS: readonly Counter[] = COUNTER_KIND.flatMap((_, counter) =>
  IS_LOGISTICS[counter] || IS_PARTISAN[counter] ? [counter as Counter] : [],
);

/** The faction's Logistics markers and Partisan Bases. */
export function markersOf(u: R, faction: Faction): Counter[] {
  return MARKERS.filter((marker) => factionOf(u, marker) === faction);
}

/** Why a marker cannot be placed at all; null if it can. */
export function refuseMarker(u: R, marker: Counter, seat: Faction, { pickedUp }: SoFar): Reason | null {
  if (!IS_LOGISTICS[marker] && !IS_PARTISAN[marker]) return 'no-such-marker';
  if (factionOf(u, marker) !== seat) return 'not-yours';
  if (u.table.place[marker] !== FORCE_POOL) return 'not-in-pool';
  if (IS_LOGISTICS[marker] && pickedUp.includes(marker)) return 'picked-up';
  return hasTwinBefore(u, marker) ? 'twin' : null;
}

/** Another marker of the kind waits in the Force Pool as well: it is placed first. */
function hasTwinBefore(u: R, marker: Counter): boolean {
  for (let other = marker - 1; COUNTER_KIND[other] === COUNTER_KIND[marker]; other--)
    if (u.table.place[other] === FORCE_POOL) return true;
  return false;
}

/** Why a marker that can be placed cannot be placed in this hex. */
export function refuseHex(u: R, marker: Counter, hex: Hex, { stirred }: SoFar): Reason | null {
  return IS_LOGISTICS[marker] ? refuseLogistics(u, marker, hex) : refusePartisans(u, hex, stirred);
}

/** 1.2.1a, 1.2.1c */
function refuseLogistics(u: R, marker: Counter, hex: Hex): Reason | null {
  if (!SHEET.isCity[hex] && !SHEET.isPort[hex]) return 'no-town';
  const { ground, markers } = positionOf(u);
  if (markers[hex].some((other) => IS_LOGISTICS[other])) return 'taken';
  const served = nationsOf(u, marker);
  const isGarrison = (unit: Counter) =>
    factionOf(u, unit) === factionOf(u, marker) &&
    nationsOf(u, unit).some((nation) => served.includes(nation)) &&
    isSupplied(u, unit);
  return ground[hex].some(isGarrison) ? null : 'no-garrison';
}

/** 1.2.2a to 1.2.2d */
function refusePartisans(u: R, hex: Hex, stirred: readonly Country[]): Reason | null {
  const country = ownershipOf(u).country[hex];
  // A Region ceded away is part of another Country now.
  if (country < 0 || u.table.status[country] !== CONQUERED) return 'not-conquered';
  if (!SHEET.isRough[hex] && !SHEET.isCity[hex]) return 'no-cover';
  if (stirred.includes(country)) return 'stirred';
  const { ground, markers, air } = positionOf(u);
  if (markers[hex].some((other) => IS_PARTISAN[other])) return 'taken';
  const isAxis = (counter: Counter) => factionOf(u, counter) === AXIS;
  const isGuard = (other: Counter) => isAxis(other) && (IS_DETACHMENT[other] || IS_LOGISTICS[other]);
  return ground[hex].some(isAxis) || air[hex].some(isAxis) || markers[hex].some(isGuard) ? 'guarded' : null;
}

/** The hexes worth a look for a marker: those with units, or those of Conquered Countries. */
export function hexesFor(u: R, marker: Counter): readonly Hex[] {
  if (IS_LOGISTICS[marker]) return positionOf(u).filled;
  const { country } = ownershipOf(u);
  return SHEET.landHexes.filter((hex) => u.table.status[country[hex]] === CONQUERED);
}

/** The Country a Partisan Base in this hex rises in; -1 for a Logistics marker. */
export function countryStirredBy(u: R, marker: Counter, hex: Hex): Country {
  return IS_PARTISAN[marker] ? ownershipOf(u).country[hex] : (-1 as Country);
}
