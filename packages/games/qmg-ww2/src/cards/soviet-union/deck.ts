import type { AnyRule } from '@sandtable/kernel';
import type { Facts } from '../../facts.js';
import type { Table } from '../../table.js';
import { deck } from '../declare.js';
import { battleWideRules } from '../special/battle-wide.js';
import { inEachRules } from '../special/in-each.js';
import { recruitOneOfRules } from '../special/recruit-one-of.js';
import { EVENTS } from './events.js';
import { RESPONSES } from './responses.js';
import { STATUSES } from './statuses.js';

export const SOVIET_UNION_DECK = deck(
  'soviet-union',
  { 'build-army': 8, 'land-battle': 6, 'build-navy': 1, 'sea-battle': 2 },
  [EVENTS, RESPONSES, STATUSES],
);

/** Rules used by these cards only. */
export const SOVIET_UNION_RULES: readonly AnyRule<Table, Facts>[] = [
  ...battleWideRules,
  ...inEachRules,
  ...recruitOneOfRules,
];
