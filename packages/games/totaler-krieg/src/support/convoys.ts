import { AS_ESCORT, COUNTER_KIND, kindOf } from '../counters/counters.js';
import { stepsOf } from '../counters/units.js';
import type { Counter, Faction, Zone } from '../ids.js';
import { ZONE } from '../map/areas.js';
import { FORCE_POOL, inConvoys, inUsed, zoneOf } from '../places.js';
import { factionOf, put } from '../position/position.js';
import { CONVOYS, convoysIn, isTroopConvoy, SUPPLY_SIDE, serves, TROOP_SIDE } from '../supply/convoys.js';
import { openPorts } from '../supply/network.js';
import { isOpenPort, PORTS_OF, stationed, touchesOffMapBox } from '../supply/ports.js';
import type { R, U } from '../table.js';
import { isFrozen, isZoneInPlay } from './naval-zones.js';
import { placeInZone } from './placeable.js';
import * as no from './refusals.js';
import { inPool, typeOf } from './support-units.js';

/*
 * Convoys on the map (2.2.3.7, 18.8). A convoy is a counter of type "convoy" (a nation's, the Axis Scratch Convoy, the
 * US Fleet Train), or a Surface Fleet or Air Force turned to its back, an Escort Troop Convoy.
 *
 *   place inConvoys(zone), face SUPPLY_SIDE (0, supply/convoys.ts): a Supply Convoy. Supply lines cross the zone, any number of them; it
 *     stays there until its owner's next Return to Base.
 *   place inConvoys(zone), face TROOP_SIDE (1), or AS_ESCORT for a support unit: a Troop Convoy not yet used. It can
 *     carry one unit once (`canCarry`); whoever moves a unit by it calls `useConvoy`.
 *   place inUsed(zone): a Troop Convoy that has carried its unit. It does nothing more.
 *
 * Return to Base (2.2.1c) sends convoys to the Force Pool, Supply side up, but a used Scratch Convoy and every Escort to
 * the Delay Box.
 */

/** The Troop Convoys of a faction in a zone that have not been used. */
export function troopConvoysIn(u: R, faction: Faction, zone: Zone): readonly Counter[] {
  const there = convoysIn(u, zone);
  // Asked of every zone for every move by sea: mostly there is none.
  if (there.length === 0) return there;
  const found: Counter[] = [];
  for (const convoy of there)
    if (isTroopConvoy(u, convoy) && factionOf(u, convoy) === faction) found.push(convoy);
  return found;
}

/** 2.2.3.7b, 2.2.3.7c, 3.1.2f: this Troop Convoy can carry that ground unit. */
export function canCarry(u: R, convoy: Counter, unit: Counter): boolean {
  const { country } = kindOf(unit);
  if (!serves(u, convoy, factionOf(u, unit), country)) return false;
  return stepsOf(u, unit) <= u.facts.values.capacities[COUNTER_KIND[convoy]];
}

/** 2.2.3.7c: a Troop Convoy that has carried its unit goes to the Used Box. */
export function useConvoy(u: U, convoy: Counter): void {
  put(u, convoy, inUsed(zoneOf(u.table.place[convoy])));
}

/** 2.2.3.7a: the faction has an Open Port in the zone; A-9d, 17.6c: an Off-Map Box is one of the Western faction. */
export function hasOpenPort(u: R, faction: Faction, zone: Zone): boolean {
  const open = openPorts(u, faction);
  for (const hex of PORTS_OF[zone]) if (open[hex] & (1 << zone)) return true;
  if (u.table.beachheads.some(({ hex }) => isOpenPort(u, faction, hex, zone))) return true;
  return (
    touchesOffMapBox(u, faction, zone) &&
    // G.openport2: an enemy Fleet closes it. No Naval Base is near it.
    !stationed(u, zone).some((unit) => factionOf(u, unit) !== faction && typeOf(unit).endsWith('-fleet'))
  );
}

function refuseConvoyZone(u: R, _: Counter, zone: Zone, seat: Faction): no.Reason<Zone> | null {
  if (!isZoneInPlay(u, zone)) return no.zoneOutOfPlay;
  if (isFrozen(u, zone)) return no.frozenToConvoys;
  return hasOpenPort(u, seat, zone) ? null : no.noOpenPort;
}

/** Convoys in the Force Pool; of several alike, the first. */
function convoysInPool(u: R, faction: Faction): Counter[] {
  const { place } = u.table;
  return CONVOYS.filter(
    (convoy) => place[convoy] === FORCE_POOL && factionOf(u, convoy) === faction && !twinBefore(u, convoy),
  );
}

/** A convoy of the same kind that also waits in the Force Pool comes before this one. */
function twinBefore(u: R, convoy: Counter): boolean {
  return CONVOYS.some(
    (other) =>
      other < convoy && COUNTER_KIND[other] === COUNTER_KIND[convoy] && u.table.place[other] === FORCE_POOL,
  );
}

function refuseConvoy(u: R, unit: Counter): no.UnitReason | null {
  if (typeOf(unit) !== 'convoy') return no.noConvoy;
  return twinBefore(u, unit) ? no.anotherLikeIt : null;
}

const isEscort = (unit: Counter) => typeOf(unit) === 'surface-fleet' || typeOf(unit) === 'air-force';

/** 2.2.3.7d: a convoy on its Supply side. */
export const supplyConvoy = placeInZone({
  name: 'supply-convoy',
  units: convoysInPool,
  refuseUnit: (u, unit) => (isEscort(unit) ? no.escortsCarry : refuseConvoy(u, unit)),
  refuse: refuseConvoyZone,
  near: () => ZONE.values,
  apply(u, convoy, zone) {
    put(u, convoy, inConvoys(zone), SUPPLY_SIDE);
    u.log('supply-convoy', convoy, zone);
  },
});

/** 2.2.3.7c, 2.2.3.7e: a convoy on its Troop side, or a Surface Fleet or Air Force as Escort Troop Convoy (2.2.3.3d). */
export const troopConvoy = placeInZone({
  name: 'troop-convoy',
  units: (u, seat) => [...convoysInPool(u, seat), ...inPool(u, seat, ['surface-fleet', 'air-force'])],
  refuseUnit(u, unit) {
    if (isEscort(unit)) return null;
    return typeOf(unit) === 'convoy' ? refuseConvoy(u, unit) : no.noEscort;
  },
  refuse: refuseConvoyZone,
  near: () => ZONE.values,
  apply(u, convoy, zone) {
    put(u, convoy, inConvoys(zone), isEscort(convoy) ? AS_ESCORT : TROOP_SIDE);
    u.log('troop-convoy', convoy, zone);
  },
});
