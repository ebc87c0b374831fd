import { parseJournal } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { checkGame } from '../src/check.js';
import { skirmish, type Tamper } from './skirmish.js';

/** How the game is broken on purpose, what does it, and what the kit must say of it. */
export type Breakage = [how: string, tamper: Tamper, says: RegExp];

/** Registers a test for each way of breaking one promise: the kit has to notice. */
export function breaks(promise: string, breakages: readonly Breakage[]): void {
  describe(`a game that breaks '${promise}' is found out`, () => {
    it.each(breakages)('%s', (_, tamper, says) => {
      const broken = skirmish(tamper);
      const [violation] = checkGame(broken, { games: 25, promises: [promise], longest: 300 });
      expect(violation?.message).toMatch(says);
      expect(violation.promise).toBe(promise);
      // Where a journal can be written at all, it can be read.
      if (violation.journal.startsWith('sandtable'))
        expect(parseJournal(violation.journal).header.game).toBe(broken.id);
    });
  });
}
