import type { Point } from './pan-zoom.js';

/** The offset of a counter from the one below it, relative to its size. */
const STEP = 0.16;

/**
 * The positions of this many counters in a space with a few places side by side: one each while there are enough
 * places, then stacked, each a little higher than the one below.
 */
export function stacked(places: readonly Point[], count: number, size: number): Point[] {
  if (places.length === 0) return [];
  return Array.from({ length: count }, (_, i) => {
    const [x, y] = places[i % places.length];
    const height = Math.floor(i / places.length) * STEP * size;
    return [x + height, y - height];
  });
}

/**
 * The places of a block that this many counters take: row by row, with an incomplete row centred. Places that do not
 * form a block with rows of equal length are taken in order.
 */
export function inRows(places: readonly Point[], count: number): Point[] {
  const taken = places.slice(0, count);
  const columns = places.filter(([, y]) => y === places[0][1]).length;
  const isBlock = places.every(
    ([x, y], i) => x === places[i % columns][0] && y === places[i - (i % columns)][1],
  );
  if (!isBlock) return taken;
  return taken.map(([x, y], i) => {
    const missing = Math.max(0, columns - (count - (i - (i % columns))));
    return [x + (missing * (places[columns - 1][0] - places[0][0])) / Math.max(1, columns - 1) / 2, y];
  });
}

/** Where one more counter would be placed beside this many, without moving them. */
export function besideRows(places: readonly Point[], count: number): Point | null {
  const last = inRows(places, count).at(-1);
  const next = inRows(places, count + 1)[count];
  if (!last || !next || last[1] !== next[1]) return next ?? null;
  const step = places[count][0] - places[count - 1][0];
  return [last[0] + step, last[1]];
}

/** Groups like things and counts them: the first of each kind, in the original order. */
export function groupAlike<T>(
  things: readonly T[],
  keyOf: (thing: T) => string,
): { thing: T; count: number }[] {
  const piles = new Map<string, { thing: T; count: number }>();
  for (const thing of things) {
    const key = keyOf(thing);
    const pile = piles.get(key);
    if (pile) pile.count++;
    else piles.set(key, { thing, count: 1 });
  }
  return [...piles.values()];
}
