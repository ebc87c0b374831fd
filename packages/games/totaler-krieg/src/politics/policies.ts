import type { Country, Faction } from '../ids.js';
import { politicsChanged } from '../position/ownership.js';
import { LIMITED_WAR, PRE_WAR, type R, TOTAL_WAR, type U } from '../table.js';
import {
  BRITISH_POSTURE,
  isWarBox,
  NO_POLICY,
  NO_TRUCE,
  POSTURE_BOXES,
  type PostureBoxId,
  postureBoxOf,
  RUSSIAN_POSTURE,
} from './posture.js';
import { startWarState } from './war-state.js';

/** 1.1.2h: a card puts a Policy into boxes, in place of the one there. No card makes peace: War and Truces stay. */
export function setPolicy(u: U, policy: number, boxes: readonly PostureBoxId[]): void {
  for (const id of boxes) {
    const box = POSTURE_BOXES.indexOf(id);
    if (u.table.policy[box] === NO_POLICY || u.table.truce[box] !== NO_TRUCE) continue;
    u.table.policy[box] = policy;
    u.log('policy-set', policy, box);
  }
  politicsChanged(u);
}

/** The Policy in the box of a Country that belongs to an Allied faction, or would; 0 if there is none. */
export function policyOf(u: R, country: Country, faction: Faction): number {
  return u.table.policy[postureBoxOf(u, country, faction)];
}

/**
 * 13.6.1.2a, 13.6.1.2b: all markers of a Policy go. The Countries are at war, unless a Truce takes its place or is there
 * already.
 */
export function endPolicy(u: U, policy: number, truce = NO_TRUCE): void {
  if (policy === NO_POLICY) return;
  u.log('policy-ended', policy);
  u.table.policy.forEach((there, box) => {
    if (there !== policy) return;
    u.table.policy[box] = NO_POLICY;
    if (truce !== NO_TRUCE) u.table.truce[box] = truce;
  });
  postureChanged(u);
}

/** 13.6.1.2g, 12.1f, 12.2f: War States that follow from who is at war with the Axis. */
export function postureChanged(u: U): void {
  politicsChanged(u);
  if (u.table.warState === PRE_WAR && POSTURE_BOXES.some((_, box) => isWarBox(u, box)))
    startWarState(u, LIMITED_WAR);
  if (isWarBox(u, BRITISH_POSTURE) && isWarBox(u, RUSSIAN_POSTURE)) startWarState(u, TOTAL_WAR);
}
