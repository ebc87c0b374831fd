/** The benchmarks. */
import { fileURLToPath } from 'node:url';

export { CheckoutError } from './against/checkout.js';
export { runAgainst } from './against/side-by-side.js';
export { type BenchResult, runBench, type Verdict } from './bench.js';
export type { Bar, Effort, Measured, Row, Subject } from './row.js';
export { tableOf } from './table.js';

/** Where the results of the last full run are stored. */
export const LATEST = fileURLToPath(new URL('../results/latest.json', import.meta.url));
