import type { AnyRule } from '@sandtable/kernel';
import type { Facts } from '../../facts.js';
import type { Table } from '../../table.js';
import { deck } from '../declare.js';
import { buryRules } from '../special/bury.js';
import { lendLeaseRules } from '../special/lend-lease.js';
import { ECONOMIC_WARFARE } from './economic-warfare.js';
import { EVENTS } from './events.js';
import { STATUSES } from './statuses.js';

export const UNITED_STATES_DECK = deck(
  'united-states',
  { 'build-army': 5, 'land-battle': 4, 'build-navy': 5, 'sea-battle': 4 },
  [ECONOMIC_WARFARE, EVENTS, STATUSES],
);

/** Rules used by these cards only. */
export const UNITED_STATES_RULES: readonly AnyRule<Table, Facts>[] = [...lendLeaseRules, ...buryRules];
