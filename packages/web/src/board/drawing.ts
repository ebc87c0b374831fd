import type { Point } from './pan-zoom.js';

// Geometry shared by drawn maps: tints of neighbours, and hit testing.

export type Outlines = readonly (readonly Point[])[];
export type Box = [number, number, number, number];

/** The corners of a star around its middle. */
const STAR: readonly Point[] = [
  ...([
    [0, -9.5],
    [2.35, -3.24],
    [9.03, -2.94],
    [3.81, 1.24],
    [5.58, 7.69],
  ] as const),
  ...([
    [0, 3.98],
    [-5.58, 7.69],
    [-3.81, 1.24],
    [-9.03, -2.94],
    [-2.35, -3.24],
  ] as const),
];

/**
 * A star at a place. It is drawn there rather than moved there: the browser keeps everything that is moved by itself
 * apart from its neighbours, and sorts all of it again whenever the page changes.
 */
export function starPath([x, y]: Point, scale: number): string {
  const at = (middle: number, offset: number) => String(Math.round((middle + offset * scale) * 100) / 100);
  return `M${STAR.map(([dx, dy]) => `${at(x, dx)} ${at(y, dy)}`).join('L')}z`;
}

/** How wide its edge is. */
export const STAR_EDGE = 0.8;

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
