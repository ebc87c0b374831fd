import { expect, it } from 'vitest';
import { setUp } from '../../test/idle-game.js';
import { strategicValue, vpFor } from './strategic-value.js';

/** Those whose set-up leaves no Strategic Hex to a player's choice and whose VP Track is the common one (A-2c). */
const COMPLETE = [
  'barbarossa',
  'fall-of-france',
  '1937',
  '1938',
  '1939',
  '1940',
  '1941a',
  '1941b',
  '1942',
  '1944',
];

it.each(COMPLETE)('A-2a: the Strategic Value of the set-up agrees with the VP marker of %s', (id) => {
  const u = setUp(id);
  expect(vpFor(u, strategicValue(u))).toEqual(u.table.vp);
});
