import type { Scenario } from './scenario.js';

/** The smallest scenario that uses every rule. */
export const ford: Scenario = {
  turns: 3,
  south: {
    setUp: [
      { at: 'sedge', units: ['infantry'] },
      { at: '0402', units: ['armour'] },
    ],
    reinforcements: [{ turn: 2, units: ['cavalry'] }],
  },
  north: {
    setUp: [
      { at: 'alder', units: ['garrison'] },
      { at: '0303', units: ['infantry'] },
    ],
    reinforcements: [{ turn: 2, units: ['cavalry'] }],
  },
};
