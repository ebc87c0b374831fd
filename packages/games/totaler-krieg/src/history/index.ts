/** Games that follow history: what the rules let happen, where they say no, and what later set-ups have otherwise. */
export { type Departure, HistoricalGame } from './play.js';
export { type Comparison, compare, comparisonText, type Difference, STARTS } from './report.js';
