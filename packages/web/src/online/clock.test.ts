import { describe, expect, it } from 'vitest';
import { clockSpec } from '../setup/clock-fields.js';
import { clockText, timeLeft } from './clock.js';

describe('a clock', () => {
  it('runs for the deciding seat, by the server’s time', () => {
    const running = { left: 60_000, since: 1000 };
    expect(timeLeft(running, 2000)).toBe(59_000);
    expect(timeLeft(running, 0)).toBe(60_000);
    expect(timeLeft(running, 10 ** 9)).toBe(0);
    expect(timeLeft({ left: 5000, since: null }, 99_999)).toBe(5000);
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
