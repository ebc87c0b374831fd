// Labels every grid cell with its space, or as unplayed land or water.
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import { curve, shore } from '../curve.mjs';
import { disc, unroll } from '../sheet.mjs';
import { COUNTRIES, CUTS, LEFT_OUT } from './land.mjs';
import { project, sheet } from './warp.mjs';
import { CHANNELS, LAKES, REST, RIVERS, SEAS } from './water.mjs';

const require = createRequire(import.meta.url);
const atlas = require('world-atlas/countries-10m.json');

/**
 * Minimum areas in square units: smaller islands are left out, smaller lakes are filled, smaller crumbs join a
 * neighbour.
 */
const SMALLEST = { island: 150, lake: 260, crumb: 200 };
/** How far our own borders and shores wander from a straight line, relative to its length. */
const STRAY = 0.11;
const SHORE = 0.2;

const countries = feature(atlas, atlas.objects.countries).features.map((f) => ({
  name: f.properties.name,
  polygons: f.geometry.type === 'Polygon' ? [f.geometry.coordinates] : f.geometry.coordinates,
}));

/** Russia extends past the date line: moves that part to the east, where it joins the front. */
const east = (ring) => (ring.some(([lon]) => lon < -180) ? ring.map(([lon, lat]) => [lon + 360, lat]) : ring);

/** Both banks of a river as one ring: down one side and up the other, rounded at the ends. Points have a width. */
function banks(course) {
  const sides = [[], []];
  course.forEach(([x, y, width], i) => {
    const [px, py] = course[Math.max(i - 1, 0)];
    const [nx, ny] = course[Math.min(i + 1, course.length - 1)];
    const l = Math.hypot(nx - px, ny - py);
    const [ox, oy] = [(-(ny - py) / l) * (width / 2), ((nx - px) / l) * (width / 2)];
    sides[0].push([x + ox, y + oy]);
    sides[1].push([x - ox, y - oy]);
  });
  return [...sides[0], ...sides[1].reverse()];
}

/** The grid; `names` is the list of labels, `land` tells which are land. */
export function labelled(names, land) {
  const id = (name) => {
    const i = names.indexOf(name);
    if (i < 0) throw new Error(`No label is called ${name}.`);
    return i;
  };
  const water = sheet.blank(id(REST));
  for (const { to, ring } of SEAS) sheet.paint(water, [sheet.straight(ring)], id(to));
  const grid = water.slice();
  for (const [space, list] of Object.entries(COUNTRIES)) {
    for (const name of list.split('|')) {
      const country = countries.find((c) => c.name === name);
      if (!country) throw new Error(`Natural Earth has no country called ${name}.`);
      for (const rings of country.polygons) {
        const within = ([w, s, e, n]) =>
          rings[0].every(([lon, lat]) => lon > w && lon < e && lat > s && lat < n);
        if (LEFT_OUT.some(within)) continue;
        // Only countries near the front.
        if (!rings[0].some(([lon, lat]) => lon > -5 && lon < 65 && lat > 36 && lat < 72)) continue;
        sheet.paint(
          grid,
          rings.map((r) => east(unroll(r.slice(0, -1))).map(project)),
          id(space),
        );
      }
    }
  }
  for (const { to, of, ring } of CUTS) {
    const from = new Set(of.map(id));
    sheet.paint(grid, [shore(ring.map(project), STRAY)], id(to), (l) => from.has(l));
  }
  sheet.thin(grid, water, land);
  sheet.dropSmall(grid, water, land, SMALLEST);
  for (const { to, line, width } of CHANNELS) {
    for (const ring of sheet.ribbon(curve(line.map(project), false), width))
      sheet.paint(grid, [ring], id(to), (l) => land[l]);
  }
  for (const { to, ring, grow } of LAKES) {
    const points = ring.map(project);
    const middle = [0, 1].map((d) => points.reduce((sum, p) => sum + p[d], 0) / points.length);
    const larger = points.map((p) => p.map((v, d) => middle[d] + (v - middle[d]) * grow));
    sheet.paint(grid, [shore(curve(larger, true, 2), SHORE)], id(to));
  }
  for (const { to, course } of RIVERS) {
    const points = course.map(([lon, lat, width]) => [...project([lon, lat]), width]);
    const bends = curve(points, false, 3);
    sheet.paint(grid, [shore(banks(bends), SHORE)], id(to));
    // In a sharp bend the banks cross: the area between them is water as well.
    for (const [x, y, width] of curve(points, false, 16)) {
      const round = disc([x, y], [width * 0.42, width * 0.42]);
      sheet.paint(grid, [round], id(to));
    }
  }
  joinScraps(grid, land);
  for (let pass = 0; pass < 3; pass++) sheet.majority(grid);
  sheet.untangle(grid);
  return grid;
}

/** Scraps that a cut or channel separates from their space, and that are not islands, join the land they touch most. */
function joinScraps(grid, land) {
  const { of, list } = sheet.pieces(grid, (l) => (land[l] ? l : -1));
  const largest = new Map();
  for (const p of list) if (!(largest.get(p.label)?.size >= p.size)) largest.set(p.label, p);
  const touch = list.map(() => new Map());
  for (let i = 0; i + sheet.columns < grid.length; i++) {
    for (const j of [i + 1, i + sheet.columns]) {
      const [a, b] = [of[i], of[j]];
      if (a === b || a < 0 || b < 0) continue;
      touch[a].set(b, (touch[a].get(b) ?? 0) + 1);
      touch[b].set(a, (touch[b].get(a) ?? 0) + 1);
    }
  }
  const joins = list.map((p, i) => {
    if (largest.get(p.label) === p || touch[i].size === 0) return null;
    const [most] = [...touch[i]].sort((a, b) => b[1] - a[1])[0];
    return list[most].label;
  });
  for (let i = 0; i < grid.length; i++) if (of[i] >= 0 && joins[of[i]] !== null) grid[i] = joins[of[i]];
}
