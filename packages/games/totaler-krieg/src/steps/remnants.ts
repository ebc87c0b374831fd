import { say } from '@sandtable/kernel';
import {
  COUNTER_COUNT,
  COUNTER_KIND,
  FULL,
  IS_ARMOR,
  IS_GROUND,
  IS_HQ,
  IS_INFANTRY,
  kindOf,
  REDUCED,
} from '../counters/counters.js';
import { KIND } from '../counters/kinds.js';
import { nationsOf } from '../counters/nations.js';
import type { Counter, Kind } from '../ids.js';
import { question, refusal, verb } from '../kit.js';
import { FORCE_POOL, hexOf } from '../places.js';
import { factionOf, put } from '../position/position.js';
import type { R, U } from '../table.js';
import { hexNear, kindName, markHex, unitName } from '../words/names.js';
import { takePlaceOf } from './forces.js';
import { heldUnit, release } from './holding.js';
import { leaveMap } from './leave-map.js';

/** The face on which a ground unit has one step; -1 if it has none. */
export function oneStepFace(unit: Counter): number {
  const { front, reduced } = kindOf(unit);
  return front?.steps === 1 ? FULL : reduced?.steps === 1 ? REDUCED : -1;
}

/** Types that never stand for a step of an army (C.e, 2.3.1f, 1.3.3e). */
const APART: readonly string[] = ['fortress', 'garrison', 'port-a-fort', 'helicopter', 'marine'];

const CAN_BE_LEFT: readonly boolean[] = COUNTER_KIND.map((_, n) => {
  const { colonial, exp, reserve, type, multinational } = kindOf(n as Counter);
  const isApart = colonial || exp || reserve || multinational || APART.includes(type);
  return IS_GROUND[n] && !isApart && oneStepFace(n as Counter) >= 0;
});

/**
 * 4.2.6.2b: the one-step units that could be what is left of a unit, one of each kind: from the Force Pool, or the step
 * in its Holding Box (4.2.6.2d).
 */
export function remnantsFor(u: R, unit: Counter): Counter[] {
  const held = heldUnit(u, unit);
  const nations = nationsOf(u, unit);
  const found = new Map<Kind, Counter>();
  for (let other = 0 as Counter; other < COUNTER_COUNT; other++) {
    const kind = COUNTER_KIND[other];
    if (!CAN_BE_LEFT[other] || u.table.place[other] !== FORCE_POOL || found.has(kind)) continue;
    if (nations.includes(kindOf(other).country)) found.set(kind, other);
  }
  const left = fitting(unit, [...found.values()]);
  return held >= 0 ? [held, ...left.filter((other) => kindOf(other).country !== kindOf(held).country)] : left;
}

/** 2.3.4d, C.g: armor leaves armor and infantry infantry, if there is any; an HQ may be of any steps. SS leaves SS. */
function fitting(unit: Counter, all: Counter[]): Counter[] {
  const narrow = (list: Counter[], test: (other: Counter) => boolean) => {
    const some = list.filter(test);
    return some.length > 0 ? some : list;
  };
  const alike = narrow(all, (other) => kindOf(other).ss === kindOf(unit).ss);
  if (IS_HQ[unit]) return alike;
  return narrow(alike, (other) => (IS_ARMOR[unit] ? IS_ARMOR[other] : IS_INFANTRY[other]));
}

/** A reduced unit loses a step: what is left of it takes its place, or nothing is (4.2.6.2b). */
export function loseAllButOne(u: U, unit: Counter): void {
  if (remnantsFor(u, unit).length > 0) u.push(remnant, { unit });
  else leaveMap(u, unit);
}

/** 4.2.6.2b: a one-step unit from the Force Pool takes the place of a reduced one. */
export const remnant = question<{ unit: Counter }>('remnant', {
  seats: (u, f) => 1 << factionOf(u, f.unit),
  prompt: (u, f) => say`What is left of ${unitName(f.unit)} in ${hexNear(hexOf(u.table.place[f.unit]))}?`,
  about: (u, f) => markHex(hexOf(u.table.place[f.unit])),
  anchor: '4.2.6.2b',
  verbs: [
    verb<Kind, { unit: Counter }>({
      name: 'keep',
      domain: KIND,
      check: (u, f, kind) => (kindsFor(u, f.unit).includes(kind) ? null : notLeft),
      list: (u, f, _, add) => kindsFor(u, f.unit).forEach(add),
      moot: (u, f, kind) => !kindsFor(u, f.unit).includes(kind),
      apply(u, f, kind) {
        const other = remnantsFor(u, f.unit).find((one) => COUNTER_KIND[one] === kind)!;
        const at = u.table.place[f.unit];
        emptyHolding(u, f.unit, other);
        leaveMap(u, f.unit);
        put(u, other, at, oneStepFace(other));
        u.log('remnant', other, hexOf(at));
        takePlaceOf(u, f.unit, other);
      },
    }),
  ],
});

/** 4.2.6.2d: a step in the Holding Box that is not the one that is left has been lost with the unit. */
function emptyHolding(u: U, unit: Counter, left: Counter): void {
  const held = release(u, unit);
  if (held >= 0 && held !== left) leaveMap(u, held);
}

const kindsFor = (u: R, unit: Counter) => remnantsFor(u, unit).map((other) => COUNTER_KIND[other]);
const notLeft = refusal<Kind>('4.2.6.2b', (_, kind) => say`no ${kindName(kind)} can take its place`);
