import type { Hex } from '../ids.js';
import { SHEET } from '../map/sheet.js';
import type { R } from '../table.js';

/** G.blitz: so far from a marker units are Blitz-enabled. */
export const BLITZ_RANGE = 2;

/** G.blitz: within two hexes of a Blitz marker of the phasing faction, its own hex included. */
export function isBlitzEnabled(u: R, hex: Hex): boolean {
  return u.table.blitz.some((marker) => SHEET.grid.distance(marker, hex) <= BLITZ_RANGE);
}
