/** The kit without a test runner: for a command, a report, or another runner. */

export type { Check } from './check-definition.js';
export { checkGame, DEFAULTS, eachOption, type How } from './check-game.js';
export { countLines } from './count-lines.js';
export { promises } from './promises/index.js';
export { describeViolation, type Violation } from './violation.js';
export { RandomWalk, type Watch } from './walk.js';
