import { describe, expect, it } from 'vitest';
import { wilson } from './wilson.js';

describe('the Wilson interval', () => {
  it.each([
    // Published values: Newcombe 1998, table I.
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
    [29, 29, 0.883, 1],
  ])('of %i in %i', (count, of, low, high) => {
    const found = wilson(count, of);
    expect(found.rate).toBe(count / of);
    expect(found.low).toBeCloseTo(low, 4);
    expect(found.high).toBeCloseTo(high, 4);
  });

  it('of no games is the whole range', () => {
    expect(wilson(0, 0)).toEqual({ count: 0, rate: 0, low: 0, high: 1 });
  });
});
