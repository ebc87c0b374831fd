import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyGenerator, below, CHANCE_KINDS, next, permutation, seedGenerator } from './random.js';

describe('seedGenerator', () => {
  it('gives the same numbers for the same seed, forever', () => {
    const g = seedGenerator('seven');
    expect([next(g), next(g), next(g)]).toMatchInlineSnapshot(`
      [
        1790399320,
        3373105634,
        3222483523,
      ]
    `);
  });

  it.each(CHANCE_KINDS)('gives other numbers for another seed: %s', (kind) => {
    const firsts = Array.from({ length: 1000 }, (_, i) => next(seedGenerator(`seed ${i}`, kind)));
    expect(new Set(firsts).size).toBe(1000);
  });

  it.each(CHANCE_KINDS)('keeps signed 32-bit words, which JSON gives back: %s', (kind) => {
    const g = seedGenerator('x', kind);
    for (let i = 0; i < 1000; i++) {
      next(g);
      expect(g.every((word) => word === (word | 0))).toBe(true);
    }
    const twin = JSON.parse(JSON.stringify(g)) as number[];
    expect(Array.from({ length: 9 }, () => next(twin))).toEqual(Array.from({ length: 9 }, () => next(g)));
  });
});

describe('anyGenerator', () => {
  it('is a fast generator seeded from either kind', () => {
    for (const kind of CHANCE_KINDS) {
      const g = seedGenerator('guess', kind);
      const twin = g.slice();
      expect(anyGenerator(g)).toEqual(Array.from({ length: 4 }, () => next(twin) | 0));
      expect(g).toEqual(twin);
    }
  });
});

/** The chi-square statistic of counts that should all be equal. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((a, b) => a + b, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe('below', () => {
  it('stays below', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 0xffffffff }), (seed, n) => {
        const g = seedGenerator(seed);
        for (let i = 0; i < 20; i++) {
          const value = below(g, n);
          expect(Number.isInteger(value) && value >= 0 && value < n).toBe(true);
        }
      }),
    );
  });

  it.each(CHANCE_KINDS)('is fair for %s', (kind) => {
    const g = seedGenerator(`fair ${kind}`, kind);
    const counts = new Array<number>(6).fill(0);
    for (let i = 0; i < 60_000; i++) counts[below(g, 6)]++;
    expect(chiSquare(counts)).toBeLessThan(25.7);
  });

  // Bounds that a fair die passes 9,999 times in 10,000; the seed is fixed, so this either holds or not.
  it.each([
    [6, 25.7],
    [10, 33.7],
    [52, 95],
  ])('is fair for %i sides', (sides, bound) => {
    const g = seedGenerator(`fair ${sides}`);
    const counts = new Array<number>(sides).fill(0);
    for (let i = 0; i < 60_000; i++) counts[below(g, sides)]++;
    expect(chiSquare(counts)).toBeLessThan(bound);
  });

  it('does not favour low numbers where 2^32 is no multiple', () => {
    const g = seedGenerator('three quarters');
    const n = 3 * 2 ** 30;
    let low = 0;
    for (let i = 0; i < 30_000; i++) if (below(g, n) < n / 3) low++;
    // Without drawing again, the lowest third would come up half of the time.
    expect(low / 30_000).toBeCloseTo(1 / 3, 1);
  });
});

describe('permutation', () => {
  it('names each position once', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(60), (seed, n) => {
        const order = permutation(seedGenerator(seed), n);
        expect(order.slice().sort((a, b) => a - b)).toEqual(Array.from({ length: n }, (_, i) => i));
      }),
    );
  });

  it('gives each of the 24 orders of four equally often', () => {
    const g = seedGenerator('orders');
    const counts = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const key = permutation(g, 4).join('');
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(chiSquare([...counts.values()])).toBeLessThan(56);
  });
});
