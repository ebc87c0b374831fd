import type { GameInfo } from '@sandtable/kernel';

/** The game's catalogue entry: everything a list of games shows, without loading the engine. */
export const about: GameInfo = {
  id: 'totaler-krieg',
  title: 'Axis Empires: Totaler Krieg',
  blurb:
    'The war in Europe from 1937 to 1945 on two maps of hexes: armies, fleets, option cards and politics.',
  credits: 'Designed by Alan Emrich and Steve Kosakowski; published by Decision Games',
  seats: [
    { id: 'axis', name: 'Axis', inText: 'the Axis', side: 0 },
    { id: 'western', name: 'Western Allies', inText: 'the Western Allies', plural: true, side: 1 },
    { id: 'soviet', name: 'Soviet Union', inText: 'the Soviet Union', side: 1 },
  ],
  sides: [
    { id: 'axis', name: 'Axis' },
    { id: 'allies', name: 'Allies' },
  ],
  idleSeats: {
    option: 'scenario',
    usual: 'case-white',
    seats: {
      'case-white': ['soviet'],
      barbarossa: ['western'],
      'fall-of-france': ['soviet'],
      'fire-in-the-east': ['western'],
      'great-crusade': ['soviet'],
      '1945': ['axis'],
    },
  },
  // 35.4: there the two Allied factions play each other.
  otherSides: {
    option: 'scenario',
    usual: 'case-white',
    sides: {
      '1945': [
        { id: 'western', name: 'Western Allies', seats: ['western'] },
        { id: 'soviet', name: 'Soviet Union', seats: ['soviet'] },
      ],
    },
  },
};
