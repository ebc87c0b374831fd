import type { GameBots } from '@sandtable/kernel';
import type { Facts } from '../facts.js';
import type { Table } from '../table.js';
import { greedy } from './greedy.js';

/** The random bot works for every game; this one is written for Bridgehead. */
export const bots: GameBots<Table, Facts> = { greedy };
