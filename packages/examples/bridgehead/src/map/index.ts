/**
 * The maps and what a board needs to draw a position: terrain, rivers, roads, towns, the kinds of counters and the
 * shape of the table in a view. No rules are loaded with it.
 */

export { UNIT_KINDS, type UnitKind, type UnitKindId } from '../units/kinds.js';
export type { BridgeheadView, UnitView } from '../view-types.js';
export * from './battle-map.js';
export * from './maps.js';
export * from './terrain.js';
