import { expect, it } from 'vitest';
import { filmStops } from './away.js';

it('shows every choice of a short absence', () => {
  expect(filmStops(12, 4)).toEqual([8, 9, 10, 11]);
  expect(filmStops(2, 5)).toEqual([0, 1]);
});

it('spreads the film over a long absence, from its first choice to its end', () => {
  const stops = filmStops(700, 500);
  expect(stops.length).toBeLessThanOrEqual(41);
  expect(stops[0]).toBe(200);
  expect(stops.at(-1)).toBeGreaterThan(680);
  expect([...new Set(stops)]).toEqual(stops);
});
