/**
 * A table wherever it runs: at a server, in a browser's worker, in a terminal.
 *
 *   hosted-table.ts  a match with those who play it
 *   game-views.ts    what viewers of a table see of the game
 *   replay-session.ts  a game to browse
 *   slices.ts        long work in small slices
 *   calls.ts         calls between threads (@sandtable/host/calls)
 */

export * from './game-views.js';
export * from './hosted-table.js';
export * from './replay-session.js';
export * from './slices.js';
