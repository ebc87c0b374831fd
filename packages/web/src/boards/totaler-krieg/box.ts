import { say } from '@sandtable/kernel';
import { t } from '../../languages/index.js';
import type { Box } from '../boxes.js';
import './box.css';

const LETTERS: Record<string, string> = { axis: 'AX', western: 'WA', soviet: 'SU' };

/** One scenario for each faction that it is good to begin with. */
const SCENARIOS: Record<string, string> = {
  axis: 'case-white',
  western: 'fall-of-france',
  soviet: 'barbarossa',
};

const LINES: Record<string, string> = {
  axis: say`Case White, 1939: take Posen, Krakow and Warsaw in one turn.`,
  western: say`The Fall of France, 1940: hold a line with too little, for five turns.`,
  soviet: say`Barbarossa, 1941: trade land for time, and make every mile cost them.`,
};

export const box: Box = {
  get pick() {
    return t(say`Choose a faction and begin`);
  },
  seatMark: (seat) => ({
    letters: LETTERS[seat] ?? seat.slice(0, 2).toUpperCase(),
    className: `seat-${seat}`,
  }),
  quick: (seat) => ({ scenario: SCENARIOS[seat] ?? 'case-white' }),
  seatLine: (seat) => t(LINES[seat] ?? ''),
  easy: ['axis'],
  cover: () => import('./cover.js'),
  opening: async (options) => (await import('./opening.js')).opening(options),
  lessons: async () => (await import('./lesson.js')).lessons(),
};
