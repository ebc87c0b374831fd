// Turns the traced staircases into presentable lines: smoothed, simplified, on a grid of tenths, and never crossing
// each other.

export const length = (points) => {
  let sum = 0;
  for (let i = 1; i < points.length; i++)
    sum += Math.hypot(points[i][0] - points[i - 1][0], points[i][1] - points[i - 1][1]);
  return sum;
};

/** The offset between two x in whole turns of the map; always 0 on a flat sheet. */
const turns = ({ width, wraps }, dx) => (wraps ? Math.round(dx / width) * width : 0);

/** Moves some points, and the points around them less with distance. */
export function bend(sheet, arcs, moves) {
  const reach = 14;
  for (const arc of arcs) {
    arc.grid = [arc.points[0], arc.points.at(-1)];
    arc.points = arc.points.map(([px, py]) => {
      let x = px;
      let y = py;
      for (const { from, to } of moves) {
        const turn = turns(sheet, px - from[0]);
        const d = Math.hypot(px - turn - from[0], py - from[1]);
        if (d >= reach) continue;
        const part = (1 - d / reach) ** 2;
        x += (to[0] - from[0]) * part;
        y += (to[1] - from[1]) * part;
      }
      return [x, y];
    });
  }
  // The two ends of a border that shrinks to a point must coincide.
  for (const { from, to } of moves) {
    for (const arc of arcs) {
      for (const end of [0, 1]) {
        const at = end * (arc.points.length - 1);
        const turn = turns(sheet, arc.points[at][0] - to[0]);
        const [x, y] = arc.grid[end];
        if (Math.abs(x - turn - from[0]) < 0.01 && Math.abs(y - from[1]) < 0.01)
          arc.points[at] = [to[0] + turn, to[1]];
      }
    }
  }
}

/** Each point becomes the mean of its neighbours within reach; end points stay, loops have none. */
export function smoothed(points, closed, reach) {
  const n = points.length - 1;
  const out = [];
  for (let i = 0; i <= n; i++) {
    if (!closed && (i === 0 || i === n)) {
      out.push(points[i]);
      continue;
    }
    const w = closed ? reach : Math.min(reach, i, n - i);
    let x = 0;
    let y = 0;
    let total = 0;
    for (let k = -w; k <= w; k++) {
      const j = closed ? (i + k + 2 * n) % n : i + k;
      const weight = w + 1 - Math.abs(k);
      // Loops do not wind around the cylinder, so their points need no unrolling.
      x += points[j][0] * weight;
      y += points[j][1] * weight;
      total += weight;
    }
    out.push([x / total, y / total]);
  }
  return out;
}

/** Douglas-Peucker: drops points that are closer to the line than the tolerance. */
export function simplified(points, tolerance) {
  const keep = new Uint8Array(points.length);
  keep[0] = keep[points.length - 1] = 1;
  const stack = [[0, points.length - 1]];
  while (stack.length) {
    const [a, b] = stack.pop();
    const [ax, ay] = points[a];
    const dx = points[b][0] - ax;
    const dy = points[b][1] - ay;
    const l = Math.hypot(dx, dy);
    let far = 0;
    let at = -1;
    for (let i = a + 1; i < b; i++) {
      const px = points[i][0] - ax;
      const py = points[i][1] - ay;
      const t = l === 0 ? 0 : Math.min(Math.max((px * dx + py * dy) / (l * l), 0), 1);
      const d = Math.hypot(px - t * dx, py - t * dy);
      if (d > far) {
        far = d;
        at = i;
      }
    }
    if (far > tolerance) {
      keep[at] = 1;
      stack.push([a, at], [at, b]);
    }
  }
  return points.filter((_, i) => keep[i]);
}

const tenth = (v) => Math.round(v * 10);
/** Rounds to tenths, without repeated points. */
export function quantised(points) {
  const out = [];
  for (const [x, y] of points) {
    const p = [tenth(x), tenth(y)];
    const last = out.at(-1);
    if (!last || last[0] !== p[0] || last[1] !== p[1]) out.push(p);
  }
  return out;
}

/** The arcs that cross or touch another (or themselves) other than at their ends. Points in tenths. */
export function crossing({ width, wraps }, arcs) {
  const size = 40;
  const period = width * 10;
  const across = period / size;
  const shifts = wraps ? [-period, 0, period] : [0];
  const buckets = new Map();
  const bad = new Set();
  const where = [];
  arcs.forEach((points, arc) => {
    for (let i = 0; i + 1 < points.length; i++) {
      const turn = wraps ? Math.floor(points[i][0] / period) * period : 0;
      const s = {
        arc,
        i,
        a: [points[i][0] - turn, points[i][1]],
        b: [points[i + 1][0] - turn, points[i + 1][1]],
      };
      for (const shift of shifts) {
        const t = { ...s, a: [s.a[0] + shift, s.a[1]], b: [s.b[0] + shift, s.b[1]] };
        const x0 = Math.max(0, Math.floor(Math.min(t.a[0], t.b[0]) / size));
        const x1 = Math.min(across + 2, Math.floor(Math.max(t.a[0], t.b[0]) / size));
        const y0 = Math.floor(Math.min(t.a[1], t.b[1]) / size);
        const y1 = Math.floor(Math.max(t.a[1], t.b[1]) / size);
        for (let x = x0; x <= x1; x++) {
          for (let y = y0; y <= y1; y++) {
            const key = y * 4096 + x;
            const list = buckets.get(key) ?? [];
            for (const o of list) {
              if (meet(o, t)) {
                bad.add(o.arc);
                bad.add(t.arc);
                where.push([t.a[0] / 10, t.a[1] / 10, o.arc, t.arc]);
              }
            }
            list.push(t);
            buckets.set(key, list);
          }
        }
      }
    }
  });
  return { bad, where };
}

const turn = (a, b, c) => Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));
const same = (p, q) => p[0] === q[0] && p[1] === q[1];
const between = (a, b, p) =>
  Math.min(a[0], b[0]) <= p[0] &&
  p[0] <= Math.max(a[0], b[0]) &&
  Math.min(a[1], b[1]) <= p[1] &&
  p[1] <= Math.max(a[1], b[1]);

function meet(s, t) {
  if (s.arc === t.arc && s.i === t.i) return false;
  const shared = same(s.a, t.a) || same(s.a, t.b) ? s.a : same(s.b, t.a) || same(s.b, t.b) ? s.b : null;
  if (shared) {
    // Two segments with a common end are fine unless they overlap.
    const p = same(shared, s.a) ? s.b : s.a;
    const q = same(shared, t.a) ? t.b : t.a;
    if (turn(shared, p, q) !== 0) return false;
    return (p[0] - shared[0]) * (q[0] - shared[0]) + (p[1] - shared[1]) * (q[1] - shared[1]) > 0;
  }
  const o1 = turn(s.a, s.b, t.a);
  const o2 = turn(s.a, s.b, t.b);
  const o3 = turn(t.a, t.b, s.a);
  const o4 = turn(t.a, t.b, s.b);
  if (o1 !== o2 && o3 !== o4) return true;
  return (
    (o1 === 0 && between(s.a, s.b, t.a)) ||
    (o2 === 0 && between(s.a, s.b, t.b)) ||
    (o3 === 0 && between(t.a, t.b, s.a)) ||
    (o4 === 0 && between(t.a, t.b, s.b))
  );
}

/**
 * The arcs as points in tenths. Where simplifying makes lines cross, the arcs concerned are redone with less smoothing
 * and a finer tolerance.
 */
export function drawn(sheet, arcs, tolerance) {
  const reach = arcs.map(() => 7);
  const fine = arcs.map((arc) => (onFrame(sheet, arc) ? 0.01 : tolerance));
  const make = (i) => {
    const arc = arcs[i];
    const soft = onFrame(sheet, arc) ? arc.points : smoothed(arc.points, arc.closed, reach[i]);
    if (!arc.closed) return quantised(simplified(soft, fine[i]));
    const half = Math.floor(soft.length / 2);
    const a = simplified(soft.slice(0, half + 1), fine[i]);
    const b = simplified(soft.slice(half), fine[i]);
    const loop = quantised([...a, ...b.slice(1)]);
    loop[loop.length - 1] = loop[0];
    return loop;
  };
  const lines = arcs.map((_, i) => make(i));
  for (let pass = 0; ; pass++) {
    const { bad, where } = crossing(sheet, lines);
    if (bad.size === 0) return lines;
    if (pass === 7) throw new Error(`Lines still cross near ${JSON.stringify(where.slice(0, 8))}.`);
    for (const i of bad) {
      reach[i] = Math.max(1, reach[i] - 2);
      fine[i] = Math.max(0.05, fine[i] * 0.6);
      lines[i] = make(i);
    }
  }
}

const onFrame = ({ width, height, wraps }, { points }) =>
  points.every(([x, y]) => y <= 0 || y >= height || (!wraps && (x <= 0 || x >= width)));
