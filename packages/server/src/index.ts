/** The program people's browsers talk to. For now: a front page with the games on the shelf. */
export { createServer, type ServerSetup } from './create-server.js';
export type { ListedGame } from './listed-game.js';
export { type Address, addressFrom, DEFAULT_ADDRESS, ListenError, listen, parsePort } from './listen.js';
export { type ServeSetup, serve } from './serve.js';
