import type { Point } from './pan-zoom.js';

// Geometry shared by drawn maps: tints of neighbours, and hit testing.

export type Outlines = readonly (readonly Point[])[];
export type Box = [number, number, number, number];

export const STAR_PATH =
  'M0-9.5l2.35 6.26 6.68.3-5.22 4.18 1.77 6.45L0 3.98l-5.580 3.71 1.770-6.450-5.220-4.180 6.680-.3z';

/** The bounding box of outlines: left, top, right, bottom. */
export function boxOf(outlines: Outlines): Box {
  const box: Box = [Infinity, Infinity, -Infinity, -Infinity];
  for (const ring of outlines) {
    for (const [x, y] of ring) {
      box[0] = Math.min(box[0], x);
      box[1] = Math.min(box[1], y);
      box[2] = Math.max(box[2], x);
      box[3] = Math.max(box[3], y);
    }
  }
  return box;
}

/** Whether a point is inside the outlines. Holes count as outside. */
export function isInside(outlines: Outlines, x: number, y: number): boolean {
  let odd = false;
  for (const ring of outlines) {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [xi, yi] = ring[i];
      const [xj, yj] = ring[j];
      if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) odd = !odd;
    }
  }
  return odd;
}

const TINTS = 4;

/** Gives neighbours different tints, starting with the space that has most neighbours. */
export function tintsOf(pairs: readonly (readonly [string, string | null])[]): Map<string, number> {
  const neighbours = new Map<string, Set<string>>();
  const join = (a: string, b: string) => neighbours.set(a, (neighbours.get(a) ?? new Set()).add(b));
  for (const [a, b] of pairs) {
    if (b === null) continue;
    join(a, b);
    join(b, a);
  }
  const tints = new Map<string, number>();
  const order = [...neighbours.keys()].sort((a, b) => neighbours.get(b)!.size - neighbours.get(a)!.size);
  for (const id of order) {
    const taken = new Set([...neighbours.get(id)!].map((other) => tints.get(other)));
    let tint = 0;
    while (taken.has(tint) && tint < TINTS - 1) tint++;
    tints.set(id, tint);
  }
  return tints;
}
