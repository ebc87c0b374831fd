import { formatOptions, type Game } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { type ConformanceOptions, checkGame, DEFAULTS } from './check-game.js';
import { promises } from './promises/index.js';
import { describeViolation, type Violation } from './violation.js';

/** The test timeout: the first test of each set of options plays all of its random games. */
const TIMEOUT = 300_000;

/**
 * Registers a test for each promise of the architecture. SANDTABLE_CONFORM_GAMES overrides the number of random games
 * for each set of options.
 */
export function testConformance<T, C>(game: Game<T, C>, how: ConformanceOptions = {}): void {
  const games = Number(process.env.SANDTABLE_CONFORM_GAMES) || how.games || DEFAULTS.games;
  for (const options of how.options ?? [{}]) {
    const under = formatOptions(options);
    describe(`${game.id} keeps its promises${under ? ` under ${under}` : ''}`, () => {
      const violations = once(() => checkGame(game, { ...how, games, options: [options] }));
      for (const { name, says } of promises.filter((check) => how.promises?.includes(check.name) ?? true)) {
        it(
          `${name}: ${says}`,
          () => {
            const broken = violations().filter((violation) => violation.promise === name);
            expect(broken.map(describeViolation).join('\n\n'), `the promise '${name}'`).toBe('');
          },
          TIMEOUT,
        );
      }
    });
  }
}

function once(make: () => Violation[]): () => Violation[] {
  let made: Violation[] | null = null;
  return () => {
    made ??= make();
    return made;
  };
}
