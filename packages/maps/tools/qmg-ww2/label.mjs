// Labels every grid cell with its space, or as unplayed land or water, for both editions.
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import { disc } from '../sheet.mjs';
import { COUNTRIES, CUTS, STROKES } from './land.mjs';
import { project, sheet } from './warp.mjs';
import { CHANNELS, NARROWS, REST, SEAS } from './water.mjs';

const require = createRequire(import.meta.url);
const atlas = require('world-atlas/countries-50m.json');

const { follow, paint, pieces, straight } = sheet;

/**
 * Minimum areas in square units: smaller islands are left out, smaller lakes are filled, smaller crumbs join a
 * neighbour.
 */
const SMALLEST = { island: 7, lake: 70, crumb: 40 };

/** Islands drawn much enlarged, as factors about a centre on the drawing. */
const ENLARGED = [{ to: 'hawaii', within: [-161, 18, -154, 23], about: [-155.6, 19.6], factor: 3.4 }];

/** Land missing from the coast data: ellipses, with centres in degrees and half axes in units. */
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
    for (const ring of sheet.ribbon(channel.line.map(project), channel.width))
      paint(second, [ring], id(channel.to), (l) => land[l]);
  }
  sheet.thin(second, water, land);
  sheet.dropSmall(second, water, land, SMALLEST);
  for (let pass = 0; pass < 3; pass++) sheet.majority(second);
  sheet.untangle(second);

  const other = waters('first', id);
  const first = second.slice();
  for (let i = 0; i < first.length; i++) if (!land[second[i]] && other[i] !== water[i]) first[i] = other[i];
  dropCrumbs(first, second, land);
  sheet.untangle(first);
  return { second, first };
}

function waters(edition, id) {
  const grid = sheet.blank(id(REST));
  for (const sea of SEAS) paint(grid, [straight(sea[edition] ?? sea.ring)], id(sea.to));
  for (const narrow of NARROWS) paint(grid, [straight(narrow.ring)], id(narrow.to));
  return grid;
}

/**
 * Where the lines of the two editions almost coincide, slivers of a sea are cut off: they revert to the second edition.
 */
function dropCrumbs(first, second, land) {
  const cells = sheet.fine * sheet.fine;
  const scraps = pieces(first, (l) => (land[l] ? -1 : l));
  for (let i = 1; i < first.length; i++) {
    const p = scraps.of[i];
    if (p >= 0 && scraps.list[p].size < 40 * cells && !land[first[i - 1]]) first[i] = first[i - 1];
  }
  const both = new Uint16Array(first.length);
  for (let i = 0; i < both.length; i++) both[i] = first[i] * 256 + second[i];
  const faces = pieces(both, (l) => (l >> 8 === (l & 255) ? -1 : l));
  for (let i = 0; i < first.length; i++) {
    const p = faces.of[i];
    if (p >= 0 && faces.list[p].size < 60 * cells) first[i] = second[i];
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
    for (const ring of sheet.ribbon(stroke.line.map(project), stroke.width))
      paint(grid, [ring], id(stroke.to), (l) => !land[l]);
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
