import type { BenchResult } from './bench.js';

/** The results as text: a line for each row and ratio, with its bar and whether it is met. */
export function tableOf({ rows, ratios, bars, machine, quick }: BenchResult): string {
  const lines = [...rows, ...Object.entries(ratios).map(([name, value]) => ({ name, value, unit: 'times' }))];
  const cells = lines.map(({ name, value, unit }) => {
    const bar = bars.find((one) => one.name === name);
    return [name, figure(value), unit, bar ? barText(bar, quick) : ''];
  });
  const width = [0, 1, 2].map((column) => Math.max(...cells.map((cell) => cell[column].length)));
  const body = cells.map(([name, value, unit, bar]) =>
    `${name.padEnd(width[0])}  ${value.padStart(width[1])} ${unit.padEnd(width[2])}  ${bar}`.trimEnd(),
  );
  const where = `${machine.processor}, ${machine.cores} cores, Node ${machine.node.replace('v', '')}; load ${machine.load} before; seconds are of processor time`;
  return `${[...body, '', where, ...(quick ? ['A quick run: the numbers only show that it runs.'] : [])].join('\n')}\n`;
}

/** A quick run is too short to judge by. */
function barText({ atLeast, atMost, unit, met }: BenchResult['bars'][number], quick: boolean): string {
  const bar =
    atLeast === undefined ? `at most ${plain(atMost)} ${unit}` : `at least ${plain(atLeast)} ${unit}`;
  return quick ? bar : `${bar}: ${met ? 'met' : 'missed'}`;
}

/** Large numbers as integers with thousands separators, small ones with two decimals. */
function figure(value: number): string {
  if (value < 100) return value.toFixed(2);
  return Math.round(value)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ',');
}

const plain = (value = 0) => value.toLocaleString('en-US');
