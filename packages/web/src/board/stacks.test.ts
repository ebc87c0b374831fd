import { describe, expect, it } from 'vitest';
import { besideRows, groupAlike, inRows, stacked } from './stacks.js';

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

  it('are stacked when there is not, and each can be seen', () => {
    const five = stacked(places, 5, 25);
    expect(five).toHaveLength(5);
    expect(five[2]).toEqual([4, -4]);
    expect(five[4]).toEqual([8, -8]);
    expect(new Set(five.map(String)).size).toBe(5);
    expect(stacked([], 3, 25)).toEqual([]);
  });

  const block = [
    [0, 0],
    [30, 0],
    [60, 0],
    [0, 30],
    [30, 30],
    [60, 30],
  ] as const;

  it('are centred in a block when a row is incomplete', () => {
    expect(inRows(block, 1)).toEqual([[30, 0]]);
    expect(inRows(block, 2)).toEqual([
      [15, 0],
      [45, 0],
    ]);
    expect(inRows(block, 4).at(-1)).toEqual([30, 30]);
    expect(inRows(block, 6)).toEqual(block);
    const scattered = [
      [0, 0],
      [40, 10],
      [5, 50],
    ] as const;
    expect(inRows(scattered, 2)).toEqual(scattered.slice(0, 2));
  });

  it('leave a place for one more beside them', () => {
    expect(besideRows(block, 0)).toEqual([30, 0]);
    expect(besideRows(block, 1)).toEqual([60, 0]);
    expect(besideRows(block, 2)).toEqual([75, 0]);
    expect(besideRows(block, 3)).toEqual([30, 30]);
    expect(besideRows(block, 6)).toBeNull();
  });

  it('are counted if they are alike', () => {
    const piles = groupAlike(['tank', 'gun', 'tank', 'tank'], (name) => name);
    expect(piles).toEqual([
      { thing: 'tank', count: 3 },
      { thing: 'gun', count: 1 },
    ]);
  });
});
