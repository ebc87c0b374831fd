import { AXIS, FACTIONS, type Faction, type Hex } from '../ids.js';
import { alliesAtWar } from '../politics/allies.js';
import { factionOf, type Position, positionOf } from '../position/position.js';
import type { R } from '../table.js';

/** 4b, 13.1c, P.g: the Western and Soviet factions fight each other only where the Axis has no seat. */
export function mayFight(u: R, one: Faction, other: Faction): boolean {
  if (one === other || one < 0 || other < 0) return false;
  return one === AXIS || other === AXIS || alliesAtWar(u);
}

/** An enemy ground unit, or a marker that is attacked like one (4.2.1f), is in the hex. */
export function isTarget(u: R, hex: Hex, faction: Faction, position: Position = positionOf(u)): boolean {
  const { units, markers, airdrops } = position;
  for (const other of FACTIONS) if (units[other][hex] > 0) return mayFight(u, faction, other);
  return (
    markers[hex].some((one) => mayFight(u, faction, factionOf(u, one))) ||
    airdrops[hex].some((one) => mayFight(u, faction, factionOf(u, one)))
  );
}
