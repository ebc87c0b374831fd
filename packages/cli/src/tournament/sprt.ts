/** A sequential probability ratio test (Wald) of a win rate: is it at most `low`, or at least `high`? */
export interface Sprt {
  low: number;
  high: number;
  /** The chance of a wrong decision, either way. */
  error: number;
}

export type SprtVerdict = 'high' | 'low' | 'open';

export interface SprtResult {
  verdict: SprtVerdict;
  /** The games it took. */
  games: number;
  /** The logarithm of the likelihood ratio, and the bounds at which it decides. */
  ratio: number;
  bounds: readonly [number, number];
}

/** Looks at the scores in order (1 won, 0 lost, a half drawn) and stops as soon as the test decides. */
export function sequentialTest({ low, high, error }: Sprt, scores: readonly number[]): SprtResult {
  const bounds = [Math.log(error / (1 - error)), Math.log((1 - error) / error)] as const;
  const won = Math.log(high / low);
  const lost = Math.log((1 - high) / (1 - low));
  let ratio = 0;
  for (let i = 0; i < scores.length; i++) {
    ratio += scores[i] * won + (1 - scores[i]) * lost;
    const verdict = ratio >= bounds[1] ? 'high' : ratio <= bounds[0] ? 'low' : null;
    if (verdict) return { verdict, games: i + 1, ratio, bounds };
  }
  return { verdict: 'open', games: scores.length, ratio, bounds };
}
