import { say } from '@sandtable/kernel';
import { t } from '../../languages/index.js';
import type { Box } from '../boxes.js';
import { LETTERS } from './letters.js';
import './box.css';

const LINES: Record<string, string> = {
  germany: say`Armies fast across Europe, and a long front to feed.`,
  'united-kingdom': say`Fleets on every ocean, and an empire to hold together.`,
  japan: say`An island chain of navies, and traps laid face down.`,
  'soviet-union': say`One front, many armies, and the patience to wait.`,
  italy: say`A small hand, a short sea, and the right moment.`,
  'united-states': say`Far from everything, with more than anybody to send there.`,
};

export const box: Box = {
  get pick() {
    return t(say`Choose a country and begin`);
  },
  seatMark: (seat) => ({
    letters: LETTERS[seat] ?? seat.slice(0, 2).toUpperCase(),
    className: `seat-${seat}`,
  }),
  seatLine: (seat) => t(LINES[seat] ?? ''),
  easy: ['germany', 'soviet-union'],
  cover: () => import('./cover.js'),
  lessons: async () => (await import('./lesson.js')).lessons(),
};
