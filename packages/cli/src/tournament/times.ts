/** How many decisions took how long, in buckets that grow by a quarter of an octave from one microsecond on. */
export type Times = number[];

const PER_OCTAVE = 4;
/** Up to about an hour. */
const BUCKETS = 128;

export function noTimes(): Times {
  return new Array<number>(BUCKETS).fill(0);
}

export function addTime(times: Times, ms: number): void {
  const octaves = Math.log2(Math.max(1, ms * 1000));
  times[Math.min(BUCKETS - 1, Math.round(octaves * PER_OCTAVE))]++;
}

export function addTimes(to: Times, more: readonly number[]): void {
  for (let i = 0; i < BUCKETS; i++) to[i] += more[i] ?? 0;
}

/** The time in milliseconds that this share of the decisions did not exceed; 0 without decisions. */
export function quantile(times: Times, share: number): number {
  const all = times.reduce((a, b) => a + b, 0);
  if (all === 0) return 0;
  let seen = 0;
  for (let i = 0; i < BUCKETS; i++) {
    seen += times[i];
    if (seen >= share * all) return middleOf(i);
  }
  return middleOf(BUCKETS);
}

/** The mean in milliseconds, as exact as the buckets are: within two thousandths; 0 without decisions. */
export function meanTime(times: Times): number {
  let count = 0;
  let sum = 0;
  for (const [i, here] of times.entries()) {
    count += here;
    sum += here * middleOf(i);
  }
  return count === 0 ? 0 : sum / count;
}

/** The time in the middle of a bucket, in milliseconds. */
function middleOf(bucket: number): number {
  return 2 ** (bucket / PER_OCTAVE) / 1000;
}
