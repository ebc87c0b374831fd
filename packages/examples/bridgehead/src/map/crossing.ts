import type { MapSheet } from './battle-map.js';

/** Twelve by twelve hexes: the river Ember from west to east, two bridges, and the towns behind them. */
export const crossingSheet: MapSheet = {
  id: 'crossing',
  ground: [
    '...t....t...',
    '.ff....hh...',
    '..f.t..hh.f.',
    'h......t..ff',
    'hh..ff......',
    '.t..f...h.t.',
    '....t...t...',
    '..f.........',
    '.ff.t..f.t..',
    '....h..ff...',
    '.t..hh....h.',
    '..t.....t...',
  ],
  towns: [
    { name: 'Westhaven', at: '0301', value: 2, home: 'south' },
    { name: 'Marlow', at: '0901', value: 2, home: 'south' },
    { name: 'Pell', at: '0202', value: 1, home: 'south' },
    { name: 'Sallow', at: '0504', value: 2, home: 'south' },
    { name: 'Otter', at: '1004', value: 2, home: 'south' },
    { name: 'Stonebridge', at: '0506', value: 3, home: 'north' },
    { name: 'Eastbridge', at: '0906', value: 3, home: 'north' },
    { name: 'Reed', at: '0207', value: 1, home: 'north' },
    { name: 'Thorn', at: '1107', value: 1, home: 'north' },
    { name: 'Kingsmoor', at: '0809', value: 4, home: 'north' },
    { name: 'Larch', at: '0510', value: 2, home: 'north' },
    { name: 'Highgate', at: '0412', value: 1, home: 'north' },
    { name: 'Beacon', at: '0912', value: 1, home: 'north' },
  ],
  rivers: [[5, 5, 5, 5, 5, 4, 4, 5, 5, 5, 4, 4]],
  roads: [
    ['westhaven', 'sallow', 'stonebridge', 'larch', 'highgate'],
    ['marlow', 'otter', 'eastbridge', 'kingsmoor', 'beacon'],
    ['stonebridge', 'eastbridge'],
    ['reed', 'stonebridge'],
    ['larch', 'kingsmoor'],
  ],
  sources: { south: ['westhaven', 'marlow'], north: ['highgate', 'beacon'] },
};
