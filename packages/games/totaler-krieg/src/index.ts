/**
 * Axis Empires: Totaler Krieg by Alan Emrich and Steve Kosakowski (Decision Games). Rules in our own words:
 * docs/rules/totaler-krieg.
 */
export { totalerKrieg } from './game.js';
export { reachOf } from './movement/reach.js';
export { suppliedNow } from './supply/whole-map.js';
