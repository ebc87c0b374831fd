import { IS_FLEET } from '../counters/counters.js';
import { type Country, FACTIONS, type Faction, type Hex } from '../ids.js';
import { COUNTRIES, ZONE } from '../map/areas.js';
import { SHEET } from '../map/sheet.js';
import { factionOf, type Position } from '../position/position.js';
import type { R } from '../table.js';
import { isGarrisoned } from './base-sites.js';
import { flood, type Network } from './lines.js';
import { isFrozen, stationed, type ZoneSet, zonesAt } from './port-sites.js';

/** For each faction and hex: the zones for which enemy Air units close the port. */
type Closures = readonly Uint16Array[];

const open = (): Closures => FACTIONS.map(() => new Uint16Array(SHEET.size));

/** An Air unit On Station closes ports within three hexes of a Naval Base of its faction (G.openport2). */
const CLOSING_RANGE = 3;

/** How units of a Country are supplied, whatever ports Air units close; or if they close some. */
interface Supply {
  /** Supply Convoys serve the Country. If not, closed ports change nothing. */
  livesBySea(faction: Faction, country: Country): boolean;
  suppliedOverland(faction: Faction, country: Country): Uint8Array;
  networkIf(faction: Faction, country: Country, closed: Closures): Network;
}

/**
 * The ports closed by Air units On Station. Whether they close a port depends on a Naval Base, which must be supplied,
 * perhaps over sea through ports that may be closed in turn. Supposing that nothing is closed, too much is; supposing
 * that, too little: the two approach each other. Where they do not meet, two factions deny each other the zone, and both
 * are closed (G.openport3).
 */
export function closedByAir(
  u: R,
  position: Position,
  flying: readonly ZoneSet[],
  harbours: readonly Hex[],
  supply: Supply,
): Closures {
  let bySea = false;
  // Where nothing is closed, a Country is supplied as it was at first.
  const atFirst = new Map<number, Uint8Array>();
  const judge = (supposed: Closures) =>
    closuresBy(u, position, flying, harbours, (faction, country) => {
      if (!supply.livesBySea(faction, country)) return supply.suppliedOverland(faction, country);
      bySea = true;
      const key = faction * COUNTRIES.length + country;
      const isFirst = isOpen(supposed[faction], harbours);
      const known = isFirst ? atFirst.get(key) : undefined;
      if (known) return known;
      const supplied = new Uint8Array(SHEET.size);
      flood(supply.networkIf(faction, country, supposed), supplied);
      if (isFirst) atFirst.set(key, supplied);
      return supplied;
    });
  let most = judge(open());
  // If no base of theirs lives by sea, closed ports change nothing.
  while (bySea && !FACTIONS.every((faction) => isOpen(most[faction], harbours))) {
    const least = judge(most);
    if (isSame(least, most, harbours)) break;
    const next = judge(least);
    if (isSame(next, most, harbours)) break;
    most = next;
  }
  return most;
}

function isOpen(closed: Uint16Array, harbours: readonly Hex[]): boolean {
  for (const hex of harbours) if (closed[hex] !== 0) return false;
  return true;
}

function isSame(a: Closures, b: Closures, harbours: readonly Hex[]): boolean {
  return FACTIONS.every((faction) => harbours.every((hex) => a[faction][hex] === b[faction][hex]));
}

/** For each faction: the zones in which it has an Air unit On Station. */
export function zonesWithAir(u: R, position: Position): ZoneSet[] {
  const found = FACTIONS.map(() => 0);
  for (const zone of ZONE.values)
    for (const unit of stationed(u, zone, position))
      if (!IS_FLEET[unit] && factionOf(u, unit) >= 0) found[factionOf(u, unit)] |= 1 << zone;
  return found;
}

/** The ports within range of each Port. */
const NEAR: ReadonlyMap<Hex, readonly Hex[]> = new Map(
  SHEET.ports.map((base) => [base, SHEET.ports.filter((port) => isNear(base, port))]),
);

/** Their zones. */
const ZONES_NEAR: ReadonlyMap<Hex, ZoneSet> = new Map(
  [...NEAR].map(([base, ports]) => [base, ports.reduce((zones, port) => zones | zonesAt(port), 0)]),
);

function isNear(base: Hex, port: Hex): boolean {
  return SHEET.grid.distance(base, port) <= CLOSING_RANGE;
}

function closuresBy(
  u: R,
  position: Position,
  flying: readonly ZoneSet[],
  harbours: readonly Hex[],
  suppliedIn: (faction: Faction, country: Country) => Uint8Array,
): Closures {
  const closed = open();
  const beachheads = harbours.slice(SHEET.ports.length);
  for (const enemy of FACTIONS) {
    const zones = flying[enemy];
    if (zones === 0) continue;
    const supplied = new Map<Country, Uint8Array>();
    const suppliedTo = (country: Country) => {
      let found = supplied.get(country);
      if (!found) {
        found = suppliedIn(enemy, country);
        supplied.set(country, found);
      }
      return found;
    };
    for (const base of SHEET.ports) {
      if (position.units[enemy][base] === 0 && position.markers[base].length === 0) continue;
      if (!(zonesNear(base, beachheads) & zones) || isFrozen(u, base)) continue;
      const isSupplied = (country: Country) => u.facts.alwaysSupplied || suppliedTo(country)[base] === 1;
      if (!isGarrisoned(u, enemy, base, position, isSupplied)) continue;
      for (const hex of portsNear(base, beachheads)) {
        if (!(zonesAt(hex) & zones)) continue;
        for (const faction of FACTIONS) if (faction !== enemy) closed[faction][hex] |= zones;
      }
    }
  }
  return closed;
}

function zonesNear(base: Hex, beachheads: readonly Hex[]): ZoneSet {
  let zones = ZONES_NEAR.get(base)!;
  for (const sea of beachheads) if (isNear(base, sea)) zones |= zonesAt(sea);
  return zones;
}

function portsNear(base: Hex, beachheads: readonly Hex[]): readonly Hex[] {
  const ports = NEAR.get(base)!;
  return beachheads.length === 0 ? ports : [...ports, ...beachheads.filter((sea) => isNear(base, sea))];
}
