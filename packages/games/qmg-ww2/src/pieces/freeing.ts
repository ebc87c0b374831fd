import { type R, somebodyIsOut } from '../table.js';
import { POSITION } from './position-cache.js';

/**
 * Would the test pass with one more available piece of each kind? A country that lacks only a piece may remove one of
 * its own from the board at any time (pieces.remove-own). So a question is not skipped just because no piece is
 * available: the deciding country is asked, and may free a piece before it answers.
 */
export function lacksOnlyPiece(u: R, test: () => boolean): boolean {
  // If every country has a piece of each kind available, one more changes nothing.
  if (!somebodyIsOut(u)) return false;
  const position = u.cached(POSITION);
  position.spare = 1;
  try {
    return test();
  } finally {
    position.spare = 0;
    // The cached results for basic cards depend on the available pieces, too.
    position.basics.fill(0);
  }
}

/** Can it be done now, or after a country has removed a piece from the board? */
export function possibleOrFreed(u: R, test: () => boolean): boolean {
  return test() || lacksOnlyPiece(u, test);
}
