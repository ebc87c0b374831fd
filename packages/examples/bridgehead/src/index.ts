import { bots } from './bots/index.js';
import { bridgehead } from './game.js';

export type { Facts } from './facts.js';
export type { Table } from './table.js';
export { bots, bridgehead };
