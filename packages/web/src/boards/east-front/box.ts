import type { Box } from '../boxes.js';
import './box.css';

const LETTERS: Record<string, string> = { axis: 'AX', allies: 'SU' };

const LINES: Record<string, string> = {
  axis: 'Strike first and far, with two factions to feed and a winter to fear.',
  allies: 'Give ground, keep Moscow, and come back with everything.',
};

export const box: Box = {
  pick: 'Choose a side and begin',
  seatMark: (seat) => ({
    letters: LETTERS[seat] ?? seat.slice(0, 2).toUpperCase(),
    className: `seat-${seat}`,
  }),
  seatLine: (seat) => LINES[seat] ?? '',
  easy: ['axis'],
  cover: () => import('./cover.js'),
  lessons: async () => (await import('./lesson.js')).LESSONS,
};
