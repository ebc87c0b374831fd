/**
 * Quartermaster General WW2 by Ian Brody, second edition (Ares Games, 2019) and first edition (Griggling
 * Games, 2014), one engine with the editions as option sets. Rules in our own words: docs/rules/qmg-ww2.md.
 */

export { seatChart } from './board/countries.js';
export { qmgWw2 } from './game.js';

import type { GameBots } from '@sandtable/kernel';
import { greedy } from './bots/greedy.js';
import type { Facts } from './facts.js';
import type { Table } from './table.js';

/** The bots that come with the game. */
export const bots: GameBots<Table, Facts> = { greedy };
