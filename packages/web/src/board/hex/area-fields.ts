import type { HexMapModel } from './model.js';
import { noise } from './noise.js';

// Forests, swamps and mountains as areas: one edge around all their hexes, which strays from the hexsides.

/** How far the edge of an area strays from the hexside, in hexes, and how often in a hex. */
const STRAY = 0.24;
const TURNS = 1.7;
/** How wide the edge is blurred, in hexes. */
const BLUR = 0.25;
/** Cells of a map, and of a hex, at most. */
const MOST_CELLS = 240_000;
const FINEST = 12;

/** For each kind of terrain: how much a point belongs to it, from 0 to 1; one half is its edge. */
export interface AreaFields {
  width: number;
  height: number;
  cellsPerHex: number;
  /** By kind of terrain; null for the plain ground, and for kinds that the map does not have. */
  fields: readonly (Float32Array | null)[];
  /** For each cell: a bit for each kind that is there; the first bit, which the plain ground has not, is the open sea. */
  what: Uint8Array;
}
export const OPEN_SEA = 1;

export function fieldCells({ sheet }: HexMapModel): number {
  return Math.min(FINEST, Math.sqrt(MOST_CELLS / (sheet.width * sheet.height)));
}

/** Computes the areas and yields after every few rows. */
export function* areaFieldsOf(model: HexMapModel): Generator<void, AreaFields> {
  const { sheet, terrains } = model;
  const cellsPerHex = fieldCells(model);
  const width = Math.ceil(sheet.width * cellsPerHex) + 1;
  const height = Math.ceil(sheet.height * cellsPerHex) + 1;
  const groundOf = groundNear(model);
  const fields = terrains.map((_, kind) =>
    kind > 0 && model.terrain.includes(kind) && !(model.coast && terrains[kind].sea)
      ? new Float32Array(width * height)
      : null,
  );
  const what = new Uint8Array(width * height);
  const fillRow = (row: number) => {
    const y = row / cellsPerHex;
    for (let column = 0; column < width; column++) {
      const x = column / cellsPerHex;
      const kind = groundOf(
        x + STRAY * (2 * noise(x * TURNS, y * TURNS) - 1),
        y + STRAY * (2 * noise(x * TURNS + 40, y * TURNS + 7) - 1),
      );
      const cell = row * width + column;
      if (kind < 0) what[cell] = OPEN_SEA;
      const field = fields[kind];
      if (field) field[cell] = 1;
    }
  };
  for (let row = 0; row < height; row++) {
    fillRow(row);
    if (row % 12 === 11) yield;
  }
  const reach = Math.max(1, Math.round((cellsPerHex * BLUR) / 1.2 - 0.5));
  for (const [kind, field] of fields.entries()) {
    if (!field) continue;
    for (let round = 0; round < 2; round++) blur(field, width, height, reach);
    for (let cell = 0; cell < field.length; cell++)
      if (field[cell] > 0.005) what[cell] = (what[cell] & ~OPEN_SEA) | (1 << kind);
    yield;
  }
  return { width, height, cellsPerHex, fields, what };
}

/** The kind of ground at a point. The shore of a sea hex is like the land beside it; -1 if there is none. */
function groundNear(model: HexMapModel): (x: number, y: number) => number {
  const { sheet, terrains, terrain } = model;
  const { grid } = sheet;
  const [left, right, top, bottom] = [0.26, sheet.width - 0.26, 0.3, sheet.height - 0.3];
  return (x, y) => {
    // Beyond the edge of the map it goes on as at its edge.
    const point = {
      x: Math.min(right, Math.max(left, x)),
      y: Math.min(bottom, Math.max(top, y)),
    };
    let hex = sheet.hexAt(point);
    if (hex < 0) hex = sheet.hexAt({ x: point.x + (point.x < 1 ? 0.5 : -0.5), y: point.y });
    if (hex < 0) return 0;
    if (!model.coast || !terrains[terrain[hex]].sea) return terrain[hex];
    let [kind, least] = [-1, Infinity];
    for (let side = 0; side < 6; side++) {
      const next = grid.neighbour(hex, side);
      if (next < 0 || terrains[terrain[next]].sea) continue;
      const centre = sheet.centre(next);
      const far = (centre.x - point.x) ** 2 + (centre.y - point.y) ** 2;
      if (far < least) [kind, least] = [terrain[next], far];
    }
    return kind;
  };
}

/** How much a point belongs to a field. */
export function sampled(
  field: Float32Array,
  { width, height, cellsPerHex }: AreaFields,
  x: number,
  y: number,
) {
  const [u, v] = [
    Math.min(width - 1.001, Math.max(0, x * cellsPerHex)),
    Math.min(height - 1.001, Math.max(0, y * cellsPerHex)),
  ];
  const [column, row] = [Math.floor(u), Math.floor(v)];
  const [a, b] = [u - column, v - row];
  const cell = row * width + column;
  const upper = field[cell] * (1 - a) + field[cell + 1] * a;
  return upper * (1 - b) + (field[cell + width] * (1 - a) + field[cell + width + 1] * a) * b;
}

/** Box blur, first along rows, then along columns. */
function blur(values: Float32Array, width: number, height: number, reach: number): void {
  const line = new Float32Array(Math.max(width, height));
  const pass = (start: number, step: number, length: number) => {
    let sum = 0;
    const at = (i: number) => values[start + Math.min(length - 1, Math.max(0, i)) * step];
    for (let i = -reach; i <= reach; i++) sum += at(i);
    for (let i = 0; i < length; i++) {
      line[i] = sum / (2 * reach + 1);
      sum += at(i + reach + 1) - at(i - reach);
    }
    for (let i = 0; i < length; i++) values[start + i * step] = line[i];
  };
  for (let row = 0; row < height; row++) pass(row * width, 1, width);
  for (let column = 0; column < width; column++) pass(column, width, height);
}
