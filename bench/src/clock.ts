import type { Effort } from './row.js';

/** Does a bit of work and says how much it was: moves, copies, calls. */
export type Work = () => number;

/** How much of the work is done per second, over about that many milliseconds. */
function rate(work: Work, millis: number): number {
  const began = performance.now();
  let done = 0;
  let spent = 0;
  while (spent < millis) {
    done += work();
    spent = performance.now() - began;
  }
  return (done * 1000) / spent;
}

/**
 * Work per second for several contestants, who take turns round by round, so that whatever else the machine
 * is doing hits all of them. The median of the rounds counts; a round before them warms everybody up.
 */
export function rates(contestants: readonly Work[], { rounds, millis }: Effort): number[] {
  for (const work of contestants) rate(work, millis);
  const found: number[][] = contestants.map(() => []);
  for (let round = 0; round < rounds; round++) {
    contestants.forEach((work, i) => {
      found[i].push(rate(work, millis));
    });
  }
  return found.map(median);
}

/** Microseconds for one unit of the work. */
export function micros(work: Work, effort: Effort): number {
  return 1_000_000 / rates([work], effort)[0];
}

export function median(values: readonly number[]): number {
  const sorted = values.slice().sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
