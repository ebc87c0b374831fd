import { testConformance } from '@sandtable/conformance';
import { eastFront } from './game.js';

testConformance(eastFront, {
  options: [
    {},
    {
      'first-game': 'on',
      'stand-fast-limit': 'whole-combat',
      'retreat-then-remove': 'adjacent-too',
      'general-winter': 'lenient',
      'missing-pieces': 'always',
    },
    {
      'rail-conversion-supply': 'each',
      'empty-deck-initiative': 'allow',
      'missing-pieces': 'never',
      'broken-clause': 'optional',
    },
  ],
  games: 4,
});
