import { say } from '@sandtable/kernel';
import type { Counter } from '../ids.js';
import { refusal } from '../kit.js';
import type { R } from '../table.js';
import { unitName } from '../words/names.js';
import { COUNTER, COUNTER_KIND } from './counters.js';

/** Two counters between which a choice makes no difference: same kind, same place, same side up. */
export function areAlike({ table }: R, one: Counter, other: Counter): boolean {
  return (
    COUNTER_KIND[one] === COUNTER_KIND[other] &&
    table.place[one] === table.place[other] &&
    table.face[one] === table.face[other]
  );
}

/** The units without those that are just like an earlier one. */
export function unlikeOnes(u: R, units: readonly Counter[]): Counter[] {
  return units.filter((unit, i) => !units.some((other, k) => k < i && areAlike(u, unit, other)));
}

/** The first of the units that is just like this one; -1 if there is none. */
export function firstLike(u: R, units: readonly Counter[], unit: Counter): Counter {
  return units.find((other) => areAlike(u, other, unit)) ?? (-1 as Counter);
}

/** The first of all counters that is just like this one: it stands for all of them. */
export function firstAlike(u: R, counter: Counter): Counter {
  let first = counter;
  // Counters of a kind follow each other.
  for (let other = counter - 1; other >= 0 && COUNTER_KIND[other] === COUNTER_KIND[counter]; other--)
    if (areAlike(u, other as Counter, counter)) first = other as Counter;
  return first;
}

export const isFirstAlike = (u: R, counter: Counter): boolean => firstAlike(u, counter) === counter;

export const anotherStandsForIt = refusal<Counter>(
  'v.j',
  (u, unit) => say`${unitName(unit)} is the same as ${COUNTER.name(firstAlike(u, unit))}: name that one`,
);

/** The same, if the one to name is the first of those that may be chosen. */
export const nameInstead = (like: Counter) =>
  refusal<Counter>(
    'v.j',
    (_, unit) => say`${unitName(unit)} is the same as ${COUNTER.name(like)}: name that one`,
  );
