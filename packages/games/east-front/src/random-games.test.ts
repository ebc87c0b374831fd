import { RandomWalk } from '@sandtable/conformance';
import { describe, expect, it } from 'vitest';
import { eastFront } from './game.js';
import { brokenBoard, brokenInvariant } from './invariants.js';

/** How many games of each kind; use SANDTABLE_RANDOM_GAMES=100000 for a nightly run. */
const GAMES = Number(process.env.SANDTABLE_RANDOM_GAMES ?? 60);
const FIRST = Number(process.env.SANDTABLE_RANDOM_FIRST ?? 0);

const SETS: Record<string, Record<string, string>> = {
  'the usual options': {},
  'other options': {
    'first-game': 'on',
    'stand-fast-limit': 'whole-combat',
    'retreat-then-remove': 'adjacent-too',
    'general-winter': 'lenient',
    'rail-conversion-supply': 'each',
    'empty-deck-initiative': 'allow',
    'missing-pieces': 'always',
    'broken-clause': 'optional',
  },
};

describe('random games', () => {
  it.each(Object.keys(SETS))(
    `%s: ${GAMES} games end, and no invariant is ever broken`,
    { timeout: 0 },
    (name) => {
      // Mostly skip to the actions, where cards are played and combats fought.
      const dull = ['move', 'pass', 'initiative', 'stop', 'skip'];
      const walk = new RandomWalk(eastFront, SETS[name], {
        quick: brokenBoard,
        whole: brokenInvariant,
        dull,
      });
      let choices = 0;
      for (let i = FIRST; i < FIRST + GAMES; i++) choices += walk.play(`${name}/${i}`);
      // A game that ends much sooner is over for a wrong reason.
      expect(choices / GAMES).toBeGreaterThan(100);
    },
  );
});
