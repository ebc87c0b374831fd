// Projects degrees to the drawing: a conic equal-area projection about the middle of the front, stretched a little in
// width, with local magnification where small spaces need room. One-to-one, so nothing folds.
import { makeSheet } from '../sheet.mjs';

export const WIDTH = 1600;
export const HEIGHT = 1200;

const rad = Math.PI / 180;
/** The standard parallels of the cone, and the meridian that is vertical. */
const PARALLELS = [40, 58];
const MERIDIAN = 29.1;
const n = (Math.sin(PARALLELS[0] * rad) + Math.sin(PARALLELS[1] * rad)) / 2;
const c = Math.cos(PARALLELS[0] * rad) ** 2 + 2 * n * Math.sin(PARALLELS[0] * rad);
const radius = (lat) => Math.sqrt(c - 2 * n * Math.sin(lat * rad)) / n;

/** Drawing units per earth radius, across and down, and the top edge on the central meridian. */
const ACROSS = 3660;
const DOWN = 2920;
const NORTH = 64.9;

/** Local magnifications: centre, radius in degrees, factor at the centre (below 2.25 it never folds). */
const SWELLINGS = [
  { at: [31.5, 58], reach: [19, 11], factor: 1.22 },
  { at: [27.5, 59.8], reach: [7, 3], factor: 1.42 },
  { at: [31.4, 60.8], reach: [4, 2.6], factor: 1.2 },
  { at: [33.4, 63], reach: [5, 2.4], factor: 1.2 },
  { at: [36, 59.6], reach: [6, 3], factor: 1.3 },
  { at: [21, 54.2], reach: [5.5, 3.4], factor: 1.4 },
  { at: [25.6, 53.2], reach: [5, 3.4], factor: 1.1 },
  { at: [28.7, 46.8], reach: [5, 3.2], factor: 1.5 },
  { at: [34, 45.7], reach: [5.6, 3.4], factor: 1.75 },
  { at: [12.4, 45.8], reach: [6, 3.4], factor: 1.5 },
];

function swell(lon, lat) {
  let x = lon;
  let y = lat;
  for (const { at, reach, factor } of SWELLINGS) {
    const dx = x - at[0];
    const dy = y - at[1];
    const r2 = (dx / reach[0]) ** 2 + (dy / reach[1]) ** 2;
    if (r2 >= 1) continue;
    const grow = (factor - 1) * (1 - r2) ** 2;
    x += dx * grow;
    y += dy * grow;
  }
  return [x, y];
}

/** Projects a point of the globe to the drawing. */
export function project([lonIn, latIn]) {
  const [lon, lat] = swell(lonIn, latIn);
  const turn = n * (lon - MERIDIAN) * rad;
  const r = radius(lat);
  return [WIDTH / 2 + ACROSS * r * Math.sin(turn), DOWN * (r * Math.cos(turn) - radius(NORTH))];
}

export const sheet = makeSheet({ width: WIDTH, height: HEIGHT, fine: 3, wraps: false, project });
