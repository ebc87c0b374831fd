export type { Facts } from './facts.js';
export { bridgehead } from './game.js';
export type { Table } from './table.js';
