import { setImmediate } from 'node:timers/promises';
import type { Effort } from './row.js';

/** Does some work and returns its amount: moves, copies, calls. */
export type Work = () => number;

/** The interval between readings of the CPU clock, in milliseconds: reading it takes time as well. */
const CLOCK_INTERVAL = 2;
/** Warming up goes on while one of the last rounds is this many times as fast as the best before them. */
const WORTHWHILE_GAIN = 1.05;
/** Compiling a large game comes in waves: for a second or two nothing gets faster, then everything does. */
const PATIENCE = 6;

/**
 * Work per second of CPU time, measured over about this many milliseconds of it. Wall-clock time would also count what
 * else the machine is doing.
 */
function rate(work: Work, millis: number): number {
  const before = process.cpuUsage();
  let done = 0;
  let spent = 0;
  while (spent < millis * 1000) {
    const pause = performance.now() + CLOCK_INTERVAL;
    do done += work();
    while (performance.now() < pause);
    const { user, system } = process.cpuUsage(before);
    spent = user + system;
  }
  return (done * 1_000_000) / spent;
}

/** Has work at these rates, round by round, stopped to get faster? */
export function isWarm(rates: readonly number[]): boolean {
  const before = rates.slice(0, -PATIENCE);
  return before.length > 0 && Math.max(...rates) < Math.max(...before) * WORTHWHILE_GAIN;
}

/** Works until it gets no faster: compiling a large game takes seconds. */
function warmUp(work: Work, { millis, warmUp }: Effort): void {
  const found: number[] = [];
  while (found.length < warmUp && !isWarm(found)) found.push(rate(work, millis));
}

/**
 * Work per second of several contestants, who take turns round by round, so that heat and load affect all of them
 * alike. Takes the median of the rounds after warming up.
 */
export async function rates(contestants: readonly Work[], effort: Effort): Promise<number[]> {
  const { rounds, millis } = effort;
  for (const work of contestants) warmUp(work, effort);
  const found: number[][] = contestants.map(() => []);
  for (let round = 0; round < rounds; round++) {
    contestants.forEach((work, i) => {
      found[i].push(rate(work, millis));
    });
    // Lets the event loop handle Ctrl-C between rounds.
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
