import { FULL } from '../counters/counters.js';
import type { Counter } from '../ids.js';
import { REMOVED } from '../places.js';
import type { R, U } from '../table.js';
import { put } from './position.js';

/** A counter leaves the game and never comes back, by whatever card or Country it might. */
export function takeOutOfGame(u: U, counter: Counter): void {
  u.log('out-of-game', counter);
  leaveGame(u, counter);
}

/** The same without a line of its own in the log: it goes with others, for a reason that was told. */
export function leaveGame(u: U, counter: Counter): void {
  // An Escort or a strike is what it is only where it is used.
  put(u, counter, REMOVED, FULL);
  u.table.outOfGame.push(counter);
}

/** It is not merely waiting to come into play. */
export const isOutOfGame = ({ table }: R, counter: Counter): boolean => table.outOfGame.includes(counter);
