import { below, Machine, seedGenerator } from '@sandtable/kernel';
import { expect, it } from 'vitest';
import type { Facts } from '../facts.js';
import { eastFront } from '../game.js';
import { ALLIES, AXIS, SIDE_NAMES } from '../pieces/pieces.js';
import type { Table } from '../table.js';
import { CARELESS } from './care.js';
import { greedy, type Manner, Mind } from './greedy.js';

const GAMES = 10;
const WINS = 9;

const table = new Machine<Table, Facts>(eastFront);
/** The bot searches with its own machine. */
const mind = new Machine<Table, Facts>(eastFront);

/** Plays the bot against a random player; returns the winning side. */
function play(seed: string, side: number): number {
  const bot = greedy(mind);
  if (bot.blind) throw new Error('the bot sees nothing');
  const random = seedGenerator(`${seed} choices`);
  const state = table.setup(seed);
  for (let seat = table.nextSeat(state); seat >= 0; seat = table.nextSeat(state)) {
    const options = table.legal(state, seat);
    const option =
      seat === side
        ? bot.choose({
            machine: mind,
            state: table.determinize(state, seat, random),
            seat,
            options,
            random,
            notes: {},
            history: [],
          })
        : options[below(random, options.length)];
    const refused = table.choose(state, seat, option);
    if (refused) throw new Error(refused.reason);
  }
  return state.outcome!.winner;
}

it.each([AXIS, ALLIES])('beats random play from either side of the same games (side %i)', (side) => {
  let won = 0;
  for (let game = 0; game < GAMES; game++) if (play(`greedy/${game}`, side) === side) won++;
  expect(won, SIDE_NAMES[side]).toBeGreaterThanOrEqual(WINS);
});

it('begins a movement in a hurry as it would with time, and comes to an end', () => {
  const random = seedGenerator('hurry');
  const state = table.setup('hurry');
  const slow: Manner = { width: [1, 1], worthMoving: 0.8, care: CARELESS, noise: 0 };
  const quick = new Mind(mind, { ...slow, actions: 3 });
  let movements = 0;
  let isMoving = false;
  for (let left = 2_000; left > 0 && movements < 12; left--) {
    const seat = table.nextSeat(state);
    const options = table.legal(state, seat).slice();
    const sight = { machine: mind, state, seat, options, random, notes: {}, history: [] };
    const option = quick.choose(sight);
    expect(options).toContain(option);
    const wasMoving = isMoving;
    isMoving = table.question(state)!.rule.name === 'movement-step';
    if (isMoving && !wasMoving) {
      movements++;
      expect(option).toBe(new Mind(mind, slow).choose(sight));
    }
    expect(table.choose(state, seat, option)).toBeNull();
  }
  expect(movements).toBe(12);
});
