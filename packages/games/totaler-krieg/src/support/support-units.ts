import { type Brand, type Pair, pair } from '@sandtable/kernel';
import { COUNTER, COUNTER_COUNT, IS_SUPPORT, kindOf } from '../counters/counters.js';
import type { Counter, Faction, Zone } from '../ids.js';
import { ZONE } from '../map/areas.js';
import { FORCE_POOL } from '../places.js';
import { isAtPeace } from '../politics/posture.js';
import { factionOf } from '../position/position.js';
import type { R } from '../table.js';
import { type Bases, basesFor } from './bases.js';

/** A counter and a Naval Zone, as one number. */
export type CounterAndZone = Brand<'counter and zone'>;

export const COUNTER_AND_ZONE: Pair<Counter, Zone, CounterAndZone> = pair<Counter, Zone, CounterAndZone>(
  COUNTER,
  ZONE,
);

const having = (test: (counter: Counter) => boolean): readonly Counter[] =>
  Array.from({ length: COUNTER_COUNT }, (_, n) => n as Counter).filter(test);

/** G.support: Air units and Fleets. */
export const SUPPORT_UNITS = having((counter) => IS_SUPPORT[counter]);
export const BEACHHEADS = having((counter) => kindOf(counter).type === 'beachhead');
export const SURFACE_RAIDERS = COUNTER.index('mk-surface-raiders');

export type SupportType =
  | 'air-force'
  | 'interceptor'
  | 'bomber'
  | 'surface-fleet'
  | 'cv-fleet'
  | 'sub-fleet'
  | 'convoy'
  | 'other';

const TYPES: readonly SupportType[] = COUNTER.values.map((counter) => {
  const { kind, type } = kindOf(counter);
  return kind === 'support' || type === 'convoy' ? (type as SupportType) : 'other';
});

export function typeOf(counter: Counter): SupportType {
  return TYPES[counter];
}

/** The faction's support units of these types that wait in its Force Pool and are in the war (2.2.3d). */
export function inPool(u: R, faction: Faction, types?: readonly SupportType[]): Counter[] {
  return SUPPORT_UNITS.filter(
    (unit) =>
      u.table.place[unit] === FORCE_POOL &&
      (!types || types.includes(typeOf(unit))) &&
      factionOf(u, unit) === faction &&
      !isAtPeace(u, kindOf(unit).country),
  );
}

/** The bases a support unit of the faction may use. */
export function basesOf(u: R, faction: Faction, unit: Counter): Bases {
  return basesFor(u, faction, kindOf(unit).country);
}
