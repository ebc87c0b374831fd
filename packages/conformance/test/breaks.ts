import { parseJournal } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { checkGame } from '../src/check.js';
import { skirmish, type Tamper } from './skirmish.js';

/** How the game is broken on purpose, the change that does it, and what the kit must report. */
export type Breakage = [how: string, tamper: Tamper, says: RegExp];

/** Registers a test for each way to break one promise: the kit must notice. */
export function breaks(promise: string, breakages: readonly Breakage[]): void {
  describe(`a game that breaks '${promise}' is found out`, () => {
    it.each(breakages)('%s', (_, tamper, says) => {
      const broken = skirmish(tamper);
      const [violation] = checkGame(broken, { games: 25, promises: [promise], longest: 300 });
      expect(violation?.message).toMatch(says);
      expect(violation.promise).toBe(promise);
      // A journal that can be written can be parsed.
      if (violation.journal.startsWith('sandtable'))
        expect(parseJournal(violation.journal).header.game).toBe(broken.id);
    });
  });
}
