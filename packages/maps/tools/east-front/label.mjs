// Labels every cell of the plane with its space, or with unplayed land and water.
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import { curve, shore } from '../curve.mjs';
import { disc, unroll } from '../sheet.mjs';
import { COUNTRIES, CUTS, LEFT_OUT } from './land.mjs';
import { project, sheet } from './warp.mjs';
import { CHANNELS, LAKES, REST, RIVERS, SEAS } from './water.mjs';

const require = createRequire(import.meta.url);
const atlas = require('world-atlas/countries-10m.json');

/** Land smaller than this (square units) is left out, water smaller than this inside land is filled. */
const SMALLEST = { island: 150, lake: 260, crumb: 200 };
/** How far a border and a shore that we drew stray from the straight, as a part of their length. */
const STRAY = 0.11;
const SHORE = 0.2;

const countries = feature(atlas, atlas.objects.countries).features.map((f) => ({
  name: f.properties.name,
  polygons: f.geometry.type === 'Polygon' ? [f.geometry.coordinates] : f.geometry.coordinates,
}));

/** Russia goes on past the date line: on its east side, where it hangs together with the front. */
const east = (ring) => (ring.some(([lon]) => lon < -180) ? ring.map(([lon, lat]) => [lon + 360, lat]) : ring);

/** Both banks of a river: down one side and up the other, round at the ends. Points with their width. */
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
        // Only what lies near the front.
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
    // In a sharp bend the banks cross: what lies between them is water all the same.
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

/** What a cut or a channel parts from the rest of its space, and is no island, joins the land it touches most. */
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
