import { IS_FORTRESS } from '../counters/counters.js';
import type { Counter } from '../ids.js';
import { hexOf } from '../places.js';
import { put } from '../position/position.js';
import { leaveMap } from '../steps/leave-map.js';
import type { U } from '../table.js';
import { faceWith } from './combining.js';

/** 2.3.2.2a: a unit of the Force Pool takes the place of one on the map. */
export function exchange(u: U, unit: Counter, other: Counter): void {
  const at = u.table.place[unit];
  leaveMap(u, unit);
  put(u, other, at, faceWith(other, 1));
  u.log(IS_FORTRESS[other] ? 'fortified' : 'unfortified', other, hexOf(at));
}
