import { below, seedGenerator } from '@sandtable/kernel';
import { expect, it } from 'vitest';
import { NormalEquations } from './normal-equations.js';

/** Positions with two of three features each, whose targets follow from the weights 2, -1 and 0.5. */
function seen(count: number): NormalEquations {
  const random = seedGenerator('fit');
  const sums = new NormalEquations(4);
  for (let i = 0; i < count; i++) {
    const [first, second] = [
      [0, 1],
      [0, 2],
      [1, 2],
    ][below(random, 3)];
    const amounts = [1 + below(random, 3), 1 + below(random, 3)];
    const weights = [2, -1, 0.5];
    sums.add([first, second], amounts, amounts[0] * weights[first] + amounts[1] * weights[second]);
  }
  return sums;
}

it('finds the weights that the targets follow from, and none for what was never seen', () => {
  const sums = seen(500);
  const weights = sums.solve(1e-6);
  [2, -1, 0.5, 0].forEach((weight, i) => {
    expect(weights[i]).toBeCloseTo(weight, 6);
  });
  expect(sums.explained(weights)).toBeCloseTo(1, 6);
  expect(sums.explained(new Float64Array(4))).toBeLessThan(0);
});

it('makes weights smaller, the larger the penalty and the fewer the positions', () => {
  const size = (count: number, penalty: number) => Math.abs(seen(count).solve(penalty)[0]);
  expect(size(500, 1000)).toBeLessThan(size(500, 100));
  expect(size(50, 100)).toBeLessThan(size(500, 100));
});

it('explains nothing where nothing was seen', () => {
  expect(new NormalEquations(4).explained(new Float64Array(4).fill(1))).toBe(0);
});
