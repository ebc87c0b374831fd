// The drawing as a grid of labels, on which polygons are painted one after the other. A sheet is flat, or it wraps:
// then its right edge is its left edge.

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

/** Adds points on long edges, so that a straight edge in degrees follows the projection. */
export function densify(ring, most = 0.5, open = false) {
  const out = [];
  for (let i = 0; i < ring.length - (open ? 1 : 0); i++) {
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

/** `fine` is the number of grid cells per drawing unit, `project` maps degrees to the drawing. */
export function makeSheet({ width, height, fine, wraps, project }) {
  const columns = width * fine;
  const rows = height * fine;

  /** Calls visit(from, to, row) for each run of cells whose centres lie in the rings (even-odd). */
  function spans(rings, visit) {
    const edges = [];
    for (const ring of rings) {
      for (let i = 0; i < ring.length; i++) {
        const [ax, ay] = ring[i];
        const [bx, by] = ring[(i + 1) % ring.length];
        if (ay !== by)
          edges.push(
            ay < by
              ? [ax * fine, ay * fine, bx * fine, by * fine]
              : [bx * fine, by * fine, ax * fine, ay * fine],
          );
      }
    }
    const hits = new Map();
    for (const [ax, ay, bx, by] of edges) {
      const first = Math.max(0, Math.ceil(ay - 0.5));
      const last = Math.min(rows - 1, Math.ceil(by - 0.5) - 1);
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
        if (to > from) visit(wraps ? from : Math.max(from, 0), wraps ? to : Math.min(to, columns), row);
      }
    }
  }

  /** Paints rings given in drawing units; keep(current label, cell) may refuse a cell. */
  function paint(grid, rings, label, keep) {
    spans(rings, (from, to, row) => {
      for (let c = from; c < to; c++) {
        const cell = row * columns + (((c % columns) + columns) % columns);
        if (!keep || keep(grid[cell], cell)) grid[cell] = label;
      }
    });
  }

  /**
   * Connected components of equal class; cells with classOf(label) < 0 are skipped. Returns the component of each cell
   * and the components.
   */
  function pieces(grid, classOf) {
    const of = new Int32Array(grid.length).fill(-1);
    const list = [];
    const stack = new Int32Array(grid.length);
    const kinds = new Map();
    const kindOf = (label) => {
      let kind = kinds.get(label);
      if (kind === undefined) {
        kind = classOf(label);
        kinds.set(label, kind);
      }
      return kind;
    };
    for (let start = 0; start < grid.length; start++) {
      if (of[start] !== -1) continue;
      const kind = kindOf(grid[start]);
      if (kind < 0) continue;
      const id = list.length;
      let top = 0;
      let size = 0;
      stack[top++] = start;
      of[start] = id;
      while (top > 0) {
        const cell = stack[--top];
        size++;
        const col = cell % columns;
        for (let d = 0; d < 4; d++) {
          let n = cell;
          if (d === 0) n = col > 0 ? cell - 1 : wraps ? cell + columns - 1 : -1;
          else if (d === 1) n = col < columns - 1 ? cell + 1 : wraps ? cell - columns + 1 : -1;
          else n = d === 2 ? cell - columns : cell + columns;
          if (n < 0 || n >= grid.length || of[n] !== -1 || kindOf(grid[n]) !== kind) continue;
          of[n] = id;
          stack[top++] = n;
        }
      }
      list.push({ kind, start, size, label: grid[start] });
    }
    return { of, list };
  }

  /** A line with a width, in drawing units, as a set of rings: a box for each segment, a disc at each corner. */
  function ribbon(points, width) {
    const r = width / 2;
    const rings = [];
    points.forEach(([x, y], i) => {
      rings.push(disc([x, y], [r, r]));
      if (i === 0) return;
      const [px, py] = points[i - 1];
      const l = Math.hypot(x - px, y - py) || 1;
      const nx = (-(y - py) / l) * r;
      const ny = ((x - px) / l) * r;
      rings.push([
        [px + nx, py + ny],
        [x + nx, y + ny],
        [x - nx, y - ny],
        [px - nx, py - ny],
      ]);
    });
    return rings;
  }

  /** Water too narrow to be visible becomes the land beside it, and vice versa. */
  function thin(grid, water, land) {
    const reach = 2;
    const wet = Uint8Array.from(grid, (l) => (land[l] ? 0 : 1));
    const wide = spread(shrink(wet, reach), reach);
    for (let i = 1; i < grid.length; i++) {
      if (wet[i] && !wide[i]) {
        const near = [-1, 1, -2, 2, -columns, columns, -2 * columns, 2 * columns]
          .map((d) => grid[i + d])
          .find((l) => land[l]);
        if (near !== undefined) grid[i] = near;
      }
    }
    const dry = Uint8Array.from(grid, (l) => (land[l] ? 1 : 0));
    const solid = spread(shrink(dry, reach), reach);
    for (let i = 0; i < grid.length; i++) if (dry[i] && !solid[i]) grid[i] = water[i];
  }

  /** Erodes a mask by some cells; `spread` dilates it. */
  const shrink = (mask, reach) => filtered(mask, reach, 1);
  const spread = (mask, reach) => filtered(mask, reach, 0);
  function filtered(mask, reach, keep) {
    let from = mask;
    for (const step of [1, columns]) {
      const to = from.slice();
      for (let i = reach * step; i < from.length - reach * step; i++) {
        if (from[i] !== keep) continue;
        for (let d = -reach; d <= reach; d++) {
          if (from[i + d * step] !== keep) {
            to[i] = 1 - keep;
            break;
          }
        }
      }
      from = to;
    }
    return from;
  }

  /**
   * Small islands become the water around them; small waters inside land become that land; crumbs left by a cut or a
   * sea line join their left neighbour. Sizes in square units.
   */
  function dropSmall(grid, water, land, { island, lake, crumb }) {
    const cells = fine * fine;
    const isles = pieces(grid, (l) => (land[l] ? 1 : -1));
    for (let i = 0; i < grid.length; i++) {
      const p = isles.of[i];
      if (p >= 0 && isles.list[p].size < island * cells) grid[i] = water[i];
    }
    const pools = pieces(grid, (l) => (land[l] ? -1 : 1));
    for (let i = 0; i < grid.length; i++) {
      const p = pools.of[i];
      if (p >= 0 && pools.list[p].size < lake * cells) grid[i] = grid[i - 1];
    }
    const crumbs = pieces(grid, (l) => l);
    for (let i = 1; i < grid.length; i++) {
      const p = crumbs.list[crumbs.of[i]];
      const wanted = land[p.label] ? island : crumb;
      if (p.size < wanted * cells && land[grid[i - 1]] === land[p.label]) grid[i] = grid[i - 1];
    }
  }

  /** Each cell takes the most frequent label around it: rounds corners, closes hairline cracks. */
  function majority(grid) {
    const from = grid.slice();
    const count = new Uint8Array(256);
    const [first, last] = wraps ? [0, columns] : [2, columns - 2];
    for (let r = 2; r < rows - 2; r++) {
      for (let c = first; c < last; c++) {
        const at = r * columns + c;
        const own = from[at];
        const left = r * columns + ((c + columns - 2) % columns);
        const right = r * columns + ((c + 2) % columns);
        if (
          from[at - 2 * columns] === own &&
          from[at + 2 * columns] === own &&
          from[left] === own &&
          from[right] === own
        )
          continue;
        let best = own;
        count.fill(0);
        for (let dr = -2; dr <= 2; dr++) {
          for (let dc = -2; dc <= 2; dc++) {
            const l = from[(r + dr) * columns + ((c + dc + columns) % columns)];
            count[l]++;
            if (count[l] > count[best]) best = l;
          }
        }
        grid[at] = best;
      }
    }
  }

  /** Removes places where equal labels meet only diagonally. */
  function untangle(grid) {
    for (let pass = 0; pass < 6; pass++) {
      let changed = 0;
      for (let r = 1; r < rows; r++) {
        for (let c = wraps ? 0 : 1; c < columns; c++) {
          const w = r * columns + ((c + columns - 1) % columns);
          const at = r * columns + c;
          const a = grid[w - columns];
          const b = grid[at - columns];
          if (a === grid[at] && b === grid[w] && a !== b) {
            grid[at] = b;
            changed++;
          }
        }
      }
      if (!changed) return;
    }
  }

  return {
    width,
    height,
    fine,
    wraps,
    project,
    columns,
    rows,
    spans,
    paint,
    pieces,
    ribbon,
    thin,
    dropSmall,
    majority,
    untangle,
    blank: (label) => new Uint8Array(columns * rows).fill(label),
    /** Projects a ring of degrees so that its edges follow the projection. */
    follow: (ring) => densify(unroll(ring)).map(project),
    /** Projects a ring of degrees with straight edges between its corners. */
    straight: (ring) => unroll(ring).map(project),
    /** The label at a point. */
    at: (grid, x, y) => grid[(Math.floor(y * fine) * columns + Math.floor(x * fine)) | 0],
  };
}

export function disc([x, y], [rx, ry]) {
  return Array.from({ length: 48 }, (_, i) => {
    const a = (i * Math.PI) / 24;
    // Slightly uneven, so that it looks like an island and not like a button.
    const wobble = 1 + 0.1 * Math.sin(3 * a + 1) + 0.06 * Math.sin(5 * a);
    return [x + rx * wobble * Math.cos(a), y + ry * wobble * Math.sin(a)];
  });
}
