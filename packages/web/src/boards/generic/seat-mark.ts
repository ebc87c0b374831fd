import type { GameInfo } from '@sandtable/kernel';
import type { SeatMark } from '../board-module.js';

/** The mark of a seat in a game without its own colours: its first letters, and a colour by its index. */
export function seatMark(about: GameInfo, seat: string): SeatMark {
  const at = about.seats.findIndex(({ id }) => id === seat);
  return { letters: seat.slice(0, 2).toUpperCase(), className: `seat-${(at + 6) % 6}` };
}
