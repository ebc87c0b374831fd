import { checkBots } from '@sandtable/conformance/check';
import { expect, it } from 'vitest';
import { totalerKrieg } from '../game.js';
import { bots } from './index.js';

it.each([
  ['case-white', 200],
  ['barbarossa', 100],
  ['fall-of-france', 120],
  ['1939', 120],
])('decide with what their seat may see (%s)', (scenario, cutAfter) => {
  expect(checkBots(totalerKrieg, bots, { options: { scenario }, games: 1, cutAfter })).toEqual([]);
});
