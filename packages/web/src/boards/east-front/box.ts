import { say } from '@sandtable/kernel';
import { t } from '../../languages/index.js';
import type { Box } from '../boxes.js';
import './box.css';

const LETTERS: Record<string, string> = { axis: 'AX', allies: 'SU' };

const LINES: Record<string, string> = {
  axis: say`Strike first and far, with two factions to feed and a winter to fear.`,
  allies: say`Give ground, keep Moscow, and come back with everything.`,
};

export const box: Box = {
  get pick() {
    return t(say`Choose a side and begin`);
  },
  seatMark: (seat) => ({
    letters: LETTERS[seat] ?? seat.slice(0, 2).toUpperCase(),
    className: `seat-${seat}`,
  }),
  seatLine: (seat) => t(LINES[seat] ?? ''),
  easy: ['axis'],
  cover: () => import('./cover.js'),
  lessons: async () => (await import('./lesson.js')).lessons(),
};
