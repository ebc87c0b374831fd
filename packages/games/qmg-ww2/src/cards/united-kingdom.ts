import type { AnyRule } from '@sandtable/kernel';
import type { Facts } from '../facts.js';
import type { Table } from '../table.js';
import type { CardRules } from './card.js';

/** Cards that are the same in both editions, by id. */
export const UNITED_KINGDOM_BOTH: Record<string, CardRules> = {};
export const UNITED_KINGDOM_SECOND: Record<string, CardRules> = {};
export const UNITED_KINGDOM_FIRST: Record<string, CardRules> = {};

/** Rules that only these cards need. */
export const UNITED_KINGDOM_RULES: readonly AnyRule<Table, Facts>[] = [];
