import { RandomWalk } from '@sandtable/conformance';
import { describe, expect, it } from 'vitest';
import { qmgWw2 } from './game.js';
import { brokenBoard, brokenInvariant } from './invariants.js';

/** How many games of each kind; use SANDTABLE_RANDOM_GAMES=100000 for a nightly run. */
const GAMES = Number(process.env.SANDTABLE_RANDOM_GAMES ?? 150);
const FIRST = Number(process.env.SANDTABLE_RANDOM_FIRST ?? 0);

const SETS: Record<string, Record<string, string>> = {
  'second edition': {},
  'first edition': { edition: 'first' },
  'second edition, other options': {
    reallocate: 'on',
    'skip-parts': 'no',
    'bombing-targets': 'every',
    truk: 'pieces',
    'portless-link': 'forbidden',
    'own-removal': 'silent',
    'guards-cost': 'not-playable',
    enigma: 'active-only',
    'score-floor': 'zero',
    'protected-removal': 'allowed',
    'reallocate-short': 'allowed',
    designate: 'any',
  },
  'first edition, other options': {
    'protected-removal': 'allowed',
    designate: 'any',
    edition: 'first',
    'tournament-victory': 'on',
    reallocate: 'on',
    'skip-parts': 'no',
  },
};

describe('random games', () => {
  it.each(Object.keys(SETS))(
    `%s: ${GAMES} games end, and no invariant is ever broken`,
    { timeout: 0 },
    (name) => {
      // Mostly without discarding, so that cards come into play and the board fills.
      const dull = ['discard'];
      const walk = new RandomWalk(qmgWw2, SETS[name], { quick: brokenBoard, whole: brokenInvariant, dull });
      let choices = 0;
      for (let i = FIRST; i < FIRST + GAMES; i++) choices += walk.play(`${name}/${i}`);
      // A game that ends much sooner is over for a wrong reason.
      expect(choices / GAMES).toBeGreaterThan(100);
    },
  );
});
