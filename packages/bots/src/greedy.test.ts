import { noughts } from '@sandtable/example-noughts';
import { outposts } from '@sandtable/example-outposts';
import { type AnyGame, Machine, readOption, type State, seedGenerator } from '@sandtable/kernel';
import { expect, it } from 'vitest';
import { greedyBot } from './greedy.js';
import { playOut } from './play-out.js';
import { Players } from './players.js';
import { makerOf } from './seating.js';

it('takes the win that is on the table', () => {
  const machine = new Machine<unknown, unknown>(noughts as AnyGame);
  const state = machine.setup('1');
  const mark = (text: string) => {
    const seat = machine.nextSeat(state);
    const meaning = readOption(machine, state, seat, text);
    if ('refused' in meaning) throw new Error(meaning.refused.reason);
    machine.choose(state, seat, meaning.option);
  };
  for (const text of ['mark a1', 'mark b2', 'mark b1', 'mark c3']) mark(text);
  const bot = greedyBot<unknown, unknown>();
  const sight = {
    machine,
    state: state as State<unknown>,
    seat: 0,
    options: machine.legal(state, 0),
    random: seedGenerator('x'),
    notes: {},
    history: [],
  };
  const win = readOption(machine, state, 0, 'mark c1');
  expect(bot.choose(sight)).toBe('option' in win && win.option);
});

it('beats random play at a card game', () => {
  const machine = new Machine<unknown, unknown>(outposts as AnyGame);
  const makers = outposts.seats.map(({ side }) =>
    makerOf<unknown, unknown>(side === 0 ? 'greedy' : 'random'),
  );
  const players = new Players(machine, makers);
  let won = 0;
  for (let game = 0; game < 10; game++) {
    players.sit(`greedy/${game}`);
    const state = machine.setup(`greedy/${game}`);
    playOut(machine, state, players);
    if (state.outcome?.winner === 0) won++;
  }
  expect(won).toBeGreaterThanOrEqual(9);
});
