import { setImmediate } from 'node:timers/promises';
import type { Effort } from './row.js';

/** Does a bit of work and says how much it was: moves, copies, calls. */
export type Work = () => number;

/**
 * How much of the work is done per second of processor time, over about that many milliseconds. The clock on
 * the wall would also count what else the machine is doing.
 */
function rate(work: Work, millis: number): number {
  const began = performance.now();
  const before = process.cpuUsage();
  let done = 0;
  let spent = 0;
  while (spent === 0) {
    do done += work();
    while (performance.now() - began < millis);
    const { user, system } = process.cpuUsage(before);
    spent = user + system;
  }
  return (done * 1_000_000) / spent;
}

/**
 * Work per second for several contestants, who take turns round by round, so that a machine that is hot or
 * shared is so for all of them. The median of the rounds counts; a round before them warms everybody up.
 */
export async function rates(contestants: readonly Work[], { rounds, millis }: Effort): Promise<number[]> {
  for (const work of contestants) rate(work, millis);
  const found: number[][] = contestants.map(() => []);
  for (let round = 0; round < rounds; round++) {
    contestants.forEach((work, i) => {
      found[i].push(rate(work, millis));
    });
    // Ctrl-C is heard between two rounds.
    await setImmediate();
  }
  return found.map(median);
}

/** Microseconds for one unit of the work. */
export async function micros(work: Work, effort: Effort): Promise<number> {
  const [perSecond] = await rates([work], effort);
  return 1_000_000 / perSecond;
}

export function median(values: readonly number[]): number {
  const sorted = values.slice().sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
