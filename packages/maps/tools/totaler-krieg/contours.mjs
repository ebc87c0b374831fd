// Contours of a field on a grid as closed, smooth lines (marching squares).

/** The rings where the field crosses a level, higher on their left; in cells. */
export function contours(field, columns, rows, level) {
  // Outside the grid the field is low, so that every ring closes.
  const value = (c, r) => (c < 0 || r < 0 || c >= columns || r >= rows ? level - 1 : field[r * columns + c]);
  const between = (a, b) => (level - a) / (b - a);
  /** Segments by the edge they start on; an edge is the point to its left or top, and its direction. */
  const next = new Map();
  const points = new Map();
  const edge = (c, r, down) => ((r + 1) * (columns + 2) + (c + 1)) * 2 + (down ? 1 : 0);
  const pointOn = (c, r, down) => {
    const key = edge(c, r, down);
    if (!points.has(key)) {
      const a = value(c, r);
      const t = between(a, down ? value(c, r + 1) : value(c + 1, r));
      points.set(key, down ? [c, r + t] : [c + t, r]);
    }
    return key;
  };
  for (let r = -1; r < rows; r++) {
    for (let c = -1; c < columns; c++) {
      const corners = [value(c, r), value(c + 1, r), value(c + 1, r + 1), value(c, r + 1)];
      const bits = corners.reduce((sum, v, i) => sum | (v >= level ? 1 << i : 0), 0);
      if (bits === 0 || bits === 15) continue;
      const [top, right, bottom, left] = [
        () => pointOn(c, r, false),
        () => pointOn(c + 1, r, true),
        () => pointOn(c, r + 1, false),
        () => pointOn(c, r, true),
      ];
      const link = (a, b) => next.set(a(), b());
      const middle = corners.reduce((sum, v) => sum + v, 0) / 4 >= level;
      switch (bits) {
        case 1:
          link(top, left);
          break;
        case 2:
          link(right, top);
          break;
        case 3:
          link(right, left);
          break;
        case 4:
          link(bottom, right);
          break;
        case 5:
          if (middle) {
            link(top, right);
            link(bottom, left);
          } else {
            link(top, left);
            link(bottom, right);
          }
          break;
        case 6:
          link(bottom, top);
          break;
        case 7:
          link(bottom, left);
          break;
        case 8:
          link(left, bottom);
          break;
        case 9:
          link(top, bottom);
          break;
        case 10:
          if (middle) {
            link(left, top);
            link(right, bottom);
          } else {
            link(right, top);
            link(left, bottom);
          }
          break;
        case 11:
          link(right, bottom);
          break;
        case 12:
          link(left, right);
          break;
        case 13:
          link(top, right);
          break;
        case 14:
          link(left, top);
          break;
      }
    }
  }
  const rings = [];
  while (next.size > 0) {
    const [start] = next.keys();
    const ring = [];
    for (let at = start; next.has(at); ) {
      const to = next.get(at);
      next.delete(at);
      ring.push(points.get(at));
      at = to;
    }
    rings.push(ring);
  }
  return rings;
}

/** Points that hardly bend the line are left out (Douglas and Peucker), the ring stays closed. */
export function simplified(ring, tolerance) {
  if (ring.length < 8) return ring;
  const half = Math.floor(ring.length / 2);
  return [
    ...peucker(ring.slice(0, half + 1), tolerance).slice(0, -1),
    ...peucker([...ring.slice(half), ring[0]], tolerance).slice(0, -1),
  ];
}

function peucker(line, tolerance) {
  const keep = new Uint8Array(line.length);
  keep[0] = keep[line.length - 1] = 1;
  const open = [[0, line.length - 1]];
  while (open.length > 0) {
    const [from, to] = open.pop();
    const [a, b] = [line[from], line[to]];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    let [most, at] = [tolerance, -1];
    for (let i = from + 1; i < to; i++) {
      const [x, y] = line[i];
      const off =
        length < 1e-9
          ? Math.hypot(x - a[0], y - a[1])
          : Math.abs((b[0] - a[0]) * (a[1] - y) - (a[0] - x) * (b[1] - a[1])) / length;
      if (off > most) [most, at] = [off, i];
    }
    if (at < 0) continue;
    keep[at] = 1;
    open.push([from, at], [at, to]);
  }
  return line.filter((_, i) => keep[i]);
}

/** Cuts corners once (Chaikin). */
export function rounded(ring) {
  return ring.flatMap(([x, y], i) => {
    const [u, v] = ring[(i + 1) % ring.length];
    return [
      [0.75 * x + 0.25 * u, 0.75 * y + 0.25 * v],
      [0.25 * x + 0.75 * u, 0.25 * y + 0.75 * v],
    ];
  });
}

export function areaOf(ring) {
  return ring.reduce((sum, [x, y], i) => {
    const [u, v] = ring[(i + 1) % ring.length];
    return sum + (x * v - u * y) / 2;
  }, 0);
}
