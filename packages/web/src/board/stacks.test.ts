import { describe, expect, it } from 'vitest';
import { alike, stacked } from './stacks.js';

describe('counters in a space', () => {
  const places = [
    [0, 0],
    [30, 0],
  ] as const;

  it('stand side by side while there is room', () => {
    expect(stacked(places, 2, 25)).toEqual([
      [0, 0],
      [30, 0],
    ]);
  });

  it('stand on each other when there is not, and every one of them can be seen', () => {
    const five = stacked(places, 5, 25);
    expect(five).toHaveLength(5);
    expect(five[2]).toEqual([4, -4]);
    expect(five[4]).toEqual([8, -8]);
    expect(new Set(five.map(String)).size).toBe(5);
    expect(stacked([], 3, 25)).toEqual([]);
  });

  it('are counted where they are alike', () => {
    const piles = alike(['tank', 'gun', 'tank', 'tank'], (name) => name);
    expect(piles).toEqual([
      { thing: 'tank', count: 3 },
      { thing: 'gun', count: 1 },
    ]);
  });
});
