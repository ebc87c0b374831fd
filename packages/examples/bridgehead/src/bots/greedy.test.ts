import { type Bot, below, Machine, seedGenerator } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import type { Facts } from '../facts.js';
import { bridgehead } from '../game.js';
import type { Table } from '../table.js';
import { greedy } from './greedy.js';

const random: Bot<Table, Facts> = {
  name: 'random',
  blind: true,
  choose: ({ options, random: chance }) => options[below(chance, options.length)],
};

/** More choices than any of these games takes. */
const LONGEST = 2000;

/** Plays a game between two bots; returns the side that won, or -1. */
function play(machine: Machine<Table, Facts>, seed: string, players: readonly Bot<Table, Facts>[]): number {
  const state = machine.setup(seed);
  const chance = seedGenerator(`${seed} bots`);
  for (let seat = machine.nextSeat(state); seat >= 0; seat = machine.nextSeat(state)) {
    if (state.count > LONGEST) throw new Error(`no end after ${LONGEST} choices`);
    const options = machine.legal(state, seat);
    const sight = { machine, state, seat, options, random: chance, notes: {}, history: [] };
    const refused = machine.choose(state, seat, players[seat].choose(sight));
    if (refused) throw new Error(refused.reason);
  }
  return state.outcome!.winner;
}

describe('the greedy bot', () => {
  it('beats the random one at least 90 times of 100, on either side', () => {
    const machine = new Machine(bridgehead);
    const bot = greedy();
    const wins = [0, 0];
    for (let game = 0; game < 100; game++) {
      const side = game % 2;
      const players = side === 0 ? [bot, random] : [random, bot];
      if (play(machine, `greedy/${game}`, players) === side) wins[side]++;
    }
    expect(
      wins[0] + wins[1],
      `won ${wins[0]} as the South and ${wins[1]} as the North`,
    ).toBeGreaterThanOrEqual(90);
  });

  it('finishes games against itself in every small scenario', () => {
    for (const scenario of ['ford', 'crossing']) {
      const machine = new Machine(bridgehead, { scenario });
      const bot = greedy();
      for (let game = 0; game < 5; game++) {
        expect(() => play(machine, `${scenario}/${game}`, [bot, bot])).not.toThrow();
      }
    }
  });
});
