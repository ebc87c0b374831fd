/** Games as learning programs want them. */
export { type ActionName, ActionSpace } from './action-space.js';
export { Environment, type EnvironmentSize, Episode, ManyGames, ROOM } from './environment.js';
export { Observer } from './observer.js';
