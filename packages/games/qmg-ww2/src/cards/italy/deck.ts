import type { AnyRule } from '@sandtable/kernel';
import type { Facts } from '../../facts.js';
import type { Table } from '../../table.js';
import { deck } from '../declare.js';
import { ECONOMIC_WARFARE } from './economic-warfare.js';
import { EVENTS } from './events.js';
import { RESPONSES } from './responses.js';
import { STATUSES } from './statuses.js';

export const ITALY_DECK = deck(
  'italy',
  { 'build-army': 4, 'land-battle': 4, 'build-navy': 3, 'sea-battle': 2 },
  [ECONOMIC_WARFARE, EVENTS, RESPONSES, STATUSES],
);

/** Rules used by these cards only. */
export const ITALY_RULES: readonly AnyRule<Table, Facts>[] = [];
