import { say } from '@sandtable/kernel';
import { COUNTER, FULL, kindOf } from '../../counters/counters.js';
import type { Counter, Country, Faction } from '../../ids.js';
import { question, refusal, verb } from '../../kit.js';
import { DELAY_BOX, REMOVED, STRATEGIC_BOX } from '../../places.js';
import { countersOfCountry, nameInPlay } from '../../politics/countries.js';
import { isOutOfGame } from '../../position/out-of-game.js';
import { put } from '../../position/position.js';
import type { R, U } from '../../table.js';
import { unitName } from '../../words/names.js';
import type { Occurrence } from '../political-event.js';

type Improvement = { faction: Faction; country: Country };

/** Partnership counters of the Country that are not in play; Vichy has none left (1.1.2m). */
function counters(u: R, { country }: Improvement): Counter[] {
  if (nameInPlay(u, country) !== country) return [];
  return countersOfCountry(country).filter(
    (counter) =>
      kindOf(counter).partnership && u.table.place[counter] === REMOVED && !isOutOfGame(u, counter),
  );
}

/** France and Italy: a War Economy +1 in the Strategic Warfare Box. */
function economy(u: R, { country }: Improvement): Counter {
  const found = countersOfCountry(country).find(
    (counter) =>
      kindOf(counter).type === 'war-economy' &&
      !kindOf(counter).partnership &&
      u.table.place[counter] === STRATEGIC_BOX &&
      u.table.face[counter] === 0,
  );
  return found ?? (-1 as Counter);
}

/** 19.38 Successful Improvements in the Partnership Country. */
export function successfulImprovements(u: U, { faction, country }: Occurrence): void {
  if (country < 0) return;
  const improvement = { faction, country };
  if (counters(u, improvement).length > 0 || economy(u, improvement) >= 0) u.push(improve, improvement);
}

const improve = question<Improvement>('improve', {
  seats: (_, f) => 1 << f.faction,
  prompt: () => say`What does the Partnership Country gain?`,
  anchor: '19.38',
  verbs: [
    verb<Counter, Improvement>({
      name: 'build',
      domain: COUNTER,
      check: (u, f, counter) => (counters(u, f).includes(counter) ? null : notPartner),
      list: (u, f, _, add) => counters(u, f).forEach(add),
      moot: (u, f, counter) => !counters(u, f).includes(counter),
      apply(u, _, counter) {
        put(u, counter, DELAY_BOX, FULL);
        u.log('to-delay-box', counter);
      },
    }),
    {
      name: 'war-economy',
      check: (u, f) => (economy(u, f) >= 0 ? null : noEconomy),
      apply(u, f) {
        const marker = economy(u, f);
        put(u, marker, STRATEGIC_BOX, 1);
        u.log('flipped', marker);
      },
    },
    { name: 'pass', check: () => null, apply() {} },
  ],
});

const notPartner = refusal<Counter>(
  '19.38',
  (_, one) => say`${unitName(one)} is no counter of the Partnership Country`,
);
const noEconomy = refusal('19.38', () => say`no War Economy +1 marker can be improved`);

export const improvementRules = [improve];
