import { qmgWw2 } from '@sandtable/qmg-ww2';
import { gameRows } from '../game-rows.js';
import type { Subject } from '../row.js';

/** A whole game for players: six seats, two hundred cards. */
export const qmgWw2Rows: Subject = {
  name: 'qmg-ww2',
  measure: (effort) => ({ rows: gameRows(qmgWw2, {}, {}, effort) }),
};
