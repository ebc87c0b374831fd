import type { AnyRule } from '@sandtable/kernel';
import type { Facts } from '../../facts.js';
import type { Table } from '../../table.js';
import { deck } from '../declare.js';
import { protectRules } from '../special/protect.js';
import { ECONOMIC_WARFARE } from './economic-warfare.js';
import { RESPONSES } from './responses.js';
import { STATUSES } from './statuses.js';

export const JAPAN_DECK = deck(
  'japan',
  { 'build-army': 4, 'land-battle': 3, 'build-navy': 6, 'sea-battle': 4 },
  [ECONOMIC_WARFARE, RESPONSES, STATUSES],
);

/** Rules used by these cards only. */
export const JAPAN_RULES: readonly AnyRule<Table, Facts>[] = [...protectRules];
