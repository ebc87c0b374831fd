import type { HexMapModel } from './model.js';
import { fractalNoise, noise } from './noise.js';

/** Maximum number of cells computed for a map. */
const MOST_CELLS = 240_000;
/** Maximum cells per hex. */
const FINEST = 18;
/** How far the edge of a terrain strays from the hexside, in hexes. */
const STRAY = 0.17;
/** Light from the north-west: the strength of the hill shading. */
const LIGHT = 0.95;

/** The ground of a map as one small picture: soft tints and hill shading. */
export interface TerrainRaster {
  width: number;
  height: number;
  cellsPerHex: number;
  /** RGBA, four bytes per cell. */
  pixels: Uint8ClampedArray<ArrayBuffer>;
}

export function cellsPerHex({ sheet }: HexMapModel): number {
  return Math.min(FINEST, Math.sqrt(MOST_CELLS / (sheet.width * sheet.height)));
}

/** Computes the picture and yields after every few rows: call `next` until it is done. */
export function* rasterOf(model: HexMapModel, night: boolean): Generator<void, TerrainRaster> {
  const { sheet, terrains, terrain } = model;
  const scale = cellsPerHex(model);
  const width = Math.ceil(sheet.width * scale);
  const height = Math.ceil(sheet.height * scale);
  const colours = terrains.map((one) => rgb(night ? one.night : one.day));
  const channels = [0, 1, 2, 3].map(() => new Float32Array(width * height));
  const [red, green, blue, rise] = channels;
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const [x, y] = [(column + 0.5) / scale, (row + 0.5) / scale];
      const hex = nearestHex(
        model,
        x + STRAY * (2 * noise(x * 2.1, y * 2.1) - 1),
        y + STRAY * (2 * noise(x * 2.1 + 40, y * 2.1 + 7) - 1),
        x,
        y,
      );
      const kind = hex < 0 ? 0 : terrain[hex];
      const cell = row * width + column;
      [red[cell], green[cell], blue[cell]] = colours[kind];
      rise[cell] = terrains[kind].raised ? 1 : 0;
    }
    if (row % 12 === 11) yield;
  }
  const reach = Math.max(1, Math.round(scale * 0.1));
  for (const channel of channels) {
    blur(channel, width, height, reach);
    blur(channel, width, height, reach);
    yield;
  }
  const slope = new Float32Array(width * height);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const [x, y] = [column / scale, row / scale];
      const cell = row * width + column;
      slope[cell] = 0.03 * fractalNoise(x * 1.9, y * 1.9, 2);
      if (rise[cell] < 0.01) continue;
      const ridge = 1 - Math.abs(2 * noise(x * 1.9, y * 1.9) - 1);
      const folds = 1 - Math.abs(2 * noise(x * 4.1 + 5, y * 4.1) - 1);
      slope[cell] += rise[cell] * (0.03 + 0.24 * ridge + 0.13 * folds);
    }
    if (row % 12 === 11) yield;
  }
  const pixels = new Uint8ClampedArray(width * height * 4);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const cell = row * width + column;
      const before = Math.max(0, row - 1) * width + Math.max(0, column - 1);
      const after = Math.min(height - 1, row + 1) * width + Math.min(width - 1, column + 1);
      const lit = (slope[after] - slope[before]) * LIGHT * (scale / 12);
      const factor = 1 + Math.max(-0.13, Math.min(0.06, lit)) + 0.03 * (noise(column / 2.3, row / 2.3) - 0.5);
      pixels[cell * 4] = red[cell] * factor;
      pixels[cell * 4 + 1] = green[cell] * factor;
      pixels[cell * 4 + 2] = blue[cell] * factor;
      pixels[cell * 4 + 3] = 255;
    }
  }
  return { width, height, cellsPerHex: scale, pixels };
}

/** The hex under a displaced point; if that is off the map, the hex under the original point. */
function nearestHex({ sheet }: HexMapModel, x: number, y: number, trueX: number, trueY: number): number {
  const hex = sheet.hexAt({ x, y });
  return hex >= 0 ? hex : sheet.hexAt({ x: trueX, y: trueY });
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

function rgb(hex: string): [number, number, number] {
  const n = Number.parseInt(hex.slice(1), 16);
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255];
}
