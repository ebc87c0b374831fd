import { chachaGenerator, chachaNext } from './chacha.js';
import { sha256Words } from './sha256.js';

/**
 * The random generators. `sfc32` is fast, for simulation and for games on one screen; `chacha20` is for games with
 * secrets on a server: its future output cannot be computed from what was seen.
 */
export type ChanceKind = 'sfc32' | 'chacha20';
export const CHANCE_KINDS: readonly ChanceKind[] = ['sfc32', 'chacha20'];

/**
 * A generator as stored in the state, seeded by SHA-256 of the seed's text: the four words of sfc32, or the ten of
 * ChaCha20. Signed 32-bit words stay small integers in every engine, and JSON keeps them exactly.
 */
export type Generator = number[];

const SFC32_WORDS = 4;

export function seedGenerator(seed: string, kind: ChanceKind = 'sfc32'): Generator {
  const text = `sandtable seed ${seed}`;
  if (kind === 'chacha20') return chachaGenerator(text);
  const generator = sha256Words(text).slice(0, SFC32_WORDS);
  for (let i = 0; i < 12; i++) next(generator);
  return generator;
}

/** A fast generator seeded from another: for guesses at what may come. */
export function anyGenerator(from: Generator): Generator {
  return [next(from) | 0, next(from) | 0, next(from) | 0, next(from) | 0];
}

/** The next 32 bits, unsigned. */
export function next(g: Generator): number {
  if (g.length !== SFC32_WORDS) return chachaNext(g) >>> 0;
  const t = (g[0] + g[1] + g[3]) | 0;
  g[3] = (g[3] + 1) | 0;
  g[0] = g[1] ^ (g[1] >>> 9);
  g[1] = (g[2] + (g[2] << 3)) | 0;
  g[2] = (((g[2] << 21) | (g[2] >>> 11)) + t) | 0;
  return t >>> 0;
}

/** A whole number from 0 to n − 1, all equally likely (biased values are drawn again). */
export function below(g: Generator, n: number): number {
  if (n <= 1) return 0;
  let value = next(g);
  // Only the last values can be beyond the last multiple of n: for all others it need not be known.
  while (value > 4294967295 - n && value >= 4294967296 - (4294967296 % n)) value = next(g);
  // Unsigned on both sides: a division of integers, not of fractions.
  return (value >>> 0) % (n >>> 0);
}

/** Fisher–Yates: the order in which the old positions stand after the shuffle. */
export function permutation(g: Generator, n: number): number[] {
  const order = new Array<number>(n);
  for (let i = 0; i < n; i++) order[i] = i;
  for (let i = n - 1; i > 0; i--) {
    const j = below(g, i + 1);
    const kept = order[i];
    order[i] = order[j];
    order[j] = kept;
  }
  return order;
}
