import { weatherAt } from '../calendar/weather.js';
import { IS_HQ, kindOf } from '../counters/counters.js';
import { minorOf, shareNation } from '../counters/nations.js';
import type { Counter, Country, Faction, Hex } from '../ids.js';
import { COUNTRIES, RUSSIA } from '../map/areas.js';
import { isPassable, SHEET } from '../map/sheet.js';
import { frozenNow } from '../movement/barriers.js';
import { hexOf } from '../places.js';
import { keepsPolicy } from '../politics/closed-land.js';
import { ownershipOf } from '../position/ownership.js';
import { factionOf, positionOf } from '../position/position.js';
import { isSupplied } from '../supply/supply.js';
import { FREE_PASSAGE, MOBILIZING, NO_OCCUPATION, type R } from '../table.js';
import { isBlitzEnabled } from './blitz.js';

/** 4.1.2c: weather forbids a Blitz attack on the hex by this unit; Russian units may attack in Snow. */
export function weatherForbidsBlitz(u: R, hex: Hex, unit: Counter): boolean {
  const weather = weatherAt(u, hex);
  return weather !== 'clear' && (weather !== 'snow' || kindOf(unit).country !== RUSSIA);
}

/** 4.2.1g: a unit in this hex could attack the land hex across the hexside; from the sea only from a Beachhead. */
export function canAttackAcross(u: R, from: Hex, target: Hex): boolean {
  if (!SHEET.isLand[target]) return false;
  const side = SHEET.grid.sideTowards(from, target);
  if (side < 0) return false;
  if (SHEET.isSea[from]) return u.table.beachheads.some((one) => one.hex === from && one.side === side);
  return isPassable(SHEET.marks(from, side));
}

/** 4.2.1i, 3.1.4d: a marker in its Capital keeps the unit in its Country and its Dependents. */
export function isBoundAtHome(
  u: R,
  unit: Counter,
  hex: Hex,
  markers = FREE_PASSAGE | NO_OCCUPATION | MOBILIZING,
): boolean {
  const { country } = kindOf(unit);
  if (COUNTRIES[country].kind === 'major' || !((u.table.capital[country] ?? 0) & markers)) return false;
  const owner = ownershipOf(u).country[hex];
  return owner !== country && (owner < 0 || u.table.overlord[owner] !== country);
}

/** 22.4, read so that a Country that waits is at peace: its units attack nobody, and nobody attacks into it. */
export function keepsPeace(u: R, unit: Counter, target: Hex): boolean {
  if (!u.facts.readings.finlandAtPeace) return false;
  const frozen = frozenNow(u);
  return frozen >= 0 && (kindOf(unit).country === frozen || ownershipOf(u).country[target] === frozen);
}

/** The units that could attack a hex now, one by one. */
export function attackersOf(u: R, target: Hex, faction: Faction, blitz: boolean): Counter[] {
  const found: Counter[] = [];
  const { ground, units } = positionOf(u);
  for (let side = 0; side < 6; side++) {
    const hex = SHEET.neighbour(target, side);
    if (hex < 0 || units[faction][hex] === 0 || !canAttackAcross(u, hex, target)) continue;
    if (blitz && !isBlitzEnabled(u, hex)) continue;
    for (const unit of ground[hex]) {
      // 4.2.1.2e: an HQ that gave ranged support has fought in this segment.
      if (u.table.attacked.includes(unit) || u.table.supported.includes(unit)) continue;
      if (keepsPeace(u, unit, target) || keepsPolicy(u, unit, target)) continue;
      if (isBoundAtHome(u, unit, target) || (blitz && weatherForbidsBlitz(u, target, unit))) continue;
      found.push(unit);
    }
  }
  return found;
}

/** 4.2.1c: Major Country units, units of one Minor Country, and Exp units of others. */
export function fitTogether(u: R, units: readonly Counter[]): boolean {
  let minor = -1 as Country;
  for (const unit of units) {
    const other = minorOf(u, unit);
    if (other < 0) continue;
    if (minor >= 0 && minor !== other) return false;
    minor = other;
  }
  return true;
}

export type NoSupport =
  | 'far'
  | 'takes-part'
  | 'fought'
  | 'nation'
  | 'blitz'
  | 'path'
  | 'beachhead'
  | 'supply';

/** 4.2.1.2: why an HQ cannot give ranged support against or to a hex; null if it can. */
export function whyNoSupport(
  u: R,
  unit: Counter,
  target: Hex,
  parties: readonly Counter[],
  blitz: boolean,
): NoSupport | null {
  const hex = hexOf(u.table.place[unit]);
  if (hex < 0 || hex === target || SHEET.grid.distance(hex, target) > 2) return 'far';
  if (parties.includes(unit)) return 'takes-part';
  if (u.table.supported.includes(unit) || u.table.attacked.includes(unit)) return 'fought';
  if (!shareNation(u, unit, parties)) return 'nation';
  if (blitz && !isBlitzEnabled(u, hex)) return 'blitz';
  if (!reachesWithSupport(u, hex, target)) return SHEET.isSea[hex] ? 'beachhead' : 'path';
  return isSupplied(u, unit) ? null : 'supply';
}

/** 4.2.1.2: the HQs that could give ranged support against or to a hex. */
export function supportersOf(
  u: R,
  target: Hex,
  faction: Faction,
  parties: readonly Counter[],
  blitz: boolean,
): Counter[] {
  if (parties.length === 0) return [];
  const { ground, units } = positionOf(u);
  const found: Counter[] = [];
  for (const hex of withinTwo(target)) {
    if (units[faction][hex] === 0) continue;
    for (const unit of ground[hex])
      if (IS_HQ[unit] && whyNoSupport(u, unit, target, parties, blitz) === null) found.push(unit);
  }
  return found;
}

/** 4.2.1.2b: the HQs that could support the defenders of a hex; none if an HQ is in it. */
export function defendingHqs(u: R, target: Hex, defenders: readonly Counter[]): Counter[] {
  if (defenders.length === 0 || defenders.some((unit) => IS_HQ[unit])) return [];
  return supportersOf(u, target, factionOf(u, defenders[0]), defenders, false);
}

const NEAR = new Map<Hex, readonly Hex[]>();

/** The hexes within two hexes, the hex itself not counted. */
export function withinTwo(target: Hex): readonly Hex[] {
  const known = NEAR.get(target);
  if (known) return known;
  const found = new Set<Hex>();
  for (const hex of neighboursOf(target)) {
    found.add(hex);
    for (const next of neighboursOf(hex)) found.add(next);
  }
  found.delete(target);
  const hexes = [...found];
  NEAR.set(target, hexes);
  return hexes;
}

export function neighboursOf(hex: Hex): Hex[] {
  const list: Hex[] = [];
  for (let side = 0; side < 6; side++) {
    const next = SHEET.neighbour(hex, side);
    if (next >= 0) list.push(next);
  }
  return list;
}

/** 4.2.1.2c, 4.2.1.2d: the path of support avoids neutral land; from a Beachhead it reaches only across its hexside. */
function reachesWithSupport(u: R, from: Hex, target: Hex): boolean {
  if (SHEET.isSea[from]) return canAttackAcross(u, from, target);
  if (SHEET.grid.sideTowards(from, target) >= 0) return true;
  const { open } = ownershipOf(u);
  return neighboursOf(from).some(
    (hex) => SHEET.grid.sideTowards(hex, target) >= 0 && (SHEET.isSea[hex] || open[hex] === 1),
  );
}
