import { kindOf } from '../counters/counters.js';
import type { Counter, Faction, Place, Zone } from '../ids.js';
import { ZONE } from '../map/areas.js';
import { SHEET } from '../map/sheet.js';
import { hexOf, isWesternBox, US_BOX, zoneOf } from '../places.js';
import { factionOf, isEnemyZone } from '../position/position.js';
import { convoysIn, isTroopConvoy, serves } from '../supply/convoys.js';
import { openPorts, openPortZones } from '../supply/network.js';
import { zonesOfBox } from '../supply/off-map.js';
import { hasBeachhead, type ZoneSet, zonesAt } from '../supply/port-sites.js';
import { canCarry, troopConvoysIn } from '../support/convoys.js';
import { barredBy } from '../support/naval-zones.js';
import type { R } from '../table.js';

/** 3.1.2a: the unit is in a Port, on a Beachhead or in an Off-Map Box. */
export function isInPort(u: R, unit: Counter): boolean {
  const at = u.table.place[unit];
  if (isWesternBox(at)) return true;
  const hex = hexOf(at);
  return hex >= 0 && (SHEET.isPort[hex] || hasBeachhead(u, factionOf(u, unit), hex));
}

/** 3.1.2b: the zones in which a unit can go on board where it is. */
export function zonesFrom(u: R, unit: Counter): ZoneSet {
  const at = u.table.place[unit];
  const faction = factionOf(u, unit);
  if (!isInPort(u, unit)) return 0;
  if (isWesternBox(at)) return zonesOpen(u, faction, at);
  const hex = hexOf(at);
  return isEnemyZone(u, faction, hex) ? openPortZones(u, faction, hex) : zonesAt(hex);
}

/** The zones for which a place is an Open Port of the faction; G.openport d: an Off-Map Box is one (A-9d, 17.6c). */
export function zonesOpen(u: R, faction: Faction, place: Place): ZoneSet {
  const hex = hexOf(place);
  return hex < 0 ? zonesOfBox(u, faction, place) : openPortZones(u, faction, hex);
}

/** The Troop Convoys of a zone that can carry the unit; of several alike the first. */
export function carriersIn(u: R, unit: Counter, zone: Zone): Counter[] {
  const able = troopConvoysIn(u, factionOf(u, unit), zone).filter((convoy) => canCarry(u, convoy, unit));
  return able.filter((one, i) => able.findIndex((other) => kindOf(other) === kindOf(one)) === i);
}

/** The zones in which the faction has a Troop Convoy that has not been used. */
export function troopZones(u: R, faction: Faction): ZoneSet {
  let zones = 0;
  for (const zone of ZONE.values)
    if (convoysIn(u, zone).length > 0 && troopConvoysIn(u, faction, zone).length > 0) zones |= 1 << zone;
  return zones;
}

export const hasTroopConvoy = (u: R, faction: Faction) => troopZones(u, faction) !== 0;

/** The zones with a Troop Convoy that serves the unit's Country, however large the unit is. */
export function servedIn(u: R, unit: Counter): ZoneSet {
  let zones = 0;
  for (const zone of ZONE.values)
    for (const convoy of convoysIn(u, zone))
      if (isTroopConvoy(u, convoy) && serves(u, convoy, factionOf(u, unit), kindOf(unit).country))
        zones |= 1 << zone;
  return zones;
}

/** The zones with a Troop Convoy that can carry the unit. */
export function carriedIn(u: R, unit: Counter): ZoneSet {
  let zones = 0;
  for (const zone of ZONE.values)
    for (const convoy of convoysIn(u, zone))
      if (isTroopConvoy(u, convoy) && canCarry(u, convoy, unit)) zones |= 1 << zone;
  return zones;
}

/** 3.1.2c: the zones that a unit in one zone can go on to, by an Open Port of both. */
function zonesBeyond(u: R, faction: Faction, zone: Zone): ZoneSet {
  const across = zonesOfBox(u, faction, US_BOX);
  let zones = across & (1 << zone) ? across : 0;
  const open = openPorts(u, faction);
  for (const port of SHEET.ports) if (open[port] & (1 << zone)) zones |= open[port];
  for (const other of ZONE.values)
    if (zones & (1 << other) && barredBy(u, faction, zone, other) >= 0) zones &= ~(1 << other);
  return zones & ~(1 << zone);
}

/** A voyage under way: the unit, where it goes, the zones crossed so far. */
export interface Voyage {
  unit: Counter;
  to: Place;
  /** The Troop Convoys that carry it, in the order of the zones crossed. */
  by: Counter[];
}

/** The zones in which the voyage can go on now, and the convoys of which bring the unit to its goal in the end. */
export function nextZones(u: R, { unit, to, by }: Voyage): ZoneSet {
  const faction = factionOf(u, unit);
  const crossed = by.reduce((set, convoy) => set | (1 << zoneOf(u.table.place[convoy])), 0);
  const carried = carriedIn(u, unit) & ~crossed;
  const goal = zonesOpen(u, faction, to);
  const last = by.at(-1);
  const first =
    last === undefined ? zonesFrom(u, unit) : zonesBeyond(u, faction, zoneOf(u.table.place[last]));
  let found = 0;
  for (const zone of ZONE.values) {
    const bit = 1 << zone;
    if (first & carried & bit && leadsTo(u, faction, zone, goal, carried & ~bit)) found |= bit;
  }
  return found;
}

/** All zones that a unit can come to by Troop Convoys, whatever the goal of its voyage. */
export function zonesWithin(u: R, unit: Counter): ZoneSet {
  const faction = factionOf(u, unit);
  const carried = carriedIn(u, unit);
  let reached = zonesFrom(u, unit) & carried;
  for (let left = reached; left !== 0; ) {
    const zone = (31 - Math.clz32(left)) as Zone;
    const next = zonesBeyond(u, faction, zone) & carried & ~reached;
    reached |= next;
    left = (left & ~(1 << zone)) | next;
  }
  return reached;
}

/** From this zone a goal can be reached, over zones with a convoy. */
function leadsTo(u: R, faction: Faction, zone: Zone, goal: ZoneSet, carried: ZoneSet): boolean {
  let seen = 1 << zone;
  const queue: Zone[] = [zone];
  for (let i = 0; i < queue.length; i++) {
    if (goal & (1 << queue[i])) return true;
    const next = zonesBeyond(u, faction, queue[i]) & carried & ~seen;
    seen |= next;
    for (const other of ZONE.values) if (next & (1 << other)) queue.push(other);
  }
  return false;
}
