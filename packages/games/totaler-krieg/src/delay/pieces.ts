import { IS_AIR, IS_FLEET, IS_GROUND, kindOf } from '../counters/counters.js';
import type { Counter } from '../ids.js';

/** Markers that are built and delayed like units; other markers do what section 18 says when their turn comes. */
const LIKE_UNITS: readonly string[] = ['convoy', 'beachhead', 'detachment', 'logistics', 'partisan-base'];

const isUnit = (counter: Counter): boolean => IS_GROUND[counter] || IS_AIR[counter] || IS_FLEET[counter];

/** Units, and markers that go to the Force Pool like them. */
export function isPiece(counter: Counter): boolean {
  return isUnit(counter) || LIKE_UNITS.includes(kindOf(counter).type);
}
