/**
 * Axis Empires: Totaler Krieg by Alan Emrich and Steve Kosakowski (Decision Games). Rules in our own words:
 * docs/rules/totaler-krieg.
 */
export { turnId } from './calendar/calendar.js';
export { totalerKrieg } from './game.js';
export { reachOf } from './movement/reach.js';
export { suppliedNow } from './supply/whole-map.js';
export { MILESTONES, type Milestone } from './victory/milestones.js';
