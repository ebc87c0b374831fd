import type { Names } from '../catalogue.js';

/** Names by their English text. */
export const names: Names = {
  a1: 'a1',
  b1: 'b1',
  c1: 'c1',
  a2: 'a2',
  b2: 'b2',
  c2: 'c2',
  a3: 'a3',
  b3: 'b3',
  c3: 'c3',
  mark: 'setzen',
};
