import { type Spread, spread } from '@sandtable/hex';
import { deploymentOf } from '../deployment.js';
import { STACK } from '../facts.js';
import type { Hex, UnitNumber } from '../numbers.js';
import { isSupplied } from '../supply/supply.js';
import { enemyOf, type Reader } from '../table.js';
import { kindOf } from '../units/roster.js';

/** move.points, supply.movement: the movement points of a unit where it stands. */
export function pointsOf(u: Reader, unit: UnitNumber, deployment = deploymentOf(u)): number {
  const { side } = u.facts.units[unit];
  const { movement } = kindOf(u.facts.units[unit]);
  return isSupplied(u, side, u.table.hex[unit], deployment) ? movement : Math.ceil(movement / 2);
}

/** The hexes a unit can reach with its movement points: the cost of each, and the path to it. */
export function reachOf(
  u: Reader,
  unit: UnitNumber,
  deployment = deploymentOf(u),
  zonesLock = u.facts.zonesLock,
): Spread<Hex> {
  const { map, sideOf } = u.facts;
  const start = u.table.hex[unit];
  const enemy = enemyOf(sideOf[unit]);
  const enemies = deployment.units[enemy];
  const zones = deployment.zones[enemy];
  const locked = zonesLock && zones[start] === 1;
  const { costs } = map;
  return spread(
    map.grid,
    start,
    pointsOf(u, unit, deployment),
    (from, to, side) => {
      if (enemies[to] > 0 || (locked && from === start && zones[to] === 1)) return -1;
      return costs[from * 6 + side];
    },
    (hex) => zones[hex] === 1,
  );
}

/** The same ignoring enemy zones of control. */
export function reachWithoutZones(u: Reader, unit: UnitNumber): Spread<Hex> {
  const { map, sideOf } = u.facts;
  const deployment = deploymentOf(u);
  const enemies = deployment.units[enemyOf(sideOf[unit])];
  return spread(map.grid, u.table.hex[unit], pointsOf(u, unit, deployment), (from, to, side) =>
    enemies[to] > 0 ? -1 : map.costs[from * 6 + side],
  );
}

/** The same ignoring zones of control and costs: every hex that enemy units do not cut off. */
export function reachWithoutCosts(u: Reader, unit: UnitNumber): Spread<Hex> {
  const enemies = deploymentOf(u).units[enemyOf(u.facts.sideOf[unit])];
  return spread(u.facts.map.grid, u.table.hex[unit], 0, (_, to) => (enemies[to] > 0 ? -1 : 0));
}

/** Where a unit may end its move. */
export function destinationsOf(u: Reader, unit: UnitNumber, add: (hex: Hex) => void): void {
  const deployment = deploymentOf(u);
  const own = deployment.units[u.facts.sideOf[unit]];
  const { reached } = reachOf(u, unit, deployment);
  // The first one is its own hex.
  for (let i = 1; i < reached.length; i++) if (own[reached[i]] < STACK) add(reached[i]);
}
