import { type Bot, below, Machine, type Outcome, seedGenerator } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import type { Facts } from '../facts.js';
import { totalerKrieg } from '../game.js';
import type { Table } from '../table.js';
import { SEGMENTS } from '../turn/segments.js';
import { greedy } from './greedy.js';
import { recruit } from './recruit.js';

const random: Bot<Table, Facts> = {
  name: 'random',
  blind: true,
  choose: ({ options, random: chance }) => options[below(chance, options.length)],
};

/** More choices than any of these games takes. */
const LONGEST = 20_000;

/** Plays a game; the Axis is the first of the two players. */
function play(scenario: string, seed: string, players: readonly Bot<Table, Facts>[]): Outcome {
  const machine = new Machine(totalerKrieg, { scenario });
  const state = machine.setup(seed);
  const chance = seedGenerator(`${seed} bots`);
  for (let seat = machine.nextSeat(state); seat >= 0; seat = machine.nextSeat(state)) {
    if (state.count > LONGEST) throw new Error(`no end after ${LONGEST} choices`);
    const options = machine.legal(state, seat);
    const sight = { machine, state, seat, options, random: chance, notes: {}, history: [] };
    const refused = machine.choose(state, seat, players[Math.min(1, seat)].choose(sight));
    if (refused) throw new Error(refused.reason);
  }
  return state.outcome!;
}

const total = (scenario: string, games: number, players: readonly Bot<Table, Facts>[]) =>
  Array.from({ length: games }, (_, game) => play(scenario, `greedy/${game}`, players)).reduce(
    (sum, { scores }) => sum + scores[0],
    0,
  );

const won = (scenario: string, games: number, players: readonly Bot<Table, Facts>[]) =>
  Array.from({ length: games }, (_, game) => play(scenario, `greedy/${game}`, players)).filter(
    ({ winner }) => winner === 0,
  ).length;

describe('the greedy bot', () => {
  it('takes Polish Cities that a random Axis leaves alone', () => {
    expect(total('case-white', 10, [greedy(), greedy()])).toBeGreaterThan(12);
    expect(total('case-white', 10, [random, greedy()])).toBeLessThan(5);
  });

  it('fills no hex beyond its limits when it moves, Paris least of all', () => {
    const machine = new Machine(totalerKrieg, { scenario: 'fall-of-france' });
    const state = machine.setup('greedy/full');
    const chance = seedGenerator('greedy/full bots');
    const moving = ['movement', 'reserve-movement'].map((id) => SEGMENTS.findIndex((one) => one.id === id));
    const bot = greedy();
    let moves = 0;
    for (let seat = machine.nextSeat(state); seat >= 0; seat = machine.nextSeat(state)) {
      const question = machine.question(state)!.rule.name;
      if (moving.includes(state.table.segment)) {
        moves++;
        expect(question).not.toBe('overstacked');
      }
      const options = machine.legal(state, seat);
      const sight = { machine, state, seat, options, random: chance, notes: {}, history: [] };
      machine.choose(state, seat, bot.choose(sight));
    }
    expect(moves).toBeGreaterThan(30);
  });

  it.each(['barbarossa', 'fall-of-france'])(
    'wins %s as the Axis against somebody who knows nothing',
    (scenario) => {
      expect(won(scenario, 2, [greedy(), random])).toBe(2);
    },
  );

  it.each(['barbarossa', 'fall-of-france'])('plays %s to its end, on either side', (scenario) => {
    expect(total(scenario, 1, [greedy(), random])).toBeGreaterThanOrEqual(0);
    expect(total(scenario, 1, [greedy(), greedy()])).toBeGreaterThanOrEqual(0);
  });
});

describe('a recruit', () => {
  it('lets a Pole scatter who should gather in his Cities', () => {
    const games = 30;
    const beaten = won('case-white', games, [greedy(), recruit()]);
    expect(beaten).toBeGreaterThan(won('case-white', games, [greedy(), greedy()]));
    expect(beaten).toBeGreaterThan(games / 2);
  });

  it('still beats somebody who knows nothing, and attacks where greedy would not', () => {
    expect(won('barbarossa', 2, [recruit(), random])).toBe(2);
    expect(won('barbarossa', 2, [random, recruit()])).toBe(0);
  });
});
