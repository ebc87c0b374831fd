import { type Deployment, deploymentOf } from '../deployment.js';
import { type Hex, type Side, SOUTH, type UnitNumber } from '../numbers.js';
import { enemyOf, type Reader } from '../table.js';

/**
 * supply.trace: can a unit of this side in this hex be supplied? A depth-first search from the unit, first toward its
 * own map edge, so a path is usually found in few steps; and pockets of cut-off units are small.
 */
export function isSupplied(u: Reader, side: Side, hex: Hex, deployment = deploymentOf(u)): boolean {
  const { map } = u.facts;
  const { neighbours, size } = map.grid;
  const sources = map.sources[side];
  const seen = new Uint8Array(size);
  const stack = [hex];
  seen[hex] = 1;
  while (stack.length > 0) {
    const at = stack.pop()!;
    if (sources.includes(at)) return true;
    // Hexsides 4 and 5 lead south, 1 and 2 north; the last one pushed is tried first.
    for (let i = 0; i < 6; i++) {
      const next = neighbours[at * 6 + (side === SOUTH ? i : 5 - i)];
      if (next < 0 || seen[next] === 1 || !letsThrough(u, deployment, side, next)) continue;
      seen[next] = 1;
      stack.push(next);
    }
  }
  return false;
}

/** supply.enemies, supply.covered: may a side trace supply through this hex? */
function letsThrough(u: Reader, { units, zones }: Deployment, side: Side, hex: Hex): boolean {
  const enemy = enemyOf(side);
  if (units[enemy][hex] > 0) return false;
  return zones[enemy][hex] === 0 || (u.facts.unitsCover && units[side][hex] > 0);
}

/** The units of a side on the map that are out of supply, by one search from the sources. */
export function unsuppliedUnits(u: Reader, side: Side, deployment = deploymentOf(u)): UnitNumber[] {
  const { map, sideOf } = u.facts;
  const through = supplyOf(u, side, deployment);
  const found: UnitNumber[] = [];
  u.facts.unitNames.values.forEach((unit) => {
    const hex = u.table.hex[unit];
    if (hex < 0 || sideOf[unit] !== side || map.sources[side].includes(hex)) return;
    // An enemy zone of control in the unit's own hex does not matter: supply must reach an adjacent hex.
    for (let edge = hex * 6, end = edge + 6; edge < end; edge++) {
      if (map.grid.neighbours[edge] >= 0 && through[map.grid.neighbours[edge]] === 1) return;
    }
    found.push(unit);
  });
  return found;
}

/** For each hex: 1 if a side's supply reaches it. */
function supplyOf(u: Reader, side: Side, deployment: Deployment): Uint8Array {
  const { map } = u.facts;
  const { neighbours, size } = map.grid;
  const through = new Uint8Array(size);
  const queue: Hex[] = [];
  const reach = (hex: Hex) => {
    if (through[hex] === 1 || !letsThrough(u, deployment, side, hex)) return;
    through[hex] = 1;
    queue.push(hex);
  };
  map.sources[side].forEach(reach);
  for (let i = 0; i < queue.length; i++) {
    for (let edge = queue[i] * 6, end = edge + 6; edge < end; edge++) {
      if (neighbours[edge] >= 0) reach(neighbours[edge]);
    }
  }
  return through;
}
