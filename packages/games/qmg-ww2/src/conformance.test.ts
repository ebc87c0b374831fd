import { conform } from '@sandtable/conformance';
import { qmgWw2 } from './game.js';

conform(qmgWw2, {
  options: [
    {},
    { edition: 'first' },
    { reallocate: 'on', 'skip-parts': 'no', 'bombing-targets': 'every', truk: 'pieces' },
  ],
  games: 6,
});
