import { IS_PARTISAN } from '../counters/counters.js';
import { AXIS, type Country, type Faction, type Hex, WESTERN } from '../ids.js';
import { COUNTRIES, GERMANY, ITALY } from '../map/areas.js';
import { SHEET } from '../map/sheet.js';
import { type Ownership, ownershipOf } from '../position/ownership.js';
import {
  controllerOf,
  factionOf,
  hasEnemy,
  hasOther,
  type Position,
  positionOf,
} from '../position/position.js';
import { ACTIVE, type R } from '../table.js';
import { isSuezClosed } from './off-map.js';

/** 10.1e: traffic by the Cape and India. */
const SUEZ = SHEET.hexAt('e1213');
const SUEZ_AND_BASRA: readonly Hex[] = [SUEZ, SHEET.hexAt('e1427')];

/** Stands for a Minor Country without land of its own: its units live by the sources of their Major Countries. */
export const LANDLESS = COUNTRIES.length as Country;

/** 10.1: a supply source for units of this Country. */
export function isSource(
  u: R,
  faction: Faction,
  country: Country,
  hex: Hex,
  position = positionOf(u),
  ownership = ownershipOf(u),
): boolean {
  if (isPartisanSource(u, faction, country, hex, position, ownership)) return true;
  // 24.4: the edge of the map is part of the Western Europe Box.
  if (u.facts.westEdge.includes(hex))
    return faction === AXIS && (country === GERMANY || country === ITALY) && SHEET.isLand[hex];
  const overseas = faction === WESTERN && SUEZ_AND_BASRA.includes(hex) && !(hex === SUEZ && isSuezClosed(u));
  const isHome =
    SHEET.isCity[hex] && ownership.home[hex] && isHomeOf(u, faction, country, ownership.country[hex]);
  if (!overseas && !isHome) return false;
  return controllerOf(u, hex, position) === faction && !hasHostileDrop(u, faction, hex, position);
}

/** The supply sources of a Country's units on the map. */
export function sourcesOf(
  u: R,
  faction: Faction,
  country: Country,
  position: Position,
  ownership: Ownership,
): Hex[] {
  const is = (hex: Hex) => isSource(u, faction, country, hex, position, ownership);
  const found = SHEET.cities.filter(is);
  for (const list of [SUEZ_AND_BASRA, u.facts.westEdge])
    for (const hex of list) if (!SHEET.isCity[hex] && is(hex)) found.push(hex);
  // Elsewhere only Partisans are a source.
  for (const hex of position.filled)
    if (position.markers[hex].length > 0 && !SHEET.isCity[hex] && !found.includes(hex) && is(hex))
      found.push(hex);
  return found;
}

/** 10.1f: an enemy Airdrop; other enemies control the hex. */
function hasHostileDrop(u: R, faction: Faction, hex: Hex, { airdrops }: Position): boolean {
  return hasOther(u, faction, airdrops[hex]);
}

/** 10.1a, 10.1b: Cities of this owner supply units of the Country. */
function isHomeOf(u: R, faction: Faction, country: Country, owner: Country): boolean {
  if (owner === country) return true;
  return (
    COUNTRIES[country]?.kind !== 'major' &&
    COUNTRIES[owner].kind === 'major' &&
    u.table.status[owner] === ACTIVE &&
    u.table.allegiance[owner] === faction
  );
}

/** 10.1c, 10.1f, 1.2.2f: a Partisan Base in its own Minor Country. */
function isPartisanSource(
  u: R,
  faction: Faction,
  country: Country,
  hex: Hex,
  position: Position,
  { country: owners }: Ownership,
): boolean {
  const { markers, air } = position;
  if (markers[hex].length === 0 || owners[hex] !== country || COUNTRIES[country].kind === 'major')
    return false;
  if (hasOther(u, faction, air[hex])) return false;
  let hasBase = false;
  for (const marker of markers[hex]) {
    if (factionOf(u, marker) === faction) hasBase ||= IS_PARTISAN[marker];
    else if (!IS_PARTISAN[marker]) return false;
  }
  return hasBase && !hasEnemy(faction, hex, position) && !hasHostileDrop(u, faction, hex, position);
}
