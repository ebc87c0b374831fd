import { about } from '@sandtable/totaler-krieg/about';
import { expect, it } from 'vitest';
import { makeBoard } from './index.js';

it('a tie that one side wins is called one', () => {
  const board = makeBoard(about);
  expect(board.endedBy?.('0.3f', [4, 2])).toBe('the final Victory Points');
  expect(board.endedBy?.('0.3f', [3, 3])).toBe('a tie in the final Victory Points');
  expect(board.endedBy?.('0.2b', [3, 3])).toBe('European Domination');
  expect(board.endedBy?.('1.1', [1, 0])).toBeNull();
});
