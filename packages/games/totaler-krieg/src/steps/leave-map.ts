import { FULL, IS_PARTISAN, kindOf, REDUCED } from '../counters/counters.js';
import type { Counter } from '../ids.js';
import { DELAY_BOX, FORCE_POOL, hexOf } from '../places.js';
import { put } from '../position/position.js';
import type { U } from '../table.js';
import { release } from './holding.js';

/**
 * G.delaystripe: a counter leaves the map for the Delay Box if it has a stripe, otherwise for its Force Pool; a Partisan
 * Base always goes to the Force Pool (4.2.1f).
 */
export function leaveMap(u: U, counter: Counter): void {
  const delayed = u.facts.special.hasStripe[counter] && !IS_PARTISAN[counter];
  u.log('left-map', counter, hexOf(u.table.place[counter]), delayed ? 1 : 0);
  // A counter waits with the side up on which it can come back: an army by combination, reduced.
  const face = kindOf(counter).kind === 'ground' && kindOf(counter).reduced ? REDUCED : FULL;
  put(u, counter, delayed ? DELAY_BOX : FORCE_POOL, face);
  // 13.8.3: the unit in its Holding Box goes with a multi-national unit.
  const held = release(u, counter);
  if (held >= 0) leaveMap(u, held);
}
