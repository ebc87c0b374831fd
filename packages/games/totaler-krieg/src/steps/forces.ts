import type { Counter } from '../ids.js';
import type { U } from '../table.js';

/** The lists of units that frames bind: forces of a combat, units that lose steps or retreat. */
const FORCES = ['units', 'attackers', 'defenders'] as const;
/** The single HQs they bind. */
const HQS = ['attackersHq', 'defendersHq', 'hq'] as const;

/** Another unit joins the forces that a unit belongs to (4.2.5.1h). */
export function joinForces(u: U, unit: Counter, other: Counter): void {
  for (const frame of u.state.frames) {
    for (const key of FORCES) {
      const force: unknown = Reflect.get(frame, key);
      if (Array.isArray(force) && force.includes(unit) && !force.includes(other)) force.push(other);
    }
  }
}

/** What is left of a unit joins its forces, and has done what the unit has done. */
export function takePlaceOf(u: U, unit: Counter, remnant: Counter): void {
  joinForces(u, unit, remnant);
  for (const frame of u.state.frames)
    for (const key of HQS) if (Reflect.get(frame, key) === unit) Reflect.set(frame, key, remnant);
  const { moved, attacked, supported } = u.table;
  for (const list of [moved, attacked, supported]) if (list.includes(unit)) list.push(remnant);
}
