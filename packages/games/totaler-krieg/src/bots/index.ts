import type { GameBots } from '@sandtable/kernel';
import type { Facts } from '../facts.js';
import type { Table } from '../table.js';
import { captain } from './captain/index.js';
import { general } from './general/index.js';
import { greedy } from './greedy.js';
import { recruit } from './recruit.js';

/** The random bot works for every game; these are written for Totaler Krieg. The first one fills in for a person. */
export const bots: GameBots<Table, Facts> = { greedy, recruit, captain, general };
