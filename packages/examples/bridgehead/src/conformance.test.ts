import { testConformance } from '@sandtable/conformance';
import { bridgehead } from './index.js';

testConformance(bridgehead, {
  options: [
    { scenario: 'ford' },
    { scenario: 'ford', zones: 'lock' },
    { scenario: 'ford', 'supply-zones': 'open' },
  ],
});

// The standard scenario is ten times as long.
testConformance(bridgehead, { options: [{}], games: 5 });
