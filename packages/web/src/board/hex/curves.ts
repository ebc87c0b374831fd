import type { Point } from '@sandtable/hex';
import type { Chain } from './chains.js';
import { noise } from './noise.js';

// Lines as a pen draws them: hexsides and links as curves that stray a little, the same way wherever they meet.

/** How far a line strays from its hexside, at most half of this, in hexes; and how often it turns in a hex. */
const STRAY = 0.2;
const TURNS = 2.5;
/** Points for each corner of a chain. */
const STEPS = 6;

/** Where the pen is instead of at this point: near it, and always at the same place. */
export function strayed({ x, y }: Point): Point {
  return {
    x: x + STRAY * (noise(x * TURNS, y * TURNS) - 0.5),
    y: y + STRAY * (noise(x * TURNS + 70, y * TURNS + 31) - 0.5),
  };
}

export const between = (a: Point, b: Point, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});

const isSame = (a: Point, b: Point) => Math.abs(a.x - b.x) + Math.abs(a.y - b.y) < 0.001;

/** A point of a curve, and where on its chain it is: 1.5 is half-way between its points 1 and 2. */
export interface CurvePoint extends Point {
  along: number;
}

/** A curve through the middle of every link, with the corners between rounded; its ends stay, a ring is closed. */
export function curveOf(chain: Chain): CurvePoint[] {
  const last = chain.length - 1;
  const ring = last > 2 && isSame(chain[0], chain[last]);
  const corners = ring ? [...chain, chain[1]] : chain;
  const points: CurvePoint[] = ring ? [] : [{ ...chain[0], along: 0 }];
  for (let i = 1; i < corners.length - 1; i++) {
    const [from, to] = [between(corners[i - 1], corners[i], 0.5), between(corners[i], corners[i + 1], 0.5)];
    for (let step = i === 1 ? 0 : 1; step <= STEPS; step++) {
      const part = step / STEPS;
      const spot = between(between(from, corners[i], part), between(corners[i], to, part), part);
      points.push({ ...spot, along: i - 0.5 + part });
    }
  }
  if (!ring) points.push({ ...chain[last], along: last });
  return points;
}

const text = (value: number) => String(Number(value.toFixed(3)));
const at = ({ x, y }: Point) => `${text(x)} ${text(y)}`;

export const pathThrough = (points: readonly Point[]): string => `M${points.map(at).join('L')}`;

/** A line along hexsides. */
export const sidePath = (chain: Chain): string => pathThrough(curveOf(chain).map(strayed));

/** An area of hexes, by the lines around it. */
export const areaPath = (rings: readonly Chain[]): string =>
  rings.map((ring) => `${sidePath([...ring, ring[0]])}Z`).join('');

/** How much of the way to the next point but one a curve has the same direction. */
const STIFF = 0.14;

/** A line from centre to centre that goes through every one of them; where `isFixed` says no, it may pass beside it. */
export function wayPath(chain: Chain, isFixed: (at: Point) => boolean): string {
  const points = chain.map((point) => (isFixed(point) ? point : strayed(point)));
  const control = (i: number, towards: 1 | -1) => {
    const [before, here, after] = [points[i - 1] ?? points[i], points[i], points[i + 1] ?? points[i]];
    return at({
      x: here.x + (after.x - before.x) * STIFF * towards,
      y: here.y + (after.y - before.y) * STIFF * towards,
    });
  };
  const links = points.slice(1).map((to, i) => `C${control(i, 1)} ${control(i + 1, -1)} ${at(to)}`);
  return `M${at(points[0])}${links.join('')}`;
}
