import { testConformance } from '@sandtable/conformance';
import { bridgehead } from './index.js';

/**
 * The campaign is as long as the longest games: some 40,000 choices. Here it is left after so many;
 * SANDTABLE_LONG_GAME=50000 plays it to its end (docs/architecture.md tells how long that takes).
 */
const CHOICES = Number(process.env.SANDTABLE_LONG_GAME) || 800;

// Not those that look at single positions: what is legal there and who knows what does not hang on the length.
const OF_LENGTH = ['deterministic', 'plain', 'clone', 'journal', 'asked', 'conservation', 'undo', 'ends'];

testConformance(bridgehead, {
  options: [{ scenario: 'campaign' }],
  games: 1,
  cutAfter: CHOICES,
  promises: OF_LENGTH,
});
