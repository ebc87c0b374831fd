import type { Subject } from '../row.js';
import { bridgeheadRows } from './bridgehead.js';
import { eastFrontRows } from './east-front.js';
import { fairChance } from './fair-chance.js';
import { longGames } from './long-games.js';
import { noughtsRace } from './noughts.js';
import { outpostsRows } from './outposts.js';
import { qmgWw2Rows } from './qmg-ww2.js';
import { totalerKriegRows } from './totaler-krieg.js';

/** All subjects, in the order of the table. To add one, add a line here. */
export const SUBJECTS: readonly Subject[] = [
  noughtsRace,
  outpostsRows,
  bridgeheadRows,
  qmgWw2Rows,
  eastFrontRows,
  totalerKriegRows,
  ...fairChance,
  ...longGames,
];
