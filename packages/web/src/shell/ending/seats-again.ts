import type { GameInfo } from '@sandtable/kernel';
import type { LocalSeat } from '../../engine/seat-tags.js';

/** The same players with the sides swapped, each at the matching seat; null if the sides do not match. */
export function swapped(
  about: Pick<GameInfo, 'seats' | 'sides'>,
  seats: Readonly<Record<string, LocalSeat>>,
): Record<string, LocalSeat> | null {
  if (about.sides.length !== 2) return null;
  const [ours, theirs] = [0, 1].map((side) => about.seats.filter((seat) => seat.side === side));
  if (ours.length !== theirs.length) return null;
  const next: Record<string, LocalSeat> = {};
  ours.forEach(({ id }, i) => {
    next[id] = seats[theirs[i].id];
    next[theirs[i].id] = seats[id];
  });
  const alike = about.seats.every(({ id }) => JSON.stringify(next[id]) === JSON.stringify(seats[id]));
  return alike ? null : next;
}
