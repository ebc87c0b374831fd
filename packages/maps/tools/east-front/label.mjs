// Labels every cell of the plane with its space, or with unplayed land and water.
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import { curve, wander } from '../curve.mjs';
import { unroll } from '../sheet.mjs';
import { COUNTRIES, CUTS, LEFT_OUT } from './land.mjs';
import { project, sheet } from './warp.mjs';
import { CHANNELS, LAKES, REST, RIVERS, SEAS } from './water.mjs';

const require = createRequire(import.meta.url);
const atlas = require('world-atlas/countries-10m.json');

/** Land smaller than this (square units) is left out, water smaller than this inside land is filled. */
const SMALLEST = { island: 150, lake: 260, crumb: 200 };
/** How far a line that we drew strays from the straight, as a part of its length. */
const STRAY = 0.11;

const countries = feature(atlas, atlas.objects.countries).features.map((f) => ({
  name: f.properties.name,
  polygons: f.geometry.type === 'Polygon' ? [f.geometry.coordinates] : f.geometry.coordinates,
}));

/** Russia goes on past the date line: on its east side, where it hangs together with the front. */
const east = (ring) => (ring.some(([lon]) => lon < -180) ? ring.map(([lon, lat]) => [lon + 360, lat]) : ring);

const wandering = (ring, stray) => {
  const points = ring.map(project);
  return points.flatMap((p, i) => wander(p, points[(i + 1) % points.length], stray).slice(0, -1));
};

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
    sheet.paint(grid, [wandering(ring, STRAY)], id(to), (l) => from.has(l));
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
    const shore = curve(
      points.map((p) => p.map((v, d) => middle[d] + (v - middle[d]) * grow)),
      true,
    );
    sheet.paint(
      grid,
      [shore.flatMap((p, i) => wander(p, shore[(i + 1) % shore.length], 0.22).slice(0, -1))],
      id(to),
    );
  }
  for (const { to, course } of RIVERS) {
    const points = curve(
      course.map(([lon, lat, width]) => [...project([lon, lat]), width]),
      false,
    );
    for (const [i, [x, y, width]] of points.entries()) {
      const [px, py, before] = points[Math.max(i - 1, 0)];
      for (const t of [0, 0.25, 0.5, 0.75]) {
        const w = width + (before - width) * t;
        const ring = Array.from({ length: 40 }, (_, k) => {
          const a = (k * Math.PI) / 20;
          return [x + (px - x) * t + (w / 2) * Math.cos(a), y + (py - y) * t + (w / 2) * Math.sin(a)];
        });
        sheet.paint(grid, [ring], id(to));
      }
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
