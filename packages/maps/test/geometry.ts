/** Geometry for tests of drawn maps, which check the outlines as drawn, not as stored. */
import { expect } from 'vitest';
import type { Point } from '../src/data.js';

export type Outlines = ReadonlyMap<string, Point[][]>;
export type Box = readonly [number, number, number, number];

/** Parses path data into rings, in tenths of a unit, so that equal points are equal integers. */
export function readPath(path: string): Point[][] {
  return path
    .split(/(?=M)/)
    .filter((ring) => ring !== '')
    .map((ring) => {
      const steps = ring.match(/-?\d+(\.\d+)?/g)!.map(Number);
      const points: Point[] = [];
      let x = 0;
      let y = 0;
      for (let i = 0; i < steps.length; i += 2) {
        x += steps[i]!;
        y += steps[i + 1]!;
        points.push([Math.round(x * 10), Math.round(y * 10)]);
      }
      return points;
    });
}

export const pair = (a: string, b: string) => [a, b].sort().join(' | ');
export const tenths = ([x, y]: Point): Point => [x * 10, y * 10];

/** Normalises x to one turn of a cylinder; a flat map (no period) is unchanged. */
const home = (x: number, period: number) => (period === 0 ? x : ((x % period) + period) % period);
const turns = (period: number) => (period === 0 ? [0] : [-period, 0, period]);

export interface Segment {
  of: string;
  a: Point;
  b: Point;
}

export function segments(outlines: Outlines): Segment[] {
  const list: Segment[] = [];
  for (const [of, rings] of outlines) {
    for (const ring of rings)
      for (const [i, a] of ring.entries()) list.push({ of, a, b: ring[(i + 1) % ring.length]! });
  }
  return list;
}

export const segmentKey = (a: Point, b: Point, period = 0) =>
  [a, b]
    .map(([x, y]) => `${home(x, period)},${y}`)
    .sort()
    .join(' ');

/** Every segment of the outlines, with its one or two owners. */
export function sides(outlines: Outlines, period = 0): Map<string, { owners: string[]; length: number }> {
  const found = new Map<string, { owners: string[]; length: number }>();
  for (const { of, a, b } of segments(outlines)) {
    const key = segmentKey(a, b, period);
    const side = found.get(key) ?? { owners: [], length: Math.hypot(a[0] - b[0], a[1] - b[1]) / 10 };
    side.owners.push(of);
    found.set(key, side);
  }
  return found;
}

/** The length of the common border of each pair, in units. */
export function shared(outlines: Outlines, period = 0): Map<string, number> {
  const lengths = new Map<string, number>();
  for (const [key, { owners, length }] of sides(outlines, period)) {
    expect(owners.length, `sides of ${key}`).toBeLessThanOrEqual(2);
    if (owners.length < 2) continue;
    const name = pair(owners[0]!, owners[1]!);
    lengths.set(name, (lengths.get(name) ?? 0) + length);
  }
  return lengths;
}

/** The signed area in square units: rings run one way round a space and the other way round its holes. */
export function area(outlines: Outlines): number {
  let sum = 0;
  for (const { a, b } of segments(outlines)) sum += (a[0] * b[1] - b[0] * a[1]) / 200;
  return sum;
}

export function inside(rings: readonly (readonly Point[])[], [px, py]: Point, period = 0): boolean {
  let odd = false;
  for (const shift of turns(period)) {
    const x = px + shift;
    for (const ring of rings) {
      for (let i = 0; i < ring.length; i++) {
        const [ax, ay] = ring[i]!;
        const [bx, by] = ring[(i + 1) % ring.length]!;
        if (ay > py !== by > py && x < ax + ((py - ay) / (by - ay)) * (bx - ax)) odd = !odd;
      }
    }
  }
  return odd;
}

/** Places where two outlines cross; lines with a common end point do not cross there. */
export function crossings(outlines: Outlines, period = 0): string[] {
  const size = 80;
  const buckets = new Map<string, Segment[]>();
  const found = new Set<string>();
  const turn = (a: Point, b: Point, c: Point) =>
    Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));
  for (const s of segments(outlines)) {
    for (const shift of turns(period)) {
      const a: Point = [s.a[0] + shift, s.a[1]];
      const b: Point = [s.b[0] + shift, s.b[1]];
      if (period !== 0 && (Math.max(a[0], b[0]) < 0 || Math.min(a[0], b[0]) > period)) continue;
      for (let x = Math.floor(Math.min(a[0], b[0]) / size); x <= Math.max(a[0], b[0]) / size; x++) {
        for (let y = Math.floor(Math.min(a[1], b[1]) / size); y <= Math.max(a[1], b[1]) / size; y++) {
          const bucket = buckets.get(`${x},${y}`) ?? [];
          buckets.set(`${x},${y}`, bucket);
          for (const o of bucket) {
            if (turn(a, b, o.a) * turn(a, b, o.b) < 0 && turn(o.a, o.b, a) * turn(o.a, o.b, b) < 0) {
              found.add(`${s.of} and ${o.of} near ${a[0] / 10}, ${a[1] / 10}`);
            }
          }
          bucket.push({ of: s.of, a, b });
        }
      }
    }
  }
  return [...found];
}

export const boxAt = ([x, y]: Point, w: number, h: number): Box => [
  x - w / 2,
  y - h / 2,
  x + w / 2,
  y + h / 2,
];
export const overlap = (a: Box, b: Box, period = 0) =>
  turns(period).some((s) => a[0] + s < b[2] && b[0] < a[2] + s && a[1] < b[3] && b[1] < a[3]);
export const within = (a: Box, b: Box) => a[0] >= b[0] && a[1] >= b[1] && a[2] <= b[2] && a[3] <= b[3];

/** The corners, the midpoints of the sides, and the middle. */
export const corners = ([x0, y0, x1, y1]: Box): Point[] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
  [(x0 + x1) / 2, y0],
  [(x0 + x1) / 2, y1],
  [x0, (y0 + y1) / 2],
  [x1, (y0 + y1) / 2],
  [(x0 + x1) / 2, (y0 + y1) / 2],
];
