// Counters keep their size on the screen, whatever the zoom; names and stars stay readable.

/** The least and the greatest side of a counter on the screen, in pixels. */
const COUNTER_PX = [28, 45] as const;
/** The same for the type of names, and for stars. */
const NAME_PX = [11, 27] as const;
const MARK_PX = [15, 30] as const;
/** The largest part that names may grow. */
const MOST_NAME = 1.6;

function within(value: number, [least, most]: readonly [number, number]): number {
  return Math.min(most, Math.max(least, value));
}

/** The side of a counter of this many units, in pixels, at a scale. */
export function counterSizeAt(k: number, counter: number): number {
  return within(counter * k, COUNTER_PX);
}

/** By how much it is drawn larger than the map then. */
export function growthAt(k: number, counter: number): number {
  return counterSizeAt(k, counter) / (counter * k);
}

/** By how much a name of this type size is drawn larger than the map, at a scale. */
export function nameGrowthAt(k: number, size: number): number {
  const natural = size * k;
  return Math.min(MOST_NAME, within(natural, NAME_PX) / natural);
}

/** By how much a star is drawn larger than the map, at a scale. */
export function markGrowthAt(k: number, size: number): number {
  const natural = size * k;
  return within(natural, MARK_PX) / natural;
}

const STEP = 1.1;

/** Scales are rounded to steps, so that the arrangement of counters and names changes seldom. */
export function steppedScale(k: number): number {
  return STEP ** Math.round(Math.log(k) / Math.log(STEP));
}
