import type { Counter, Turn } from '../ids.js';
import { onTurn, turnOf } from '../places.js';
import { put } from '../position/position.js';
import type { U } from '../table.js';

/** T.e: moves a counter on the Turn Track; `boxes` below 0 is sooner. */
export function moveOnTrack(u: U, counter: Counter, boxes: number): void {
  const turn = (turnOf(u.table.place[counter]) + boxes) as Turn;
  u.log('track-moved', counter, turn);
  put(u, counter, onTurn(turn));
}
