import { signal } from '@preact/signals';
import { botsOf, findGame } from '@sandtable/shelf';
import { expect, it } from 'vitest';
import { begun, LocalGame } from '../engine/local-game.js';
import { blankTable } from '../table/blank-table.js';
import { seatWords } from './seat-words.js';
import { isOver, personAt } from './table-session.js';

const ann = { id: 'p1', name: 'Ann' };
const bob = { id: 'p2', name: 'Bob' };
const sits = { who: null, bot: null, open: false, resigned: false };
const table = blankTable({
  info: {
    status: 'running',
    seats: {
      red: { ...sits, who: ann },
      blue: { ...sits, who: bob },
      green: { ...sits, who: bob, bot: 'greedy', resigned: true },
      grey: { ...sits, bot: 'random' },
      free: { ...sits, open: true },
    },
  },
  you: { seats: ['red'] },
});
const at = (presence: string[] | null) => ({
  client: { presence: presence && signal({ seats: presence, spectators: 0 }) },
});

it.each([
  ['red', 'Ann · you'],
  ['blue', 'Bob · here'],
  ['green', 'bot for Bob · resigned'],
  ['grey', 'bot random'],
  ['free', 'open'],
])('says who sits at %s', (seat, words) => {
  expect(seatWords(at(['blue']), table, seat)).toBe(words);
});

it('says who is away at an online table, but not at a local one', () => {
  expect(seatWords(at([]), table, 'blue')).toBe('Bob · away');
  expect(seatWords(at(null), table, 'blue')).toBe('Bob');
});

it('reads a local table like an online one', async () => {
  const game = (await findGame('noughts'))!;
  const seats = {
    noughts: { kind: 'person', name: 'Ann' },
    crosses: { kind: 'bot', bot: 'random' },
  } as const;
  const setup = { id: 'x', game: 'noughts', options: {}, seed: 'seven', seats, journal: null };
  const local = new LocalGame(game, await botsOf('noughts'), setup, begun(game, setup)).table();
  expect([personAt(local, 'noughts')?.name, personAt(local, 'crosses')]).toEqual(['Ann', null]);
  expect([seatWords(at(null), local, 'noughts'), seatWords(at(null), local, 'crosses')]).toEqual([
    'Ann · you',
    'bot random',
  ]);
  expect([local.info.status, isOver(local), local.you.seats]).toEqual(['running', false, ['noughts']]);
});
