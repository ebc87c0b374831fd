import { AS_STRIKE, COUNTER_COUNT, FULL, IS_FLEET } from '../counters/counters.js';
import type { Counter, Zone } from '../ids.js';
import { process } from '../kit.js';
import { hexOf, onStation } from '../places.js';
import { factionOf, put } from '../position/position.js';
import { leaveMap } from '../steps/leave-map.js';
import type { R } from '../table.js';

const FLEETS: readonly Counter[] = [...Array(COUNTER_COUNT).keys()]
  .map((n) => n as Counter)
  .filter((counter) => IS_FLEET[counter]);

/** The Naval Zone a CV Strike came from; -1 if it is not known. */
function originOf({ table }: R, unit: Counter): Zone {
  for (let i = 0; i < table.strikes.length; i += 2)
    if (table.strikes[i] === unit) return table.strikes[i + 1] as Zone;
  return -1 as Zone;
}

/** 4.1.5a: the CV Strikes of the phasing faction go back to the zones they came from. */
export const strikeReturns = process('strike-returns', (u) => {
  u.done();
  for (const unit of FLEETS) {
    if (u.table.face[unit] !== AS_STRIKE || hexOf(u.table.place[unit]) < 0) continue;
    if (factionOf(u, unit) !== u.table.phasing) continue;
    const zone = originOf(u, unit);
    if (zone < 0) leaveMap(u, unit);
    else {
      u.log('strike-returned', unit, zone);
      put(u, unit, onStation(zone), FULL);
      u.table.strikes.splice(u.table.strikes.indexOf(unit), 2);
    }
  }
});
