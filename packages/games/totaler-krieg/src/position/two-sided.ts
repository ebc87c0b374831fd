import { COUNTER_KIND, countersOf, FULL, IS_GROUND } from '../counters/counters.js';
import { KINDS, POOLS } from '../counters/kinds.js';
import { type Counter, type Kind, NO_COUNTER } from '../ids.js';
import { REMOVED } from '../places.js';
import type { R, U } from '../table.js';
import { put } from './position.js';

// C.k: some Detachments are the backs of one-step units. The two sides are counters of their own here; the one that is
// face down is out of the game.

/** The kind on the other side of the cardboard; -1 if there is none. */
function otherSide(kind: Kind): Kind {
  for (const { kinds } of POOLS) if (kinds.includes(kind)) return kinds.find((other) => other !== kind)!;
  return -1 as Kind;
}

/** The counter is out of play, and so is its piece: none of its kind lies with its other side up. */
export function isInTheBox(u: R, counter: Counter): boolean {
  if (u.table.place[counter] !== REMOVED) return false;
  const pool = POOLS.find(({ kinds }) => kinds.includes(COUNTER_KIND[counter]));
  if (!pool) return true;
  const inPlay = pool.kinds
    .flatMap((kind) => countersOf(kind))
    .filter((one) => u.table.place[one] !== REMOVED);
  return inPlay.length < pool.total;
}

/** A counter of the other side that can be turned up; -1 if there is none. */
export function backOf(u: R, counter: Counter): Counter {
  const kind = otherSide(COUNTER_KIND[counter]);
  if (kind < 0) return NO_COUNTER;
  return countersOf(kind).find((other) => u.table.place[other] === REMOVED) ?? NO_COUNTER;
}

/** Turns a counter over where it is; returns the counter that is up now. */
export function turnOver(u: U, counter: Counter): Counter {
  const back = backOf(u, counter);
  const place = u.table.place[counter];
  put(u, counter, REMOVED, FULL);
  put(u, back, place, FULL);
  return back;
}

/** 7.1d: a Detachment waits and returns as the unit on its other side, if it has one. */
export function asUnit(u: U, counter: Counter): Counter {
  const isMarker = KINDS[COUNTER_KIND[counter]].type === 'detachment';
  const back = isMarker ? backOf(u, counter) : NO_COUNTER;
  return back >= 0 && IS_GROUND[back] ? turnOver(u, counter) : counter;
}
