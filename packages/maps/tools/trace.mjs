// Traces the grid of labels into lines: each border between two faces is one arc, shared by both sides.

export const OUTSIDE = -1;
// Directions along the grid: east, south, west, north.
const DX = [1, 0, -1, 0];
const DY = [0, 1, 0, -1];

export function trace({ columns, rows, fine, wraps }, grid) {
  const cell = (c, r) =>
    r < 0 || r >= rows || (!wraps && (c < 0 || c >= columns))
      ? OUTSIDE
      : grid[r * columns + ((c + columns) % columns)];
  /** The label on the left of the grid line that leaves this corner in this direction. */
  const left = (c, r, d) =>
    d === 0 ? cell(c, r - 1) : d === 1 ? cell(c, r) : d === 2 ? cell(c - 1, r) : cell(c - 1, r - 1);
  const right = (c, r, d) =>
    d === 0 ? cell(c, r) : d === 1 ? cell(c - 1, r) : d === 2 ? cell(c - 1, r - 1) : cell(c, r - 1);
  const open = (c, r, d) => left(c, r, d) !== right(c, r, d);
  const degree = (c, r) => open(c, r, 0) + open(c, r, 1) + open(c, r, 2) + open(c, r, 3);
  const across = wraps ? columns : columns + 1;
  const corner = (c, r) => r * across + (((c % across) + across) % across);

  const seen = new Uint8Array((rows + 1) * across);
  const arcs = [];
  /** Walks from a corner to the next node, or back to the start of a loop without nodes. */
  const walk = (c0, r0, d0) => {
    let c = c0;
    let r = r0;
    let d = d0;
    const points = [[c, r]];
    const sides = [left(c, r, d), right(c, r, d)];
    const start = corner(c0, r0);
    for (;;) {
      seen[corner(c, r)] |= 1 << d;
      c += DX[d];
      r += DY[d];
      seen[corner(c, r)] |= 1 << ((d + 2) % 4);
      points.push([c, r]);
      const here = corner(c, r);
      if (degree(c, r) !== 2 || here === start) {
        arcs.push({
          points: points.map(([x, y]) => [x / fine, y / fine]),
          left: sides[0],
          right: sides[1],
          from: start,
          out: d0,
          to: here,
          into: d,
          closed: here === start && degree(c, r) === 2,
        });
        return;
      }
      d = [0, 1, 2, 3].find((k) => k !== (d + 2) % 4 && open(c, r, k));
    }
  };
  const corners = [];
  for (let r = 0; r <= rows; r++) {
    for (let c = 0; c < across; c++) {
      const a = cell(c - 1, r - 1);
      const b = cell(c, r - 1);
      const e = cell(c - 1, r);
      const f = cell(c, r);
      if (a === b && e === f && a === e) continue;
      corners.push([c, r]);
    }
  }
  for (const [c, r] of corners) {
    if (degree(c, r) < 3) continue;
    for (let d = 0; d < 4; d++) if (open(c, r, d) && !(seen[corner(c, r)] & (1 << d))) walk(c, r, d);
  }
  for (const [c, r] of corners) {
    for (let d = 0; d < 2; d++) if (open(c, r, d) && !(seen[corner(c, r)] & (1 << d))) walk(c, r, d);
  }
  return arcs;
}

/**
 * The outlines of each label as rings of arcs: +n follows arc n-1, -n reverses it, the label always on the left.
 * `labelOf` reads the label of a face (editions join faces differently).
 */
export function ringsOf(arcs, labelOf) {
  const leaving = new Map();
  arcs.forEach((arc, i) => {
    if (labelOf(arc.left) === labelOf(arc.right)) return;
    leaving.set(arc.from * 4 + arc.out, i + 1);
    leaving.set(arc.to * 4 + ((arc.into + 2) % 4), -(i + 1));
  });
  const used = new Set();
  const rings = new Map();
  for (const first of leaving.values()) {
    if (used.has(first)) continue;
    const side = (n) => labelOf(n > 0 ? arcs[n - 1].left : arcs[-n - 1].right);
    const ring = [];
    let n = first;
    do {
      used.add(n);
      ring.push(n);
      const arc = arcs[Math.abs(n) - 1];
      const end = n > 0 ? arc.to : arc.from;
      const heading = n > 0 ? arc.into : (arc.out + 2) % 4;
      // The label is on the left: try left, straight on, right.
      const next = [3, 0, 1]
        .map((turn) => leaving.get(end * 4 + ((heading + turn) % 4)))
        .find((k) => k !== undefined);
      if (next === undefined) throw new Error('An outline does not close.');
      n = next;
    } while (n !== first);
    const label = side(first);
    if (!rings.has(label)) rings.set(label, []);
    rings.get(label).push(ring);
  }
  return rings;
}
