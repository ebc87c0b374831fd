import { packRows } from '../packed-rows.js';
import { readRows } from '../read-rows.js';
import { COUNTER_ROWS } from './counters.js';
import { cellsOfHex } from './hex-cells.js';
import { HEX_ROWS } from './hexes.js';

/** What page and engine both need, as they load it: a build keeps the result only, in one file for both. */
export const PACKED = {
  hexes: packRows(readRows(HEX_ROWS).map(cellsOfHex)),
  counters: packRows(readRows(COUNTER_ROWS)),
};
