import { expect, it } from 'vitest';
import { alongLine, bestStretch, calmLine, lengthOf } from './river-names.js';

const zigzag = Array.from({ length: 12 }, (_, i) => ({ x: i * 0.5, y: i % 2 ? 0.29 : 0 }));

it('a name stands on a calm line, not on the zigzag of the hexsides', () => {
  const line = calmLine(zigzag);
  expect(Math.max(...line.map(({ y }) => y)) - Math.min(...line.map(({ y }) => y))).toBeLessThan(0.05);
  // A river of two hexsides has a line, too.
  expect(calmLine(zigzag.slice(0, 3)).length).toBeGreaterThan(1);
});

it('finds its letters along the line, and beyond its ends straight on', () => {
  const line = [
    { x: 0, y: 0 },
    { x: 2, y: 0 },
    { x: 2, y: 2 },
  ];
  expect(lengthOf(line)).toBe(4);
  expect(alongLine(line, 1)).toEqual({ x: 1, y: 0, angle: 0 });
  expect(alongLine(line, 3)).toEqual({ x: 2, y: 1, angle: Math.PI / 2 });
  expect(alongLine(line, -1)).toEqual({ x: -1, y: 0, angle: 0 });
});

it('is set where the river is straight and no town is, and reads from left to right', () => {
  const line = Array.from({ length: 9 }, (_, i) => ({ x: 8 - i, y: 0 }));
  const found = bestStretch(line, 2, ({ x }) => x > 3)!;
  expect(found.line.map(({ x }) => x)).toEqual([1, 2, 3]);
  expect(bestStretch(line, 20, () => false)).toBeNull();
});
