// Projects degrees to the drawing: a smooth stretch that never folds, so neighbours on the globe stay neighbours. Three
// steps, each one-to-one: magnification of small islands; latitude to y, with its own scale in the column of Europe;
// longitude to x, with its own scale in the rows of Europe.
import { makeSheet } from '../sheet.mjs';

export const WIDTH = 2000;
/** The cut of the cylinder: this meridian is x = 0 and x = WIDTH. */
export const CUT = -103.5;
const NORTH = 77;
const SOUTH = -60;

/** Units per degree at each knot, interpolated between knots, then integrated: smooth and strictly increasing. */
function scale(knots, total) {
  const step = 0.05;
  const from = knots[0][0];
  const count = Math.round((knots.at(-1)[0] - from) / step);
  const sums = new Float64Array(count + 1);
  let k = 0;
  for (let i = 0; i < count; i++) {
    const at = from + (i + 0.5) * step;
    while (knots[k + 1][0] < at) k++;
    const [a, va] = knots[k];
    const [b, vb] = knots[k + 1];
    // Eased between the knots, so that the slope of the scale has no corners either.
    const t = (at - a) / (b - a);
    const e = t * t * (3 - 2 * t);
    sums[i + 1] = sums[i] + (va + (vb - va) * e) * step;
  }
  const factor = total === undefined ? 1 : total / sums[count];
  const read = (at) => {
    const p = Math.min(Math.max((at - from) / step, 0), count);
    const i = Math.min(Math.floor(p), count - 1);
    return (sums[i] + (sums[i + 1] - sums[i]) * (p - i)) * factor;
  };
  read.total = sums[count] * factor;
  return read;
}

// Longitudes run east from the cut, so the Americas west of it come last, from 240.
const lonEurope = scale(
  [
    [CUT, 4.7],
    [-72, 4.7],
    [-58, 3.2],
    [-40, 2.8],
    [-26, 4.4],
    [-8, 12],
    [30, 12.4],
    [48, 9.6],
    [57, 8.4],
    [66, 5.8],
    [100, 5.8],
    [125, 6.6],
    [145, 6.2],
    [160, 3.7],
    [180, 3.1],
    [205, 3.1],
    [225, 3.9],
    [240, 4.7],
    [CUT + 360, 4.7],
  ],
  WIDTH,
);
const lonSouth = scale(
  [
    [CUT, 4.6],
    [-80, 5.8],
    [-40, 5.8],
    [-25, 6],
    [0, 8],
    [45, 8],
    [70, 5.8],
    [100, 5.8],
    [125, 6.4],
    [150, 6],
    [175, 5],
    [200, 3.5],
    [230, 3.4],
    [CUT + 360, 4.6],
  ],
  WIDTH,
);

// Distances from the equator towards the pole, so that both columns share the same frame.
const latEurope = scale(
  [
    [SOUTH, 3.6],
    [-40, 4.6],
    [-10, 5],
    [12, 5.2],
    [24, 7],
    [34, 12.5],
    [40, 15.5],
    [54, 16],
    [60, 13],
    [66, 7.5],
    [72, 5],
    [NORTH, 4],
  ],
  1060,
);
const latElsewhere = scale(
  [
    [SOUTH, 3.4],
    [-40, 5],
    [-10, 6.1],
    [10, 6.8],
    [25, 8.8],
    [40, 11],
    [52, 12],
    [62, 9.8],
    [70, 6.4],
    [NORTH, 4],
  ],
  1060,
);

export const HEIGHT = 1060;

const smooth = (a, b, t) => {
  const u = Math.min(Math.max((t - a) / (b - a), 0), 1);
  return u * u * (3 - 2 * u);
};

/** The weight of the Europe column at a longitude counted from the cut. */
const column = (lon) => smooth(-48, -12, lon) * (1 - smooth(22, 125, lon));

/** Magnified islands: centre, radius in degrees, factor at the centre (below 2.25 it never folds). */
const SWELLINGS = [
  { at: [-3.2, 53.8], reach: [12.5, 8.5], factor: 1.72 },
  { at: [12, 43.5], reach: [11, 7.5], factor: 1.55 },
  { at: [2, 46.6], reach: [8, 5.5], factor: 1.4 },
  { at: [-18.5, 65], reach: [13, 6], factor: 1.6 },
  { at: [19.5, 57], reach: [11, 7], factor: 1.6 },
  { at: [34.5, 43.2], reach: [9, 6], factor: 1.4 },
  { at: [51, 41.5], reach: [12, 9], factor: 2 },
  { at: [101.5, 16], reach: [16, 17], factor: 1.5 },
  { at: [138.5, 37], reach: [16, 13], factor: 1.5 },
  { at: [124, 12], reach: [14, 15], factor: 1.35 },
  { at: [113.5, 10], reach: [13, 14], factor: 1.5 },
  { at: [47, -19.5], reach: [13, 17], factor: 1.7 },
  { at: [172.5, -41.5], reach: [17, 15], factor: 1.8 },
  { at: [143, -6], reach: [18, 13], factor: 1.45 },
  { at: [112, -3], reach: [16, 13], factor: 1.2 },
];

function swell(lon, lat) {
  let x = lon;
  let y = lat;
  for (const { at, reach, factor } of SWELLINGS) {
    let dx = x - at[0];
    if (dx > 180) dx -= 360;
    if (dx < -180) dx += 360;
    const dy = y - at[1];
    const r2 = (dx / reach[0]) ** 2 + (dy / reach[1]) ** 2;
    if (r2 >= 1) continue;
    const grow = (factor - 1) * (1 - r2) ** 2;
    x += dx * grow;
    y += dy * grow;
  }
  return [x, y];
}

/** Projects a point of the globe to the drawing; longitudes past the cut give x past the period. */
export function project([lonIn, latIn]) {
  const [lonSwollen, lat] = swell(lonIn, latIn);
  const turns = Math.floor((lonSwollen - CUT) / 360);
  const lon = lonSwollen - turns * 360;
  const w = column(lon);
  const up = (1 - w) * latElsewhere(lat) + w * latEurope(lat);
  const y = HEIGHT - up;
  const south = smooth(430, 760, y);
  const x = (1 - south) * lonEurope(lon) + south * lonSouth(lon);
  return [x + turns * WIDTH, y];
}

export const sheet = makeSheet({ width: WIDTH, height: HEIGHT, fine: 4, wraps: true, project });
