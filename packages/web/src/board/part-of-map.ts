import { type Drawing, outline, type Point, packPoints, pointsOf } from '@sandtable/maps';
import { type Box, boxOf } from './drawing.js';

/** How far a line may be off, in units: about a pixel of a small picture. */
const OFF = 1.5;
/** Outside the frame only the side of the frame matters on which a line is. */
const OFF_OUTSIDE = 40;

interface Shaped {
  rings: string;
}
type Map = Drawing & { spaces: readonly Shaped[]; scenery: readonly Shaped[] };

/**
 * The part of a map inside a frame, for a small picture: the spaces and scenery that reach into it, and fewer points.
 * Borders stay shared, because arcs are thinned out one by one.
 */
export function partOfMap<M extends Map>(map: M, frame: Box): M {
  const kept = <S extends Shaped>(shapes: readonly S[]): S[] =>
    shapes.flatMap((shape) => {
      const rings = ringsInside(map, shape.rings, frame);
      return rings === '' ? [] : [{ ...shape, rings }];
    });
  const spaces = kept(map.spaces);
  const scenery = kept(map.scenery);
  const used = new Set([...spaces, ...scenery].flatMap(({ rings }) => arcsOf(rings)));
  const arcs = map.arcs.map((arc, i) => (used.has(i + 1) ? thinned(map, arc, frame) : ''));
  return { ...map, spaces, scenery, parts: 1, arcs };
}

const arcsOf = (rings: string) => rings.split(/[ ,]/).map((n) => Math.abs(Number(n)));

/** The rings of a shape that reach into the frame. */
function ringsInside(map: Map, rings: string, frame: Box): string {
  const outlines = outline(map, rings);
  return rings
    .split(',')
    .filter((_, i) => meets(map, boxOf([outlines[i]]), frame))
    .join(',');
}

/** Whether two boxes meet, on any turn of a map that wraps. */
function meets({ period }: Map, [left, top, right, bottom]: Box, frame: Box): boolean {
  if (bottom < frame[1] || top > frame[3]) return false;
  const turns = period === undefined ? [0] : [-2 * period, -period, 0, period, 2 * period];
  return turns.some((turn) => right + turn >= frame[0] && left + turn <= frame[2]);
}

function thinned(map: Map, arc: string, frame: Box): string {
  const points = pointsOf(arc, map.parts);
  const inside = meets(map, boxOf([points]), frame);
  const kept = thin(points, inside ? OFF : OFF_OUTSIDE);
  return packPoints(kept.map(([x, y]) => [Math.round(x), Math.round(y)]));
}

/** Leaves out points that are hardly off the line between those that stay (Douglas and Peucker). */
function thin(points: readonly Point[], off: number): Point[] {
  const [first, last] = [points[0], points[points.length - 1]];
  let far = 0;
  let most = off;
  for (let i = 1; i < points.length - 1; i++) {
    const distance = distanceTo(points[i], first, last);
    if (distance > most) [far, most] = [i, distance];
  }
  if (far > 0) return [...thin(points.slice(0, far + 1), off).slice(0, -1), ...thin(points.slice(far), off)];
  if (first[0] !== last[0] || first[1] !== last[1]) return [first, last];
  // A ring must not become a line.
  return [0, 1, 2, 3].map((third) => points[Math.floor((third * (points.length - 1)) / 3)]);
}

function distanceTo([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}
