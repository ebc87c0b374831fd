import { testConformance } from '@sandtable/conformance';
import { qmgWw2 } from './game.js';

testConformance(qmgWw2, {
  options: [
    {},
    { edition: 'first' },
    { reallocate: 'on', 'skip-parts': 'no', 'bombing-targets': 'every', truk: 'pieces' },
  ],
  games: 6,
});
