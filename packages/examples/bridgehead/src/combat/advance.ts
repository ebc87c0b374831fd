import type { Question, Verb } from '@sandtable/kernel';
import { type Facts, STACK } from '../facts.js';
import type { Hex, UnitNumber } from '../numbers.js';
import { isOnMap, question, type Reader, type Table, type Umpire, unitsIn, verb } from '../table.js';
import { prompts } from '../words.js';
import * as refusals from './refusals.js';

type Advance = { target: Hex; attackers: UnitNumber[] };

/** The surviving attackers that are not in the hex yet. */
const candidates = (u: Reader, { target, attackers }: Advance) =>
  attackers.filter((unit) => isOnMap(u, unit) && u.table.hex[unit] !== target);

const verbs: Verb<Table, Facts, Advance>[] = [
  verb<UnitNumber, Advance>({
    name: 'advance',
    domain: (u) => u.facts.unitNames,
    check(u, f, unit) {
      if (!f.attackers.includes(unit)) return refusals.didNotAttack;
      if (!isOnMap(u, unit)) return refusals.lostInCombat;
      return u.table.hex[unit] === f.target ? refusals.advancedAlready : null;
    },
    list: (u, f, _, add) => candidates(u, f).forEach(add),
    apply(u, { target, attackers }, unit) {
      u.table.hex[unit] = target;
      u.log('advanced', unit, target);
      const more = { target, attackers };
      if (unitsIn(u, target).length < STACK && candidates(u, more).length > 0) u.push(advanceMore, more);
    },
  }),
  { name: 'stay', check: () => null, apply: () => {} },
];

const body = {
  seats: (u: Reader) => 1 << u.table.side,
  prompt: prompts.advance,
  anchor: 'advance.attackers',
  verbs,
};

/** advance.empty: attackers may advance into a hex that the defenders left. */
export const advance: Question<Table, Facts, Advance> = question<Advance>('advance', body);

/** Each further advancing unit is part of the same choice. */
export const advanceMore: Question<Table, Facts, Advance> = question<Advance>('advance-more', {
  ...body,
  continuesChoice: true,
});

export function pushAdvance(u: Umpire, target: Hex, attackers: UnitNumber[]): void {
  if (unitsIn(u, target).length > 0 || candidates(u, { target, attackers }).length === 0) return;
  u.push(advance, { target, attackers });
}
