import { testConformance } from '@sandtable/conformance';
import { bridgehead } from './index.js';

/**
 * The campaign is as long as the longest games: about 40,000 choices. This test stops after fewer;
 * SANDTABLE_LONG_GAME=50000 plays it to the end (docs/architecture.md says how long that takes).
 */
const CHOICES = Number(process.env.SANDTABLE_LONG_GAME) || 800;

// Leaves out the checks of single positions: legality and secrecy do not depend on the length of the game.
const OF_LENGTH = ['deterministic', 'plain', 'clone', 'journal', 'asked', 'conservation', 'undo', 'ends'];

testConformance(bridgehead, {
  options: [{ scenario: 'campaign' }],
  games: 1,
  cutAfter: CHOICES,
  promises: OF_LENGTH,
});
