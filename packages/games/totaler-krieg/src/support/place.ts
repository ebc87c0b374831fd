import { COUNTER, kindOf } from '../counters/counters.js';
import { type Counter, type Faction, type Hex, NO_HEX } from '../ids.js';
import { verb } from '../kit.js';
import { ZONE } from '../map/areas.js';
import { SHEET } from '../map/sheet.js';
import { FORCE_POOL } from '../places.js';
import { factionOf } from '../position/position.js';
import type { R } from '../table.js';
import { type Declaration, IN_HEX, NO_ZONE, ON_STATION, RAID, STRIKE } from './declaration.js';
import { declare } from './declared.js';
import { SEA_OF } from './naval-zones.js';
import { placeInHex, placeInZone, refuseFromPool } from './placeable.js';
import { refuseAirHex, refuseAirZone, refuseFleetZone, refuseStrike, zonesInReach } from './reach.js';
import * as no from './refusals.js';
import { refuseRaid } from './strategic-box.js';
import { basesOf, inPool, typeOf } from './support-units.js';

const inHex = (unit: Counter, task: number, hex: Hex): Declaration => ({
  unit,
  task,
  hex,
  zone: NO_ZONE,
  side: -1,
});

/** 2.2.3.1: an Air Force in a Land hex. */
export const place = placeInHex({
  name: 'place',
  inCaseWhite: true,
  units: (u, seat) => inPool(u, seat, ['air-force']),
  refuseUnit: (_, unit) =>
    typeOf(unit) === 'air-force' ? null : typeOf(unit) === 'interceptor' ? no.onlyContests : no.notInHexes,
  refuse: (u, unit, hex, seat) => (SHEET.isSea[hex] ? no.atSea : refuseAirHex(u, seat, unit, hex)),
  near: (u, unit, seat) => basesOf(u, seat, unit).inRange,
  apply: (u, unit, hex) => declare(u, inHex(unit, IN_HEX, hex)),
});

/** 2.2.3.3, 2.2.3.1b: a Fleet or an Air Force in the On Station Box of a Naval Zone. */
export const station = placeInZone({
  name: 'station',
  units: (u, seat) => inPool(u, seat, ['surface-fleet', 'cv-fleet', 'sub-fleet', 'air-force']),
  refuseUnit(_, unit) {
    const type = typeOf(unit);
    if (type === 'interceptor') return no.onlyContests;
    return type === 'air-force' || type.endsWith('-fleet') ? null : no.notOnStation;
  },
  refuse: (u, unit, zone, seat) =>
    typeOf(unit) === 'air-force' ? refuseAirZone(u, seat, unit, zone) : refuseFleetZone(u, seat, unit, zone),
  near: (u, unit, seat) => zonesInReach(u, seat, unit),
  apply: (u, unit, zone) => declare(u, { unit, task: ON_STATION, hex: NO_HEX, zone, side: -1 }),
});

/** 2.2.3.1f: a CV Fleet in an All-Sea hex, from which its CV Strike flies. */
export const strike = placeInHex({
  name: 'strike',
  units: (u, seat) => inPool(u, seat, ['cv-fleet']),
  refuseUnit: (_, unit) => (typeOf(unit) === 'cv-fleet' ? null : no.noStrike),
  refuse: (u, unit, hex, seat) => refuseStrike(u, seat, unit, hex),
  near: (u, unit, seat) => hexesInReach(u, seat, unit, SEA_OF),
  apply: (u, unit, hex) => declare(u, inHex(unit, STRIKE, hex)),
});

/** The hexes of the zones that a Fleet can reach. */
export function hexesInReach(
  u: R,
  faction: Faction,
  unit: Counter,
  hexesOf: readonly (readonly Hex[])[],
): Hex[] {
  const { fleetZones } = basesOf(u, faction, unit);
  const hexes: Hex[] = [];
  for (const zone of ZONE.values) if (fleetZones[zone]) hexes.push(...hexesOf[zone]);
  return hexes;
}

/** 2.2.3.4: a Bomber or Sub Fleet in the Strategic Warfare Box. */
export const raid = verb<Counter>({
  name: 'raid',
  domain: COUNTER,
  check: (u, _, unit, seat) => no.ofUnit(refuseFromPool(u, unit, seat) ?? refuseRaid(u, seat, unit)),
  list(u, _, seat, add) {
    for (const unit of inPool(u, seat, ['bomber', 'sub-fleet'])) if (!refuseRaid(u, seat, unit)) add(unit);
  },
  moot: (u, _, unit, seat) =>
    u.table.place[unit] !== FORCE_POOL || factionOf(u, unit) !== seat || kindOf(unit).kind !== 'support',
  apply: (u, _, unit) => declare(u, inHex(unit, RAID, NO_HEX)),
});
