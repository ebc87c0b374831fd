import type { CaseVocabulary } from '@sandtable/kernel';
import type { Facts } from '../facts.js';
import type { Table } from '../table.js';
import { arrange, GIVEN } from './arrange.js';
import { expectations } from './expect.js';

/** The vocabulary of rule cases: documented in docs/notation/totaler-krieg.md. */
export const cases: CaseVocabulary<Table, Facts> = { given: GIVEN, arrange, expect: expectations };
