import { readFileSync } from 'node:fs';
import { parseJournal, printJournal, replay } from '@sandtable/kernel';
import { expect, it } from 'vitest';
import { qmgWw2 } from './game.js';

it('a game of the first ruleset, in which every question was put, replays to the letter', () => {
  const text = readFileSync(new URL('../test/ruleset-1.journal', import.meta.url), 'utf8');
  const match = replay(qmgWw2, parseJournal(text), { strict: true });
  expect(match.machine.ruleset).toBe(1);
  expect(printJournal(match.journal())).toBe(text);
});
