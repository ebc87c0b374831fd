import { expect, it } from 'vitest';
import { tinyGame } from '../test/tiny-game.js';
import { numbers } from './domain.js';
import { Machine } from './machine.js';
import { perft } from './perft.js';
import { rulesOf } from './rule.js';

/** Add one or two until the sum is at least four, which ends the game. A gamble rolls a die without effect. */
const { question } = rulesOf<{ sum: number }, null>();
const add = question('add', {
  seats: () => 1,
  prompt: () => 'Add one or two',
  verbs: [
    {
      name: 'add',
      domain: numbers('number', 1, 2),
      check: () => null,
      apply(u, _, n) {
        u.table.sum += n;
        if (u.table.sum >= 4) u.end(0, [1, 0], 'end');
        else u.push(add, {});
      },
    },
    {
      name: 'gamble',
      check: () => null,
      apply(u) {
        u.roll('luck', 6);
        u.push(add, {});
      },
    },
  ],
});
const machine = new Machine(
  tinyGame<{ sum: number }>({ table: () => ({ sum: 0 }), rules: [add], begin: (u) => u.push(add, {}) }),
);

it('counts lines and positions by depth, and does not change the position', () => {
  const state = machine.setup('x');
  const before = JSON.stringify(state);
  // Sums after two choices: 0 (1 way), 1 (2), 2 (3), 3 (2), 4 (1). After three, a game that is over counts once.
  expect(perft(machine, state, 3)).toEqual([
    { lines: 3, positions: 3 },
    { lines: 9, positions: 5 },
    { lines: 25, positions: 6 },
  ]);
  expect(JSON.stringify(state)).toBe(before);
});
