import type { Hex } from '../ids.js';
import { SHEET } from '../map/sheet.js';
import type { R } from '../table.js';

/** G.blitz: within two hexes of a Blitz marker of the phasing faction, its own hex included. */
export function isBlitzEnabled(u: R, hex: Hex): boolean {
  return u.table.blitz.some((marker) => SHEET.grid.distance(marker, hex) <= 2);
}
