import { weatherAt } from '../calendar/weather.js';
import { IS_FLEET } from '../counters/counters.js';
import type { Counter, Faction, Hex, Zone } from '../ids.js';
import { ZONE } from '../map/areas.js';
import { SHEET } from '../map/sheet.js';
import { isClosedByPolicy } from '../politics/closed-land.js';
import { isFailureHex } from '../position/failure-hexes.js';
import { ownershipOf } from '../position/ownership.js';
import { factionOf, positionOf } from '../position/position.js';
import { zoneOfSea } from '../supply/ports.js';
import { NOT_IN_PLAY, type R } from '../table.js';
import { AIR_RANGE, type Bases, navalBasesOf, zonesOfBases } from './bases.js';
import { around, isFrozen, isZoneInPlay, SEA_OF, zonesBeside } from './naval-zones.js';
import * as no from './refusals.js';
import { basesOf } from './support-units.js';

// Where a support unit can be placed, and why not: the same for placing it and for contesting with it (2.2.3.2b).

/** Why an Air unit cannot stand in this hex, wherever it comes from. */
function refuseAirIn(u: R, faction: Faction, hex: Hex): no.Reason<Hex> | null {
  if (isFailureHex(u, faction, hex)) return no.failureHex;
  const there = positionOf(u).air[hex];
  if (there.length === 0) return null;
  return factionOf(u, there[0]) === faction ? no.ownAirThere : no.enemyAirThere;
}

/** Why no unit can be in this hex at all. */
function refuseGround(u: R, hex: Hex): no.Reason<Hex> | null {
  if (SHEET.isSea[hex]) return isZoneInPlay(u, zoneOfSea(hex)) ? null : no.outOfPlay;
  if (!SHEET.isLand[hex]) return no.outOfPlay;
  const { open, country } = ownershipOf(u);
  if (open[hex] === 1) return null;
  // 3.1.4l: a Dependent is as neutral as its Country.
  const { status, overlord } = u.table;
  const judged = overlord[country[hex]] >= 0 ? overlord[country[hex]] : country[hex];
  return judged >= 0 && status[judged] !== NOT_IN_PLAY ? no.neutralHex : no.outOfPlay;
}

/** 2.2.3.1: why an Air Force or Interceptor cannot come to this hex, land or sea; null if it can. */
export function refuseAirHex(u: R, faction: Faction, unit: Counter, hex: Hex): no.Reason<Hex> | null {
  const never = refuseGround(u, hex) ?? refuseAirIn(u, faction, hex);
  if (never) return never;
  if (SHEET.isLand[hex] && isClosedByPolicy(u, unit, hex)) return no.underPolicy;
  if (basesOf(u, faction, unit).isInRange[hex] === 1) return null;
  if (SHEET.isLand[hex] && weatherAt(u, hex) === 'mud') return no.mudThere;
  if (isNearAirBase(basesOf(u, faction, unit), hex)) return no.wayBarred;
  return SHEET.isSea[hex] ? no.seaOutOfRange : no.outOfRange;
}

/** The zones in range of an Air unit, or in reach of a Fleet; it may be kept out of some of them. */
export function zonesInReach(u: R, faction: Faction, unit: Counter): Zone[] {
  const { fleetZones, zonesInRange } = basesOf(u, faction, unit);
  const inReach = IS_FLEET[unit] ? fleetZones : zonesInRange;
  return ZONE.values.filter((zone) => inReach[zone]);
}

/** The support unit can come to this zone: refuseAirZone and refuseFleetZone without their reasons. */
export function comesToZone(u: R, faction: Faction, unit: Counter, zone: Zone): boolean {
  if (IS_FLEET[unit]) return fleetComesToZone(u, faction, unit, zone);
  return isZoneInPlay(u, zone) && basesOf(u, faction, unit).zonesInRange[zone];
}

function fleetComesToZone(u: R, faction: Faction, unit: Counter, zone: Zone): boolean {
  return isZoneInPlay(u, zone) && !isFrozen(u, zone) && basesOf(u, faction, unit).fleetZones[zone];
}

/** 2.2.3.1b: why an Air Force or Interceptor cannot come to this zone. */
export function refuseAirZone(u: R, faction: Faction, unit: Counter, zone: Zone): no.Reason<Zone> | null {
  if (!isZoneInPlay(u, zone)) return no.zoneOutOfPlay;
  const bases = basesOf(u, faction, unit);
  if (bases.zonesInRange[zone]) return null;
  return zonesNearAirBases(bases)[zone] ? no.zoneBarred : no.zoneOutOfRange;
}

/** Range 3 as the crow flies: only what lies in the way keeps the unit away. */
function isNearAirBase({ airBases }: Bases, hex: Hex): boolean {
  return airBases.some((base) => SHEET.grid.distance(base, hex) <= AIR_RANGE);
}

const nearZones = new WeakMap<Bases, readonly boolean[]>();

/** For each zone: some hex of it is as near as that. */
function zonesNearAirBases(bases: Bases): readonly boolean[] {
  let zones = nearZones.get(bases);
  if (!zones) {
    zones = ZONE.values.map((zone) => SEA_OF[zone].some((sea) => isNearAirBase(bases, sea)));
    nearZones.set(bases, zones);
  }
  return zones;
}

/** 2.2.3.3: why a Fleet cannot come to this zone. */
export function refuseFleetZone(u: R, faction: Faction, unit: Counter, zone: Zone): no.Reason<Zone> | null {
  if (!isZoneInPlay(u, zone)) return no.zoneOutOfPlay;
  if (isFrozen(u, zone)) return no.frozenZone;
  const { fleetZones, navalBases } = basesOf(u, faction, unit);
  if (fleetZones[zone]) return null;
  const near = zonesOfBases(u, faction, navalBases);
  return zonesBeside(zone).some((other) => near.includes(other)) ? no.waterway : no.noNavalBase;
}

/** 2.2.3.5a: why a Fleet cannot come to this All-Sea hex. */
export function refuseFleetHex(u: R, faction: Faction, unit: Counter, hex: Hex): no.Reason<Hex> | null {
  if (!SHEET.isSea[hex]) return no.notAtSea;
  if (isFailureHex(u, faction, hex)) return no.failureHex;
  return fleetComesToZone(u, faction, unit, zoneOfSea(hex)) ? null : no.seaOutOfReach;
}

/** 2.2.3.1f: the hexes in which a CV Strike from this All-Sea hex can be placed. */
export function strikeHexes(u: R, faction: Faction, sea: Hex): Hex[] {
  return [sea, ...around(sea)].filter((hex) => canHoldStrike(u, faction, hex));
}

function canHoldStrike(u: R, faction: Faction, hex: Hex): boolean {
  if (refuseGround(u, hex) || refuseAirIn(u, faction, hex)) return false;
  return SHEET.isSea[hex] || weatherAt(u, hex) !== 'mud';
}

/** 2.2.3.1f: why a CV Fleet cannot strike from this hex. */
export function refuseStrike(u: R, faction: Faction, unit: Counter, sea: Hex): no.Reason<Hex> | null {
  if (!SHEET.isSea[sea]) return no.strikesFromSea;
  if (isFailureHex(u, faction, sea)) return no.failureHex;
  if (!fleetComesToZone(u, faction, unit, zoneOfSea(sea))) return no.strikeOutOfReach;
  if (canHoldStrike(u, faction, sea)) return null;
  return strikeHexes(u, faction, sea).length > 0 ? null : no.noRoomToStrike;
}

/** A CV Strike could be placed in this hex from somewhere at sea. */
export function couldStrike(u: R, faction: Faction, unit: Counter, hex: Hex): boolean {
  return [hex, ...around(hex)].some(
    (sea) =>
      SHEET.isSea[sea] && refuseStrike(u, faction, unit, sea) === null && canHoldStrike(u, faction, hex),
  );
}

const NEAR_NAVAL_BASE = 3;

/** 2.2.3.2b: the hex is within three hexes of a Naval Base of the faction. */
export function isNearNavalBase(u: R, faction: Faction, hex: Hex): boolean {
  return navalBasesOf(u, faction).some((base) => SHEET.grid.distance(base, hex) <= NEAR_NAVAL_BASE);
}

/** 2.2.3.2b: some hex of the zone is. */
export function isZoneNearNavalBase(u: R, faction: Faction, zone: Zone): boolean {
  return SEA_OF[zone].some((sea) => isNearNavalBase(u, faction, sea));
}
