import type { GameBots } from '@sandtable/kernel';
import type { Facts } from '../facts.js';
import type { Table } from '../table.js';
import { greedy } from './greedy.js';

/** The random bot is everybody's; this one knows the game. */
export const bots: GameBots<Table, Facts> = { greedy };
