import { say } from '@sandtable/kernel';
import { COUNTER, IS_HQ } from '../counters/counters.js';
import type { Counter, Faction, Hex } from '../ids.js';
import { question, verb } from '../kit.js';
import { hexNear, markHex } from '../words/names.js';
import { defendingHqs } from './parties.js';
import { refuseSupport } from './support-refusals.js';

export interface Defense {
  target: Hex;
  defenders: Counter[];
  owner: Faction;
}

/** The HQ that the answer to `defend` names; -1 for none. */
export const hqOfAnswer = (answer: number): Counter => (answer - 1) as Counter;

/** 4.2.2b: the defender names at most one HQ in ranged support. */
export const defend = question<Defense>('defend', {
  seats: (_, f) => 1 << f.owner,
  prompt: (_, f) => say`Which HQ supports the defenders of ${hexNear(f.target)}?`,
  about: (_, f) => markHex(f.target),
  anchor: '4.2.1.2b',
  verbs: [
    verb<Counter, Defense>({
      name: 'support',
      domain: COUNTER,
      check: (u, f, unit) => refuseSupport(u, unit, f.owner, f.target, f.defenders, false),
      list: (u, f, _, add) => defendingHqs(u, f.target, f.defenders).forEach(add),
      moot: (_, __, unit) => !IS_HQ[unit],
      apply(u, f, unit) {
        u.table.supported.push(unit);
        u.log('supports', unit, f.target);
        u.answer(unit + 1);
      },
    }),
    { name: 'none', check: () => null, apply: (u) => u.answer(0) },
  ],
});
