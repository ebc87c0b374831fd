import { outposts } from '@sandtable/example-outposts';
import { playRows, positionRows } from '../game-rows.js';
import type { Subject } from '../row.js';

/** The card game example: hidden hands, reactions to reactions. */
export const outpostsRows: Subject = {
  name: 'outposts',
  async measure(effort) {
    const { rows } = await playRows(outposts, {}, {}, effort);
    const bars = { clone: { atMost: 2 }, hash: { atMost: 20 } };
    return { rows: [...rows, ...(await positionRows(outposts, {}, bars, effort))] };
  },
};
