// The globe to the sheet of hexes: a conic projection, then the bend that puts every hex where the printed maps have it.
import { readFileSync } from 'node:fs';
import { SHEET } from '@sandtable/totaler-krieg/map';

const D = Math.PI / 180;
const LON0 = 19.74958;
const N = 0.69825;
const G = 0.99886;
const Q = -0.02938;
const [X0, Y0, SCALE, ROT] = [28.72962, 27.98228, 57.70624, -0.01155];
/** The first row of the printed maps, and the height of a row. */
const FIRST_ROW = 10;
export const ROW_HEIGHT = Math.sqrt(3) / 2;
const CORNER = 1 / Math.sqrt(3);

/** The conic projection: hex widths, y to the north, as the rows and columns are printed. */
function conic(lon, lat) {
  const phi = (lat - 48) * D;
  const rho = G - (phi + Q * phi * phi);
  const th = N * (lon - LON0) * D;
  const x = rho * Math.sin(th);
  const y = G - rho * Math.cos(th);
  return [
    X0 + SCALE * (Math.cos(ROT) * x - Math.sin(ROT) * y),
    Y0 + SCALE * (Math.sin(ROT) * x + Math.cos(ROT) * y),
  ];
}

const { rows, columns } = SHEET.grid;
export const WIDTH = columns + 0.5;
export const HEIGHT = (rows - 1) * ROW_HEIGHT + 2 * CORNER;

/** From printed coordinates to the sheet: y grows down. */
const toSheet = ([x, y]) => [x + 0.5, CORNER + (rows - 1 + FIRST_ROW) * ROW_HEIGHT - y];

export function centreOf(hex) {
  const row = SHEET.grid.rowOf(hex);
  return [SHEET.grid.columnOf(hex) + 0.5 + (row & 1 ? 0.5 : 0), CORNER + (rows - 1 - row) * ROW_HEIGHT];
}

/** For each hex: how far its centre lies from where the conic puts it. */
const bend = new Map();
for (const line of readFileSync(new URL('lon-lat.txt', import.meta.url), 'utf8').split('\n')) {
  if (line === '' || line.startsWith('#')) continue;
  const [id, lon, lat] = line.split(' ');
  const hex = SHEET.hexOf(id);
  const [cx, cy] = centreOf(hex);
  const [bx, by] = toSheet(conic(Number(lon), Number(lat)));
  bend.set(hex, [cx - bx, cy - by]);
}

/** The bend at a point: a mean over the hexes around it. */
function bendAt(x, y) {
  const row = Math.round(rows - 1 - (y - CORNER) / ROW_HEIGHT);
  let [sx, sy, sum] = [0, 0, 0];
  for (let r = row - 3; r <= row + 3; r++) {
    if (r < 0 || r >= rows) continue;
    const middle = Math.round(x - 0.5 - (r & 1 ? 0.5 : 0));
    for (let c = middle - 3; c <= middle + 3; c++) {
      if (c < 0 || c >= columns) continue;
      const hex = SHEET.grid.at(r, c);
      const found = bend.get(hex);
      if (!found) continue;
      const [cx, cy] = centreOf(hex);
      const weight = Math.exp(-((cx - x) ** 2 + (cy - y) ** 2) / 0.9);
      sx += found[0] * weight;
      sy += found[1] * weight;
      sum += weight;
    }
  }
  return sum > 1e-9 ? [sx / sum, sy / sum] : null;
}

/** A place of the globe on the sheet. */
export function place([lon, lat]) {
  const [bx, by] = toSheet(conic(lon, lat));
  let [x, y] = [bx, by];
  for (let step = 0; step < 4; step++) {
    const found = bendAt(x, y);
    if (!found) return [bx, by];
    [x, y] = [bx + found[0], by + found[1]];
  }
  return [x, y];
}
