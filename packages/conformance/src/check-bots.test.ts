import type { BotMaker } from '@sandtable/kernel';
import { expect, it } from 'vitest';
import { type Facts, skirmish, type Table } from '../test/skirmish.js';
import { checkBots } from './check-bots.js';

type Maker = BotMaker<Table, Facts>;

it('finds nothing in a bot that decides by what it is given', () => {
  const honest: Maker = () => ({
    name: 'honest',
    choose: ({ options, state }) => options[state.places.flat().length % options.length],
  });
  expect(checkBots(skirmish(), { honest })).toEqual([]);
});

it('finds out a bot that remembers what another seat was shown', () => {
  const remembers: Maker = () => {
    let seen = 0;
    return {
      name: 'remembers',
      choose: ({ options, state, seat }) => {
        seen += seat + state.count;
        return options[seen % options.length];
      },
    };
  };
  expect(checkBots(skirmish(), { remembers })[0]).toMatch(/^remembers as .*: it chooses otherwise/);
});

it('finds out a bot that chooses what it may not', () => {
  const cheats: Maker = () => ({ name: 'cheats', choose: () => 987_654 });
  expect(checkBots(skirmish(), { cheats })[0]).toMatch(/its choice is not legal/);
});
