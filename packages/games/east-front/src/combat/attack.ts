import { adjacent, eachLand, firstLand, IS_WATER, LAND_NEXT, type Space } from '../board/board.js';
import { type Attack, attackOf } from '../board/domains.js';
import type { GameRefusal } from '../kit.js';
import { enemyOf, FACTION, type Faction, type Side, sideOf } from '../pieces/pieces.js';
import type { Position } from '../pieces/position.js';
import * as refuse from '../words/refusals.js';

/** Why the force of a faction here cannot attack that space by the rules; null if it can. */
export function refuseAttack(
  position: Position,
  faction: Faction,
  from: Space,
  to: Space,
): GameRefusal<Attack> | null {
  const side = sideOf(faction);
  if (IS_WATER[from] || position.forceSize(faction, from) === 0) return refuse.noForce;
  if (IS_WATER[to]) return refuse.attackOnWater;
  if (!adjacent(from, to)) return refuse.attackFromAfar;
  if (position.controls(side, to)) return refuse.ownSpace;
  return position.forceSupplied(faction, from) ? null : refuse.forceUnsupplied;
}

/**
 * Visits every attack that `refuseAttack` allows a side, ignoring card texts. Stops when the visitor returns true, and
 * returns whether it did.
 */
export function eachAttack(position: Position, side: Side, enough: (attack: Attack) => boolean): boolean {
  const enemy = position.land(enemyOf(side));
  for (const faction of FACTION.values) {
    if (sideOf(faction) !== side) continue;
    for (let forces = position.forceLand(faction); forces !== 0; forces &= forces - 1) {
      const from = firstLand(forces);
      let targets = LAND_NEXT[from] & enemy;
      if (targets === 0 || !position.forceSupplied(faction, from)) continue;
      for (; targets !== 0; targets &= targets - 1)
        if (enough(attackOf(faction, from, firstLand(targets)))) return true;
    }
  }
  return false;
}

/** Every attack worth explaining: each force of the side against each adjacent land space. */
export function eachAttackNear(position: Position, side: Side, visit: (attack: Attack) => void): void {
  for (const faction of FACTION.values) {
    if (sideOf(faction) !== side) continue;
    eachLand(position.forceLand(faction), (from) =>
      eachLand(LAND_NEXT[from], (to) => visit(attackOf(faction, from, to))),
    );
  }
}
