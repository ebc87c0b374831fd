import { type AreaFields, areaFieldsOf, fieldCells, OPEN_SEA, sampled } from './area-fields.js';
import type { HexMapModel } from './model.js';
import { fractalNoise, hash, noise } from './noise.js';

/** Cells of the picture for a cell of the areas, in either direction. */
const FINER = 2;
/** The edges of areas: from and to how much of a field their tint comes. */
const EDGE = [0.36, 0.64] as const;
/** How much the edge is frayed. */
const FRAY = 0.2;
/** Light from the north-west: how much it darkens at most, and how much it brightens flat ground and mountains. */
const DARKEST = 0.26;
const [BRIGHT, BRIGHTER] = [0.025, 0.055];
const LIGHT = 0.062;
/** At night the same light needs more to be seen. */
const AT_NIGHT = 1.4;

/** The ground of a map as one small picture: tints with soft edges, hill shading and the grain of paper. */
export interface TerrainRaster {
  width: number;
  height: number;
  cellsPerHex: number;
  /** RGBA, four bytes per cell. */
  pixels: Uint8ClampedArray<ArrayBuffer>;
  areas: AreaFields;
}

export const cellsPerHex = (model: HexMapModel): number => fieldCells(model) * FINER;

/** Computes the picture and yields after every few rows: call `next` until it is done. */
export function* rasterOf(model: HexMapModel, night: boolean): Generator<void, TerrainRaster> {
  const areas = yield* areaFieldsOf(model);
  const scale = cellsPerHex(model);
  const width = Math.ceil(model.sheet.width * scale);
  const height = Math.ceil(model.sheet.height * scale);
  const relief = new Relief(model, areas, width, scale);
  const rise = new Float32Array(width * height);
  for (let row = 0; row < height; row++) {
    relief.lift(rise, row);
    if (row % 8 === 7) yield;
  }
  const pixels = new Uint8ClampedArray(width * height * 4);
  for (let row = 0; row < height; row++) {
    relief.paint(pixels, rise, row, height, night);
    if (row % 8 === 7) yield;
  }
  return { width, height, cellsPerHex: scale, pixels, areas };
}

/** A kind of terrain in the areas of a map. */
interface Tinted {
  bit: number;
  field: Float32Array;
  raised: boolean;
  day: RGB;
  night: RGB;
}

/** Row by row: how high the ground is, and what it looks like. */
class Relief {
  private readonly kinds: Tinted[];
  private readonly plain: { day: RGB; night: RGB };

  constructor(
    { terrains }: HexMapModel,
    private readonly areas: AreaFields,
    private readonly width: number,
    private readonly scale: number,
  ) {
    const looks = terrains.map(({ day, night, raised = false }) => ({
      day: rgb(day),
      night: rgb(night),
      raised,
    }));
    this.plain = looks[0];
    this.kinds = looks.flatMap((look, kind) => {
      const field = areas.fields[kind];
      return field ? [{ ...look, field, bit: 1 << kind }] : [];
    });
  }

  /** What is in a cell of the picture: bits, as in the areas. */
  private whatAt(row: number, column: number): number {
    const { what, width } = this.areas;
    return what[Math.round(row / FINER) * width + Math.round(column / FINER)];
  }

  lift(rise: Float32Array, row: number): void {
    const { width, scale, areas } = this;
    const raised = this.kinds.filter((kind) => kind.raised);
    const y = row / scale;
    for (let column = 0; column < width; column++) {
      const what = this.whatAt(row, column);
      if (what === OPEN_SEA) continue;
      const x = column / scale;
      let up = 0.05 * fractalNoise(x * 1.9, y * 1.9, 2);
      for (const { field, bit } of raised) {
        if (!(what & bit)) continue;
        const high = smooth(sampled(field, areas, x, y));
        if (high > 0.01) up += high * (0.1 + 1.25 * (ridges(x, y) - 0.38));
      }
      rise[row * width + column] = up;
    }
  }

  paint(pixels: Uint8ClampedArray, rise: Float32Array, row: number, height: number, night: boolean): void {
    const { width, scale, areas, kinds } = this;
    const plain = night ? this.plain.night : this.plain.day;
    const slopes = scale * LIGHT * (night ? AT_NIGHT : 1);
    const y = row / scale;
    const [above, below] = [Math.max(0, row - 1) * width, Math.min(height - 1, row + 1) * width];
    for (let column = 0; column < width; column++) {
      const at = (row * width + column) * 4;
      const what = this.whatAt(row, column);
      let [red, green, blue] = plain;
      let factor = 1;
      if (what !== OPEN_SEA) {
        const x = column / scale;
        let high = 0;
        if (what > 0) {
          const fray = FRAY * fractalNoise(x * 5, y * 5, 2);
          for (const look of kinds) {
            const { field, raised, bit } = look;
            if (!(what & bit)) continue;
            const part = sampled(field, areas, x, y);
            if (part < 0.05) continue;
            if (raised) high = Math.max(high, part);
            const tint = smooth((part + fray - EDGE[0]) / (EDGE[1] - EDGE[0]));
            const own = night ? look.night : look.day;
            red += (own[0] - red) * tint;
            green += (own[1] - green) * tint;
            blue += (own[2] - blue) * tint;
          }
        }
        const lit =
          (rise[below + Math.min(width - 1, column + 1)] - rise[above + Math.max(0, column - 1)]) * slopes;
        factor += lit < 0 ? (DARKEST * lit) / (DARKEST - lit) : Math.min(BRIGHT + BRIGHTER * high, lit);
        factor += 0.016 * (hash(column, row) - 0.5) + 0.05 * (noise(x * 0.7, y * 0.7) - 0.5);
      }
      pixels[at] = red * factor;
      pixels[at + 1] = green * factor;
      pixels[at + 2] = blue * factor;
      pixels[at + 3] = 255;
    }
  }
}

/** Crests of mountains, from 0 to 1. Every octave is turned, and all are bent, so that no grid shows. */
function ridges(x: number, y: number): number {
  const [u, v] = [x + 0.7 * (noise(x * 1.1, y * 1.1) - 0.5), y + 0.7 * (noise(x * 1.1 + 50, y * 1.1) - 0.5)];
  let sum = 0;
  for (const { weight, often, cos, sin, away } of OCTAVES) {
    const crest =
      1 - Math.abs(2 * noise((u * cos - v * sin) * often + away, (u * sin + v * cos) * often) - 1);
    sum += weight * crest * crest;
  }
  return sum;
}
const OCTAVES = [0, 1, 2, 3].map((i) => ({
  weight: 0.55 * 0.48 ** i,
  often: 1.25 * 2.05 ** i,
  cos: Math.cos(0.5 + i * 1.1),
  sin: Math.sin(0.5 + i * 1.1),
  away: 3.1 * i,
}));

function smooth(part: number): number {
  const t = Math.min(1, Math.max(0, part));
  return t * t * (3 - 2 * t);
}

type RGB = readonly [red: number, green: number, blue: number];

function rgb(hex: string): RGB {
  const n = Number.parseInt(hex.slice(1), 16);
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255];
}
