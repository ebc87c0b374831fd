/** The kit without a test runner: for a command, a report, or another runner. */
export { checkGame, DEFAULTS, eachOption, type How } from './check-game.js';
export { countLines } from './count-lines.js';
export type { Pledge } from './promise.js';
export { promises } from './promises/index.js';
export { describeViolation, type Violation } from './violation.js';
export { RandomWalk, type Watch } from './walk.js';
