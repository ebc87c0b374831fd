import { type R, somebodyIsOut } from '../table.js';
import { POSITION } from './position-cache.js';

/**
 * Whoever lacks nothing but a piece to place may take one of its own off the board first, at any time
 * (pieces.remove-own). So nothing is passed over for want of a piece alone: whoever decides is asked, and the
 * piece may be freed before the answer. Would the test be met with one piece more of each kind?
 */
export function lacksOnlyPiece(u: R, test: () => boolean): boolean {
  // With a piece of each kind left to everybody, one more changes nothing.
  if (!somebodyIsOut(u)) return false;
  const position = u.cached(POSITION);
  position.spare = 1;
  try {
    return test();
  } finally {
    position.spare = 0;
    // What is remembered of basic cards looks at the pieces left, too.
    position.basics.fill(0);
  }
}

/** Can it be done now, or after somebody has taken a piece off the board? */
export function possibleOrFreed(u: R, test: () => boolean): boolean {
  return test() || lacksOnlyPiece(u, test);
}
