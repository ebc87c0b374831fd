import type { Box } from '../boxes.js';
import { LETTERS } from './letters.js';
import './box.css';

const LINES: Record<string, string> = {
  germany: 'Armies fast across Europe, and a long front to feed.',
  'united-kingdom': 'Fleets on every ocean, and an empire to hold together.',
  japan: 'An island chain of navies, and traps laid face down.',
  'soviet-union': 'One front, many armies, and the patience to wait.',
  italy: 'A small hand, a short sea, and the right moment.',
  'united-states': 'Far from everything, with more than anybody to send there.',
};

export const box: Box = {
  pick: 'Choose a country and begin',
  seatMark: (seat) => ({
    letters: LETTERS[seat] ?? seat.slice(0, 2).toUpperCase(),
    className: `seat-${seat}`,
  }),
  seatLine: (seat) => LINES[seat] ?? '',
  easy: ['germany', 'soviet-union'],
  cover: () => import('./cover.js'),
};
