/**
 * Quartermaster General: East Front by Ian Brody (Ares Games, 2023). Rules in our own words:
 * docs/rules/east-front.md.
 */
export { eastFront } from './game.js';

import type { GameBots } from '@sandtable/kernel';
import { greedy } from './bots/greedy.js';
import type { Facts } from './facts.js';
import type { Table } from './table.js';

/** The bots that come with the game. */
export const bots: GameBots<Table, Facts> = { greedy };
