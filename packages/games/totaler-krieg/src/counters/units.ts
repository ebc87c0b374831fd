import type { Counter } from '../ids.js';
import type { R } from '../table.js';
import { AS_FORTRESS, COUNTER_KIND, REDUCED } from './counters.js';
import type { UnitFace } from './kinds.js';

const NOTHING: UnitFace = { attack: 0, defense: 0, move: 0, steps: 0 };

/** The side of a ground unit that is up. */
export function faceOf(u: R, unit: Counter, face = u.table.face[unit]): UnitFace {
  const { front, reduced, fortress } = u.facts.values.faces[COUNTER_KIND[unit]];
  return (face === REDUCED ? reduced : face === AS_FORTRESS ? fortress : front) ?? NOTHING;
}

export function stepsOf(u: R, unit: Counter): number {
  return faceOf(u, unit).steps;
}
