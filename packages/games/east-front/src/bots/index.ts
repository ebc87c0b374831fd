import type { GameBots } from '@sandtable/kernel';
import type { Facts } from '../facts.js';
import type { Table } from '../table.js';
import { captain } from './captain.js';
import { general } from './general.js';
import { greedy } from './greedy.js';

export { statistics } from './statistics.js';

/** The bots that come with the game. */
export const bots: GameBots<Table, Facts> = { greedy, captain, general };
