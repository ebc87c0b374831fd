import type { Point } from './pan-zoom.js';

/** How far a counter stands over the one below it, in parts of its size. */
const STEP = 0.16;

/**
 * Where so many counters stand in a space that has room for a few side by side: on their places as long as there
 * are enough, then on top of each other, each a little higher than the one below.
 */
export function stacked(places: readonly Point[], count: number, size: number): Point[] {
  if (places.length === 0) return [];
  return Array.from({ length: count }, (_, i) => {
    const [x, y] = places[i % places.length];
    const height = Math.floor(i / places.length) * STEP * size;
    return [x + height, y - height];
  });
}

/** Like things stand as one, with how many there are: the first of each kind, in the order in which they came. */
export function alike<T>(things: readonly T[], keyOf: (thing: T) => string): { thing: T; count: number }[] {
  const piles = new Map<string, { thing: T; count: number }>();
  for (const thing of things) {
    const key = keyOf(thing);
    const pile = piles.get(key);
    if (pile) pile.count++;
    else piles.set(key, { thing, count: 1 });
  }
  return [...piles.values()];
}
