import type { Args } from './args.js';
import { Failure } from './failure.js';

/** The seed from the command line, or null. It must fit on one line of a journal. */
export function readSeed(args: Args): string | null {
  const seed = args.text('seed');
  if (seed === null || /^[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?$/.test(seed)) return seed;
  throw new Failure('--seed is one line of plain letters, digits and signs');
}
