import { defineCache } from '@sandtable/kernel';
import { weatherAt } from '../calendar/weather.js';
import type { Facts } from '../facts.js';
import { type Country, FACTIONS, type Faction, type Hex, type Zone } from '../ids.js';
import { COUNTRIES, ZONE } from '../map/areas.js';
import { SHEET } from '../map/sheet.js';
import { ownershipOf } from '../position/ownership.js';
import { factionOf, positionOf } from '../position/position.js';
import { nationsOf } from '../supply/base-sites.js';
import { isAirBase, isNavalBase, isNavalSite } from '../supply/bases.js';
import { supplyVersion } from '../supply/network.js';
import { offMapZones } from '../supply/off-map.js';
import { zonesAt } from '../supply/port-sites.js';
import { ACTIVE, type R } from '../table.js';
import { barredBy, isZoneInPlay, SEA_OF, zonesBeside } from './naval-zones.js';

/** C.m, C.n, C.o */
export const AIR_RANGE = 3;
export const BOMBER_RANGE = 9;

/** What support units of one Country can fly and sail from, and how far they come. */
export interface Bases {
  airBases: readonly Hex[];
  navalBases: readonly Hex[];
  /** The hexes within range 3 of an Air Base, and the same as 0 or 1 by hex. */
  inRange: readonly Hex[];
  isInRange: Uint8Array;
  /** For each zone: some hex of it is within range 3 of an Air Base (2.2.3.1b). */
  zonesInRange: readonly boolean[];
  /** For each zone: a Fleet can be placed there (2.2.3.3). */
  fleetZones: readonly boolean[];
}

/** What was found for some nations, and the supply it was found for. */
interface Found<T> {
  found: T;
  supply: number;
  /** The look at the map at which it was last found to be true. */
  look: number;
}

/** The bases of one faction, and what they were found for. */
interface Known {
  /** When it was last looked at. */
  position: number;
  air: number;
  ownership: number;
  turn: number;
  /** What it follows from besides supply: counters in hexes, and enemy Air units there (G.airbase). */
  land: number;
  enemyAir: number;
  /** Grows with every change: supply may be another. */
  look: number;
  /** The Major Countries of the faction. */
  majors: readonly Country[];
  /** The nations of its garrisons: no other's supply matters; and those of garrisons of several nations. */
  nations: Set<Country>;
  mixed: (readonly Country[])[];
  byNation: Map<Country, Found<Bases>>;
  ofMajors: Found<Bases> | null;
  /** All its Naval Bases, whatever their nation. */
  naval: Found<readonly Hex[]> | null;
}

const KNOWN = defineCache<Facts, readonly Known[]>({
  create: () =>
    FACTIONS.map(() => ({
      position: -1,
      air: -1,
      ownership: -1,
      turn: -1,
      land: -1,
      enemyAir: -1,
      look: 0,
      majors: [],
      nations: new Set(),
      mixed: [],
      byNation: new Map(),
      ofMajors: null,
      naval: null,
    })),
  clear(known) {
    for (const one of known) {
      one.position = -1;
      one.land = -1;
    }
  },
});

/** What is known of the faction's bases, and still true if supply is the same. */
function knownOf(u: R, faction: Faction): Known {
  const known = u.cached(KNOWN)[faction];
  const { version: position, airVersions, seaChanges } = positionOf(u);
  const air = airVersions[0] + airVersions[1] + airVersions[2];
  const ownership = ownershipOf(u).version;
  const { turn } = u.table;
  const isSameTurn = known.ownership === ownership && known.turn === turn;
  if (isSameTurn && known.position === position && known.air === air) return known;
  const land = position - seaChanges;
  const enemyAir = air - airVersions[faction];
  if (!isSameTurn) known.majors = majorsOf(u, faction);
  if (!isSameTurn || known.land !== land) findNations(u, faction, known);
  if (!isSameTurn || known.land !== land || known.enemyAir !== enemyAir) {
    known.byNation.clear();
    known.ofMajors = null;
    known.naval = null;
  }
  known.position = position;
  known.air = air;
  known.ownership = ownership;
  known.turn = turn;
  known.land = land;
  known.enemyAir = enemyAir;
  known.look++;
  return known;
}

function findNations(u: R, faction: Faction, { nations, mixed }: Known): void {
  const { filled, ground, markers } = positionOf(u);
  nations.clear();
  mixed.length = 0;
  for (const hex of filled) {
    for (const list of [ground[hex], markers[hex]]) {
      for (const counter of list) {
        if (factionOf(u, counter) !== faction) continue;
        const all = nationsOf(u, counter);
        for (const nation of all) nations.add(nation);
        if (all.length > 1) mixed.push(all);
      }
    }
  }
}

/** The nations whose supply decides about the bases of some: theirs, and those that share a garrison with them. */
function deciding({ nations, mixed }: Known, of: readonly Country[]): Iterable<Country> {
  const found = of.filter((nation) => nations.has(nation));
  for (const all of mixed)
    if (all.some((nation) => of.includes(nation)))
      for (const nation of all) if (!found.includes(nation)) found.push(nation);
  return found;
}

/** What was found, if it is still true; if not, it is found anew. */
function refound<T>(
  u: R,
  faction: Faction,
  { look }: Known,
  nations: Iterable<Country>,
  before: Found<T> | null | undefined,
  find: () => T,
): Found<T> {
  const supply = supplyVersion(u, faction, nations);
  if (before?.supply !== supply) return { found: find(), supply, look };
  before.look = look;
  return before;
}

/** The bases for support units of a Country: those of its own nation and of its faction's Major Countries. */
export function basesFor(u: R, faction: Faction, country: Country): Bases {
  const known = knownOf(u, faction);
  // Units of all Major Countries of a faction have the same bases.
  const isMajor = known.majors.includes(country);
  const before = isMajor ? known.ofMajors : known.byNation.get(country);
  if (before?.look === known.look) return before.found;
  const nations = isMajor ? known.majors : [country, ...known.majors];
  const bases = refound(u, faction, known, deciding(known, nations), before, () =>
    findBases(u, faction, nations),
  );
  if (isMajor) known.ofMajors = bases;
  else known.byNation.set(country, bases);
  return bases.found;
}

/** All Naval Bases of a faction, whatever their nation (2.2.3.2b). */
export function navalBasesOf(u: R, faction: Faction): readonly Hex[] {
  const known = knownOf(u, faction);
  if (known.naval?.look !== known.look)
    known.naval = refound(u, faction, known, known.nations, known.naval, () =>
      garrisons(u).filter((hex) => isNavalBase(u, faction, hex)),
    );
  return known.naval.found;
}

/** The Air Bases of one nation alone (2.2.3.6a). */
export function airBasesOfNation(u: R, faction: Faction, country: Country): readonly Hex[] {
  return garrisons(u).filter((hex) => isAirBase(u, faction, hex, country));
}

function garrisons(u: R): readonly Hex[] {
  return positionOf(u).filled;
}

function majorsOf(u: R, faction: Faction): Country[] {
  return COUNTRIES.flatMap(({ kind }, country) =>
    kind === 'major' && u.table.allegiance[country] === faction && u.table.status[country] === ACTIVE
      ? [country as Country]
      : [],
  );
}

function findBases(u: R, faction: Faction, nations: readonly Country[]): Bases {
  const { filled, units, markers } = positionOf(u);
  const airBases: Hex[] = [];
  for (const hex of filled) {
    if (units[faction][hex] === 0 && markers[hex].length === 0) continue;
    if (nations.some((nation) => isAirBase(u, faction, hex, nation))) airBases.push(hex);
  }
  const navalBases = airBases.filter((hex) => isNavalSite(u, hex));
  const inRange = hexesInRange(u, airBases, AIR_RANGE);
  const isInRange = new Uint8Array(SHEET.size);
  for (const hex of inRange) isInRange[hex] = 1;
  return {
    airBases,
    navalBases,
    inRange,
    isInRange,
    zonesInRange: ZONE.values.map((zone) => SEA_OF[zone].some((sea) => isInRange[sea] === 1)),
    fleetZones: fleetZones(u, faction, navalBases),
  };
}

/** 2.2.3.1c: the path of an Air unit enters no Mud and no neutral land. */
function mayFlyOver(u: R, hex: Hex): boolean {
  if (!SHEET.isLand[hex]) return SHEET.isSea[hex];
  return ownershipOf(u).open[hex] === 1 && weatherAt(u, hex) !== 'mud';
}

/** The hexes within range of a base, the base included: a path enters every hex but its first (V.f). */
export function hexesInRange(u: R, bases: readonly Hex[], range: number): Hex[] {
  const reached = new Uint8Array(SHEET.size);
  const all = bases.slice();
  for (const hex of all) reached[hex] = 1;
  let from = 0;
  for (let n = 0; n < range; n++) {
    const to = all.length;
    for (; from < to; from++) {
      for (let side = 0; side < 6; side++) {
        const other = SHEET.neighbour(all[from], side);
        if (other < 0 || reached[other] === 1 || !mayFlyOver(u, other)) continue;
        reached[other] = 1;
        all.push(other);
      }
    }
  }
  return all;
}

/** 2.2.3.3a: the zones of the Naval Bases, and those next to them that can be entered (2.2.3.3b). */
function fleetZones(u: R, faction: Faction, navalBases: readonly Hex[]): boolean[] {
  const reached = ZONE.values.map(() => false);
  for (const zone of zonesOfBases(u, faction, navalBases)) {
    reached[zone] = true;
    for (const next of zonesBeside(zone))
      if (isZoneInPlay(u, next) && barredBy(u, faction, zone, next) < 0) reached[next] = true;
  }
  return reached;
}

/** The zones in play with one of these Naval Bases; 2.2.3.3f: an Off-Map Box is one of the Western faction. */
export function zonesOfBases(u: R, faction: Faction, navalBases: readonly Hex[]): Zone[] {
  const zones = navalBases.reduce((all, hex) => all | zonesAt(hex), offMapZones(u, faction));
  return ZONE.values.filter((zone) => zones & (1 << zone) && isZoneInPlay(u, zone));
}
