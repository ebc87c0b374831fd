import { aboutOf, findGame } from '@sandtable/shelf';
import { expect, it } from 'vitest';
import { openingsOf } from '../../build/make-openings.js';
import { begun, LocalGame } from '../engine/local-game.js';
import type { LocalSeat } from '../engine/seat-tags.js';
import { beginsSo, tableAt } from './opening.js';

const BOT: LocalSeat = { kind: 'bot', bot: 'greedy' };
const person = (name: string): LocalSeat => ({ kind: 'person', name });

it('an opening is the table that the engine opens, but for the commitment to its seed', async () => {
  const about = aboutOf('totaler-krieg')!;
  const game = (await findGame('totaler-krieg'))!;
  const openings = await openingsOf('totaler-krieg', 'scenario');
  expect(new Set(Object.keys(openings))).toEqual(new Set(game.options.scenario.values));
  for (const [scenario, opening] of Object.entries(openings)) {
    const options = { scenario };
    expect(beginsSo(opening, options)).toBe(true);
    for (const who of [['axis'], ['western'], ['soviet'], ['axis', 'soviet']]) {
      const seats = Object.fromEntries(
        about.seats.map(({ id }) => [id, who.includes(id) ? person(id) : BOT]),
      );
      const setup = { id: 'here', game: about.id, options, seed: 'any', seats, journal: null };
      const local = new LocalGame(game, null, setup, begun(game, setup));
      local.skipIdle(true);
      // Nobody is shown a question that then answers itself.
      expect(local.hosted.orderToMove()).toBe(null);
      const { info, ...opened } = local.table();
      expect(tableAt(opening, about, setup)).toEqual({ ...opened, info: { ...info, commit: '' } });
    }
  }
});

it('an opening is not for games with other options', async () => {
  const { 'case-white': opening } = await openingsOf('totaler-krieg', 'scenario');
  expect(beginsSo(opening, {})).toBe(true);
  expect(beginsSo(opening, { scenario: 'case-white', bid: 'none', values: '' })).toBe(true);
  expect(beginsSo(opening, { scenario: 'case-white', bid: 'axis-1' })).toBe(false);
  expect(beginsSo(opening, { values: 'some text' })).toBe(false);
});
