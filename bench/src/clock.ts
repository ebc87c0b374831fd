import { setImmediate } from 'node:timers/promises';
import type { Effort } from './row.js';

/** Does a bit of work and says how much it was: moves, copies, calls. */
export type Work = () => number;

/** The processor's clock is asked for only so often, in milliseconds: asking takes time as well. */
const LOOK = 2;
/** A warm-up round has to be so many times as fast as the best before it to be worth another. */
const FASTER = 1.05;

/**
 * How much of the work is done per second of processor time, over about that many milliseconds of it. The clock
 * on the wall would also count what else the machine is doing.
 */
function rate(work: Work, millis: number): number {
  const before = process.cpuUsage();
  let done = 0;
  let spent = 0;
  while (spent < millis * 1000) {
    const pause = performance.now() + LOOK;
    do done += work();
    while (performance.now() < pause);
    const { user, system } = process.cpuUsage(before);
    spent = user + system;
  }
  return (done * 1_000_000) / spent;
}

/** Works until it gets no faster: a large game takes seconds until all of it is compiled. */
function warmUp(work: Work, { millis, warmUp }: Effort): void {
  let best = 0;
  for (let round = 0; round < warmUp; round++) {
    const now = rate(work, millis);
    if (now < best * FASTER) return;
    best = now;
  }
}

/**
 * Work per second for several contestants, who take turns round by round, so that a machine that is hot or
 * shared is so for all of them. The median of the rounds counts, once everybody is warm.
 */
export async function rates(contestants: readonly Work[], effort: Effort): Promise<number[]> {
  const { rounds, millis } = effort;
  for (const work of contestants) warmUp(work, effort);
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
