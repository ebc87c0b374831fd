import { kindOf } from '../counters/counters.js';
import { AXIS, type Counter, type Hex } from '../ids.js';
import { ownershipOf } from '../position/ownership.js';
import { factionOf } from '../position/position.js';
import { PRE_WAR, type R } from '../table.js';
import { isAtPeace, isPac, postureBoxOf } from './posture.js';

/**
 * 3.1.4b, 3.1.4c, 13.6.1a, 13.6.1b, 13.6.2.1a: a Policy, a Truce or Pre-War keeps the unit out of a Land hex. The Axis
 * stays out of Countries at peace with it. A unit of such a Country stays in its own land and in that of its faction
 * under the same Policy; under a Truce it may be anywhere with its faction.
 */
export function isClosedByPolicy(u: R, unit: Counter, hex: Hex): boolean {
  const { country: owners, faction, atPeace } = ownershipOf(u);
  const owner = owners[hex];
  if (owner < 0) return false;
  const { overlord, warState, policy, allegiance } = u.table;
  const lord = overlord[owner] >= 0 ? overlord[owner] : owner;
  const own = kindOf(unit).country;
  if (warState === PRE_WAR) return lord !== own;
  const side = factionOf(u, unit);
  if (side === AXIS) return atPeace[hex] === 1;
  if (lord === own || !isAtPeace(u, own)) return false;
  if (faction[hex] !== side) return true;
  if (!isPac(u, own)) return false;
  return policy[postureBoxOf(u, own, side)] !== policy[postureBoxOf(u, lord, allegiance[lord])];
}

/** That is so for no hex: the unit is of the Allies and at war with the Axis. */
export function isUnbound(u: R, unit: Counter): boolean {
  return u.table.warState !== PRE_WAR && factionOf(u, unit) !== AXIS && !isAtPeace(u, kindOf(unit).country);
}

/** 13.6.1a, 4b: the unit and the enemies in a hex leave each other alone. */
export function keepsPolicy(u: R, unit: Counter, hex: Hex): boolean {
  const isAxis = factionOf(u, unit) === AXIS;
  return isAxis ? ownershipOf(u).atPeace[hex] === 1 : isAtPeace(u, kindOf(unit).country);
}
