import { say } from '@sandtable/kernel';
import { anotherStandsForIt, isFirstAlike } from '../../counters/alike.js';
import { COUNTER } from '../../counters/counters.js';
import type { Counter, Faction } from '../../ids.js';
import { process, question, refusal, verb } from '../../kit.js';
import { redoubtFor } from '../../organization/conversion.js';
import { exchange } from '../../organization/exchange.js';
import { hexOf } from '../../places.js';
import { positionOf } from '../../position/position.js';
import type { R, U } from '../../table.js';
import { unitName } from '../../words/names.js';

type Redoubt = { faction: Faction };

/** National Redoubt: "germany*2", so many fortresses at home. */
export function convertToFortress(u: U, faction: Faction, on: string): void {
  u.push(redoubt, { faction, left: Number(on.split('*')[1]) });
}

const convertible = (u: R, faction: Faction): Counter[] =>
  positionOf(u).onMap[faction].filter((unit) => isFirstAlike(u, unit) && redoubtFor(u, unit) >= 0);

/** 2.3.2.2c: up to so many exchanges, at the reveal. */
const redoubt = process<{ faction: Faction; left: number }>('redoubt', (u, f) => {
  if (f.left <= 0 || convertible(u, f.faction).length === 0) return u.done();
  f.left--;
  u.push(fortifyAtHome, { faction: f.faction });
});

const fortifyAtHome = question<Redoubt>('fortify-at-home', {
  seats: (_, f) => 1 << f.faction,
  prompt: () => say`Which infantry becomes a fortress?`,
  anchor: '2.3.2.2c',
  verbs: [
    verb<Counter, Redoubt>({
      name: 'fortify',
      domain: COUNTER,
      check(u, f, unit) {
        if (!positionOf(u).onMap[f.faction].includes(unit) || redoubtFor(u, unit) < 0) return notConvertible;
        return isFirstAlike(u, unit) ? null : anotherStandsForIt;
      },
      list: (u, f, _, add) => convertible(u, f.faction).forEach(add),
      moot: (u, _, unit) => hexOf(u.table.place[unit]) < 0,
      apply: (u, _, unit) => exchange(u, unit, redoubtFor(u, unit)),
    }),
    {
      name: 'done',
      check: () => null,
      apply(u) {
        const frame = u.findFrame(redoubt);
        if (frame) frame.left = 0;
      },
    },
  ],
});

const notConvertible = refusal<Counter>(
  '2.3.2.2c',
  (_, unit) =>
    say`${unitName(unit)} is no one-step German infantry in Germany, or no fortress is left for it`,
);

export const redoubtRules = [redoubt, fortifyAtHome];
