import { checkStatistics } from '@sandtable/conformance/check';
import { expect, it } from 'vitest';
import { eastFront } from '../game.js';
import { statistics } from './statistics.js';

it.each(['1', '2', '3'])('counts what the log tells, and every point has a source (game %s)', (seed) => {
  expect(checkStatistics(eastFront, statistics, { seed, logged: { starved: 'starves' } })).toEqual([]);
});
