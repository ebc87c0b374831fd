import type { Faction, Hex } from '../ids.js';
import { SHEET } from '../map/sheet.js';
import type { R } from '../table.js';

/** 18.12: how far a Failure marker reaches. */
const FAILURE_RANGE = 5;

export function isInRange(marker: Hex, hex: Hex): boolean {
  return SHEET.grid.distance(marker, hex) <= FAILURE_RANGE;
}

/** 18.12: the hex is a Failure Hex for this faction. */
export function isFailureHex(u: R, faction: Faction, hex: Hex): boolean {
  return u.table.failures.some((failure) => failure.faction === faction && isInRange(failure.hex, hex));
}
