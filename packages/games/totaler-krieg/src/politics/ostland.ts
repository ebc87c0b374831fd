import { COUNTER } from '../counters/counters.js';
import type { Counter } from '../ids.js';
import { SHEET } from '../map/sheet.js';
import { CEDED_LANDS, turnOf } from '../places.js';
import type { R } from '../table.js';
import { OSTLAND_ACCORD, RUSSIAN_POSTURE } from './posture.js';

/** 20.2.2: the Regions that may become German Dependents, and the Soviet Strategic Hex that decides about each. */
export const OSTLAND = [
  { area: 'caucasus', hex: SHEET.hexAt('e2825') },
  { area: 'ukraine', hex: SHEET.hexAt('e3609') },
  { area: 'byelorussia', hex: SHEET.hexAt('e3906') },
  { area: 'donbass', hex: SHEET.hexAt('e3315') },
  { area: 'crimea', hex: SHEET.hexAt('e2912') },
] as const;

export function ostlandMarker(area: string): Counter {
  return COUNTER.index(`mk-ceded-de-${area}`);
}

/** The Ostland Regions that are German Dependents now. */
export function ostlandDependents(u: R): string[] {
  return OSTLAND.map(({ area }): string => area).filter(
    (area) => u.table.place[ostlandMarker(area)] === CEDED_LANDS,
  );
}

export const ENFORCED_PEACE = COUNTER.index('mk-enforced-peace');

/** 18.11, 12.3j: the Axis cannot end the Ostland Accord by choice. */
export function isPeaceEnforced({ table }: R): boolean {
  return table.policy[RUSSIAN_POSTURE] === OSTLAND_ACCORD && turnOf(table.place[ENFORCED_PEACE]) >= 0;
}
