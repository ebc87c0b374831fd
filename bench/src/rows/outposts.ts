import { outposts } from '@sandtable/example-outposts';
import { gameRows } from '../game-rows.js';
import type { Subject } from '../row.js';

/** The card game among the examples: hidden hands, reactions to reactions. */
export const outpostsRows: Subject = {
  name: 'outposts',
  measure: (effort) => ({
    rows: gameRows(outposts, {}, { clone: { atMost: 2 }, hash: { atMost: 20 } }, effort),
  }),
};
