/** The `sandtable` command as a library: for tests, and for programs that run it in-process. */
export type { Args } from './args.js';
export type { Command, Flag, Io } from './command.js';
export { Failure } from './failure.js';
export { run } from './main.js';
