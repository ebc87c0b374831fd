import { AS_ESCORT, COUNTER, IS_SUPPORT, kindOf } from '../counters/counters.js';
import type { Counter, Country, Faction, Zone } from '../ids.js';
import { COUNTRIES, ZONE } from '../map/areas.js';
import { inConvoys, zoneBoxIndex } from '../places.js';
import { factionOf, positionOf } from '../position/position.js';
import type { R } from '../table.js';
import type { ZoneSet } from './port-sites.js';

/** The faces of a Convoy. An Escort Troop Convoy is the back of a Fleet or Air Force (C.m, C.p). */
export const SUPPLY_SIDE = 0;
export const TROOP_SIDE = 1;

/** The Convoy counters, Escorts not counted. */
export const CONVOYS: readonly Counter[] = COUNTER.values.filter((one) => kindOf(one).type === 'convoy');

/** The counters in the Convoys Box of a zone. */
export function convoysIn(u: R, zone: Zone, position = positionOf(u)): readonly Counter[] {
  return position.inZoneBox[zoneBoxIndex(inConvoys(zone))];
}

/** 2.2.3.7b: the convoy serves units of this Country. */
export function serves(u: R, convoy: Counter, faction: Faction, country: Country): boolean {
  if (factionOf(u, convoy) !== faction) return false;
  const owner = kindOf(convoy).country;
  return owner < 0 || COUNTRIES[owner].kind === 'major' || owner === country;
}

/** 2.2.3.7e: an Escort carries troops only. */
export function isSupplyConvoy(u: R, convoy: Counter): boolean {
  return !IS_SUPPORT[convoy] && u.table.face[convoy] === SUPPLY_SIDE;
}

export function isTroopConvoy(u: R, convoy: Counter): boolean {
  return u.table.face[convoy] === (IS_SUPPORT[convoy] ? AS_ESCORT : TROOP_SIDE);
}

/** 2.2.3.7d: the zones that supply lines of this Country's units may cross. */
export function supplyZones(u: R, faction: Faction, country: Country, position = positionOf(u)): ZoneSet {
  let zones = 0;
  for (const zone of ZONE.values) {
    for (const convoy of convoysIn(u, zone, position))
      if (isSupplyConvoy(u, convoy) && serves(u, convoy, faction, country)) zones |= 1 << zone;
  }
  return zones;
}

/** A Convoy of the faction on its Supply side is in the Convoys Box. */
export function hasSupplyConvoy(u: R, faction: Faction, zone: Zone): boolean {
  return convoysIn(u, zone).some((convoy) => isSupplyConvoy(u, convoy) && factionOf(u, convoy) === faction);
}
