/** Drawn boards: outlines, borders, and the positions of names, counters, stars and straits. */
export * from './data.js';
export { EAST_FRONT } from './east-front.js';
export * from './outline.js';
export * from './packed-steps.js';
export { QMG_WW2 } from './qmg-ww2.js';
