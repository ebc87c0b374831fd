import { testConformance } from '@sandtable/conformance';
import { totalerKrieg } from './index.js';

testConformance(totalerKrieg, {
  options: [
    { scenario: 'case-white' },
    // House rules read in other ways.
    {
      scenario: 'case-white',
      'automatic-supply': 'off',
      exploitation: 'all-units',
      'blitz-markers': 'near-units',
      'air-support': 'one-combat',
    },
  ],
  games: 2,
});

// Whole games of these take long: their openings, by a seed that reaches the first panzer armies of 1940.
testConformance(totalerKrieg, {
  options: [{ scenario: 'fall-of-france' }],
  games: 1,
  seed: 11,
  cutAfter: 400,
});
testConformance(totalerKrieg, { options: [{ scenario: 'barbarossa' }], games: 1, seed: 11, cutAfter: 150 });
// The first seasons of a campaign: hands and Pending Cards are secret.
testConformance(totalerKrieg, { options: [{ scenario: '1937' }], games: 1, seed: 3, cutAfter: 60 });
// The same in Total War, and on one map.
testConformance(totalerKrieg, {
  options: [{ scenario: '1944' }, { scenario: 'fire-in-the-east' }],
  games: 1,
  seed: 7,
  cutAfter: 25,
});
// The optional rules that hide something or begin otherwise.
testConformance(totalerKrieg, {
  options: [
    { scenario: '1939', 'free-setup': 'on', 'hidden-delay': 'on' },
    { scenario: '1943', 'hidden-delay': 'on', 'limited-intelligence': 'on', luck: 'on', 'east-africa': 'on' },
  ],
  games: 1,
  seed: 5,
  cutAfter: 40,
});
