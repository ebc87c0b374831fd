import type { U } from '../table.js';
import { postureChanged } from './policies.js';
import { ARMISTICE, NEGOTIATION, NO_TRUCE } from './posture.js';

/** Puts a Truce into a Posture Box; it cannot be reduced in this turn (6.1.2c). */
export function placeTruce(u: U, box: number, truce: number): void {
  u.table.truce[box] = truce;
  u.table.fixedTruces |= 1 << box;
  u.log('truce', truce, box);
  postureChanged(u);
}

/** 13.6.2.3b: Armistice and Reassess Policy become Negotiation, Negotiation becomes War. */
export function reduceTruce(u: U, box: number): void {
  const now = u.table.truce[box];
  if (now === NO_TRUCE) return;
  u.table.truce[box] = now === NEGOTIATION ? NO_TRUCE : NEGOTIATION;
  u.table.fixedTruces |= 1 << box;
  u.log('truce', u.table.truce[box], box);
  postureChanged(u);
}

/** 13.6.2.3b: only Negotiation can be increased. */
export function increaseTruce(u: U, box: number): void {
  if (u.table.truce[box] === NEGOTIATION) placeTruce(u, box, ARMISTICE);
}
