import type { Question, Verb } from '@sandtable/kernel';
import type { Facts } from '../facts.js';
import { question, type Table, type Umpire } from '../table.js';
import { prompts } from '../words.js';
import { enterMap, moveUnit } from './moves.js';
import { march } from './stack.js';

/** The movement phase: units and stacks move and enter one by one, in any order, until the side is done. */
export const movement: Question<Table, Facts> = question('movement', {
  seats: (u) => 1 << u.table.side,
  prompt: prompts.movement,
  anchor: 'move.once',
  verbs: [moveUnit, enterMap, march].map(askingAgain).concat({
    name: 'done',
    check: () => null,
    apply: () => {},
  }),
});

/** After a move the side is asked again. */
function askingAgain(verb: Verb<Table, Facts>): Verb<Table, Facts> {
  return {
    ...verb,
    apply(u, f, arg, seat) {
      verb.apply(u, f, arg, seat);
      u.push(movement, {});
    },
  };
}

/** Starts a side's turn: all its units may move and attack again. */
export function freshen({ table }: Umpire): void {
  table.moved.fill(0);
  table.attacked.fill(0);
  table.targets.length = 0;
}
