import {
  AS_FORTRESS,
  COUNTER_KIND,
  countersOf,
  FULL,
  IS_FORTRESS,
  IS_INFANTRY,
  kindOf,
} from '../counters/counters.js';
import { KINDS, kindNamed } from '../counters/kinds.js';
import { stepsOf } from '../counters/units.js';
import { type Counter, type Faction, type Hex, NO_COUNTER } from '../ids.js';
import { GERMANY } from '../map/areas.js';
import { SHEET } from '../map/sheet.js';
import { boxAt, FORCE_POOL, hexOf } from '../places.js';
import { ownershipOf } from '../position/ownership.js';
import { hasEnemy, isEnemyZone, positionOf } from '../position/position.js';
import { isFortress } from '../steps/stack-limits.js';
import { isSupplied } from '../supply/supply.js';
import type { R } from '../table.js';

/** 2.3.2.2a: where infantry may become a fortress that is in the Force Pool. */
const NAMED_FOR: Readonly<Record<string, readonly string[]>> = {
  'su-fort-len': ['e4608'],
  'su-fort-mos': ['e4312'],
  'su-fort-sev': ['e2912'],
  'gb-fort-gib': ['w2208'],
  'fr-fort-mag': ['w3519', 'w3420', 'w3319'],
  'bh-fort-ams': ['w3819'],
};

const NAMED = Object.entries(NAMED_FOR).map(([id, hexes]) => ({
  kind: kindNamed(id),
  hexes: hexes.map((hex) => SHEET.hexAt(hex)),
}));

const FE = kindNamed('de-fort-fe');
const GERMAN_INFANTRY = kindNamed('de-inf');
/** 2.3.2.4b */
const BECOMES_FE = [GERMAN_INFANTRY, kindNamed('de-vg')];
const NO_RETREAT = countersOf(kindNamed('mk-no-retreat'))[0];
/** 2.3.2.2b */
const FRONTIER = ['de-fort-ww', 'su-fort-stalin-line'].map(kindNamed);

const inForcePool = (u: R, kind: (typeof FRONTIER)[number]): Counter =>
  countersOf(kind).find((counter) => u.table.place[counter] === FORCE_POOL) ?? NO_COUNTER;

/** 2.3.2.4b: a coastal, City or Port hex outside Germany's Home Country, while No Retreat is on the VP Track. */
function allowsFe(u: R, hex: Hex): boolean {
  if (u.table.place[NO_RETREAT] !== boxAt('vp-track')) return false;
  const { country, home } = ownershipOf(u);
  if (country[hex] === GERMANY && home[hex]) return false;
  return SHEET.isCoast[hex] || SHEET.isCity[hex] || SHEET.isPort[hex];
}

/** The fortress of the Force Pool that a unit on the map may be exchanged for; -1 if there is none. */
export function fortressFor(u: R, unit: Counter): Counter {
  const hex = hexOf(u.table.place[unit]);
  if (hex < 0 || !IS_INFANTRY[unit] || stepsOf(u, unit) !== 1) return NO_COUNTER;
  for (const { kind, hexes } of NAMED) {
    if (!hexes.includes(hex) || KINDS[kind].country !== kindOf(unit).country) continue;
    const fortress = inForcePool(u, kind);
    if (fortress >= 0) return fortress;
  }
  return BECOMES_FE.includes(COUNTER_KIND[unit]) && allowsFe(u, hex) ? inForcePool(u, FE) : NO_COUNTER;
}

/** 2.3.2.2c: the FE fortress for a German one-step infantry unit at home; -1 if there is none. */
export function redoubtFor(u: R, unit: Counter): Counter {
  const hex = hexOf(u.table.place[unit]);
  if (hex < 0 || !IS_INFANTRY[unit] || stepsOf(u, unit) !== 1 || kindOf(unit).country !== GERMANY)
    return NO_COUNTER;
  const { country, home } = ownershipOf(u);
  return country[hex] === GERMANY && home[hex] ? inForcePool(u, FE) : NO_COUNTER;
}

/** 2.3.2.1a: a Port-a-Fort in land of its own faction may become a fortress, supplied or not. */
export function isPortAFort(unit: Counter): boolean {
  return kindOf(unit).fortress !== null;
}

export function isInOwnLand(u: R, unit: Counter, faction: Faction): boolean {
  return ownershipOf(u).faction[hexOf(u.table.place[unit])] === faction;
}

export function canFortify(u: R, unit: Counter, faction: Faction): boolean {
  if (isPortAFort(unit)) return u.table.face[unit] === FULL && isInOwnLand(u, unit, faction);
  return fortressFor(u, unit) >= 0;
}

export type NoInfantry = 'no-such-fortress' | 'foreign-land' | 'supply' | 'fe-stays' | 'no-infantry';

/**
 * 2.3.2.1a, 2.3.2.4c: why a unit does not become infantry: a Port-a-Fort turned back if it is supplied, an FE fortress
 * exchanged for infantry. Null if it can.
 */
export function whyNoInfantry(u: R, unit: Counter, faction: Faction): NoInfantry | null {
  if (isPortAFort(unit) && u.table.face[unit] === AS_FORTRESS) {
    if (!isInOwnLand(u, unit, faction)) return 'foreign-land';
    return isSupplied(u, unit) ? null : 'supply';
  }
  if (COUNTER_KIND[unit] !== FE) return 'no-such-fortress';
  if (!allowsFe(u, hexOf(u.table.place[unit]))) return 'fe-stays';
  return infantryFor(u, unit) >= 0 ? null : 'no-infantry';
}

export const canUnfortify = (u: R, unit: Counter, faction: Faction): boolean =>
  whyNoInfantry(u, unit, faction) === null;

/** 2.3.2.4c: the infantry that an FE fortress may be exchanged for; -1 if there is none. */
export function infantryFor(u: R, unit: Counter): Counter {
  if (COUNTER_KIND[unit] !== FE || !allowsFe(u, hexOf(u.table.place[unit]))) return NO_COUNTER;
  return inForcePool(u, GERMAN_INFANTRY);
}

/** West Wall and Stalin Line fortresses, which are placed without an exchange (2.3.2.2b). */
export const FRONTIER_FORTRESSES: readonly Counter[] = FRONTIER.flatMap((kind) => countersOf(kind));

/** 2.3.2.2b: a hex of the Home Country on a Border, without a fortress, an enemy or an enemy Zone of Control. */
export function allowsFrontierFortress(u: R, fortress: Counter, hex: Hex, faction: Faction): boolean {
  const ownership = ownershipOf(u);
  const position = positionOf(u);
  const { country } = kindOf(fortress);
  if (!SHEET.isLand[hex] || ownership.country[hex] !== country || !ownership.home[hex]) return false;
  if (hasEnemy(faction, hex, position) || isEnemyZone(u, faction, hex, position)) return false;
  if (position.ground[hex].some((unit) => isFortress(u, unit))) return false;
  for (let side = 0; side < 6; side++) {
    const next = SHEET.neighbour(hex, side);
    if (next >= 0 && ownership.country[next] >= 0 && ownership.country[next] !== country) return true;
  }
  return false;
}

/** A fortress that could be raised somewhere. */
export const canBeRaised = (u: R, fortress: Counter): boolean =>
  IS_FORTRESS[fortress] && FRONTIER_FORTRESSES.includes(fortress) && u.table.place[fortress] === FORCE_POOL;
