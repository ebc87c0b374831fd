/**
 * The protocol between clients and the server: TypeBox schemas, and the types derived from them. Described in
 * docs/server.md.
 *
 *   limits.ts    the limits on sizes and numbers
 *   people.ts    people, accounts and sessions
 *   notices.ts   how people are told that it is their turn
 *   manners.ts   muting, blocking and reporting; those who look after the site
 *   games.ts     the games, and how they are offered
 *   tables.ts    a table's public information, the lobby, and the requests that change a table
 *   tournaments.ts  tournaments and leagues of people
 *   view.ts      a table as one person sees it
 *   queries.ts   questions about a position, the log and replays
 *   socket.ts    the messages on the socket and on the event stream
 */

export * from './club.js';
export * from './games.js';
export * from './limits.js';
export * from './manners.js';
export * from './notices.js';
export * from './people.js';
export * from './queries.js';
export * from './socket.js';
export * from './tables.js';
export * from './tournaments.js';
export * from './view.js';
