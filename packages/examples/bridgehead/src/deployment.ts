import { FIRST_UNIT } from './numbers.js';
import type { Reader } from './table.js';

/** Unit counts and zones of control of both sides, by hex. Index 0 is the South. */
export interface Deployment {
  /** How many units of the side are in the hex. */
  readonly units: readonly [Uint8Array, Uint8Array];
  /** zone.adjacent, zone.river: 1 where a unit of the side has a zone of control. */
  readonly zones: readonly [Uint8Array, Uint8Array];
}

/** Reads the deployment off the table, in one pass over the units. */
export function deploymentOf({ facts, table }: Reader): Deployment {
  const { sideOf, map } = facts;
  const { controlled } = map;
  const { size } = map.grid;
  const units = [new Uint8Array(size), new Uint8Array(size)] as const;
  const zones = [new Uint8Array(size), new Uint8Array(size)] as const;
  const { hex: where } = table;
  for (let unit = FIRST_UNIT; unit < where.length; unit++) {
    const hex = where[unit];
    if (hex < 0) continue;
    const side = sideOf[unit];
    units[side][hex]++;
    const zone = zones[side];
    for (let edge = hex * 6, end = edge + 6; edge < end; edge++) {
      const next = controlled[edge];
      if (next >= 0) zone[next] = 1;
    }
  }
  return { units, zones };
}
