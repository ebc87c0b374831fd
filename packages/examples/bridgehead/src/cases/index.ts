import type { CaseVocabulary } from '@sandtable/kernel';
import type { Facts } from '../facts.js';
import type { Table } from '../table.js';
import { arrange, GIVEN } from './arrange.js';
import { expectations } from './expect.js';

/** The vocabulary of rule cases: docs/notation/bridgehead.md explains it to those who write them. */
export const cases: CaseVocabulary<Table, Facts> = { given: GIVEN, arrange, expect: expectations };
