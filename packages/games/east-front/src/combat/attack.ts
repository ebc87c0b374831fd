import { adjacent, eachLand, IS_WATER, LAND_NEXT } from '../board/board.js';
import { attackOf } from '../board/domains.js';
import type { No } from '../kit.js';
import { FACTIONS, sideOf } from '../pieces/pieces.js';
import type { Position } from '../pieces/position.js';
import * as refuse from '../words/refusals.js';

/** Why the force of a faction here cannot attack that space by the rules; null if it can. */
export function refuseAttack(position: Position, faction: number, from: number, to: number): No | null {
  const side = sideOf(faction);
  if (IS_WATER[from] || position.forceSize(faction, from) === 0) return refuse.noForce;
  if (IS_WATER[to]) return refuse.attackOnWater;
  if (!adjacent(from, to)) return refuse.attackFromAfar;
  if (position.controls(side, to)) return refuse.ownSpace;
  return position.forceSupplied(faction, from) ? null : refuse.forceUnsupplied;
}

/**
 * Every attack a side could make by the rules alone: what `refuseAttack` lets pass. Ends when the visitor has
 * seen enough, and says whether it has.
 */
export function eachAttack(position: Position, side: number, enough: (attack: number) => boolean): boolean {
  const enemy = position.land(1 - side);
  for (let faction = 0; faction < FACTIONS.length; faction++) {
    if (sideOf(faction) !== side) continue;
    for (let forces = position.forceLand(faction); forces !== 0; forces &= forces - 1) {
      const from = 31 - Math.clz32(forces & -forces);
      let targets = LAND_NEXT[from] & enemy;
      if (targets === 0 || !position.forceSupplied(faction, from)) continue;
      for (; targets !== 0; targets &= targets - 1)
        if (enough(attackOf(faction, from, 31 - Math.clz32(targets & -targets)))) return true;
    }
  }
  return false;
}

/** Every attack worth explaining: forces of the side, and the land next to them. */
export function eachAttackNear(position: Position, side: number, visit: (attack: number) => void): void {
  for (let faction = 0; faction < FACTIONS.length; faction++) {
    if (sideOf(faction) !== side) continue;
    eachLand(position.forceLand(faction), (from) =>
      eachLand(LAND_NEXT[from], (to) => visit(attackOf(faction, from, to))),
    );
  }
}
