/** How much of a counter can be made out. */
export type CounterDetail = 'chip' | 'symbol' | 'strengths' | 'full';

/** What is shown where a hex is so many pixels wide. */
export interface Level {
  counter: CounterDetail;
  /** The size of a counter, in hexes. */
  counterSize: number;
  /** How far a counter in a stack stands from the one below it, in parts of its size. */
  stackStep: number;
  /** From 0 to 1. */
  grid: number;
  /** Trees, hills and the like. */
  symbols: boolean;
  roads: boolean;
  numbers: boolean;
  /** Places of this rank and above have their names. */
  labelsFrom: 1 | 2 | 3 | 4;
  /** Costs of reach are written. */
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
    numbers: z >= 84,
    labelsFrom: z < 18 ? 4 : z < 26 ? 3 : z < 40 ? 2 : 1,
    costs: z >= 34,
  };
}

/** Nothing from far away, faint at 28 pixels per hex, clear at 70. */
function gridAt(z: number): number {
  if (z <= 13) return 0;
  if (z <= 28) return (0.11 * (z - 13)) / 15;
  return Math.min(0.28, 0.11 + (0.17 * (z - 28)) / 42);
}

/** The ground is drawn in these sizes; between them it is stretched. */
const SCALES = [8, 11, 16, 23, 32, 45, 64, 90, 128, 180] as const;

/** The size in which the ground is drawn where a hex is so many pixels wide: never smaller, where there is one. */
export function groundScale(z: number): number {
  return SCALES.find((scale) => scale >= z * 0.98) ?? SCALES[SCALES.length - 1];
}
