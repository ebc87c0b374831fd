import { say } from '@sandtable/kernel';
import { firstLike, nameInstead, unlikeOnes } from '../../counters/alike.js';
import {
  COUNTER,
  COUNTER_COUNT,
  FULL,
  IS_ARMOR,
  IS_HQ,
  IS_SUPPORT,
  kindOf,
} from '../../counters/counters.js';
import type { Counter, Faction } from '../../ids.js';
import { process, question, refusal, verb } from '../../kit.js';
import { COUNTRIES } from '../../map/areas.js';
import { DELAY_BOX, FORCE_POOL } from '../../places.js';
import { factionOf, positionOf, put } from '../../position/position.js';
import { leaveMap } from '../../steps/leave-map.js';
import { pushLosses } from '../../steps/losses.js';
import type { R, U } from '../../table.js';
import { unitName } from '../../words/names.js';
import type { Occurrence } from '../political-event.js';

/** The actions that are still open, one bit each. */
type Coup = { faction: Faction; open: number; left: number };

const SUPPORT = 1;
const STEPS = 2;
const HQ = 4;

/** 19.8 Coup Attempt: two different losses. */
export function coupAttempt(u: U, { faction }: Occurrence): void {
  u.push(coup, { faction, open: SUPPORT | STEPS | HQ, left: 2 });
}

const coup = process<Coup>('coup-attempt', (u, f) => {
  const { faction, open, left } = f;
  const isPossible = supportOf(u, f).length + stepsOf(u, f).length + hqsOf(u, f).length > 0;
  if (left <= 0 || !isPossible) return u.done();
  f.step++;
  u.push(suffer, { faction, open, left });
});

const isMajor = (counter: Counter): boolean => COUNTRIES[kindOf(counter).country]?.kind === 'major';

function supportOf(u: R, { faction, open }: Coup): Counter[] {
  const found: Counter[] = [];
  if (!(open & SUPPORT)) return found;
  for (let counter = 0 as Counter; counter < COUNTER_COUNT; counter++)
    if (
      IS_SUPPORT[counter] &&
      isMajor(counter) &&
      u.table.place[counter] === FORCE_POOL &&
      factionOf(u, counter) === faction
    )
      found.push(counter);
  return found;
}

const stepsOf = (u: R, { faction, open }: Coup): Counter[] => (open & STEPS ? victimsOf(u, faction) : []);

/** Armor-type steps go first. */
function victimsOf(u: R, faction: Faction): Counter[] {
  const own = positionOf(u).onMap[faction].filter(isMajor);
  const armor = own.filter((unit) => IS_ARMOR[unit]);
  return armor.length > 0 ? armor : own;
}

function hqsOf(u: R, { faction, open }: Coup): Counter[] {
  return open & HQ ? positionOf(u).onMap[faction].filter((unit) => IS_HQ[unit] && isMajor(unit)) : [];
}

function spend(u: U, action: number): void {
  const frame = u.findFrame(coup);
  if (!frame) return;
  frame.open &= ~action;
  frame.left--;
}

const pick = (
  name: string,
  action: number,
  list: (u: R, f: Coup) => Counter[],
  apply: (u: U, unit: Counter) => void,
) =>
  verb<Counter, Coup>({
    name,
    domain: COUNTER,
    check(u, f, unit) {
      const may = list(u, f);
      if (!may.includes(unit)) return notThat;
      const like = firstLike(u, may, unit);
      return like === unit ? null : nameInstead(like);
    },
    list: (u, f, _, add) => unlikeOnes(u, list(u, f)).forEach(add),
    moot: (u, f, unit) => !list(u, f).includes(unit),
    apply(u, _, unit) {
      spend(u, action);
      apply(u, unit);
    },
  });

const suffer = question<Coup>('suffer-coup', {
  seats: (_, f) => 1 << f.faction,
  prompt: (_, f) =>
    f.left === 1
      ? say`What does the coup cost? One loss is left.`
      : say`What does the coup cost? ${f.left} losses are left.`,
  anchor: '19.8',
  verbs: [
    pick('delay', SUPPORT, supportOf, (u, unit) => {
      put(u, unit, DELAY_BOX, FULL);
      u.log('to-delay-box', unit);
    }),
    pick('delay-hq', HQ, hqsOf, (u, unit) => {
      leaveMap(u, unit);
      if (u.table.place[unit] !== DELAY_BOX) put(u, unit, DELAY_BOX);
    }),
    verb<number, Coup>({
      name: 'lose-two-steps',
      check: (u, f) => (stepsOf(u, f).length > 0 ? null : noSteps),
      apply(u, f) {
        spend(u, STEPS);
        u.push(coupSteps, { faction: f.faction, left: 2 });
      },
    }),
  ],
});

/** Each of the two steps is of armor, if there is any. */
const coupSteps = process<{ faction: Faction; left: number }>('coup-steps', (u, f) => {
  if (f.left-- <= 0) return u.done();
  f.step++;
  pushLosses(u, { units: victimsOf(u, f.faction), left: 1, owner: f.faction });
});

const notThat = refusal<Counter>('19.8', (_, unit) => say`${unitName(unit)} cannot be given up for the coup`);
const noSteps = refusal('19.8', () => say`no step of a Major Country can be lost`);

export const coupRules = [coup, suffer, coupSteps];
