import type { AnyRule } from '@sandtable/kernel';
import type { Facts } from '../../facts.js';
import type { Table } from '../../table.js';
import { deck } from '../declare.js';
import { cardsOrNavyRules } from '../special/cards-or-navy.js';
import { chooseStatusRules } from '../special/choose-status.js';
import { ECONOMIC_WARFARE } from './economic-warfare.js';
import { EVENTS } from './events.js';
import { RESPONSES } from './responses.js';
import { STATUSES } from './statuses.js';

export const UNITED_KINGDOM_DECK = deck(
  'united-kingdom',
  { 'build-army': 5, 'land-battle': 4, 'build-navy': 5, 'sea-battle': 5 },
  [ECONOMIC_WARFARE, EVENTS, RESPONSES, STATUSES],
);

/** Rules used by these cards only. */
export const UNITED_KINGDOM_RULES: readonly AnyRule<Table, Facts>[] = [
  ...cardsOrNavyRules,
  ...chooseStatusRules,
];
