import { type Bot, below, noticed, type Option } from '@sandtable/kernel';
import type { Facts } from '../facts.js';
import { AXIS, type Faction } from '../ids.js';
import type { Table } from '../table.js';
import { USUAL } from './captain/white/lines.js';
import { greedy } from './greedy.js';

/** In how many of a hundred cases a newcomer attacks whoever stands beside him, and pays a step rather than go back. */
const RASH = 65;
const STUBBORN = 60;
/** And in which he does not think of the HQ. */
const FORGETFUL = 15;

interface Slip {
  /** What he does instead. */
  instead: string;
  often: number;
}

/** By the question and what greedy would do. */
const SLIPS: ReadonlyMap<string, Slip> = new Map<string, Slip>([
  ['combat done', { instead: 'attack', often: RASH }],
  ['muster support', { instead: 'declare', often: FORGETFUL }],
  ['repulsed retreat', { instead: 'lose', often: STUBBORN }],
  ['exchanging retreat', { instead: 'lose', often: STUBBORN }],
  ['shaken retreat', { instead: 'lose', often: STUBBORN }],
  ['withdraw retreat', { instead: 'stand', often: STUBBORN }],
]);

/**
 * Errs as a newcomer does: it has greedy's plans, but overlooks half of what it could do besides, forgets HQs, attacks at
 * bad odds and will not go back. The Pole of Case White scatters instead of gathering in his Cities.
 */
export function recruit(): Bot<Table, Facts> {
  const teacher = greedy();
  return {
    name: 'recruit',
    choose(sight) {
      const { machine, state, seat, options, random } = sight;
      if (options.length === 1) return options[0];
      const open = machine.question(state)!;
      if (seat !== AXIS && open.u.facts.scenario.data.id === 'case-white')
        return USUAL(machine, open, seat as Faction);
      const wanted = teacher.choose({ ...sight, options: noticed(options, random) });
      const verbOf = (option: Option) => machine.verb(open.rule, option).name;
      const slip = SLIPS.get(`${open.rule.name} ${verbOf(wanted)}`);
      if (!slip || below(random, 100) >= slip.often) return wanted;
      const others = options.filter((option) => verbOf(option) === slip.instead);
      return others.length > 0 ? others[below(random, others.length)] : wanted;
    },
  };
}
