export interface Spread {
  mean: number;
  /** Standard deviation from game to game. */
  sd: number;
}

export function sum(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0);
}

export function spread(values: readonly number[]): Spread {
  const mean = sum(values) / Math.max(1, values.length);
  const variance = sum(values.map((value) => (value - mean) ** 2)) / Math.max(1, values.length - 1);
  return { mean, sd: Math.sqrt(variance) };
}

/** The mean of some counts, and their bounds. */
export function range(values: readonly number[]): { mean: number; min: number; max: number } {
  return {
    mean: sum(values) / Math.max(1, values.length),
    min: values.reduce((a, b) => Math.min(a, b), values[0] ?? 0),
    max: values.reduce((a, b) => Math.max(a, b), values[0] ?? 0),
  };
}
