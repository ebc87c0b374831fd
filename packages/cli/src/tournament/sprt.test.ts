import { describe, expect, it } from 'vitest';
import { sequentialTest } from './sprt.js';

const TEST = { low: 0.5, high: 0.6, error: 0.05 };
/** Wins and losses in turn, so that so many of ten are won. */
const won = (ofTen: number, games: number) =>
  Array.from({ length: games }, (_, i) => ((i * 7) % 10 < ofTen ? 1 : 0));

describe('the sequential test', () => {
  it('decides for the higher rate if nearly all is won, after as many games as its bounds say', () => {
    // ln 19 / ln 1.2 = 16.1
    expect(sequentialTest(TEST, won(10, 100))).toMatchObject({ verdict: 'high', games: 17 });
  });

  it('decides for the lower rate if nearly all is lost', () => {
    // ln 19 / ln 1.25 = 13.2
    expect(sequentialTest(TEST, won(0, 100))).toMatchObject({ verdict: 'low', games: 14 });
  });

  it('decides by the rate in the long run', () => {
    expect(sequentialTest(TEST, won(6, 4000)).verdict).toBe('high');
    expect(sequentialTest(TEST, won(5, 4000)).verdict).toBe('low');
  });

  it('stays open as long as the games allow either', () => {
    const { verdict, games, ratio, bounds } = sequentialTest(TEST, won(6, 20));
    expect([verdict, games]).toEqual(['open', 20]);
    expect(ratio).toBeGreaterThan(bounds[0]);
    expect(ratio).toBeLessThan(bounds[1]);
  });
});
