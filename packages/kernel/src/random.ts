import { sha256Words } from './sha256.js';

/**
 * The chance generator: sfc32, four signed 32-bit words kept in the state, seeded by SHA-256 of the seed's
 * text. Signed words stay small integers in every engine, and JSON keeps them exactly.
 */
export type Generator = number[];

export function seedGenerator(seed: string): Generator {
  const generator = sha256Words(`sandtable seed ${seed}`).slice(0, 4);
  for (let i = 0; i < 12; i++) next(generator);
  return generator;
}

/** The next 32 bits, unsigned. */
export function next(g: Generator): number {
  const t = (g[0] + g[1] + g[3]) | 0;
  g[3] = (g[3] + 1) | 0;
  g[0] = g[1] ^ (g[1] >>> 9);
  g[1] = (g[2] + (g[2] << 3)) | 0;
  g[2] = (((g[2] << 21) | (g[2] >>> 11)) + t) | 0;
  return t >>> 0;
}

/** A whole number from 0 to n − 1, every one equally likely (values that would favour some are drawn again). */
export function below(g: Generator, n: number): number {
  if (n <= 1) return 0;
  const limit = 4294967296 - (4294967296 % n);
  let value = next(g);
  while (value >= limit) value = next(g);
  return value % n;
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
