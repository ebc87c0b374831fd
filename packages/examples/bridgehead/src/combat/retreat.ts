import { deploymentOf } from '../deployment.js';
import { STACK } from '../facts.js';
import type { Hex, UnitNumber } from '../numbers.js';
import { eliminate, enemyOf, isOnMap, process, question, type Reader, verb } from '../table.js';
import { prompts } from '../words.js';
import * as refusals from './refusals.js';

/** retreat.hex, retreat.zone, stack.limit: why a unit cannot retreat into a hex. */
function retreatRefusal(u: Reader, unit: UnitNumber, hex: Hex) {
  const { side } = u.facts.units[unit];
  if (u.facts.map.grid.sideTowards(u.table.hex[unit], hex) < 0) return refusals.notOneHex;
  const { units, zones } = deploymentOf(u);
  if (units[enemyOf(side)][hex] > 0) return refusals.enemyInTheWay;
  if (zones[enemyOf(side)][hex] === 1) return refusals.zoneInTheWay;
  return units[side][hex] < STACK ? null : refusals.noRoom;
}

export function retreatsOf(u: Reader, unit: UnitNumber): Hex[] {
  const { neighbours } = u.facts.map.grid;
  const from = u.table.hex[unit] * 6;
  return neighbours
    .slice(from, from + 6)
    .filter((hex) => hex >= 0 && retreatRefusal(u, unit, hex) === null)
    .sort((a, b) => a - b);
}

/** The defenders retreat one by one; a unit that cannot retreat is eliminated. */
export const retreats = process<{ units: UnitNumber[] }>('retreats', (u, f) => {
  const unit = f.units[f.step++];
  if (unit === undefined) return u.done();
  if (!isOnMap(u, unit)) return;
  if (retreatsOf(u, unit).length > 0) return u.push(retreatTo, { unit });
  u.log('no-retreat', unit);
  eliminate(u, unit);
});

export const retreatTo = question<{ unit: UnitNumber }>('retreat-to', {
  seats: (u, f) => 1 << u.facts.units[f.unit].side,
  prompt: prompts.retreat,
  anchor: 'retreat.hex',
  verbs: [
    verb<Hex, { unit: UnitNumber }>({
      name: 'retreat',
      domain: (u) => u.facts.hexNames,
      check: (u, f, hex) => retreatRefusal(u, f.unit, hex),
      list: (u, f, _, add) => retreatsOf(u, f.unit).forEach(add),
      apply(u, f, hex) {
        u.log('retreated', f.unit, u.table.hex[f.unit], hex);
        u.table.hex[f.unit] = hex;
      },
    }),
  ],
});
