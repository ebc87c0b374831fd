// The coast: the real one where it can be, bent to what the hexes say. A field on a fine grid, positive on land.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { SHEET } from '@sandtable/totaler-krieg/map';
import { feature } from 'topojson-client';
import { unroll } from '../sheet.mjs';
import { centreOf, HEIGHT, place, ROW_HEIGHT, WIDTH } from './warp.mjs';

/** Cells per hex width. */
export const FINE = 24;
export const COLUMNS = Math.ceil(WIDTH * FINE) + 1;
export const ROWS = Math.ceil(HEIGHT * FINE) + 1;
const FAR = 4;
const CORNER = 1 / Math.sqrt(3);

/** The map's window on the globe, with room to spare. */
const WINDOW = { west: -45, east: 75, south: 14, north: 78 };
/** The longest straight edge, in degrees. */
const STRIDE = 0.25;

function* rings() {
  const file = createRequire(import.meta.url).resolve('world-atlas/land-10m.json');
  const topology = JSON.parse(readFileSync(file, 'utf8'));
  for (const { geometry } of feature(topology, topology.objects.land).features) {
    const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
    for (const polygon of polygons) for (const ring of polygon) yield turned(unroll(ring));
  }
}

/** A ring that was unrolled from the wrong side of the date line, turned back to Europe. */
function turned(ring) {
  const lons = ring.map(([lon]) => lon);
  const least = lons.reduce((a, b) => Math.min(a, b));
  const most = lons.reduce((a, b) => Math.max(a, b));
  return (least + most) / 2 < -180 ? ring.map(([lon, lat]) => [lon + 360, lat]) : ring;
}

const isOutside = (ring) =>
  ring.every(([lon]) => lon < WINDOW.west) ||
  ring.every(([lon]) => lon > WINDOW.east) ||
  ring.every(([, lat]) => lat < WINDOW.south) ||
  ring.every(([, lat]) => lat > WINDOW.north);

const clamp = ([lon, lat]) => [
  Math.min(Math.max(lon, WINDOW.west), WINDOW.east),
  Math.min(Math.max(lat, WINDOW.south), WINDOW.north),
];

/** The land by even-odd filling, row by row. */
function filled() {
  const crossings = Array.from({ length: ROWS }, () => []);
  for (const ring of rings()) {
    if (isOutside(ring)) continue;
    const points = [];
    for (let i = 0; i + 1 < ring.length; i++) {
      const [a, b] = [clamp(ring[i]), clamp(ring[i + 1])];
      const parts = Math.max(1, Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / STRIDE));
      for (let k = 0; k < parts; k++)
        points.push(place([a[0] + ((b[0] - a[0]) * k) / parts, a[1] + ((b[1] - a[1]) * k) / parts]));
    }
    for (let i = 0; i < points.length; i++) {
      const [x1, y1] = points[i];
      const [x2, y2] = points[(i + 1) % points.length];
      const [from, to] = y1 < y2 ? [y1, y2] : [y2, y1];
      const first = Math.max(0, Math.ceil(from * FINE));
      const last = Math.min(ROWS - 1, Math.ceil(to * FINE) - 1);
      for (let r = first; r <= last; r++) crossings[r].push(x1 + ((r / FINE - y1) / (y2 - y1)) * (x2 - x1));
    }
  }
  const land = new Uint8Array(COLUMNS * ROWS);
  crossings.forEach((list, r) => {
    list.sort((a, b) => a - b);
    for (let i = 0; i + 1 < list.length; i += 2) {
      const first = Math.max(0, Math.ceil(list[i] * FINE));
      const last = Math.min(COLUMNS - 1, Math.floor(list[i + 1] * FINE));
      for (let c = first; c <= last; c++) land[r * COLUMNS + c] = 1;
    }
  });
  return land;
}

/** The largest island that may be drawn where the hexes have none, in cells, if land of theirs is near; and the smallest. */
const ISLET = 0.06 * FINE * FINE;
const SPECK = 0.012 * FINE * FINE;

/** Islands that no land hex stands on are left out, or they would look like places to go to. */
function withoutStrangers(land) {
  const owner = new Int32Array(land.length).fill(-1);
  const islands = [];
  for (let start = 0; start < land.length; start++) {
    if (land[start] === 0 || owner[start] >= 0) continue;
    const cells = [start];
    owner[start] = islands.length;
    for (let i = 0; i < cells.length; i++) {
      const at = cells[i];
      const c = at % COLUMNS;
      const around = [at - COLUMNS, at + COLUMNS];
      if (c > 0) around.push(at - 1);
      if (c < COLUMNS - 1) around.push(at + 1);
      for (const next of around) {
        if (land[next] !== 1 || owner[next] >= 0) continue;
        owner[next] = islands.length;
        cells.push(next);
      }
    }
    islands.push(cells);
  }
  for (const cells of islands) {
    const wet = cells.every((at) => {
      const hex = nearestHex((at % COLUMNS) / FINE, Math.floor(at / COLUMNS) / FINE);
      return hex < 0 || isWater(hex);
    });
    const far = () => !cells.some((at) => isNearLand((at % COLUMNS) / FINE, Math.floor(at / COLUMNS) / FINE));
    // What is not drawn must not leave shallows around nothing either.
    if (wet && (cells.length > ISLET || cells.length < SPECK || far())) for (const at of cells) land[at] = 0;
  }
  return land;
}

/** Whether land of the hexes is in this hex or beside it. */
function isNearLand(x, y) {
  const hex = nearestHex(x, y);
  return hex >= 0 && [0, 1, 2, 3, 4, 5].some((side) => SHEET.isLand[SHEET.grid.neighbour(hex, side)]);
}

function nearestHex(x, y) {
  const row = Math.round(SHEET.grid.rows - 1 - (y - CORNER) / ROW_HEIGHT);
  const column = Math.round(x - 0.5 - (row & 1 ? 0.5 : 0));
  if (row < 0 || row >= SHEET.grid.rows || column < 0 || column >= SHEET.grid.columns) return -1;
  const hex = SHEET.grid.at(row, column);
  return SHEET.isOnMap[hex] ? hex : -1;
}

/** Squared distances to the nearest cell of this kind along one line (lower envelope of parabolas). */
function along(f, n, out) {
  const v = new Int32Array(n);
  const z = new Float64Array(n + 1);
  let k = 0;
  z[0] = -Infinity;
  z[1] = Infinity;
  for (let q = 1; q < n; q++) {
    let s = (f[q] + q * q - (f[v[k]] + v[k] * v[k])) / (2 * q - 2 * v[k]);
    while (s <= z[k]) {
      k--;
      s = (f[q] + q * q - (f[v[k]] + v[k] * v[k])) / (2 * q - 2 * v[k]);
    }
    k++;
    v[k] = q;
    z[k] = s;
    z[k + 1] = Infinity;
  }
  k = 0;
  for (let q = 0; q < n; q++) {
    while (z[k + 1] < q) k++;
    out[q] = (q - v[k]) ** 2 + f[v[k]];
  }
}

function distanceTo(land, kind) {
  const big = 1e12;
  const field = Float64Array.from(land, (cell) => (cell === kind ? 0 : big));
  const line = new Float64Array(Math.max(COLUMNS, ROWS));
  const out = new Float64Array(line.length);
  for (let c = 0; c < COLUMNS; c++) {
    for (let r = 0; r < ROWS; r++) line[r] = field[r * COLUMNS + c];
    along(line, ROWS, out);
    for (let r = 0; r < ROWS; r++) field[r * COLUMNS + c] = out[r];
  }
  for (let r = 0; r < ROWS; r++) {
    const row = field.subarray(r * COLUMNS, (r + 1) * COLUMNS);
    along(Float64Array.from(row), COLUMNS, out);
    row.set(out.subarray(0, COLUMNS));
  }
  return field.map((d) => Math.sqrt(d) / FINE);
}

/** Deterministic noise in -1 … 1, smooth over `1 / frequency` hexes. */
function noise(x, y) {
  const hash = (i, j) => {
    const v = Math.sin(i * 127.1 + j * 311.7) * 43758.5453;
    return (v - Math.floor(v)) * 2 - 1;
  };
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [x - i, y - j].map((t) => t * t * (3 - 2 * t));
  const top = hash(i, j) * (1 - u) + hash(i + 1, j) * u;
  const bottom = hash(i, j + 1) * (1 - u) + hash(i + 1, j + 1) * u;
  return top * (1 - v) + bottom * v;
}
const wobble = (x, y) => 0.13 * (0.6 * noise(2.6 * x, 2.6 * y) + 0.4 * noise(5.2 * x + 9, 5.2 * y));

const smoothMin = (a, b, k) => {
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.min(a, b) - (h * h * k) / 4;
};
const smoothMax = (a, b, k) => -smoothMin(-a, -b, k);

/** The distance of a point from a segment. */
function fromSegment(x, y, [ax, ay], [bx, by]) {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - t * dx, y - ay - t * dy);
}

const cornerOf = (hex, n) => {
  const [x, y] = centreOf(hex);
  const angle = ([-30, 30, 90, 150, 210, 270][n % 6] * Math.PI) / 180;
  return [x + CORNER * Math.cos(angle), y - CORNER * Math.sin(angle)];
};

const ALL_SEA = 2;
const STRAIT = 4;
const isLake = (hex) => SHEET.isOnMap[hex] && !SHEET.isLand[hex] && !SHEET.isSea[hex] && !SHEET.isClosed[hex];
/** Hexes out of play for good are land as well, unless they are sea. */
export const isWater = (hex) => SHEET.isSea[hex] || isLake(hex);

/** Applies a shape to the cells around a segment. */
function shape(field, a, b, radius, k, wet) {
  const reach = radius + 0.35;
  const [left, right] = [Math.min(a[0], b[0]) - reach, Math.max(a[0], b[0]) + reach];
  const [top, bottom] = [Math.min(a[1], b[1]) - reach, Math.max(a[1], b[1]) + reach];
  for (let r = Math.max(0, Math.ceil(top * FINE)); r <= Math.min(ROWS - 1, bottom * FINE); r++) {
    for (let c = Math.max(0, Math.ceil(left * FINE)); c <= Math.min(COLUMNS - 1, right * FINE); c++) {
      const [x, y] = [c / FINE, r / FINE];
      const inside = radius * (1 + wobble(x, y)) - fromSegment(x, y, a, b);
      const at = r * COLUMNS + c;
      field[at] = wet ? smoothMin(field[at], -inside, k) : smoothMax(field[at], inside, k);
    }
  }
}

/** The field: the distance from the coast, positive on land, in hex widths. */
export function landField() {
  const land = withoutStrangers(filled());
  const [toLand, toSea] = [distanceTo(land, 1), distanceTo(land, 0)];
  const field = Float64Array.from(land, (dry, i) =>
    Math.min(FAR, Math.max(-FAR, dry ? toSea[i] : -toLand[i])),
  );
  const hexes = Array.from({ length: SHEET.size }, (_, hex) => hex).filter((hex) => SHEET.isOnMap[hex]);
  // Water first, then land: a land bridge is never cut by the sea beside it.
  for (const hex of hexes) {
    if (!isWater(hex)) continue;
    shape(field, centreOf(hex), centreOf(hex), isLake(hex) ? 0.42 : 0.3, 0.1, true);
    for (let side = 0; side < 6; side++) {
      const next = SHEET.neighbour(hex, side);
      if (next >= 0 && isWater(next) && next > hex)
        shape(field, centreOf(hex), centreOf(next), 0.12, 0.08, true);
    }
  }
  for (const hex of hexes) {
    if (isWater(hex)) continue;
    shape(field, centreOf(hex), centreOf(hex), 0.27, 0.1, false);
    for (let side = 0; side < 6; side++) {
      const next = SHEET.neighbour(hex, side);
      if (next < 0 || isWater(next)) continue;
      const marks = SHEET.sides[hex * 6 + side];
      if (!(marks & (ALL_SEA | STRAIT)) && next > hex)
        shape(field, centreOf(hex), centreOf(next), 0.15, 0.06, false);
      const third = SHEET.neighbour(hex, (side + 1) % 6);
      const dry = third >= 0 && !isWater(third);
      if (dry && !((marks | SHEET.sides[hex * 6 + ((side + 1) % 6)]) & (ALL_SEA | STRAIT))) {
        const corner = cornerOf(hex, (side + 1) % 6);
        shape(field, corner, corner, 0.12, 0.06, false);
      }
    }
  }
  // Straits and sea arms between two land hexes.
  for (const hex of hexes) {
    if (isWater(hex)) continue;
    for (let side = 0; side < 6; side++) {
      const next = SHEET.neighbour(hex, side);
      const marks = SHEET.sides[hex * 6 + side];
      if (next < hex || isWater(next) || !(marks & (ALL_SEA | STRAIT))) continue;
      shape(field, cornerOf(hex, side), cornerOf(hex, side + 1), marks & STRAIT ? 0.075 : 0.1, 0.05, true);
    }
  }
  return blurred(field);
}

function blurred(field) {
  const out = new Float64Array(field.length);
  for (let r = 0; r < ROWS; r++) {
    for (let c = 0; c < COLUMNS; c++) {
      let [sum, weights] = [0, 0];
      for (let dr = -1; dr <= 1; dr++) {
        for (let dc = -1; dc <= 1; dc++) {
          const [y, x] = [r + dr, c + dc];
          if (y < 0 || y >= ROWS || x < 0 || x >= COLUMNS) continue;
          const weight = (dr === 0 ? 2 : 1) * (dc === 0 ? 2 : 1);
          sum += field[y * COLUMNS + x] * weight;
          weights += weight;
        }
      }
      out[r * COLUMNS + c] = sum / weights;
    }
  }
  return out;
}

/** The field at a point of the sheet. */
export function fieldAt(field, x, y) {
  const [cx, cy] = [Math.min(COLUMNS - 2, Math.max(0, x * FINE)), Math.min(ROWS - 2, Math.max(0, y * FINE))];
  const [c, r] = [Math.floor(cx), Math.floor(cy)];
  const [u, v] = [cx - c, cy - r];
  const at = r * COLUMNS + c;
  const top = field[at] * (1 - u) + field[at + 1] * u;
  const bottom = field[at + COLUMNS] * (1 - u) + field[at + COLUMNS + 1] * u;
  return top * (1 - v) + bottom * v;
}
