import { findGame } from '@sandtable/shelf';
import { expect, it } from 'vitest';
import { LruCache } from './lru-cache.js';
import { Games } from './tables/games.js';

it('keeps the most recently used values, and makes the others again', () => {
  const kept = new LruCache<{ name: string }>(2);
  const make = (name: string) => kept.get(name, () => ({ name }));
  const [a, b] = [make('a'), make('b')];
  expect(make('a')).toBe(a);
  make('c');
  expect(kept.size).toBe(2);
  expect(make('a')).toBe(a);
  expect(make('b')).not.toBe(b);
});

it('tables of the same options share a machine, and a bot never thinks with it', async () => {
  const games = new Games();
  const game = (await findGame('outposts'))!;
  const open = await games.need(game.id);
  const machine = games.machine(open, { rounds: 'long' });
  expect(games.machine(open, { rounds: 'long' })).toBe(machine);
  expect(games.machine(open, {})).not.toBe(machine);
  const { bot, mind } = games.bot(open, machine, 'greedy');
  expect(mind).not.toBe(machine);
  expect(games.bot(open, machine, 'greedy')).toEqual({ bot, mind });
  expect(await games.botOf(machine, 'greedy')).toBe(bot);
  expect(await games.botOf(machine, 'random')).toMatchObject({ blind: true });
});
