import { AXIS, type Faction, SOVIET, WESTERN } from '../ids.js';
import type { R } from '../table.js';

/** The other Allied faction; -1 for the Axis. */
export function otherAlly(faction: Faction): Faction {
  if (faction === AXIS) return -1 as Faction;
  return faction === WESTERN ? SOVIET : WESTERN;
}

/** 13.1c, 14.2e, P.g: the Western and Soviet factions are at war with each other where the Axis has no seat. */
export function alliesAtWar({ facts }: R): boolean {
  return !facts.scenario.factions.includes(AXIS);
}

/** P.g: whom a rule means by the Axis when this faction acts: the other Allied faction where the Axis has no seat. */
export function axisFor(u: R, faction: Faction): Faction {
  return alliesAtWar(u) ? otherAlly(faction) : AXIS;
}

/** 6.1.1i: the faction has opened its Countries to the other Allied faction. */
export const isOpenToAlly = ({ table }: R, faction: Faction): boolean =>
  (table.openToAlly & (1 << faction)) !== 0;

/** 3.1.4h: units of an Allied faction are kept out of land of the other, neither by war nor by consent let in. */
export function isShutToAlly(u: R, faction: Faction, owner: Faction): boolean {
  return faction !== AXIS && owner === otherAlly(faction) && !alliesAtWar(u) && !isOpenToAlly(u, owner);
}
