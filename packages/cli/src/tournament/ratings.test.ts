import { seedGenerator } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { estimateRatings, fitRatings, type Meeting } from './ratings.js';

/** So many games of a pair, of which the first side wins some. */
function games(first: number, second: number, count: number, wins: number): Meeting[] {
  return Array.from({ length: count }, (_, i) => ({ bots: [first, second], score: i < wins ? 1 : 0 }));
}

describe('ratings', () => {
  it('are 400 points apart where one wins ten times as often as it loses', () => {
    const { bots, side } = fitRatings(2, [...games(0, 1, 11_000, 10_000), ...games(1, 0, 11_000, 1000)]);
    expect(bots[0] - bots[1]).toBeCloseTo(400, 0);
    expect(bots[0] + bots[1]).toBeCloseTo(0, 6);
    expect(side).toBeCloseTo(0, 6);
  });

  it('tell the strength of a bot from that of a side', () => {
    // The first side wins three of four games whoever plays it.
    const { bots, side } = fitRatings(2, [...games(0, 1, 4000, 3000), ...games(1, 0, 4000, 3000)]);
    expect(bots[0]).toBeCloseTo(bots[1], 6);
    expect(side).toBeCloseTo(400 * Math.log10(3), 0);
  });

  it('learn the worth of a side from games of a bot against itself', () => {
    const { side } = fitRatings(1, games(0, 0, 9999, 6666));
    expect(side).toBeCloseTo(400 * Math.log10(2), 0);
  });

  it('compare bots that never met, by those whom both met', () => {
    const { bots } = fitRatings(3, [
      ...games(0, 1, 8000, 6000),
      ...games(1, 0, 8000, 2000),
      ...games(1, 2, 8000, 6000),
      ...games(2, 1, 8000, 2000),
    ]);
    expect(bots[0] - bots[2]).toBeCloseTo(2 * 400 * Math.log10(3), 0);
  });

  it('have an interval that contains the truth, narrower with more games', () => {
    const of = (count: number) =>
      estimateRatings(
        2,
        [...games(0, 1, count, count * 0.7), ...games(1, 0, count, count * 0.3)],
        seedGenerator('x'),
      ).bots[0];
    const truth = 200 * Math.log10(0.7 / 0.3);
    for (const { low, value, high } of [of(50), of(500)]) {
      expect(low).toBeLessThan(value);
      expect(high).toBeGreaterThan(value);
      expect(low).toBeLessThan(truth);
      expect(high).toBeGreaterThan(truth);
    }
    const width = ({ low, high }: { low: number; high: number }) => high - low;
    expect(width(of(500))).toBeLessThan(width(of(50)) / 2);
  });

  it('leave doubt about a bot that never lost', () => {
    const { low, value, high } = estimateRatings(2, games(0, 1, 60, 60), seedGenerator('x')).bots[0];
    expect(value).toBeLessThan(1000);
    expect(high - low).toBeGreaterThan(50);
  });
});
