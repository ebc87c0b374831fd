import { IS_PARTISAN } from '../counters/counters.js';
import { AXIS, type Faction, type Hex } from '../ids.js';
import { SHEET } from '../map/sheet.js';
import type { Ownership } from '../position/ownership.js';
import {
  controllerOf,
  factionOf,
  hasEnemy,
  hasOther,
  isCovered,
  isEnemyZone,
  type Position,
} from '../position/position.js';
import type { R } from '../table.js';
import { hasBeachhead } from './port-sites.js';

/** 10.2e to 10.2i: may a supply line of the faction enter this hex? */
export function letsLineIn(
  u: R,
  faction: Faction,
  hex: Hex,
  position: Position,
  { faction: owners, open, atPeace }: Ownership,
): boolean {
  if (SHEET.isLand[hex]) {
    // 13.6.1a
    if (!open[hex] || (faction === AXIS && atPeace[hex] === 1)) return false;
  } else if (!SHEET.isSea[hex] || !hasBeachhead(u, faction, hex)) return false;
  if (hasEnemy(faction, hex, position)) return false;
  if (isEnemyZone(u, faction, hex, position) && !isCovered(u, faction, hex, position)) return false;
  const { units, airdrops, markers } = position;
  if (hasOther(u, faction, airdrops[hex])) return false;
  for (const marker of markers[hex]) {
    if (factionOf(u, marker) === faction) continue;
    // 10.2g
    if (!IS_PARTISAN[marker] || units[faction][hex] === 0) return false;
  }
  // 10.2h
  if ((SHEET.isCity[hex] || SHEET.isPort[hex]) && owners[hex] !== faction)
    return controllerOf(u, hex, position) === faction;
  return true;
}
