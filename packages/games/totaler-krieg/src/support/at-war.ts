import { AXIS, type Country } from '../ids.js';
import { alliesAtWar } from '../politics/allies.js';
import { isAtPeace } from '../politics/posture.js';
import { ACTIVE, type R } from '../table.js';

/**
 * Are two Countries at war with each other? 13.6e: without a Posture Display every active Country is at war with the
 * Axis. 13.1c: Western and Soviet forces are at war with each other in 1945 alone.
 */
export function areAtWar(u: R, one: Country, other: Country): boolean {
  const { status, allegiance } = u.table;
  if (status[one] !== ACTIVE || status[other] !== ACTIVE) return false;
  if (isAtPeace(u, one) || isAtPeace(u, other)) return false;
  if (allegiance[one] === allegiance[other]) return false;
  return allegiance[one] === AXIS || allegiance[other] === AXIS || alliesAtWar(u);
}
