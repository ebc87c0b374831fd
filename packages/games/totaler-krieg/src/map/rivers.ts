import { RIVER_ROWS } from '../data/rivers.js';
import type { Hex } from '../ids.js';
import { readRows } from '../read-rows.js';
import { SHEET } from './sheet.js';

/** A river, and the hexsides along which it flows. */
export interface River {
  name: string;
  sides: readonly (readonly [Hex, Hex])[];
}

export const RIVERS: readonly River[] = readRows(RIVER_ROWS).map(([name, sides]) => ({
  name,
  sides: sides.split(' ').map((side) => {
    const [one, other] = side.split('-');
    return [SHEET.hexOf(one), SHEET.hexOf(other)] as const;
  }),
}));
