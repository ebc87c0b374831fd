import type { Rate } from '@sandtable/bots';

/** "12, 60.0 % (95 % sure: 38.7 to 78.1 %)" */
export function share({ count, rate, low, high }: Rate): string {
  return `${whole(count)}, ${percent(rate)} % (95 % sure: ${percent(low)} to ${percent(high)} %)`;
}

export function percent(value: number): string {
  return (value * 100).toFixed(1);
}

/** Small numbers keep a decimal, so that half a game per second is not shown as 0. */
export function few(value: number): string {
  return value < 10 ? value.toFixed(1) : whole(value);
}

export function whole(value: number): string {
  return Math.round(value)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ',');
}
