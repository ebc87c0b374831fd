/** An observed rate with its 95% confidence interval. */
export interface Rate {
  count: number;
  rate: number;
  low: number;
  high: number;
}

const Z = 1.959963984540054;

/** The Wilson score interval: reliable even for few games and for rates near 0 and 1. */
export function wilson(count: number, of: number): Rate {
  if (of === 0) return { count, rate: 0, low: 0, high: 1 };
  const rate = count / of;
  const middle = rate + (Z * Z) / (2 * of);
  const reach = Z * Math.sqrt((rate * (1 - rate)) / of + (Z * Z) / (4 * of * of));
  const scale = 1 + (Z * Z) / of;
  const low = count === 0 ? 0 : (middle - reach) / scale;
  const high = count === of ? 1 : (middle + reach) / scale;
  return { count, rate, low, high };
}
