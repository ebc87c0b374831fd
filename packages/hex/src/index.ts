/**
 * Hexagons for games and boards: adjacency, distances, positions on the sheet and outlines of sets.
 *
 * Written here rather than taken from a library: rules look up neighbours constantly, so those are a table of small
 * integers, built once per map, and most maps are not full rectangles.
 */
export * from './grid.js';
export * from './outline.js';
export * from './sheet.js';
export * from './spread.js';
