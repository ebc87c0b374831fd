import { weatherAt } from '../calendar/weather.js';
import { IS_FLEET, IS_PARTISAN } from '../counters/counters.js';
import { type Counter, FACTIONS, type Faction, type Hex, type Zone } from '../ids.js';
import { ZONE } from '../map/areas.js';
import { SHEET } from '../map/sheet.js';
import { onStation, zoneBoxIndex } from '../places.js';
import type { Ownership } from '../position/ownership.js';
import { factionOf, hasEnemy, hasOther, hasOwn, type Position, positionOf } from '../position/position.js';
import { ACTIVE, type R } from '../table.js';

/** The Ports of each Naval Zone by the printed map. */
export const PORTS_OF: readonly (readonly Hex[])[] = ZONE.values.map((zone) =>
  SHEET.ports.filter((hex) => SHEET.zones[hex].includes(zone)),
);

/** The Naval Zone of a sea hex. */
export function zoneOfSea(hex: Hex): Zone {
  return SHEET.zones[hex][0] ?? (-1 as Zone);
}

/** A set of Naval Zones, one bit each. */
export type ZoneSet = number;

/** For a Port or a sea hex: its Naval Zones. */
const ZONES_AT: readonly ZoneSet[] = SHEET.zones.map((zones, hex) =>
  SHEET.isSea[hex] || SHEET.isPort[hex] ? zones.reduce((set, zone) => set | (1 << zone), 0) : 0,
);

export function zonesAt(hex: Hex): ZoneSet {
  return ZONES_AT[hex];
}

export function hasBeachhead(u: R, faction: Faction, hex: Hex): boolean {
  for (const one of u.table.beachheads)
    if (one.hex === hex && factionOf(u, one.counter) === faction) return true;
  return false;
}

/** The support units in the On Station Box of a zone. */
export function stationed(u: R, zone: Zone, position = positionOf(u)): readonly Counter[] {
  return position.inZoneBox[zoneBoxIndex(onStation(zone))];
}

/** For each faction: the zones in which an enemy Fleet is On Station (G.openport2). */
export function zonesWithEnemyFleet(u: R, position: Position): ZoneSet[] {
  const found = FACTIONS.map(() => 0);
  for (const zone of ZONE.values) {
    for (const unit of stationed(u, zone, position)) {
      const enemy = factionOf(u, unit);
      if (!IS_FLEET[unit] || enemy < 0) continue;
      for (const faction of FACTIONS) if (faction !== enemy) found[faction] |= 1 << zone;
    }
  }
  return found;
}

/** G.openport a to c and G.openport2, except what enemies On Station close: the zones that a hex is a port of. */
export function portZones(
  u: R,
  faction: Faction,
  hex: Hex,
  position: Position,
  ownership: Ownership,
): ZoneSet {
  const zones = ZONES_AT[hex];
  if (zones === 0 || !isFriendly(u, faction, hex, position, ownership)) return 0;
  if (hasEnemy(faction, hex, position)) return 0;
  const { airdrops, markers } = position;
  if (hasOther(u, faction, airdrops[hex])) return 0;
  for (const marker of markers[hex]) if (!IS_PARTISAN[marker] && factionOf(u, marker) !== faction) return 0;
  return isFrozen(u, hex) ? 0 : zones;
}

/** 11.5d */
export function isFrozen(u: R, hex: Hex): boolean {
  return SHEET.isIce[hex] && weatherAt(u, hex) === 'snow';
}

function isFriendly(
  u: R,
  faction: Faction,
  hex: Hex,
  { units, airdrops, markers }: Position,
  { country, home }: Ownership,
): boolean {
  if (SHEET.isSea[hex]) return hasBeachhead(u, faction, hex);
  if (units[faction][hex] > 0) return true;
  if (hasOwn(u, faction, airdrops[hex])) return true;
  for (const marker of markers[hex])
    if (!IS_PARTISAN[marker] && factionOf(u, marker) === faction) return true;
  // G.openport b, G.friendly: a Dependent is no Country.
  const owner = country[hex];
  return home[hex] && u.table.status[owner] === ACTIVE && u.table.allegiance[owner] === faction;
}
