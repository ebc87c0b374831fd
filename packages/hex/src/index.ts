/**
 * Hexagons for games and boards: which hex is next to which, how far it is, where it lies on the sheet and what a
 * set of them looks like from outside.
 *
 * Our own few lines rather than a library: rules ask for neighbours without end, so they are a table of small
 * integers that is made once per map, and a map that is not a rectangle of all its hexes is the usual case.
 */
export * from './grid.js';
export * from './outline.js';
export * from './sheet.js';
export * from './spread.js';
