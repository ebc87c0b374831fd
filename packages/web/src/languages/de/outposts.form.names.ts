import type { Names } from '../catalogue.js';

/** Names by their English text. */
export const names: Names = {
  'how long the game lasts': 'wie lange das Spiel dauert',
};
