import { Machine, Match, type Plain } from '@sandtable/kernel';
import type { Facts } from '../src/facts.js';
import { bridgehead } from '../src/game.js';
import type { Table } from '../src/table.js';

/** A match at the position of a rule case. */
export function at(given: Record<string, Plain>, options: Record<string, string> = {}): Match<Table, Facts> {
  const machine = new Machine(bridgehead, options);
  const state = machine.blank('a position');
  machine.run(state, null, null, (u) => bridgehead.cases?.arrange(u, given));
  return Match.from(machine, state, 'a position');
}
