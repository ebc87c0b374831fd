import { checkBots } from '@sandtable/conformance/check';
import { expect, it } from 'vitest';
import { qmgWw2 } from '../game.js';
import { bots } from './index.js';

it.each(['second', 'first'])('decide with what their seat may see (%s edition)', (edition) => {
  expect(checkBots(qmgWw2, bots, { options: { edition }, games: 2 })).toEqual([]);
});
