/** How much detail of a counter is drawn. */
export type CounterDetail = 'chip' | 'symbol' | 'strengths' | 'full';

/** The level of detail at a number of pixels per hex. */
export interface Level {
  counter: CounterDetail;
  /** The size of a counter, in hexes. */
  counterSize: number;
  /** The offset of a counter in a stack from the one below it, relative to its size. */
  stackStep: number;
  /** Opacity, from 0 to 1. */
  grid: number;
  /** Trees, hills and the like. */
  symbols: boolean;
  roads: boolean;
  /** Sleepers of railways, anchors of ports. */
  fine: boolean;
  borders: boolean;
  /** Names of countries and seas. */
  areas: boolean;
  numbers: boolean;
  /** Places of this rank and above are labelled. */
  labelsFrom: 1 | 2 | 3 | 4;
  /** The size of the names of places, in pixels; those of towns are a little smaller. */
  letters: number;
  /** Whether movement costs are written in reachable hexes. */
  costs: boolean;
}

export function levelAt(z: number): Level {
  return {
    counter: z < 26 ? 'chip' : z < 44 ? 'symbol' : z < 90 ? 'strengths' : 'full',
    counterSize: z < 26 ? 0.74 : z < 90 ? 0.66 : 0.62,
    stackStep: z < 26 ? 0.1 : z < 90 ? 0.15 : 0.19,
    grid: gridAt(z),
    symbols: z >= 30,
    roads: z >= 16,
    fine: z >= 40,
    borders: z >= 11,
    areas: z < 96,
    // The ground of a scale is drawn for smaller ones as well.
    numbers: z >= 100,
    labelsFrom: z < 22 ? 4 : z < 28 ? 3 : z < 40 ? 2 : 1,
    letters: z < 13 ? 10 : z < 26 ? 11 : z < 50 ? 12.5 : z < 90 ? 14 : 16,
    costs: z >= 34,
  };
}

/** Invisible zoomed out, faint at 28 pixels per hex, clear at 70. */
function gridAt(z: number): number {
  if (z <= 13) return 0;
  if (z <= 28) return (0.11 * (z - 13)) / 15;
  return Math.min(0.28, 0.11 + (0.17 * (z - 28)) / 42);
}

/** The scales at which the ground is drawn; between them it is stretched. */
const SCALES = [8, 11, 16, 23, 32, 45, 64, 90, 128, 180] as const;

/** The scale to draw the ground at for this many pixels per hex: the next larger one, if any. */
export function groundScale(z: number): number {
  return SCALES.find((scale) => scale >= z * 0.98) ?? SCALES[SCALES.length - 1];
}
