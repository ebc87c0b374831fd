import type { MapSheet } from './battle-map.js';

/** Six by five hexes with one bridge: small enough to count every line of play. */
export const fordSheet: MapSheet = {
  id: 'ford',
  ground: [
    '.f....', //
    '..ht..',
    '.f....',
    '..t.f.',
    '.h....',
  ],
  towns: [
    { name: 'Sedge', at: '0302', value: 2, home: 'south' },
    { name: 'Alder', at: '0404', value: 3, home: 'north' },
  ],
  rivers: [[2, 2, 2, 2, 2, 2]],
  roads: [['0301', 'sedge', 'alder', '0405']],
  sources: { south: ['0301'], north: ['0405'] },
};
