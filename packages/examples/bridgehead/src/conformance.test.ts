import { conform } from '@sandtable/conformance';
import { bridgehead } from './index.js';

conform(bridgehead, {
  options: [
    { scenario: 'ford' },
    { scenario: 'ford', zones: 'lock' },
    { scenario: 'ford', 'supply-zones': 'open' },
  ],
});

// The usual game is ten times as long.
conform(bridgehead, { options: [{}], games: 5 });
