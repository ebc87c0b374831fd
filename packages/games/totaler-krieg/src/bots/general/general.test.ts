import { argOf, clone, type Notes, seedGenerator, type Thought } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { botGame, firstQuestion, machineFor, type Player } from '../../../test/bot-game.js';
import { muster } from '../../combat/attack.js';
import { AXIS, type Faction, WESTERN } from '../../ids.js';
import { greedy } from '../greedy.js';
import { bots } from '../index.js';
import { general } from './index.js';

const TIMEOUT = { timeout: 600_000 };

/** What a new general thinks of a position after so many steps. */
function thoughtOf(
  scenario: string,
  seat: Faction,
  question: string | null,
  steps: number,
  { dice = 'dice', before = greedy() as Player, noted = {} as Notes } = {},
) {
  const machine = machineFor(scenario);
  const state = firstQuestion(machine, before, seat, question);
  const options = machine.legal(state, seat).slice();
  const mind = machineFor(scenario);
  const bot = general(mind);
  if (bot.blind || !bot.ponder) throw new Error('a general ponders');
  const notes = clone(noted);
  const guess = { ...clone(state), chance: seedGenerator(dice) };
  const random = seedGenerator('own');
  const pondering = bot.ponder({ machine: mind, state: guess, seat, options, random, notes, history: [] });
  for (let i = 0; i < steps; i++) pondering.step();
  const thought: Thought = pondering.thought();
  return { thought, options, machine, state };
}

it('is the strongest level, and plays campaigns as the captain does', () => {
  expect(Object.keys(bots)).toEqual(['greedy', 'recruit', 'captain', 'general']);
  const bot = general(machineFor('1939'));
  expect(bot.name).toBe('general');
  expect('ponder' in bot).toBe(false);
});

describe.each([
  ['case-white', 60],
  ['barbarossa', 12],
  ['fall-of-france', 12],
])('a general in %s', (scenario, steps) => {
  it('thinks the same after the same number of steps, says why, and what else it looked at', TIMEOUT, () => {
    const { thought, options } = thoughtOf(scenario, AXIS, 'combat', steps);
    expect(thoughtOf(scenario, AXIS, 'combat', steps).thought).toEqual(thought);
    expect(options).toContain(thought.option);
    expect(thought.others.length).toBeGreaterThan(0);
    // Nothing is named twice, and nothing that would be better.
    const named = [thought, ...thought.others].map(({ option }) => option);
    expect(new Set(named).size).toBe(named.length);
    expect(thought.others.every(({ value }) => value <= thought.value!)).toBe(true);
  });

  it('does not look at the dice to come', TIMEOUT, () => {
    const choose = (dice: string) => thoughtOf(scenario, AXIS, 'combat', steps, { dice }).thought;
    expect(choose('some')).toEqual(choose('others'));
  });

  it('makes the same choices again with the same seed, whoever sat there before', TIMEOUT, () => {
    const used = few(scenario);
    botGame(scenario, 'another', [used, used], 12);
    const [one, other] = [few(scenario), used].map((bot) => botGame(scenario, 'again', [bot, bot], 40));
    expect(other.choices).toEqual(one.choices);
  });
});

/** A general that makes a few steps only. */
function few(scenario: string): Player {
  const bot = general(machineFor(scenario));
  if (bot.blind || !bot.ponder) throw new Error('a general ponders');
  const { ponder } = bot;
  return {
    ...bot,
    choose(sight) {
      const pondering = ponder(sight);
      for (let left = 4; left > 0; left--) if (pondering.step()) break;
      return pondering.thought().option;
    },
  };
}

describe('a general in Case White', () => {
  it('says how often it wins', TIMEOUT, () => {
    const { thought } = thoughtOf('case-white', AXIS, 'combat', 200);
    expect(thought.reason).toMatch(/^wins .+ of .+ trials$/);
  });

  it('makes an attack with those with whom it was decided', TIMEOUT, () => {
    const before = few('case-white');
    const { machine, state, options, thought } = thoughtOf('case-white', AXIS, 'muster', 40, { before });
    expect(options).toContain(thought.option);
    const joins = options.find(
      (option) => machine.verb(machine.question(state)!.rule, option).name === 'with',
    )!;
    const { target } = machine.read(state).findFrame(muster)!;
    const noted = { attack: [target, argOf(joins)] };
    const again = thoughtOf('case-white', AXIS, 'muster', 40, { before, noted });
    // Nothing is left to think about.
    expect(again.thought).toMatchObject({ option: joins, others: [] });
  });

  it('answers as the Pole', TIMEOUT, () => {
    const { thought, options } = thoughtOf('case-white', WESTERN, null, 40);
    expect(options).toContain(thought.option);
  });
});
