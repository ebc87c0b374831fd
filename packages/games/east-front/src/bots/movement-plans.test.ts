import { optionOf } from '@sandtable/kernel';
import { expect, it } from 'vitest';
import { FIRST_SPACE, type Space } from '../board/board.js';
import { moveOf } from '../board/domains.js';
import { GERMAN, INFANTRY, kindOf, TANK } from '../pieces/pieces.js';
import { withoutSwaps } from './movement-plans.js';

it('two like pieces do not change places', () => {
  const [a, b] = [FIRST_SPACE, (FIRST_SPACE + 1) as Space];
  const infantry = kindOf(GERMAN, INFANTRY);
  const there = optionOf(0, moveOf(infantry, a, b));
  const back = optionOf(0, moveOf(infantry, b, a));
  const tank = optionOf(0, moveOf(kindOf(GERMAN, TANK), b, a));
  const done = optionOf(1, 0);
  expect(withoutSwaps([there, tank, back, done])).toEqual([tank, done]);
  expect(withoutSwaps([there, there, tank, done])).toEqual([there, there, tank, done]);
});
