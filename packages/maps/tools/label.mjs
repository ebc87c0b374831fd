// Labels every cell of the plane with its space (or unplayed land and water), for one edition.
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import { COUNTRIES, CUTS, STROKES } from './land.mjs';
import { COLUMNS, FINE, follow, paint, pieces, ROWS, straight } from './raster.mjs';
import { project } from './warp.mjs';
import { CHANNELS, NARROWS, REST, SEAS } from './water.mjs';

const require = createRequire(import.meta.url);
const atlas = require('world-atlas/countries-50m.json');

/** Land smaller than this (square units) is left out, water smaller than this inside land is filled. */
const SMALLEST_ISLAND = 7;
const SMALLEST_LAKE = 70;

/** Islands drawn much larger than they are, as factors about a centre on the plane. */
const ENLARGED = [{ to: 'hawaii', within: [-161, 18, -154, 23], about: [-155.6, 19.6], factor: 3.4 }];

/** Land that the coast data does not have: ellipses, as degrees and half axes in units. */
const DRAWN = [
  { to: 'iwo-jima', at: [141.3, 24.8], half: [9, 7.5] },
  { to: 'iwo-jima', at: [142.2, 27.2], half: [3, 4.5] },
];

const countries = feature(atlas, atlas.objects.countries).features.map((f) => ({
  name: f.properties.name,
  polygons: f.geometry.type === 'Polygon' ? [f.geometry.coordinates] : f.geometry.coordinates,
}));

const inBox = ([w, s, e, n], ring) =>
  ring.every(([lon, lat]) => lon >= w && lon <= e && lat >= s && lat <= n);

/** A line with a width as a set of rings: one box for each stretch and a disc at each corner. */
function ribbon(line, width) {
  const points = line.map(project);
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

function disc([x, y], [rx, ry]) {
  return Array.from({ length: 48 }, (_, i) => {
    const a = (i * Math.PI) / 24;
    // A little uneven, so that it reads as an island and not as a button.
    const wobble = 1 + 0.1 * Math.sin(3 * a + 1) + 0.06 * Math.sin(5 * a);
    return [x + rx * wobble * Math.cos(a), y + ry * wobble * Math.sin(a)];
  });
}

/** The grids of both editions, with the same land; `names` is the list of labels, `land` tells which are land. */
export function labelled(names, land) {
  const id = (name) => {
    const i = names.indexOf(name);
    if (i < 0) throw new Error(`No label is called ${name}.`);
    return i;
  };
  const water = waters('ring', id);
  const second = water.slice();
  paintLand(second, id, land);
  for (const channel of CHANNELS) {
    for (const ring of ribbon(channel.line, channel.width))
      paint(second, [ring], id(channel.to), (l) => land[l]);
  }
  thin(second, water, land);
  dropSmall(second, water, land);
  for (let pass = 0; pass < 3; pass++) majority(second);
  untangle(second);

  const other = waters('first', id);
  const first = second.slice();
  for (let i = 0; i < first.length; i++) if (!land[second[i]] && other[i] !== water[i]) first[i] = other[i];
  dropCrumbs(first, second, land);
  untangle(first);
  return { second, first };
}

function waters(edition, id) {
  const grid = new Uint8Array(COLUMNS * ROWS).fill(id(REST));
  for (const sea of SEAS) paint(grid, [straight(sea[edition] ?? sea.ring)], id(sea.to));
  for (const narrow of NARROWS) paint(grid, [straight(narrow.ring)], id(narrow.to));
  return grid;
}

/** Where the lines of the editions almost coincide, scraps of a sea are cut off: they go back to the second edition. */
function dropCrumbs(first, second, land) {
  const scraps = pieces(first, (l) => (land[l] ? -1 : l));
  for (let i = 1; i < first.length; i++) {
    const p = scraps.of[i];
    if (p >= 0 && scraps.list[p].size < 40 * FINE * FINE && !land[first[i - 1]]) first[i] = first[i - 1];
  }
  const both = new Uint16Array(first.length);
  for (let i = 0; i < both.length; i++) both[i] = first[i] * 256 + second[i];
  const faces = pieces(both, (l) => (l >> 8 === (l & 255) ? -1 : l));
  for (let i = 0; i < first.length; i++) {
    const p = faces.of[i];
    if (p >= 0 && faces.list[p].size < 60 * FINE * FINE) first[i] = second[i];
  }
}

function paintLand(grid, id, land) {
  for (const [space, list] of Object.entries(COUNTRIES)) {
    for (const name of list.split('|')) {
      const country = countries.find((c) => c.name === name);
      if (!country) throw new Error(`Natural Earth has no country called ${name}.`);
      for (const rings of country.polygons) {
        const open = rings.map((r) => r.slice(0, -1));
        if (ENLARGED.some((e) => inBox(e.within, open[0]))) continue;
        paint(grid, open.map(follow), id(space));
      }
    }
  }
  for (const cut of CUTS) {
    const from = new Set(cut.of.map(id));
    paint(grid, [follow(cut.ring)], id(cut.to), (l) => from.has(l));
  }
  for (const stroke of STROKES) {
    for (const ring of ribbon(stroke.line, stroke.width)) paint(grid, [ring], id(stroke.to), (l) => !land[l]);
  }
  for (const { to, within, about, factor } of ENLARGED) {
    const [cx, cy] = project(about);
    for (const { polygons } of countries) {
      for (const rings of polygons) {
        const outer = rings[0].slice(0, -1);
        if (!inBox(within, outer)) continue;
        const grown = follow(outer).map(([x, y]) => [cx + (x - cx) * factor, cy + (y - cy) * factor]);
        paint(grid, [grown], id(to));
      }
    }
  }
  for (const { to, at, half } of DRAWN) paint(grid, [disc(project(at), half)], id(to));
}

/** Water too narrow to be seen as water becomes the land beside it, and the other way round. */
function thin(grid, water, land) {
  const reach = 2;
  const wet = Uint8Array.from(grid, (l) => (land[l] ? 0 : 1));
  const wide = spread(shrink(wet, reach), reach);
  for (let i = 1; i < grid.length; i++) {
    if (wet[i] && !wide[i]) {
      const near = [-1, 1, -2, 2, -COLUMNS, COLUMNS, -2 * COLUMNS, 2 * COLUMNS]
        .map((d) => grid[i + d])
        .find((l) => land[l]);
      if (near !== undefined) grid[i] = near;
    }
  }
  const dry = Uint8Array.from(grid, (l) => (land[l] ? 1 : 0));
  const solid = spread(shrink(dry, reach), reach);
  for (let i = 0; i < grid.length; i++) if (dry[i] && !solid[i]) grid[i] = water[i];
}

/** A mask with a border of some cells taken off; `spread` puts one on. */
function shrink(mask, reach) {
  return filtered(mask, reach, 1);
}
function spread(mask, reach) {
  return filtered(mask, reach, 0);
}
function filtered(mask, reach, keep) {
  let from = mask;
  for (const step of [1, COLUMNS]) {
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

/** Small islands become the water they lie in; small waters inside land become that land. */
function dropSmall(grid, water, land) {
  const cells = FINE * FINE;
  const isles = pieces(grid, (l) => (land[l] ? 1 : -1));
  for (let i = 0; i < grid.length; i++) {
    const p = isles.of[i];
    if (p >= 0 && isles.list[p].size < SMALLEST_ISLAND * cells) grid[i] = water[i];
  }
  const pools = pieces(grid, (l) => (land[l] ? -1 : 1));
  for (let i = 0; i < grid.length; i++) {
    const p = pools.of[i];
    if (p >= 0 && pools.list[p].size < SMALLEST_LAKE * cells) grid[i] = grid[i - 1];
  }
  // What a cut or a sea line leaves behind as a crumb of its own joins its neighbour on the left.
  const crumbs = pieces(grid, (l) => l);
  for (let i = 1; i < grid.length; i++) {
    const p = crumbs.list[crumbs.of[i]];
    const wanted = land[p.label] ? SMALLEST_ISLAND : 40;
    if (p.size < wanted * cells && land[grid[i - 1]] === land[p.label]) grid[i] = grid[i - 1];
  }
}

/** Each cell takes the label that most of the cells around it have: rounds corners, closes hair cracks. */
function majority(grid) {
  const from = grid.slice();
  const count = new Uint8Array(256);
  for (let r = 2; r < ROWS - 2; r++) {
    for (let c = 0; c < COLUMNS; c++) {
      const at = r * COLUMNS + c;
      const own = from[at];
      const left = r * COLUMNS + ((c + COLUMNS - 2) % COLUMNS);
      const right = r * COLUMNS + ((c + 2) % COLUMNS);
      if (
        from[at - 2 * COLUMNS] === own &&
        from[at + 2 * COLUMNS] === own &&
        from[left] === own &&
        from[right] === own
      )
        continue;
      let best = own;
      count.fill(0);
      for (let dr = -2; dr <= 2; dr++) {
        for (let dc = -2; dc <= 2; dc++) {
          const l = from[(r + dr) * COLUMNS + ((c + dc + COLUMNS) % COLUMNS)];
          count[l]++;
          if (count[l] > count[best]) best = l;
        }
      }
      grid[at] = best;
    }
  }
}

/** No two equal labels may meet only diagonally. */
function untangle(grid) {
  for (let pass = 0; pass < 6; pass++) {
    let changed = 0;
    for (let r = 1; r < ROWS; r++) {
      for (let c = 0; c < COLUMNS; c++) {
        const w = r * COLUMNS + ((c + COLUMNS - 1) % COLUMNS);
        const at = r * COLUMNS + c;
        const a = grid[w - COLUMNS];
        const b = grid[at - COLUMNS];
        if (a === grid[at] && b === grid[w] && a !== b) {
          grid[at] = b;
          changed++;
        }
      }
    }
    if (!changed) return;
  }
}
