import type { GameInfo } from '@sandtable/kernel';
import type { SeatMark } from '../board-module.js';

/** A seat of a game that has no colours of its own: its first letters, and a colour by its place at the table. */
export function seatMark(about: GameInfo, seat: string): SeatMark {
  const at = about.seats.findIndex(({ id }) => id === seat);
  return { letters: seat.slice(0, 2).toUpperCase(), className: `seat-${(at + 6) % 6}` };
}
