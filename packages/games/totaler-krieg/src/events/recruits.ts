import { kindOf } from '../counters/counters.js';
import type { Counter, Faction } from '../ids.js';
import { FORCE_POOL } from '../places.js';
import { activeMinors } from '../politics/countries.js';
import { factionOf } from '../position/position.js';
import { ONE_STEP_UNITS } from '../seasonal/taking.js';
import type { R } from '../table.js';

const inPool = (u: R, faction: Faction): Counter[] =>
  ONE_STEP_UNITS.filter((unit) => u.table.place[unit] === FORCE_POOL && factionOf(u, unit) === faction);

/** One-step units of active Minor Countries of the faction (1.3.2.1c). */
export function minorRecruits(u: R, faction: Faction): Counter[] {
  const minors = activeMinors(u, faction);
  return inPool(u, faction).filter((unit) => !kindOf(unit).colonial && minors.includes(kindOf(unit).country));
}

/** Colonial units of the faction. */
export function colonialRecruits(u: R, faction: Faction): Counter[] {
  return inPool(u, faction).filter((unit) => kindOf(unit).colonial);
}

/** 19.40: Volksgrenadiers. */
export function volksgrenadiers(u: R, faction: Faction): Counter[] {
  return inPool(u, faction).filter((unit) => kindOf(unit).id === 'de-vg');
}
