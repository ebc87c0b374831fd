import { IS_HQ, IS_LOGISTICS, IS_PARTISAN, kindOf } from '../counters/counters.js';
import type { Counter, Country, Faction, Hex, Place } from '../ids.js';
import { BRITAIN, GERMANY, ITALY, UNITED_STATES } from '../map/areas.js';
import { SHEET } from '../map/sheet.js';
import { US_BOX, WEST_BOX } from '../places.js';
import { ownershipOf } from '../position/ownership.js';
import { factionOf, hasEnemy, hasOther, isEnemyZone, positionOf } from '../position/position.js';
import { rememberedOnMap } from '../position/while-unchanged.js';
import { fitsInto } from '../steps/stack-limits.js';
import { hasUsBox } from '../supply/ports.js';
import { isSource } from '../supply/sources.js';
import { isSupplied, isSuppliedAt, reachesUsBox, supplyLine } from '../supply/supply.js';
import { CONQUERED, type R } from '../table.js';

/** Why a replacement cannot be placed in a hex. */
export type NoPlace = 'no-location' | 'enemy' | 'zone' | 'stacking';

/** 1.3.4: why a unit cannot be placed in a hex; null if it can. */
export function refusePlace(u: R, faction: Faction, unit: Counter, hex: Hex): NoPlace | null {
  if (!isLocation(u, faction, unit, hex)) return 'no-location';
  // 1.3.4g
  const position = positionOf(u);
  if (hasEnemy(faction, hex, position)) return 'enemy';
  if (hasOther(u, faction, position.airdrops[hex]) || hasOther(u, faction, position.air[hex])) return 'enemy';
  if (isEnemyZone(u, faction, hex, position) && position.units[faction][hex] === 0) return 'zone';
  return fitsInto(u, hex, faction, unit, 1) ? 'stacking' : null;
}

/**
 * The Off-Map Box in which a unit may be placed as well: the Eastern US/Canada Box, if it is in play (1.3.4d, 21), or
 * the Western Europe Box of Fire in the East (24.4); null if there is none.
 */
export function offMapBoxFor(u: R, unit: Counter): Place | null {
  const { country } = kindOf(unit);
  if (u.facts.westEdge.length > 0 && (country === GERMANY || country === ITALY)) return WEST_BOX;
  return hasUsBox(u) && mayUseAllied(country) ? US_BOX : null;
}

export const mayBeShipped = (u: R, unit: Counter): boolean => offMapBoxFor(u, unit) !== null;

/** G.replacementloc: a Replacement Location for the unit, whoever is there. */
export function isLocation(u: R, faction: Faction, unit: Counter, hex: Hex): boolean {
  if (!SHEET.isLand[hex]) return false;
  const { country, colonial } = kindOf(unit);
  if (isHomeLocation(u, faction, country, hex) || isMarkerLocation(u, faction, country, hex)) return true;
  return colonial && isColonialLocation(u, faction, country, hex);
}

/** 1.3.4b, 1.3.4c: in the Home Country a City that is a supply source, or a supplied HQ. */
function isHomeLocation(u: R, faction: Faction, country: Country, hex: Hex): boolean {
  const ownership = ownershipOf(u);
  if (ownership.country[hex] !== country || !ownership.home[hex]) return false;
  if (SHEET.isCity[hex] && isSource(u, faction, country, hex)) return true;
  for (const unit of positionOf(u).ground[hex]) {
    if (!IS_HQ[unit] || kindOf(unit).country !== country) continue;
    if (factionOf(u, unit) === faction && isSupplied(u, unit)) return true;
  }
  return false;
}

/** 1.3.4c, 1.2.1d, 1.2.2f: a Logistics marker in supply, or a Partisan Base in its own Country. */
function isMarkerLocation(u: R, faction: Faction, country: Country, hex: Hex): boolean {
  for (const marker of positionOf(u).markers[hex])
    if (factionOf(u, marker) === faction && makesLocation(u, faction, country, hex, marker)) return true;
  return false;
}

function makesLocation(u: R, faction: Faction, country: Country, hex: Hex, marker: Counter): boolean {
  if (IS_PARTISAN[marker])
    return ownershipOf(u).country[hex] === country && isSource(u, faction, country, hex);
  if (!IS_LOGISTICS[marker]) return false;
  const { country: nation } = kindOf(marker);
  if (nation >= 0) return nation === country && supplyLine(u, faction, country, hex, true) !== null;
  // AFHQ and SHAEF
  return mayUseAllied(country) && reachesUsBox(u, hex);
}

const mayUseAllied = (country: Country): boolean => country === BRITAIN || country === UNITED_STATES;

/** 1.3.4e: for colonial units a City or Port of a Dependent or a Conquered Minor Country, with a supplied garrison. */
function isColonialLocation(u: R, faction: Faction, country: Country, hex: Hex): boolean {
  if (!SHEET.isCity[hex] && !SHEET.isPort[hex]) return false;
  const ownership = ownershipOf(u);
  const owner = ownership.country[hex];
  if (owner < 0) return false;
  const isDependent = u.table.overlord[owner] === country || (owner === country && !ownership.home[hex]);
  if (!isDependent && u.table.status[owner] !== CONQUERED) return false;
  const { ground, markers } = positionOf(u);
  return [...ground[hex], ...markers[hex].filter((marker) => !IS_PARTISAN[marker])].some(
    // AFHQ and SHAEF belong to no Country: they are supplied as those are whom they serve.
    (one) =>
      factionOf(u, one) === faction &&
      (kindOf(one).country < 0 ? isSuppliedAt(u, faction, country, hex) : isSupplied(u, one)),
  );
}

/** The hexes that could be Locations without anything standing there. */
const SITES: readonly Hex[] = [...new Set([...SHEET.cities, ...SHEET.ports])];

const remembered = rememberedOnMap<readonly Hex[]>();

/** The hexes in which a unit can be placed: the same for all units of a class. */
export function placesFor(u: R, faction: Faction, unit: Counter): readonly Hex[] {
  const { country, colonial, exp } = kindOf(unit);
  const key = (country * 2 + (colonial ? 1 : 0)) * 2 + (exp ? 1 : 0);
  return remembered(u, key, () => {
    const others = positionOf(u).filled.filter((hex) => !SHEET.isCity[hex] && !SHEET.isPort[hex]);
    return [...SITES, ...others].filter((hex) => refusePlace(u, faction, unit, hex) === null);
  });
}
