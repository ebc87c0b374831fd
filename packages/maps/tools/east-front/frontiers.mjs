// The borders of the Soviet Union in 1939 and 1941: on land they follow the borders between spaces of the two sides, on
// water our own courses from shore to shore.
import { curve } from '../curve.mjs';
import { quantised, simplified } from '../lines.mjs';
import { project } from './warp.mjs';

/** From the end of the border at one water to its end at another (or the same), or to a point in degrees. */
// biome-ignore format: a corner is two numbers, a course reads as a row
const CROSSINGS = {
  1939: [
    { from: 'lake-onega', to: [35.25, 65], via: [[35.5, 62.35], [35.3, 62.85], [34.92, 63.4], [35.3, 64]] },
    { from: 'lake-ladoga', to: 'lake-ladoga', via: [[33.1, 60.95], [32.5, 60.72], [31.5, 60.65]] },
    { from: 'gulf-of-finland', to: 'gulf-of-finland', via: [[29.3, 60.12], [28.6, 60.05], [27.8, 59.8]] },
    { from: 'lake-peipus', to: 'lake-peipus', via: [[27.6, 58.65], [27.75, 58.1]] },
  ],
  1941: [
    { from: 'gulf-of-finland', to: 'baltic-sea', via: [[27.4, 60.32], [26.3, 60.18], [24.6, 59.95], [22.6, 59.5], [21.6, 58.9], [21.1, 57.9], [20.6, 56.9], [20.5, 55.8]] },
  ],
};

/**
 * `arcs` are traced arcs with names on both sides, `drawing` the same arcs as points in tenths. `east` tells for a year
 * and a space whether it lies east of the border (undefined: on neither side). Water courses are added to `drawing`.
 */
export function frontiers(arcs, drawing, { east, inside }) {
  return Object.entries(CROSSINGS).map(([year, crossings]) => {
    const onLand = arcs.flatMap((arc, i) => {
      const [a, b] = [east(year, arc.left), east(year, arc.right)];
      return a !== undefined && b !== undefined && a !== b ? [{ n: i + 1, from: arc.from, to: arc.to }] : [];
    });
    const chains = chained(onLand);
    const ends = chains.flatMap((chain) => {
      const first = chain[0];
      const last = chain.at(-1);
      const start = (n) => (n > 0 ? drawing[n - 1][0] : drawing[-n - 1].at(-1));
      const node = (n) => (n > 0 ? arcs[n - 1].from : arcs[-n - 1].to);
      return [
        { at: start(first), node: node(first) },
        { at: start(-last), node: node(-last) },
      ];
    });
    const at = (water) =>
      ends
        .filter(({ node }) =>
          arcs.some((a) => (a.from === node || a.to === node) && [a.left, a.right].includes(water)),
        )
        .map((end) => end.at);
    const water = crossings.map(({ from, to, via }) => {
      const [start, other] = at(from);
      const end = Array.isArray(to)
        ? project(to).map((v) => Math.round(v * 10))
        : from === to
          ? other
          : at(to)[0];
      const middle = via.map(project).map(([x, y]) => [x * 10, y * 10]);
      // Of two ends on the same water, the course starts at the one nearer to its first point.
      const near = (p) => Math.hypot(p[0] - middle[0][0], p[1] - middle[0][1]);
      const [a, b] = from === to && near(end) < near(start) ? [end, start] : [start, end];
      const course = curve([a, ...middle, b], false).map(([x, y]) => [x / 10, y / 10]);
      drawing.push(quantised(simplified(course.filter(inside), 0.2)));
      return [drawing.length];
    });
    return { year, land: chains, water };
  });
}

/** Joins arcs end to end: lists of arc numbers, negative if an arc is reversed. */
function chained(list) {
  const left = new Set(list);
  const chains = [];
  while (left.size > 0) {
    const [seed] = left;
    left.delete(seed);
    const chain = [{ n: seed.n, from: seed.from, to: seed.to }];
    for (let grew = true; grew; ) {
      grew = false;
      for (const next of left) {
        const turned = { n: -next.n, from: next.to, to: next.from };
        const after = [next, turned].find((k) => k.from === chain.at(-1).to);
        const before = [next, turned].find((k) => k.to === chain[0].from);
        if (!after && !before) continue;
        left.delete(next);
        if (after) chain.push(after);
        else chain.unshift(before);
        grew = true;
        break;
      }
    }
    chains.push(chain.map((k) => k.n));
  }
  return chains;
}

/**
 * Where to write the year of a border: along a straight stretch on land, clear of everything else. `free` tells whether
 * a box of this size about a point, at this angle, is clear.
 */
export function yearPlace({ land }, drawing, size, free) {
  let best = null;
  for (const chain of land) {
    const points = chain.flatMap((n) => {
      const line = drawing[Math.abs(n) - 1].map(([x, y]) => [x / 10, y / 10]);
      return n < 0 ? line.reverse() : line;
    });
    const even = spaced(points, 3);
    const reach = Math.round(size[0] / 2 / 3);
    for (let i = reach; i + reach < even.length; i++) {
      const [ax, ay] = even[i - reach];
      const [bx, by] = even[i + reach];
      const l = Math.hypot(bx - ax, by - ay);
      const [nx, ny] = [-(by - ay) / l, (bx - ax) / l];
      const bend = Math.max(
        ...even.slice(i - reach, i + reach).map(([x, y]) => Math.abs((x - ax) * nx + (y - ay) * ny)),
      );
      let angle = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
      if (angle > 90) angle -= 180;
      if (angle <= -90) angle += 180;
      for (const side of [1, -1]) {
        const off = side * (bend + size[1] / 2 + 4);
        const at = [(ax + bx) / 2 + nx * off, (ay + by) / 2 + ny * off];
        // Prefer straight stretches, and those that read from left to right.
        const score = bend * 3 + Math.abs(angle) * 0.1;
        if ((!best || score < best.score) && free(at, angle)) best = { score, at, angle: Math.round(angle) };
      }
    }
  }
  if (!best) throw new Error('No place for the year of a line.');
  return { at: best.at, angle: best.angle };
}

/** Equidistant points along a line. */
function spaced(points, step) {
  const out = [points[0]];
  let left = step;
  for (let i = 1; i < points.length; i++) {
    let [ax, ay] = points[i - 1];
    const [bx, by] = points[i];
    let l = Math.hypot(bx - ax, by - ay);
    while (l >= left) {
      ax += ((bx - ax) * left) / l;
      ay += ((by - ay) * left) / l;
      out.push([ax, ay]);
      l = Math.hypot(bx - ax, by - ay);
      left = step;
    }
    left -= l;
  }
  return out;
}
