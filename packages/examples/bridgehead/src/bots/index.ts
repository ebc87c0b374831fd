import type { GameBots } from '@sandtable/kernel';
import type { Facts } from '../facts.js';
import type { Table } from '../table.js';

export const bots: GameBots<Table, Facts> = {};
