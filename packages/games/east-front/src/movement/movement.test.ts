import { Machine } from '@sandtable/kernel';
import { expect, it } from 'vitest';
import { eastFront } from '../game.js';
import { ALLIES } from '../pieces/pieces.js';

it('offers each move once, even with a protected infantry among other infantry', () => {
  const machine = new Machine(eastFront, {});
  const state = machine.blank('1');
  machine.run(state, null, null, (u) =>
    eastFront.cases!.arrange(u, {
      round: 5,
      turn: 'allies',
      step: 'first-movement',
      pieces: { soviet: { infantry: ['moscow', 'brest', 'moscow'] }, german: {}, pact: {} },
      protected: { soviet: ['brest'] },
    }),
  );
  const moves = machine.legal(state, ALLIES).slice();
  expect(moves.length).toBeGreaterThan(10);
  expect(new Set(moves).size).toBe(moves.length);
});
