import { names } from '@sandtable/kernel';
import { type Counter, type Faction, type Kind, NO_FACTION } from '../ids.js';
import {
  AIR_TYPES,
  ARMOR_TYPES,
  type CounterKind,
  FLEET_TYPES,
  INFANTRY_TYPES,
  KIND,
  KINDS,
} from './kinds.js';

/**
 * The single counters of the game: units, support units, and the markers whose number is limited. Markers that play
 * may need any number of (Influence, Blitz, Policies) are no counters; the table holds them in their own fields.
 */
export const COUNTER_KIND: readonly Kind[] = KIND.values.flatMap((kind) => {
  const { count } = KINDS[kind];
  return count === null ? [] : new Array<Kind>(count).fill(kind);
});

const firstOf: number[] = [];
COUNTER_KIND.forEach((kind, counter) => {
  firstOf[kind] ??= counter;
});

/** All counters of a kind. */
export function countersOf(kind: Kind): Counter[] {
  const first = firstOf[kind];
  if (first === undefined) return [];
  return Array.from({ length: KINDS[kind].count ?? 0 }, (_, i) => (first + i) as Counter);
}

/** "de-army-3", and "de-inf-12" where there are several. */
export const COUNTER = names<Counter>(
  'unit',
  COUNTER_KIND.map((kind, counter) => {
    const { id, count } = KINDS[kind];
    return count === 1 ? id : `${id}-${counter - firstOf[kind] + 1}`;
  }),
);

export const COUNTER_COUNT = COUNTER_KIND.length;

export function kindOf(counter: Counter): CounterKind {
  return KINDS[COUNTER_KIND[counter]];
}

const having = (test: (kind: CounterKind) => boolean): readonly boolean[] =>
  COUNTER_KIND.map((kind) => test(KINDS[kind]));

// What rules ask of a counter all the time, as arrays.
export const IS_GROUND = having(({ kind }) => kind === 'ground');
export const IS_SUPPORT = having(({ kind }) => kind === 'support');
export const IS_AIR = having(({ type }) => AIR_TYPES.includes(type));
export const IS_FLEET = having(({ type }) => FLEET_TYPES.includes(type));
export const IS_ARMOR = having(({ type }) => ARMOR_TYPES.includes(type));
export const IS_INFANTRY = having(({ type }) => INFANTRY_TYPES.includes(type));
export const IS_HQ = having(({ type }) => type === 'hq');
export const IS_FORTRESS = having(({ type }) => type === 'fortress');
/** The faction printed on the counter; -1 if its Country decides. */
export const PRINTED_FACTION: readonly Faction[] = COUNTER_KIND.map(
  (kind) => KINDS[kind].faction ?? NO_FACTION,
);
/** Markers that act like a garrison: they control their hex and block supply (2.3.5c, 1.2.1e). */
export const IS_DETACHMENT = having(({ type }) => type === 'detachment');
export const IS_LOGISTICS = having(({ type }) => type === 'logistics');
export const IS_PARTISAN = having(({ type }) => type === 'partisan-base');

// Faces of a unit.
export const FULL = 0;
export const REDUCED = 1;
/** The fortress side of a Port-a-Fort. */
export const AS_FORTRESS = 2;
/** The Airdrop side of an airborne unit (18.1). */
export const AS_AIRDROP = 3;
/** The CV Strike side of a CV Fleet (C.q). */
export const AS_STRIKE = 4;
/** The Escort Troop Convoy side of a Surface Fleet or Air Force (C.m, C.p). */
export const AS_ESCORT = 5;
