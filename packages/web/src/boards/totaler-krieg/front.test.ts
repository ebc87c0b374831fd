import { SHEET } from '@sandtable/totaler-krieg/map';
import { expect, it } from 'vitest';
import { frontOf } from './front.js';

const at = (id: string) => SHEET.hexOf(id) as number;
/** Smolensk, Orsha, Vitebsk and what lies around, all of it Russian. */
const RUSSIA = new Map(
  ['e4109', 'e4108', 'e4107', 'e4106', 'e4208', 'e4207', 'e4007', 'e4008'].map((id) => [at(id), 'soviet']),
);
const UNITS = new Map([
  [at('e4106'), 'axis'],
  [at('e4109'), 'soviet'],
]);
const sidesOf = (front: readonly number[]) => front.filter((bits) => bits !== 0).length;

it('runs between the armies, not around units in an enemy country', () => {
  const front = frontOf({ warState: 'total-war' }, RUSSIA, UNITS);
  // The hex beside the German army is behind its front.
  expect(front[at('e4106')]).toBe(0);
  expect(front[at('e4107')]).toBeGreaterThan(0);
  expect(sidesOf(front)).toBeGreaterThan(0);
});

it('is not there between factions at peace', () => {
  expect(sidesOf(frontOf({ warState: 'limited-war' }, RUSSIA, UNITS))).toBe(0);
  expect(sidesOf(frontOf({ warState: 'pre-war' }, RUSSIA, UNITS))).toBe(0);
});
