import type { Point } from '@sandtable/hex';
import { type Chain, pointKey, sideChains } from './chains.js';
import { between, type CurvePoint, curveOf, pathThrough, strayed } from './curves.js';
import type { HexMapModel, River } from './model.js';

// Rivers swell: each is as wide as the water that has come together so far, its own and that of its tributaries.

/** A river as it is drawn: from its source to its mouth. */
export interface Course {
  /** A point of its middle, and the width there in hexes. */
  points: readonly (Point & { width: number })[];
}

/** The width of a great river at its mouth, in hexes; and that of others by the hexsides of water above them. */
const GREAT = 0.08;
const widthWith = (water: number) => Math.min(GREAT, 0.016 + 0.0081 * Math.sqrt(water));
/** Where nobody says where a river comes from, it is as wide everywhere. */
const PLAIN = 9;

/** The rivers of a map; if it only says along which hexsides they flow, all are alike. */
export function coursesOf({ sheet, rivers, riverCourses }: HexMapModel): Course[] {
  if (riverCourses) return swollen(riverCourses);
  return sideChains(sheet, rivers).map((chain) => courseOf(chain, () => PLAIN));
}

/** By corner: the river that flows through it, which is not the one that ends there. */
type Through = ReadonlyMap<string, { river: River; at: number }>;

function throughOf(rivers: readonly River[]): Through {
  const through = new Map<string, { river: River; at: number }>();
  for (const river of rivers)
    for (let at = 0; at < river.course.length - 1; at++) {
      const key = pointKey(river.course[at]);
      const other = through.get(key);
      // A river that flows on through a corner takes up one that begins there.
      if (!other || (other.at === 0 && at > 0)) through.set(key, { river, at });
    }
  return through;
}

export function swollen(rivers: readonly River[]): Course[] {
  const through = throughOf(rivers);
  const inflows = new Map<River, { at: number; from: River }[]>();
  for (const from of rivers) {
    const into = through.get(pointKey(from.course[from.course.length - 1]));
    if (into && into.river !== from)
      inflows.set(into.river, [...(inflows.get(into.river) ?? []), { at: into.at, from }]);
  }
  const known = new Map<River, number>();
  /** The water of a river at the mouth; rivers that flow into each other count once. */
  const whole = (river: River): number => {
    const before = known.get(river);
    if (before !== undefined) return before;
    known.set(river, 0);
    const sum = waterAt(river, river.course.length - 1);
    known.set(river, sum);
    return sum;
  };
  /** The hexsides of water above a point of a river. */
  const waterAt = (river: River, along: number): number =>
    (inflows.get(river) ?? [])
      .filter(({ at }) => at <= along)
      .reduce((sum, { from }) => sum + whole(from), river.before + along);
  return rivers.map((river) => {
    const { course } = river;
    const mouth = course[course.length - 1];
    const into = through.get(pointKey(mouth));
    const chain =
      into && into.river !== river && into.at > 0
        ? [...course.slice(0, -1), bendOf(into.river.course, into.at)]
        : course;
    // Just below a confluence the water of both is there.
    return courseOf(chain, (along) => waterAt(river, along));
  });
}

/** Where a curve is that rounds this corner. */
function bendOf(chain: Chain, i: number): Point {
  const [before, after] = [between(chain[i - 1], chain[i], 0.5), between(chain[i], chain[i + 1], 0.5)];
  return between(between(before, after, 0.5), chain[i], 0.5);
}

function courseOf(chain: Chain, water: (along: number) => number): Course {
  const points: CurvePoint[] = curveOf(chain);
  const widths = points.map(({ along }) => widthWith(water(along)));
  return {
    points: points.map((point, i) => ({ ...strayed(point), width: smoothed(widths, i) })),
  };
}

/** A confluence does not make a step in the bank. */
function smoothed(widths: readonly number[], i: number): number {
  const near = widths.slice(Math.max(0, i - 5), i + 6);
  return near.reduce((sum, width) => sum + width, 0) / near.length;
}

/** The points of a round end. */
const ROUND = [-60, -30, 0, 30, 60].map((degrees) => (degrees * Math.PI) / 180);

/** The water as one area: from one bank around the mouth to the other. No part is narrower than `least`, in hexes. */
export function waterPath({ points }: Course, least: number, around = 0): string {
  return `${pathThrough(banksOf(points, least, around))}Z`;
}

function banksOf(points: Course['points'], least: number, around: number): Point[] {
  const left: Point[] = [];
  const right: Point[] = [];
  const half = (width: number) => Math.max(least * (0.6 + width / GREAT / 2), width) / 2 + around;
  const way = points.map((_, i) => {
    const [a, b] = [points[Math.max(0, i - 1)], points[Math.min(points.length - 1, i + 1)]];
    return Math.atan2(b.y - a.y, b.x - a.x);
  });
  const beside = (i: number, angle: number): Point => {
    const { x, y, width } = points[i];
    return { x: x + Math.cos(angle) * half(width), y: y + Math.sin(angle) * half(width) };
  };
  points.forEach((_, i) => {
    left.push(beside(i, way[i] - Math.PI / 2));
    right.push(beside(i, way[i] + Math.PI / 2));
  });
  const last = points.length - 1;
  const mouth = ROUND.map((turn) => beside(last, way[last] + turn));
  const source = ROUND.map((turn) => beside(0, way[0] + Math.PI + turn));
  return [...left, ...mouth, ...right.reverse(), ...source];
}
