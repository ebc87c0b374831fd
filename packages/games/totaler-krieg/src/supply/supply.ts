import { kindOf } from '../counters/counters.js';
import { AXIS, type Counter, type Country, type Faction, type Hex, WESTERN } from '../ids.js';
import { UNITED_STATES } from '../map/areas.js';
import { hexOf, isWesternBox, US_BOX, WEST_BOX } from '../places.js';
import { factionOf } from '../position/position.js';
import type { R } from '../table.js';
import { findLine } from './lines.js';
import { networkOf, suppliedHexes } from './network.js';
import { zonesOfBox } from './off-map.js';

export { suppliedHexes } from './network.js';
export { isSource } from './sources.js';

/** 10: is this unit or marker supplied where it is now? */
export function isSupplied(u: R, unit: Counter): boolean {
  const at = u.table.place[unit];
  const faction = factionOf(u, unit);
  if (faction < 0) return false;
  // 10.1d, 17.6c, 24.4
  if (isWesternBox(at)) return faction === WESTERN;
  if (at === WEST_BOX) return faction === AXIS;
  const hex = hexOf(at);
  return hex >= 0 && isSuppliedAt(u, faction, nationOf(u, unit), hex);
}

/** 13.8.3c: a multi-national unit counts as of the Minor Country in its Holding Box, which may use its Major's sources. */
export function nationOf(u: R, unit: Counter): Country {
  const { country, multinational } = kindOf(unit);
  if (!multinational) return country;
  const { holding } = u.table;
  for (let i = 0; i < holding.length; i += 2) if (holding[i] === unit) return kindOf(holding[i + 1]).country;
  return country;
}

export function isSuppliedAt(u: R, faction: Faction, country: Country, hex: Hex): boolean {
  return u.facts.alwaysSupplied || suppliedHexes(u, faction, country)[hex] === 1;
}

/** A supply line from a hex to a source, both included; null if there is none. `overland`: not over sea (10.2.1). */
export function supplyLine(
  u: R,
  faction: Faction,
  country: Country,
  hex: Hex,
  overland = false,
): readonly Hex[] | null {
  return findLine(networkOf(u, faction, country), hex, overland);
}

/** 18.18: a line of US units reaches the Eastern US/Canada Box itself; other sources do not do. */
export function reachesUsBox(u: R, hex: Hex): boolean {
  const network = networkOf(u, WESTERN, UNITED_STATES);
  const boxOnly = { ...network, sources: [], offMap: zonesOfBox(u, WESTERN, US_BOX) };
  return findLine(boxOnly, hex, false) !== null;
}
