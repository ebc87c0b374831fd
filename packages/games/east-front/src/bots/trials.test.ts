import {
  type BotInput,
  Machine,
  type Notes,
  type Option,
  type SeeingBot,
  seedGenerator,
} from '@sandtable/kernel';
import { expect, it } from 'vitest';
import type { Facts } from '../facts.js';
import { eastFront } from '../game.js';
import type { Table } from '../table.js';
import { captain } from './captain.js';
import { general } from './general.js';
import { greedy } from './greedy.js';
import { prospect } from './prospect.js';

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

it('a general thinks the same after the same number of steps, and says what else it looked at', () => {
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
});

it('a captain chooses the same again, whatever it has chosen in between', () => {
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
});

it.each([
  ['general', general],
  ['captain', captain],
])('a %s thinks a movement over as a whole, and then follows its notes', (_, make) => {
  const { machine, state, seat, options } = firstQuestion('movement-step');
  const bot = make(new Machine(eastFront));
  if (bot.blind) throw new Error('it sees');
  const random = seedGenerator('own');
  const mind = new Machine(eastFront);
  const notes: Notes = {};
  const choose = (legal: readonly Option[]) => {
    const guess = machine.determinize(state, seat, random);
    const sight = { machine: mind, state: guess, seat, options: legal, random, notes, history: [] };
    return thinkOf(bot, sight);
  };
  const first = choose(options);
  expect(machine.choose(state, seat, first)).toBeNull();
  const plan = (notes.plan as Option[]).slice(1);
  expect(plan.length).toBeGreaterThan(0);
  for (const move of plan) {
    const legal = machine.legal(state, seat).slice();
    expect(choose(legal)).toBe(move);
    expect(machine.choose(state, seat, move)).toBeNull();
  }
  // The last of them has ended the movement, and nothing is left in the notes.
  expect(machine.question(state)!.rule.name).not.toBe('movement-step');
  expect(notes.plan).toBeUndefined();
});

/** What a bot answers, after a few steps if it ponders. */
function thinkOf(bot: SeeingBot<Table, Facts>, sight: BotInput<Table, Facts>): Option {
  if (!bot.ponder) return bot.choose(sight);
  const pondering = bot.ponder(sight);
  for (let left = 8; left > 0; left--) if (pondering.step()) break;
  return pondering.thought().option;
}

it('judges positions from both sides, and names what has changed', () => {
  const { machine, state } = firstQuestion('action');
  const before = machine.setup('first');
  const chance = prospect.chance(machine.read(state));
  expect(chance).toBeGreaterThan(0);
  expect(chance).toBeLessThan(1);
  expect(prospect.gains(machine.read(before), machine.read(before), 0)).toEqual([]);
});
