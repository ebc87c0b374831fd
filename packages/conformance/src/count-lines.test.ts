import { type Game, Machine, numbers, perft, rulesOf } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { skirmish } from '../test/skirmish.js';
import { countLines } from './count-lines.js';

/** Seats take turns to say a larger number up to five; the seat that says five wins. */
const { question, refusal } = rulesOf<{ said: number }, null>();
const smaller = refusal('say.larger', () => 'say a larger number; see say.larger');
const say = question<{ seat: number }>('say', {
  seats: (_, f) => 1 << f.seat,
  prompt: () => 'Say a larger number',
  verbs: [
    {
      name: 'say',
      domain: numbers('number', 1, 5),
      check: (u, _, n) => (n > u.table.said ? null : smaller),
      apply(u, f, n) {
        u.table.said = n;
        if (n === 5) u.end(f.seat, [1, 0], 'end.five');
        else u.push(say, { seat: 1 - f.seat });
      },
    },
  ],
});
const upToFive: Game<{ said: number }, null> = {
  id: 'up-to-five',
  title: 'Up to Five',
  blurb: 'A game for tests of the kit.',
  credits: 'Nobody',
  ruleset: 1,
  seats: [
    { id: 'ann', name: 'Ann', side: 0 },
    { id: 'bob', name: 'Bob', side: 1 },
  ],
  sides: [
    { id: 'red', name: 'Red' },
    { id: 'blue', name: 'Blue' },
  ],
  rules: [say],
  options: {},
  facts: () => null,
  logTexts: {},
  scores: () => [0, 0],
  drawText: (u) => `${u.table.said}`,
  findings: () => [],
  table: () => ({ said: 0 }),
  begin: (u) => u.push(say, { seat: 0 }),
};

describe('countLines', () => {
  const machine = new Machine(upToFive);

  // Any set of numbers below five, then five: 2^4 whole games.
  it.each([
    [0, 1],
    [1, 5],
    [2, 11],
    [3, 15],
    [4, 16],
    [5, 16],
    [9, 16],
  ])('%i choices deep there are %i lines', (depth, lines) => {
    expect(countLines(machine, machine.setup('x'), depth)).toBe(lines);
  });

  it('agrees with perft, which goes through every position once', () => {
    for (const counted of [machine, new Machine(skirmish())] as Machine<unknown, unknown>[]) {
      const state = counted.setup('x');
      const lines = perft(counted, state, 5).map((ply) => ply.lines);
      expect(lines).toEqual([1, 2, 3, 4, 5].map((depth) => countLines(counted, state, depth)));
    }
  });

  it('does not change the position', () => {
    const state = machine.setup('x');
    countLines(machine, state, 3);
    expect(state).toEqual(machine.setup('x'));
  });

  it('lets the first of several seats answer first', () => {
    const both = new Machine(skirmish());
    expect([1, 2].map((depth) => countLines(both, both.setup('x'), depth))).toEqual([3, 9]);
  });
});
