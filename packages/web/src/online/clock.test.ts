import { describe, expect, it } from 'vitest';
import { clockSpec } from '../setup/clock-fields.js';
import { clockText, timeLeft } from './clock.js';

describe('a clock', () => {
  const clocks = { faces: { a: { left: 60_000, since: 1000 }, b: { left: 5000, since: null } }, offset: 500 };

  it('runs for whoever is asked, by the server’s time', () => {
    expect(timeLeft(clocks, 'a', 1500)).toBe(59_000);
    expect(timeLeft(clocks, 'b', 99_999)).toBe(5000);
    expect(timeLeft(clocks, 'a', 10 ** 9)).toBe(0);
    expect(timeLeft(clocks, 'c', 0)).toBeNull();
  });

  it.each([
    [59_000, '0:59'],
    [61_500, '1:02'],
    [3_600_000, '1:00:00'],
    [47 * 3_600_000, '47:00:00'],
    [50 * 3_600_000, '2 days 2 h'],
  ])('%d ms are %s', (left, text) => {
    expect(clockText(left)).toBe(text);
  });

  it('is set in minutes or days, and sent in seconds', () => {
    expect(clockSpec({ kind: 'none', each: 1, back: 1 })).toBeNull();
    expect(clockSpec({ kind: 'live', each: 30, back: 20 })).toEqual({
      kind: 'live',
      seconds: 1800,
      refill: 20,
    });
    expect(clockSpec({ kind: 'correspondence', each: 7, back: 24 })).toEqual({
      kind: 'correspondence',
      seconds: 604_800,
      refill: 86_400,
    });
  });
});
