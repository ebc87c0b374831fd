import { kindOf } from '../counters/counters.js';
import { AXIS, type Counter, type Faction, type Hex } from '../ids.js';
import { keepsPolicy } from '../politics/closed-land.js';
import { ownershipOf } from '../position/ownership.js';
import { type R, TOTAL_WAR } from '../table.js';
import { airBasesOfNation, BOMBER_RANGE, hexesInRange } from './bases.js';
import { DEVASTATION, NO_ZONE } from './declaration.js';
import { declare } from './declared.js';
import { placeInHex } from './placeable.js';
import * as no from './refusals.js';
import { inPool, typeOf } from './support-units.js';

/** 18.10: a Strategic Hex whose devastation counts for the faction. */
function isTarget(u: R, faction: Faction, hex: Hex): boolean {
  const colour = u.facts.values.star[hex];
  return colour >= 0 && (colour === AXIS) !== (faction === AXIS);
}

/** 2.2.3.6a: the hexes within nine hexes of an Air Base of the Bomber's nation. */
function inBomberRange(u: R, faction: Faction, unit: Counter): Hex[] {
  return hexesInRange(u, airBasesOfNation(u, faction, kindOf(unit).country), BOMBER_RANGE);
}

/** 2.2.3.6: a Bomber against an enemy Strategic Hex. */
export const bomb = placeInHex({
  name: 'bomb',
  units: (u, seat) => inPool(u, seat, ['bomber']),
  refuseUnit(u, unit) {
    if (typeOf(unit) !== 'bomber') return no.noBomber;
    return u.table.warState === TOTAL_WAR ? null : no.noTotalWar;
  },
  refuse(u, unit, hex, seat) {
    if (!isTarget(u, seat, hex)) return no.notStrategic;
    if (ownershipOf(u).open[hex] === 0) return no.neutralCity;
    if (keepsPolicy(u, unit, hex)) return no.underPolicy;
    if (u.table.devastation.some((marker) => marker.hex === hex)) return no.devastated;
    return inBomberRange(u, seat, unit).includes(hex) ? null : no.bomberOutOfRange;
  },
  near: (u, unit, seat) => inBomberRange(u, seat, unit).filter((hex) => isTarget(u, seat, hex)),
  apply: (u, unit, hex) => declare(u, { unit, task: DEVASTATION, hex, zone: NO_ZONE, side: -1 }),
});
