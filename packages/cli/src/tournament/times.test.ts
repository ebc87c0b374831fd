import { expect, it } from 'vitest';
import { addTime, meanTime, noTimes, quantile } from './times.js';

it('tells mean and quantiles of times that were put into buckets', () => {
  const times = noTimes();
  let sum = 0;
  for (let i = 1; i <= 1000; i++) {
    const ms = i / 20;
    addTime(times, ms);
    sum += ms;
  }
  expect(meanTime(times) / (sum / 1000)).toBeCloseTo(1, 1);
  expect(quantile(times, 0.5)).toBeGreaterThan(20);
  expect(quantile(times, 0.5)).toBeLessThan(30);
  expect(quantile(times, 0.99)).toBeGreaterThan(40);
  expect([meanTime(noTimes()), quantile(noTimes(), 0.5)]).toEqual([0, 0]);
});
