/**
 * A table wherever it runs: at a server, in a browser's worker, in a terminal.
 *
 *   bot-thoughts.ts  what a bot in another thread decides
 *   hosted-table.ts  a match with those who play it
 *   game-views.ts    what viewers of a table see of the game
 *   prospects.ts     what a choice was good for
 *   replay-session.ts  a game to browse
 *   review.ts        looks back at a game
 *   slices.ts        long work in small slices
 *   calls.ts         calls between threads (@sandtable/host/calls)
 */

export * from './bot-thoughts.js';
export * from './game-views.js';
export * from './hosted-table.js';
export * from './prospects.js';
export * from './replay-session.js';
export * from './review.js';
export * from './slices.js';
