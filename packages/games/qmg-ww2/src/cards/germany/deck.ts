import type { AnyRule } from '@sandtable/kernel';
import type { Facts } from '../../facts.js';
import type { Table } from '../../table.js';
import { deck } from '../declare.js';
import { orderDeckRules } from '../special/order-deck.js';
import { searchDeckRules } from '../special/search-deck.js';
import { ECONOMIC_WARFARE } from './economic-warfare.js';
import { EVENTS } from './events.js';
import { STATUSES } from './statuses.js';

export const GERMANY_DECK = deck(
  'germany',
  { 'build-army': 6, 'land-battle': 7, 'build-navy': 2, 'sea-battle': 2 },
  [ECONOMIC_WARFARE, EVENTS, STATUSES],
);

/** Rules used by these cards only. */
export const GERMANY_RULES: readonly AnyRule<Table, Facts>[] = [...orderDeckRules, ...searchDeckRules];
