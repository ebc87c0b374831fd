import type { Args } from './args.js';
import { Failure } from './failure.js';

/** The seed that somebody typed, or null. It stands on one line of a journal, so it has to fit there. */
export function readSeed(args: Args): string | null {
  const seed = args.text('seed');
  if (seed === null || /^[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?$/.test(seed)) return seed;
  throw new Failure('--seed is one line of plain letters, digits and signs');
}
