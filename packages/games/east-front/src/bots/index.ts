import type { GameBots } from '@sandtable/kernel';
import type { Facts } from '../facts.js';
import type { Table } from '../table.js';
import { greedy } from './greedy.js';

/** The bots that come with the game. */
export const bots: GameBots<Table, Facts> = { greedy };
