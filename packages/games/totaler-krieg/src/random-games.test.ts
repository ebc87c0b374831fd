import { describe, expect, it } from 'vitest';
import { Walk } from '../test/random-walk.js';
import { SCENARIO_IDS } from './scenario/scenario-ids.js';

/** How many games of each scenario; SANDTABLE_RANDOM_GAMES=1000 for a long run, which begins with game FIRST. */
const GAMES = Number(process.env.SANDTABLE_RANDOM_GAMES ?? 0);
const FIRST = Number(process.env.SANDTABLE_RANDOM_FIRST ?? 0);
/** The scenarios of a long run: "1943,1944". */
const WANTED = process.env.SANDTABLE_RANDOM_SCENARIOS?.split(',') ?? SCENARIO_IDS;

/** Options of a long run: "bid=allies-2,declarations=any". */
const OPTIONS = Object.fromEntries(
  (process.env.SANDTABLE_RANDOM_OPTIONS ?? '')
    .split(',')
    .filter(Boolean)
    .map((option): [string, string] => {
      const [name, value] = option.split('=');
      return [name, value];
    }),
);

const TRAINING = ['case-white', 'barbarossa', 'fall-of-france'];
/** Without a long run, a campaign is stopped after so many choices. */
const SAMPLE = 600;

describe('random games', () => {
  it.each(SCENARIO_IDS.filter((id) => WANTED.includes(id)))(
    '%s: no invariant is ever broken, and the games end',
    { timeout: 0 },
    (scenario) => {
      const isSample = GAMES === 0 && !TRAINING.includes(scenario);
      const games = GAMES || (isSample ? 1 : 3);
      const options = { scenario, ...OPTIONS };
      const walk = isSample ? new Walk(options, { cutAfter: SAMPLE }) : new Walk(options);
      const won: Record<string, number> = {};
      let choices = 0;
      for (let game = FIRST; game < FIRST + games; game++) {
        const walked = walk.play(game);
        choices += walked.choices;
        won[walked.winner] = (won[walked.winner] ?? 0) + 1;
      }
      if (GAMES > 0)
        console.log(`random games ${JSON.stringify({ scenario, first: FIRST, games, choices, wins: won })}`);
      // A game that ends much sooner is over for a wrong reason.
      expect(choices / games).toBeGreaterThan(10);
    },
  );
});
