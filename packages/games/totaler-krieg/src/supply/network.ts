import { defineCache } from '@sandtable/kernel';
import { IS_PARTISAN } from '../counters/counters.js';
import type { Facts } from '../facts.js';
import { AXIS, type Country, FACTIONS, type Faction, type Hex } from '../ids.js';
import { COUNTRIES } from '../map/areas.js';
import { SHEET } from '../map/sheet.js';
import { type Ownership, ownershipOf, politicsVersion } from '../position/ownership.js';
import { controllerOf, emptyHexes, factionOf, type Position, positionOf } from '../position/position.js';
import type { R } from '../table.js';
import { letsLineIn } from './access.js';
import { closedByAir, zonesWithAir } from './air-closures.js';
import { MAJORS } from './base-sites.js';
import { supplyZones } from './convoys.js';
import {
  areOnRails,
  closeOff,
  flood,
  type Lines,
  type Network,
  noLines,
  openInto,
  seaMatters,
} from './lines.js';
import { offMapZones } from './off-map.js';
import { portZones, type ZoneSet, zonesWithEnemyFleet } from './port-sites.js';
import { isSource, LANDLESS, sourcesOf } from './sources.js';

/** Where units of one Country are supplied. */
interface Supplied {
  fresh: boolean;
  /** The sources; null if they must be looked up. */
  sources: readonly Hex[] | null;
  /** Politics have changed since: sources and Off-Map Boxes may be others. */
  politicsOld: boolean;
  /** The zones of Off-Map Boxes for which it was judged. */
  offMap: ZoneSet;
  /** The zones with convoys that serve the Country, and for which changes at sea and of ports it was judged. */
  convoys: ZoneSet;
  seaChanges: number;
  ports: number;
  /** Convoys or ports have changed since. */
  seaOld: boolean;
  supplied: Uint8Array;
  /** How many times it may have changed. */
  changes: number;
  /** How it was judged. */
  lines: Lines;
  /** The answer that holds for this Country as well, if there is one; what it was compared with, and when. */
  shared: Supplied | null;
  compared: Supplied | null;
  comparedAt: number;
  comparedSources: readonly Hex[] | null;
  comparedConvoys: ZoneSet;
}

/** What supply depends on, kept up to date hex by hex as counters move. */
interface Supplies {
  fills: number;
  seaChanges: number;
  politics: number;
  turn: number;
  /** For each faction: the hexes of its Beachheads, beside which lines go over sea. */
  beachheads: (readonly Hex[])[];
  /** For each faction and hex: 1 if its lines may enter; and whether all hexes must be looked at. */
  enter: readonly Uint8Array[];
  entriesOld: boolean[];
  /** The zones for which a hex is a port, before enemies On Station close some; and what they leave. */
  sites: readonly Uint16Array[];
  ports: readonly Uint16Array[];
  /** For each faction: counts the changes of its ports. */
  portChanges: number[];
  /** For each faction: it has Air units On Station; and whether any has. */
  flying: readonly boolean[];
  byAir: boolean;
  /** The sites, or the ports, must be judged anew before they are used. */
  sitesOld: boolean;
  portsOld: boolean;
  /** For each hex: who controls it and what else decides whether it is a source. */
  holders: Int16Array;
  /** For each faction and Country, LANDLESS included. */
  supplied: (Supplied | undefined)[];
}

/** The number of answers for each faction. */
const ANSWERS = COUNTRIES.length + 1;

const SUPPLIES = defineCache<Facts, Supplies>({
  create: () => ({
    fills: -1,
    seaChanges: -1,
    politics: -1,
    turn: -1,
    beachheads: FACTIONS.map(() => NO_HEXES),
    enter: FACTIONS.map(() => new Uint8Array(SHEET.size)),
    entriesOld: FACTIONS.map(() => true),
    sites: FACTIONS.map(() => new Uint16Array(SHEET.size)),
    ports: FACTIONS.map(() => new Uint16Array(SHEET.size)),
    portChanges: FACTIONS.map(() => 0),
    flying: FACTIONS.map(() => false),
    byAir: false,
    sitesOld: true,
    portsOld: true,
    holders: new Int16Array(SHEET.size),
    supplied: [],
  }),
  clear(supplies) {
    supplies.fills = -1;
  },
});

function suppliesOf(u: R): Supplies {
  const supplies = u.cached(SUPPLIES);
  const position = positionOf(u);
  if (supplies.fills !== position.fills || supplies.politics !== politicsVersion(u))
    renew(u, supplies, position);
  else if (position.touched.hexes.length > 0) update(u, supplies, position);
  if (supplies.turn !== u.table.turn) {
    // Harbours freeze.
    supplies.turn = u.table.turn;
    supplies.sitesOld = true;
    supplies.portsOld = true;
  }
  if (supplies.seaChanges !== position.seaChanges) renewSea(supplies, position);
  return supplies;
}

/** The map was filled anew, or politics have changed. What was judged stands where that changes nothing. */
function renew(u: R, supplies: Supplies, position: Position): void {
  const ownership = ownershipOf(u);
  supplies.fills = position.fills;
  supplies.politics = politicsVersion(u);
  emptyHexes(position.touched);
  for (const one of supplies.supplied) {
    if (!one) continue;
    one.politicsOld = true;
    one.seaChanges = -1;
  }
  for (const faction of FACTIONS) {
    supplies.entriesOld[faction] = true;
    renewBeachheads(u, supplies, faction);
  }
  for (const hex of SHEET.landHexes) supplies.holders[hex] = ownership.faction[hex] + 1;
  for (const hex of position.filled) supplies.holders[hex] = holderKey(u, hex, position);
  supplies.sitesOld = true;
  renewSea(supplies, position);
}

function renewBeachheads(u: R, supplies: Supplies, faction: Faction): void {
  const before = supplies.beachheads[faction];
  const { beachheads } = u.table;
  if (beachheads.length === 0 && before.length === 0) return;
  const now = beachheads.filter(({ counter }) => factionOf(u, counter) === faction).map(({ hex }) => hex);
  if (now.length === before.length && now.every((hex, i) => hex === before[i])) return;
  supplies.beachheads[faction] = now;
  forgetAll(supplies, faction);
}

function forgetAll({ supplied }: Supplies, faction: Faction): void {
  const first = faction * ANSWERS;
  for (let i = first; i < first + ANSWERS; i++) {
    const one = supplied[i];
    if (one) forget(one);
  }
}

function forget(supplied: Supplied): void {
  supplied.fresh = false;
  supplied.sources = null;
}

/** Convoys or units On Station have changed. */
function renewSea(supplies: Supplies, { seaChanges }: Position): void {
  supplies.seaChanges = seaChanges;
  supplies.portsOld = true;
  // Air units On Station are known only when ports are judged.
  supplies.byAir = true;
  supplies.flying = FACTIONS.map(() => true);
}

/** For each hex: 1 if lines of the faction may enter it now. */
function entriesOf(u: R, supplies: Supplies, faction: Faction): Uint8Array {
  const position = positionOf(u);
  const { hexes } = position.disturbed[faction];
  if (supplies.entriesOld[faction]) renewEntries(u, supplies, faction, position);
  else if (hexes.length > 0) {
    const ownership = ownershipOf(u);
    const enter = supplies.enter[faction];
    for (const hex of hexes) {
      const now = letsLineIn(u, faction, hex, position, ownership) ? 1 : 0;
      if (now === enter[hex]) continue;
      enter[hex] = now;
      entryChanged(supplies, faction, hex);
    }
  } else return supplies.enter[faction];
  emptyHexes(position.disturbed[faction]);
  return supplies.enter[faction];
}

/** If more entries than that have changed, lines are better judged anew. */
const MANY = 40;

function renewEntries(u: R, supplies: Supplies, faction: Faction, position: Position): void {
  const before = supplies.enter[faction];
  const ownership = ownershipOf(u);
  const { open, faction: owners, atPeace } = ownership;
  supplies.entriesOld[faction] = false;
  const now = entries.fill(0);
  const enemyZone = position.enemyZone[faction + 1];
  for (const hex of SHEET.landHexes) {
    // Most hexes are far from the enemy: only those of the enemy that matter need a closer look.
    const isQuiet = enemyZone[hex] === 0 && !(IS_PLACE[hex] && owners[hex] !== faction);
    const isOpen = faction === AXIS && atPeace[hex] === 1 ? 0 : open[hex];
    now[hex] = isQuiet ? isOpen : letsLineIn(u, faction, hex, position, ownership) ? 1 : 0;
  }
  const look = (hex: Hex) => {
    now[hex] = letsLineIn(u, faction, hex, position, ownership) ? 1 : 0;
  };
  for (const hex of position.filled) look(hex);
  for (const { hex } of u.table.beachheads) look(hex);
  let changes = 0;
  for (let hex = 0; hex < SHEET.size; hex++) if (now[hex] !== before[hex]) changes++;
  if (changes > MANY) {
    before.set(now);
    forgetAll(supplies, faction);
    airBasesMayChange(supplies, faction);
    return;
  }
  for (let hex = 0 as Hex; hex < SHEET.size && changes > 0; hex++) {
    if (now[hex] === before[hex]) continue;
    before[hex] = now[hex];
    entryChanged(supplies, faction, hex);
    changes--;
  }
}

// Reused by every look at the entries of a faction.
const entries = new Uint8Array(SHEET.size);

/** Cities and Ports: 10.2h asks who controls them. */
const IS_PLACE: readonly boolean[] = SHEET.ids.map((_, hex) => SHEET.isCity[hex] || SHEET.isPort[hex]);

/** The ports of a faction, judged anew if need be. */
function portsOf(u: R, supplies: Supplies, faction: Faction): Uint16Array {
  // Where lines go decides about the bases of Air units On Station, and so about ports.
  if (supplies.byAir && !supplies.portsOld)
    for (const flyer of FACTIONS) if (supplies.flying[flyer]) entriesOf(u, supplies, flyer);
  if (supplies.portsOld) renewPorts(u, supplies, positionOf(u), ownershipOf(u));
  return supplies.ports[faction];
}

function renewPorts(u: R, supplies: Supplies, position: Position, ownership: Ownership): void {
  if (supplies.sitesOld) renewSites(u, supplies, position, ownership);
  const { sites, ports, portChanges } = supplies;
  supplies.portsOld = false;
  const all = harbours(u);
  const byFleet = zonesWithEnemyFleet(u, position);
  const flying = zonesWithAir(u, position);
  supplies.byAir = flying.some((zones) => zones !== 0);
  supplies.flying = flying.map((zones) => zones !== 0);
  const openTo = (faction: Faction, hex: Hex) => sites[faction][hex] & ~byFleet[faction];
  const closed = supplies.byAir
    ? closedByAir(u, position, flying, all, {
        livesBySea: (faction, country) => supplyZones(u, faction, country, position) !== 0,
        suppliedOverland: (faction, country) => suppliedHexes(u, faction, country),
        networkIf(faction, country, closing) {
          const left = new Uint16Array(SHEET.size);
          for (const hex of all) left[hex] = openTo(faction, hex) & ~closing[faction][hex];
          return networkFor(u, supplies, faction, country, left);
        },
      })
    : null;
  for (const faction of FACTIONS) {
    let changed = false;
    for (const hex of all) {
      const zones = openTo(faction, hex) & ~(closed?.[faction][hex] ?? 0);
      if (zones === ports[faction][hex]) continue;
      ports[faction][hex] = zones;
      changed = true;
    }
    if (changed) portChanges[faction]++;
  }
}

function renewSites(u: R, supplies: Supplies, position: Position, ownership: Ownership): void {
  const { sites, ports, portChanges } = supplies;
  supplies.sitesOld = false;
  for (const faction of FACTIONS) {
    // Beachheads may be gone.
    sites[faction].fill(0);
    ports[faction].fill(0);
    portChanges[faction]++;
    for (const hex of harbours(u)) sites[faction][hex] = portZones(u, faction, hex, position, ownership);
  }
}

function harbours({ table: { beachheads } }: R): readonly Hex[] {
  return beachheads.length === 0 ? SHEET.ports : [...SHEET.ports, ...beachheads.map(({ hex }) => hex)];
}

const PARTISAN = 32;
const PARTISANS = PARTISAN * 7;

/** What decides about a hex as a source: who controls it, and whose Airdrops, Partisans and Air units are in it. */
function holderKey(u: R, hex: Hex, position: Position): number {
  let key = controllerOf(u, hex, position) + 1;
  for (const unit of position.airdrops[hex]) key |= 4 << factionOf(u, unit);
  for (const marker of position.markers[hex])
    if (IS_PARTISAN[marker]) key |= PARTISAN << factionOf(u, marker);
  for (const unit of position.air[hex]) key |= 256 << factionOf(u, unit);
  return key;
}

/** Judges harbours and sources that counters have left or entered anew. */
function update(u: R, supplies: Supplies, position: Position): void {
  const ownership = ownershipOf(u);
  for (const hex of position.touched.hexes) {
    if (SHEET.isPort[hex] || SHEET.isSea[hex]) {
      // A garrison may have left a Naval Base by which Air units On Station close ports, or have come there.
      if (supplies.byAir) supplies.portsOld = true;
      if (!supplies.sitesOld)
        for (const faction of FACTIONS) harbourChanged(u, supplies, faction, hex, position, ownership);
    }
    const [key, before] = [holderKey(u, hex, position), supplies.holders[hex]];
    if (key === before) continue;
    supplies.holders[hex] = key;
    if (IS_PLACE[hex] || (key | before) & PARTISANS) holderChanged(u, supplies, hex, position, ownership);
  }
  emptyHexes(position.touched);
}

/** Lines of the faction may enter a hex, or no longer. */
function entryChanged(supplies: Supplies, faction: Faction, hex: Hex): void {
  const enter = supplies.enter[faction];
  const beachheads = supplies.beachheads[faction];
  const repair = enter[hex] === 1 ? openInto : closeOff;
  const first = faction * ANSWERS;
  for (let i = first; i < first + ANSWERS; i++) {
    const one = supplies.supplied[i];
    if (!one?.fresh) continue;
    const done = repair(enter, beachheads, one.supplied, one.lines, hex);
    if (done === 'anew') one.fresh = false;
    // Lines may go on over sea from there, or come from there.
    else if (done === 'at-port' || SHEET.isPort[hex]) one.seaOld = true;
    if (done !== 'same') one.changes++;
  }
  airBasesMayChange(supplies, faction);
}

/** The bases of Air units On Station may be supplied no more, or again. */
function airBasesMayChange(supplies: Supplies, faction: Faction): void {
  if (supplies.byAir && supplies.flying[faction]) supplies.portsOld = true;
}

/** A source may have changed hands. */
function holderChanged(u: R, supplies: Supplies, hex: Hex, position: Position, ownership: Ownership): void {
  for (const faction of FACTIONS) {
    for (let country = 0 as Country; country < ANSWERS; country++) {
      const one = supplies.supplied[faction * ANSWERS + country];
      if (!one?.sources) continue;
      if (one.sources.includes(hex) !== isSource(u, faction, country, hex, position, ownership)) forget(one);
    }
  }
  if (supplies.byAir) supplies.portsOld = true;
}

/** Who has a harbour may have changed. */
function harbourChanged(
  u: R,
  supplies: Supplies,
  faction: Faction,
  hex: Hex,
  position: Position,
  ownership: Ownership,
): void {
  const zones = portZones(u, faction, hex, position, ownership);
  if (zones === supplies.sites[faction][hex]) return;
  supplies.sites[faction][hex] = zones;
  supplies.portsOld = true;
}

function networkFor(
  u: R,
  supplies: Supplies,
  faction: Faction,
  country: Country,
  ports: Uint16Array,
): Network {
  return {
    enter: entriesOf(u, supplies, faction),
    ports,
    convoys: supplyZones(u, faction, country),
    beachheads: supplies.beachheads[faction],
    offMap: offMapZones(u, faction),
    sources: sourcesFor(u, supplies, faction, country),
  };
}

const NO_HEXES: readonly Hex[] = [];
const NO_PORTS = new Uint16Array(SHEET.size);

function suppliedFor({ supplied }: Supplies, faction: Faction, country: Country): Supplied {
  const index = faction * ANSWERS + country;
  supplied[index] ??= {
    fresh: false,
    sources: null,
    politicsOld: true,
    offMap: 0,
    convoys: 0,
    seaChanges: -1,
    ports: -1,
    seaOld: false,
    supplied: new Uint8Array(SHEET.size),
    changes: 0,
    lines: noLines(),
    shared: null,
    compared: null,
    comparedAt: -1,
    comparedSources: null,
    comparedConvoys: 0,
  };
  return supplied[index];
}

function sourcesFor(u: R, supplies: Supplies, faction: Faction, country: Country): readonly Hex[] {
  const one = suppliedFor(supplies, faction, country);
  if (one.politicsOld) renewPolitics(u, one, faction, country);
  one.sources ??= sourcesOf(u, faction, country, positionOf(u), ownershipOf(u));
  return one.sources;
}

/** After a change of politics: what was judged stands if the sources and the Off-Map Boxes are the same. */
function renewPolitics(u: R, one: Supplied, faction: Faction, country: Country): void {
  const { sources, offMap } = one;
  one.politicsOld = false;
  one.sources = sourcesOf(u, faction, country, positionOf(u), ownershipOf(u));
  one.offMap = offMapZones(u, faction);
  const isSame =
    offMap === one.offMap &&
    sources?.length === one.sources.length &&
    sources.every((hex, i) => hex === one.sources![i]);
  if (!isSame) one.fresh = false;
}

/** What supply lines of a Country's units may use now. */
export function networkOf(u: R, faction: Faction, country: Country): Network {
  const supplies = suppliesOf(u);
  // Without convoys no port matters.
  const ports = supplyZones(u, faction, country) === 0 ? NO_PORTS : portsOf(u, supplies, faction);
  return networkFor(u, supplies, faction, country, ports);
}

/** For each hex: 1 if units of the Country are supplied there. It is a cache: to be read at once, never changed. */
export function suppliedHexes(u: R, faction: Faction, country: Country): Uint8Array {
  return judge(u, suppliesOf(u), faction, country).supplied;
}

/** The answer for units of a Country, up to date; perhaps that for others. */
function judge(u: R, supplies: Supplies, faction: Faction, country: Country): Supplied {
  const one = suppliedFor(supplies, faction, country);
  entriesOf(u, supplies, faction);
  if (one.politicsOld) renewPolitics(u, one, faction, country);
  if (one.seaChanges !== supplies.seaChanges) {
    const convoys = supplyZones(u, faction, country);
    if (convoys !== one.convoys) one.seaOld = true;
    one.convoys = convoys;
    one.seaChanges = supplies.seaChanges;
  }
  if (one.convoys !== 0) {
    portsOf(u, supplies, faction);
    if (one.ports !== supplies.portChanges[faction]) one.seaOld = true;
    one.ports = supplies.portChanges[faction];
  }
  const shared = sharedWith(u, supplies, one, faction, country);
  if (shared) return shared;
  if (one.fresh && one.seaOld) one.fresh = !seaMatters(one.lines, networkOf(u, faction, country));
  one.seaOld = false;
  if (!one.fresh) {
    flood(networkOf(u, faction, country), one.supplied, one.lines);
    one.fresh = true;
    one.changes++;
  }
  return one;
}

/**
 * Units of Minor Countries live by the sources of their Major Countries and by their own. Where rails lead from these to
 * those, what is supplied is the same for all of them, and judged once.
 */
function sharedWith(
  u: R,
  supplies: Supplies,
  one: Supplied,
  faction: Faction,
  country: Country,
): Supplied | null {
  const known = country === LANDLESS ? MAJORS[faction] : LANDLESS;
  if (country !== LANDLESS && COUNTRIES[country].kind === 'major') return null;
  const common = judge(u, supplies, faction, known);
  const sources = sourcesFor(u, supplies, faction, country);
  const isKnown =
    one.compared === common &&
    one.comparedAt === common.changes &&
    one.comparedSources === sources &&
    one.comparedConvoys === one.convoys;
  if (isKnown) return one.shared;
  const isSame =
    one.convoys === common.convoys &&
    areOnRails(common.lines, sources) &&
    common.sources!.every((hex) => sources.includes(hex));
  // Its own lines are no longer kept up, or others were looked at before.
  if (isSame) one.fresh = false;
  if (isSame || one.shared) one.changes++;
  one.shared = isSame ? common : null;
  one.compared = common;
  one.comparedAt = common.changes;
  one.comparedSources = sources;
  one.comparedConvoys = one.convoys;
  return one.shared;
}

/** Has grown if units of one of these Countries may be supplied now where they were not, or the other way round. */
export function supplyVersion(u: R, faction: Faction, countries: Iterable<Country>): number {
  if (u.facts.alwaysSupplied) return 0;
  let changes = 0;
  for (const country of countries) {
    suppliedHexes(u, faction, country);
    changes += suppliedFor(suppliesOf(u), faction, country).changes;
  }
  return changes;
}

/** For each hex: the zones for which it is an Open Port of the faction. A cache: to be read at once, never changed. */
export function openPorts(u: R, faction: Faction): Uint16Array {
  return portsOf(u, suppliesOf(u), faction);
}

/** The zones for which a hex is an Open Port of the faction, as bits. */
export function openPortZones(u: R, faction: Faction, hex: Hex): ZoneSet {
  return openPorts(u, faction)[hex];
}
