/** The kit without a test runner: for a command, a report, or another runner. */

export { type BotCheckOptions, checkBots } from './check-bots.js';
export type { Check } from './check-definition.js';
export { type ConformanceOptions, checkGame, DEFAULTS, eachOption } from './check-game.js';
export { checkStatistics, type StatisticsCheckOptions } from './check-statistics.js';
export { countLines } from './count-lines.js';
export { promises } from './promises/index.js';
export { describeViolation, type Violation } from './violation.js';
export { RandomWalk, type WalkObserver } from './walk.js';
