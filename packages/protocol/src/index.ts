/**
 * What browsers and the server say to each other: TypeBox schemas, of which the types follow, and the patches
 * in which views travel. docs/server.md tells the same in words.
 *
 *   limits.ts    how long anything may be
 *   people.ts    who somebody is
 *   games.ts     the games on the shelf, and how they are offered
 *   tables.ts    a table as everybody may see it, the lobby, and the requests that change a table
 *   view.ts      a table as one person sees it
 *   ask.ts       what a person may ask about a position: why not, what if, what does it mean
 *   socket.ts    the messages on the socket and on the event stream
 *   patch.ts     the difference between two plain values, and how to apply it
 */

export * from './games.js';
export * from './limits.js';
export * from './people.js';
export * from './queries.js';
export * from './socket.js';
export * from './tables.js';
export * from './view.js';
