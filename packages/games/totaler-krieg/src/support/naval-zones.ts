import { weatherIn } from '../calendar/weather.js';
import { FROZEN_ZONES } from '../data/areas.js';
import { type Faction, type Hex, NO_HEX, type Zone } from '../ids.js';
import { COUNTRY, known, ZONE, ZONES } from '../map/areas.js';
import { NORTH, SHEET } from '../map/sheet.js';
import { ownershipOf } from '../position/ownership.js';
import { controllerOf } from '../position/position.js';
import type { Scenario } from '../scenario/scenario.js';
import { PORTS_OF } from '../supply/ports.js';
import type { R } from '../table.js';

/** The All-Sea hexes of each Naval Zone. */
export const SEA_OF: readonly (readonly Hex[])[] = ZONE.values.map((zone) =>
  SHEET.ids.flatMap((id, hex) =>
    id && SHEET.isSea[hex] && SHEET.zones[hex][0] === zone ? [hex as Hex] : [],
  ),
);

/** Those of them that are next to land. */
export const SHORES_OF: readonly (readonly Hex[])[] = SEA_OF.map((sea) =>
  sea.filter((hex) => around(hex).some((other) => SHEET.isLand[other])),
);

/** The hexes next to a hex. */
export function around(hex: Hex): Hex[] {
  return [0, 1, 2, 3, 4, 5].map((side) => SHEET.neighbour(hex, side)).filter((other) => other >= 0);
}

const inPlay = new Map<string, readonly boolean[]>();

/** C.b: a Naval Zone is in play if it borders a Country or Dependent in play. */
export function isZoneInPlay(u: R, zone: Zone): boolean {
  const { scenario } = u.facts;
  let zones = inPlay.get(scenario.data.id);
  if (!zones) {
    zones = zonesInPlay(scenario);
    inPlay.set(scenario.data.id, zones);
  }
  return zones[zone];
}

function zonesInPlay({ data }: Scenario): boolean[] {
  if (data.kind === 'two-map') return ZONE.values.map(() => true);
  const areas = new Set<string>([
    ...Object.values(data.active).flat(),
    ...data.neutral,
    ...data.conquered,
    ...Object.values(data.dependents).flat(),
  ]);
  const isIn = (hex: Hex) => SHEET.country[hex] >= 0 && areas.has(COUNTRY.name(SHEET.country[hex]));
  return ZONE.values.map(
    (zone) => PORTS_OF[zone].some(isIn) || SEA_OF[zone].some((sea) => around(sea).some(isIn)),
  );
}

const frozen = new Set(FROZEN_ZONES.map((id) => known(ZONE, id)));

/** A-5c, 11.5d: no Fleet and no convoy can be placed in the zone now. */
export function isFrozen(u: R, zone: Zone): boolean {
  return frozen.has(zone) && weatherIn(u, NORTH) === 'snow';
}

/** A-9e: the passage between two zones, and the hex that commands it. */
const WATERWAYS = [
  { zones: ['baltic-sea', 'north-sea'], hex: 'w4124', turkish: false },
  { zones: ['iberian-atlantic', 'western-mediterranean'], hex: 'w2208', turkish: false },
  { zones: ['black-sea', 'eastern-mediterranean'], hex: 'e2508', turkish: true },
].map(({ zones, hex, turkish }) => ({
  zones: zones.map((id) => known(ZONE, id)),
  hex: SHEET.hexAt(hex),
  turkish,
}));

/** The hex that bars the faction's way between two adjacent zones (2.2.3.3b, A-9e); -1 if nothing does. */
export function barredBy(u: R, faction: Faction, from: Zone, to: Zone): Hex {
  const way = WATERWAYS.find(({ zones }) => zones.includes(from) && zones.includes(to));
  if (!way || controllerOf(u, way.hex) === faction) return NO_HEX;
  // 3.1.4k: what is out of play counts as neutral.
  return ownershipOf(u).open[way.hex] === 0 && !way.turkish ? NO_HEX : way.hex;
}

/** The zones next to a zone. */
export function zonesBeside(zone: Zone): readonly Zone[] {
  return ZONES[zone].adjacent;
}
