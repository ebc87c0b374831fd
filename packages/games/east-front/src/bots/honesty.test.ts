import { checkBots } from '@sandtable/conformance/check';
import { expect, it } from 'vitest';
import { eastFront } from '../game.js';
import { bots } from './index.js';

it('decide with what their seat may see', () => {
  expect(checkBots(eastFront, bots, { games: 2 })).toEqual([]);
});
