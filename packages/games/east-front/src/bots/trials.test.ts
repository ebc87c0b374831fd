import { Machine, seedGenerator } from '@sandtable/kernel';
import { expect, it } from 'vitest';
import { eastFront } from '../game.js';
import { captain } from './captain.js';
import { general } from './general.js';
import { greedy } from './greedy.js';
import { prospect } from './prospect.js';

const TIMEOUT = 60_000;

/** The first position of a game of greedy bots in which this is asked. */
function firstQuestion(name: string) {
  const machine = new Machine(eastFront);
  const state = machine.setup('first');
  const bot = greedy(machine);
  const random = seedGenerator('first');
  for (;;) {
    const seat = machine.nextSeat(state);
    const options = machine.legal(state, seat).slice();
    if (machine.question(state)!.rule.name === name) return { machine, state, seat, options };
    const guess = machine.determinize(state, seat, random);
    const sight = { machine, state: guess, seat, options, random, notes: {}, history: [] };
    machine.choose(state, seat, bot.choose(sight));
  }
}

it(
  'a general thinks the same after the same number of steps, and says what else it looked at',
  () => {
    const { machine, state, seat, options } = firstQuestion('action');
    const thought = (steps: number) => {
      const bot = general(new Machine(eastFront));
      if (bot.blind || !bot.ponder) throw new Error('a general ponders');
      const random = seedGenerator('own');
      const guess = machine.determinize(state, seat, random);
      const mind = new Machine(eastFront);
      const sight = { machine: mind, state: guess, seat, options, random, notes: {}, history: [] };
      const pondering = bot.ponder(sight);
      for (let i = 0; i < steps; i++) pondering.step();
      return pondering.thought();
    };
    const first = thought(10);
    expect(thought(10)).toEqual(first);
    expect(options).toContain(first.option);
    expect(first.others.length).toBeGreaterThan(1);
    expect(first.others.every(({ value }) => value <= first.value!)).toBe(true);
  },
  TIMEOUT,
);

it(
  'a captain chooses the same again, whatever it has chosen in between',
  () => {
    const { machine, state, seat, options } = firstQuestion('action');
    const bot = captain(new Machine(eastFront));
    const choice = () => {
      if (bot.blind) throw new Error('a captain sees');
      const random = seedGenerator('own');
      const guess = machine.determinize(state, seat, random);
      const mind = new Machine(eastFront);
      return bot.choose({ machine: mind, state: guess, seat, options, random, notes: {}, history: [] });
    };
    const first = choice();
    expect(options).toContain(first);
    expect(choice()).toBe(first);
  },
  TIMEOUT,
);

it('judges positions from both sides, and names what has changed', () => {
  const { machine, state } = firstQuestion('action');
  const before = machine.setup('first');
  const chance = prospect.chance(machine.read(state));
  expect(chance).toBeGreaterThan(0);
  expect(chance).toBeLessThan(1);
  expect(prospect.gains(machine.read(before), machine.read(before), 0)).toEqual([]);
});
