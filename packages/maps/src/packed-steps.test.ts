import { expect, it } from 'vitest';
import { packPoints, packSteps, pointsOf, unpackSteps } from './packed-steps.js';

it('reads what was written, of any length', () => {
  const steps = Array.from({ length: 601 }, (_, i) => i - 300).concat([0, -1, 434, 435, -20_000, 23_000]);
  expect(unpackSteps(packSteps(steps))).toEqual(steps);
  expect(packSteps([0, 1, -1, 39, -39])).toHaveLength(5);
  expect(() => packSteps([40_000])).toThrow('too long');
});

it('needs no escapes in a program', () => {
  const all = packSteps(Array.from({ length: 47_000 }, (_, i) => i - 23_500));
  expect(all).not.toMatch(/["'`\\$\s]/);
});

it('leads from point to point', () => {
  const points = [
    [120, -40],
    [125, -38],
    [0, 0],
  ] as const;
  expect(pointsOf(packPoints(points), 10)).toEqual([
    [12, -4],
    [12.5, -3.8],
    [0, 0],
  ]);
});
