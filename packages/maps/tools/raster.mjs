// The plane as a grid of labels: polygons are painted on it one after the other, on a cylinder.
import { HEIGHT, project, WIDTH } from './warp.mjs';

/** Grid cells per unit of the drawing. */
export const FINE = 4;
export const COLUMNS = WIDTH * FINE;
export const ROWS = HEIGHT * FINE;

/** Makes a ring of degrees continuous across the cut and the date line. */
export function unroll(ring) {
  const out = [];
  let turn = 0;
  let last = null;
  for (const [lon, lat] of ring) {
    if (last !== null) {
      if (lon + turn - last > 180) turn -= 360;
      else if (lon + turn - last < -180) turn += 360;
    }
    last = lon + turn;
    out.push([last, lat]);
  }
  return out;
}

/** Puts extra points on long edges, so that a straight edge in degrees follows the stretch. */
export function densify(ring, most = 0.5) {
  const out = [];
  for (let i = 0; i < ring.length; i++) {
    const a = ring[i];
    const b = ring[(i + 1) % ring.length];
    out.push(a);
    const pieces = Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / most);
    for (let k = 1; k < pieces; k++) {
      out.push([a[0] + ((b[0] - a[0]) * k) / pieces, a[1] + ((b[1] - a[1]) * k) / pieces]);
    }
  }
  return out;
}

/** Calls visit(from, to, row) for each run of cells whose centres lie in the rings (even-odd); columns wrap. */
export function spans(rings, visit) {
  const edges = [];
  for (const ring of rings) {
    for (let i = 0; i < ring.length; i++) {
      const [ax, ay] = ring[i];
      const [bx, by] = ring[(i + 1) % ring.length];
      if (ay !== by)
        edges.push(
          ay < by
            ? [ax * FINE, ay * FINE, bx * FINE, by * FINE]
            : [bx * FINE, by * FINE, ax * FINE, ay * FINE],
        );
    }
  }
  const hits = new Map();
  for (const [ax, ay, bx, by] of edges) {
    const first = Math.max(0, Math.ceil(ay - 0.5));
    const last = Math.min(ROWS - 1, Math.ceil(by - 0.5) - 1);
    for (let row = first; row <= last; row++) {
      const x = ax + ((row + 0.5 - ay) / (by - ay)) * (bx - ax);
      const list = hits.get(row);
      if (list) list.push(x);
      else hits.set(row, [x]);
    }
  }
  for (const [row, list] of hits) {
    list.sort((p, q) => p - q);
    for (let i = 0; i + 1 < list.length; i += 2) {
      const from = Math.ceil(list[i] - 0.5);
      const to = Math.ceil(list[i + 1] - 0.5);
      if (to > from) visit(from, to, row);
    }
  }
}

/** Paints rings given on the plane; keep(cell, label there) may refuse a cell. */
export function paint(grid, rings, label, keep) {
  spans(rings, (from, to, row) => {
    for (let c = from; c < to; c++) {
      const cell = row * COLUMNS + (((c % COLUMNS) + COLUMNS) % COLUMNS);
      if (!keep || keep(grid[cell], cell)) grid[cell] = label;
    }
  });
}

/** A ring of degrees, put on the plane so that its edges follow the stretch. */
export const follow = (ring) => densify(unroll(ring)).map(project);
/** A ring of degrees, put on the plane with straight edges between its corners. */
export const straight = (ring) => unroll(ring).map(project);

/** Connected pieces of equal class; classOf(label) < 0 is skipped. Returns the piece of each cell and the pieces. */
export function pieces(grid, classOf) {
  const of = new Int32Array(grid.length).fill(-1);
  const list = [];
  const stack = new Int32Array(grid.length);
  for (let start = 0; start < grid.length; start++) {
    if (of[start] !== -1) continue;
    const kind = classOf(grid[start]);
    if (kind < 0) continue;
    const id = list.length;
    let top = 0;
    let size = 0;
    stack[top++] = start;
    of[start] = id;
    while (top > 0) {
      const cell = stack[--top];
      size++;
      const col = cell % COLUMNS;
      const near = [
        col === 0 ? cell + COLUMNS - 1 : cell - 1,
        col === COLUMNS - 1 ? cell - COLUMNS + 1 : cell + 1,
        cell - COLUMNS,
        cell + COLUMNS,
      ];
      for (const n of near) {
        if (n < 0 || n >= grid.length || of[n] !== -1 || classOf(grid[n]) !== kind) continue;
        of[n] = id;
        stack[top++] = n;
      }
    }
    list.push({ kind, start, size, label: grid[start] });
  }
  return { of, list };
}
