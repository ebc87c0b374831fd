import type { Scenario } from './scenario.js';

/** The standard scenario: the South forces the river before the North's reserves arrive. */
export const crossing: Scenario = {
  turns: 8,
  south: {
    setUp: [
      { at: 'sallow', units: ['armour', 'infantry'] },
      { at: '0404', units: ['infantry', 'artillery'] },
      { at: '0503', units: ['infantry'] },
      { at: 'otter', units: ['armour', 'infantry'] },
      { at: '0904', units: ['infantry', 'artillery'] },
      { at: 'pell', units: ['cavalry'] },
      { at: 'marlow', units: ['garrison'] },
    ],
    reinforcements: [
      { turn: 2, units: ['infantry', 'infantry'] },
      { turn: 4, units: ['armour'] },
    ],
  },
  north: {
    setUp: [
      { at: 'stonebridge', units: ['infantry'] },
      { at: 'eastbridge', units: ['infantry'] },
      { at: '0706', units: ['garrison'] },
      { at: 'reed', units: ['garrison'] },
      { at: 'thorn', units: ['cavalry'] },
      { at: 'kingsmoor', units: ['armour', 'artillery'] },
      { at: 'larch', units: ['infantry'] },
      { at: '0708', units: ['infantry'] },
    ],
    reinforcements: [
      { turn: 2, units: ['infantry'] },
      { turn: 3, units: ['armour', 'infantry'] },
      { turn: 5, units: ['cavalry'] },
    ],
  },
};
