import { expect, it } from 'vitest';
import { tinyGame } from '../test/tiny-game.js';
import { defineCache } from './cache.js';
import { Machine } from './machine.js';
import { clone } from './plain.js';
import { type Question, rulesOf } from './rule.js';

interface Table {
  n: number;
}

const DOUBLE = defineCache<null, { known: boolean; value: number }>({
  create: () => ({ known: false, value: 0 }),
  clear: (double) => {
    double.known = false;
  },
});

let found = 0;

const { question } = rulesOf<Table, null>();
const ask: Question<Table, null> = question('ask', {
  seats: () => 1,
  prompt: (u) => {
    const double = u.cached(DOUBLE);
    if (!double.known) {
      found++;
      double.known = true;
      double.value = 2 * u.table.n;
    }
    return String(double.value);
  },
  verbs: [
    { name: 'wait', check: () => null, apply: (u) => u.push(ask, {}) },
    {
      name: 'count',
      check: () => null,
      apply(u) {
        u.table.n++;
        u.cached(DOUBLE).known = false;
        u.push(ask, {});
      },
    },
  ],
});

const machine = new Machine(
  tinyGame<Table>({ rules: [ask], table: () => ({ n: 1 }), begin: (u) => u.push(ask, {}) }),
);
const said = (state: ReturnType<typeof machine.setup>) => {
  const { rule, frame, u } = machine.question(state)!;
  return rule.prompt(u, frame, 0);
};

it('caches values of a state until the game clears them', () => {
  const state = machine.setup('x');
  found = 0;
  expect([said(state), said(state)]).toEqual(['2', '2']);
  machine.choose(state, 0, 0);
  expect([said(state), found]).toEqual(['2', 1]);
  machine.choose(state, 0, 1);
  expect([said(state), found]).toEqual(['4', 2]);
});

it('never mixes the values of two states, however they are read in turns', () => {
  const one = machine.setup('x');
  const other = clone(one);
  machine.choose(other, 0, 1);
  const [reader, otherReader] = [machine.read(one), machine.read(other)];
  const { rule, frame } = machine.question(one)!;
  for (let turn = 0; turn < 3; turn++) {
    expect(rule.prompt(reader, frame, 0)).toBe('2');
    expect(rule.prompt(otherReader, frame, 0)).toBe('4');
  }
});

it('drops the values of a state that was changed outside the rules', () => {
  const state = machine.setup('x');
  expect(said(state)).toBe('2');
  state.table.n = 5;
  machine.changed(state);
  expect(said(state)).toBe('10');
});
