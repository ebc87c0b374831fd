import type { AnyRule } from '@sandtable/kernel';
import type { Facts } from '../facts.js';
import type { Table } from '../table.js';
import type { CardRules } from './card.js';
import { protectRules } from './special/protect.js';

/** Cards that are the same in both editions, by id. */
export const JAPAN_BOTH: Record<string, CardRules> = {};
export const JAPAN_SECOND: Record<string, CardRules> = {};
export const JAPAN_FIRST: Record<string, CardRules> = {};

/** Rules that only these cards need. */
export const JAPAN_RULES: readonly AnyRule<Table, Facts>[] = [...protectRules];
