import { defineCache } from '@sandtable/kernel';
import {
  AS_AIRDROP,
  AS_STRIKE,
  COUNTER,
  COUNTER_COUNT,
  COUNTER_KIND,
  IS_AIR,
  IS_DETACHMENT,
  IS_GROUND,
  IS_LOGISTICS,
  IS_PARTISAN,
  PRINTED_FACTION,
} from '../counters/counters.js';
import { KINDS } from '../counters/kinds.js';
import type { Facts } from '../facts.js';
import { AXIS, type Counter, FACTIONS, type Faction, type Hex, NO_FACTION, type Place } from '../ids.js';
import { letsZoneThrough, SHEET } from '../map/sheet.js';
import { isWesternBox, ZONE_BOX_COUNT, zoneBoxIndex } from '../places.js';
import { isAtPeace } from '../politics/posture.js';
import type { Beachhead, R, U } from '../table.js';
import { ownershipOf, politicsChanged, politicsVersion } from './ownership.js';

/** What stands where; derived from the places of the counters. All lists are in the order of the counters. */
export interface Position {
  fresh: boolean;
  /** Counts the changes of all but Air units in hexes: what is derived from it is out of date when this has grown. */
  version: number;
  /** For each faction: the same for its Air units in hexes. */
  airVersions: number[];
  /** The number of Air units in boxes of Naval Zones. */
  airAtSea: number;
  /** Ground units by hex, without Airdrop markers. */
  ground: Counter[][];
  /** Detachments, Logistics markers and Partisan Bases. */
  markers: Counter[][];
  airdrops: Counter[][];
  /** Air Forces, Bombers and CV Strikes. */
  air: Counter[][];
  /** The number of markers and Airdrops in a hex. */
  pieces: Uint8Array;
  /** For each faction: the number of its ground units in a hex. */
  units: readonly Uint8Array[];
  /** For each faction: the number of its ground units that project a Zone of Control into a hex. */
  zone: readonly Uint8Array[];
  /** The same for all enemies of a faction together, at faction + 1 (0: of nobody), for searches that ask hex by hex. */
  enemies: readonly Uint8Array[];
  enemyZone: readonly Uint8Array[];
  /** The hexes with anything of that in them, in order. */
  filled: Hex[];
  /** For each faction: its ground units on the map. */
  onMap: Counter[][];
  /** Counters by box of a Naval Zone (zoneBoxIndex). */
  inZoneBox: Counter[][];
  /** Ground units in the Off-Map Boxes of the Western faction. */
  overseas: Counter[];
  /** Counts the times it was filled anew, and the changes in Naval Zones: for what is derived from it. */
  fills: number;
  seaChanges: number;
  /** The hexes that counters left or entered since supply last looked. */
  touched: HexSet;
  /** For each faction: those, and the hexes that came under enemy Zones of Control or are free of them. */
  disturbed: readonly HexSet[];
  /** What it was filled for. */
  politics: number;
  beachheads: number;
}

/** Hexes, each once, in the order in which they came. */
export interface HexSet {
  readonly hexes: Hex[];
  readonly has: Uint8Array;
}

const noHexes = (): HexSet => ({ hexes: [], has: new Uint8Array(SHEET.size) });

function addHex({ hexes, has }: HexSet, hex: Hex): void {
  if (has[hex] === 1) return;
  has[hex] = 1;
  hexes.push(hex);
}

/** Forgets the hexes of a set. */
export function emptyHexes({ hexes, has }: HexSet): void {
  for (const hex of hexes) has[hex] = 0;
  hexes.length = 0;
}

const lists = (length: number): Counter[][] => Array.from({ length }, () => []);

const POSITION = defineCache<Facts, Position>({
  create: () => ({
    fresh: false,
    version: 0,
    airVersions: FACTIONS.map(() => 0),
    airAtSea: 0,
    ground: lists(SHEET.size),
    markers: lists(SHEET.size),
    airdrops: lists(SHEET.size),
    air: lists(SHEET.size),
    pieces: new Uint8Array(SHEET.size),
    units: FACTIONS.map(() => new Uint8Array(SHEET.size)),
    zone: FACTIONS.map(() => new Uint8Array(SHEET.size)),
    enemies: [NO_FACTION, ...FACTIONS].map(() => new Uint8Array(SHEET.size)),
    enemyZone: [NO_FACTION, ...FACTIONS].map(() => new Uint8Array(SHEET.size)),
    filled: [],
    onMap: lists(FACTIONS.length),
    inZoneBox: lists(ZONE_BOX_COUNT),
    overseas: [],
    fills: 0,
    seaChanges: 0,
    touched: noHexes(),
    disturbed: FACTIONS.map(noHexes),
    politics: -1,
    beachheads: 0,
  }),
  clear(position) {
    position.fresh = false;
  },
});

export function positionOf(u: R): Position {
  const position = u.cached(POSITION);
  if (!isCurrent(u, position)) fill(u, position);
  return position;
}

function isCurrent(u: R, { fresh, politics, beachheads }: Position): boolean {
  return fresh && politics === politicsVersion(u) && beachheads === keyOf(u.table.beachheads);
}

/** Tells sets of Beachheads apart: there are never more than a few. */
function keyOf(beachheads: readonly Beachhead[]): number {
  let key = beachheads.length;
  for (const { hex, side, counter } of beachheads)
    key = (Math.imul(key, 1_000_003) + hex * 6 + side + counter * 20_011) | 0;
  return key;
}

/** By kind: markers that say to whom land belongs, or what supplies it. */
const IS_POLITICAL: readonly boolean[] = KINDS.map(
  ({ ceded, type }) => ceded !== null || type === 'red-army' || type === 'east-africa',
);

/** Puts a counter somewhere, and shows a side of it. The only way in which counters move. */
export function put(u: U, counter: Counter, place: Place, face = u.table.face[counter]): void {
  const position = u.cached(POSITION);
  position.fresh = isCurrent(u, position);
  if (position.fresh) change(u, position, counter, -1);
  u.table.place[counter] = place;
  u.table.face[counter] = face;
  if (IS_POLITICAL[COUNTER_KIND[counter]]) politicsChanged(u);
  if (position.fresh) change(u, position, counter, 1);
}

export const FRENCH_FLEET: Counter = COUNTER.index('fr-sf-1');

/** The faction a counter belongs to now (P.d); -1 for one of a neutral Country. */
export function factionOf(u: R, counter: Counter): Faction {
  const printed = PRINTED_FACTION[counter];
  if (printed >= 0) return printed;
  // 19.28: seized by the Axis, whatever becomes of Vichy.
  if (counter === FRENCH_FLEET && u.table.fleetSeized) return AXIS;
  const { country } = KINDS[COUNTER_KIND[counter]];
  return country < 0 ? NO_FACTION : u.table.allegiance[country];
}

function fill(u: R, position: Position): void {
  const { ground, markers, airdrops, air, filled, onMap, inZoneBox, overseas } = position;
  for (const hex of filled) for (const list of [ground, markers, airdrops, air]) list[hex].length = 0;
  for (const list of [...onMap, ...inZoneBox, overseas]) list.length = 0;
  filled.length = 0;
  position.airAtSea = 0;
  position.fresh = false;
  position.pieces.fill(0);
  for (const counts of [position.units, position.zone, position.enemies, position.enemyZone])
    for (const byHex of counts) byHex.fill(0);
  position.politics = politicsVersion(u);
  position.beachheads = keyOf(u.table.beachheads);
  for (let counter = 0 as Counter; counter < COUNTER_COUNT; counter++) change(u, position, counter, 1);
  emptyHexes(position.touched);
  for (const hexes of position.disturbed) emptyHexes(hexes);
  position.fills++;
  position.version++;
  position.fresh = true;
}

/** Enters a counter where it is now (`by` 1), or takes it out (-1). */
function change(u: R, position: Position, counter: Counter, by: 1 | -1): void {
  const place = u.table.place[counter];
  const hex = place as number as Hex;
  if (hex >= SHEET.size) {
    if (isWesternBox(place) && IS_GROUND[counter]) {
      edit(position.overseas, counter, by);
      position.version++;
      return;
    }
    const box = zoneBoxIndex(place);
    if (box < 0) return;
    edit(position.inZoneBox[box], counter, by);
    position.seaChanges++;
    position.version++;
    if (IS_AIR[counter]) position.airAtSea += by;
    return;
  }
  const list = listFor(position, counter, u.table.face[counter]);
  if (!list) return;
  const { ground, markers, airdrops, air, filled, units, enemies, onMap } = position;
  const others = ground[hex].length + markers[hex].length + airdrops[hex].length + air[hex].length;
  edit(list[hex], counter, by);
  if (list === markers || list === airdrops) position.pieces[hex] += by;
  if (others === (by === 1 ? 0 : 1)) edit(filled, hex, by);
  if (position.fresh) {
    addHex(position.touched, hex);
    for (const hexes of position.disturbed) addHex(hexes, hex);
  }
  const faction = factionOf(u, counter);
  if (list === air && faction >= 0) position.airVersions[faction]++;
  else position.version++;
  if (list !== ground) return;
  if (faction < 0) return;
  count(units, enemies, faction, hex, by);
  edit(onMap[faction], counter, by);
  // 8d: a PAC or TAC projects no Zone of Control.
  if (faction !== AXIS && isAtPeace(u, KINDS[COUNTER_KIND[counter]].country)) return;
  changeZones(u, position, faction, hex, by);
}

/** Counts something of a faction in a hex, and for each of its enemies. */
function count(
  own: readonly Uint8Array[],
  ofEnemies: readonly Uint8Array[],
  faction: Faction,
  hex: Hex,
  by: 1 | -1,
): void {
  own[faction][hex] += by;
  for (let i = 0; i < ofEnemies.length; i++) if (i !== faction + 1) ofEnemies[i][hex] += by;
}

/** Puts a number into a sorted list, or takes it out. */
function edit<N extends number>(list: N[], value: N, by: 1 | -1): void {
  if (by === -1) {
    list.splice(list.indexOf(value), 1);
    return;
  }
  let at = list.length;
  for (; at > 0 && list[at - 1] > value; at--) list[at] = list[at - 1];
  list[at] = value;
}

function listFor(
  { ground, markers, airdrops, air }: Position,
  counter: Counter,
  face: number,
): Counter[][] | null {
  if (IS_GROUND[counter]) return face === AS_AIRDROP ? airdrops : ground;
  if (IS_DETACHMENT[counter] || IS_LOGISTICS[counter] || IS_PARTISAN[counter]) return markers;
  return IS_AIR[counter] || face === AS_STRIKE ? air : null;
}

/** 8a to 8e: the Zone of Control of one unit. */
function changeZones(u: R, position: Position, faction: Faction, hex: Hex, by: 1 | -1): void {
  const { open, atPeace } = ownershipOf(u);
  for (let side = 0; side < 6; side++) {
    const next = SHEET.neighbour(hex, side);
    if (next < 0 || !letsZoneThrough(SHEET.marks(hex, side))) continue;
    // 8e, 3.1.4k: neutral land has no Zones of Control; 8d: nor has that of a PAC or TAC.
    if (SHEET.isLand[next] && open[next] && !atPeace[next]) countZone(position, faction, next, by);
  }
  // 8c: both ways across a Beachhead Hexside.
  for (const { hex: sea, side } of u.table.beachheads) {
    const land = SHEET.neighbour(sea, side);
    if (hex === sea) countZone(position, faction, land, by);
    if (hex === land) countZone(position, faction, sea, by);
  }
}

function countZone(position: Position, faction: Faction, hex: Hex, by: 1 | -1): void {
  const { zone, enemyZone, disturbed } = position;
  count(zone, enemyZone, faction, hex, by);
  // Where all is found anew, so is what follows from it.
  if (!position.fresh) return;
  for (const enemy of FACTIONS)
    if (enemy !== faction && enemyZone[enemy + 1][hex] === (by === 1 ? 1 : 0)) addHex(disturbed[enemy], hex);
}

/** 8.1a: an enemy of this faction projects a Zone of Control into the hex. */
export function isEnemyZone(u: R, faction: Faction, hex: Hex, { enemyZone } = positionOf(u)): boolean {
  return enemyZone[faction + 1][hex] > 0;
}

/** An enemy ground unit is in the hex. */
export function hasEnemy(faction: Faction, hex: Hex, { enemies }: Position): boolean {
  return enemies[faction + 1][hex] > 0;
}

/** One of these counters belongs to the faction. */
export function hasOwn(u: R, faction: Faction, counters: readonly Counter[]): boolean {
  for (const counter of counters) if (factionOf(u, counter) === faction) return true;
  return false;
}

/** One of these counters does not. */
export function hasOther(u: R, faction: Faction, counters: readonly Counter[]): boolean {
  for (const counter of counters) if (factionOf(u, counter) !== faction) return true;
  return false;
}

/** 8.1b: a friendly ground unit or Airdrop marker negates EZOC in its hex. */
export function isCovered(u: R, faction: Faction, hex: Hex, { units, airdrops } = positionOf(u)): boolean {
  return units[faction][hex] > 0 || hasOwn(u, faction, airdrops[hex]);
}

/** The faction whose Detachment or Logistics marker is in the hex; -1 if there is none. */
function garrisonIn(u: R, hex: Hex, { markers }: Position): Faction {
  for (const marker of markers[hex]) if (!IS_PARTISAN[marker]) return factionOf(u, marker);
  return NO_FACTION;
}

/** G.control, G.control2: who controls a hex; -1 for nobody. */
export function controllerOf(u: R, hex: Hex, position = positionOf(u)): Faction {
  for (const faction of FACTIONS) if (position.units[faction][hex] > 0) return faction;
  const garrison = garrisonIn(u, hex, position);
  if (garrison >= 0) return garrison;
  const owner = ownershipOf(u).faction[hex] as Faction;
  return owner >= 0 ? owner : lastHolder(u, hex);
}

function lastHolder(u: R, hex: Hex): Faction {
  const { lastHeld } = u.table;
  for (let i = 0; i < lastHeld.length; i += 2)
    if (lastHeld[i] === (hex as number)) return lastHeld[i + 1] as Faction;
  return NO_FACTION;
}
