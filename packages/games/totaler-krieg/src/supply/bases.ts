import type { Country, Faction, Hex } from '../ids.js';
import { SHEET } from '../map/sheet.js';
import { positionOf } from '../position/position.js';
import type { R } from '../table.js';
import { isGarrisoned } from './base-sites.js';
import { isFrozen } from './port-sites.js';
import { isSuppliedAt } from './supply.js';

/** G.airbase: a Land hex with a City, Port, Road or Rail and a supplied garrison, and no enemy Air unit. */
export function isAirBase(u: R, faction: Faction, hex: Hex, nation?: Country): boolean {
  if (!SHEET.isCity[hex] && !SHEET.isPort[hex] && !SHEET.hasLine[hex]) return false;
  return isBase(u, faction, hex, nation);
}

/** G.navalbase: a Port with a supplied garrison and no enemy Air unit, not frozen. */
export function isNavalBase(u: R, faction: Faction, hex: Hex, nation?: Country): boolean {
  return isNavalSite(u, hex) && isBase(u, faction, hex, nation);
}

/** A Naval Base if it is an Air Base. */
export function isNavalSite(u: R, hex: Hex): boolean {
  return SHEET.isPort[hex] && !isFrozen(u, hex);
}

function isBase(u: R, faction: Faction, hex: Hex, nation?: Country): boolean {
  const isSupplied = (country: Country) => isSuppliedAt(u, faction, country, hex);
  return isGarrisoned(u, faction, hex, positionOf(u), isSupplied, nation);
}
