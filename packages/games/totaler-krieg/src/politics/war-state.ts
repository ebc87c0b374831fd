import { seasonalTurnsAhead, TURNS_A_YEAR } from '../calendar/calendar.js';
import { COUNTER, COUNTER_COUNT } from '../counters/counters.js';
import type { Counter, Faction, Turn } from '../ids.js';
import { boxAt, DELAY_BOX, onTurn, REMOVED, turnOf } from '../places.js';
import { politicsChanged } from '../position/ownership.js';
import { factionOf, put } from '../position/position.js';
import { LIMITED_WAR, TOTAL_WAR, type U } from '../table.js';
import { beginEastAfrica } from './east-africa.js';
import { ENFORCED_PEACE } from './ostland.js';
import { ISOLATIONISM, NO_POLICY, OSTLAND_ACCORD } from './posture.js';

/** 12a: a War State begins, if a later one is not in effect already. */
export function startWarState(u: U, state: number): void {
  const { warState, turn } = u.table;
  if (state <= warState) return;
  u.table.warState = state;
  u.log('war-state', state);
  // 12.2a, 12.3g
  if (warState < LIMITED_WAR) releaseBox(u, 'outbreak-of-war-box');
  beginEastAfrica(u);
  if (state < TOTAL_WAR) return;
  endPolicies(u);
  // 12.3c to 12.3f
  toTrack(u, 'mk-ve-day', (turn + 4 * TURNS_A_YEAR) as Turn);
  toTrack(u, 'mk-increase-uscl', seasonalTurnsAhead(turn, 3));
  toTrack(u, 'mk-us-entry', seasonalTurnsAhead(turn, 3));
  toTrack(u, 'mk-pacific-total-war-1', seasonalTurnsAhead(turn, 2));
}

/** 12.3b, 12.3k: all Policies end but Isolationism, and the Ostland Accord while its peace is enforced. */
function endPolicies(u: U): void {
  const spared = turnOf(u.table.place[ENFORCED_PEACE]) >= 0 ? OSTLAND_ACCORD : ISOLATIONISM;
  u.table.policy = u.table.policy.map((policy) =>
    policy === ISOLATIONISM || policy === spared ? policy : NO_POLICY,
  );
  politicsChanged(u);
}

/** A marker that is not in play yet goes to the Turn Track. */
function toTrack(u: U, id: string, turn: Turn): void {
  const marker = COUNTER.index(id);
  if (marker >= 0 && u.table.place[marker] === REMOVED) put(u, marker, onTurn(turn));
}

/** The counters of a Conditional Events Box, or those of one faction, go to the Delay Box; returns how many. */
export function releaseBox(u: U, box: Parameters<typeof boxAt>[0], faction: Faction | null = null): number {
  const from = boxAt(box);
  let released = 0;
  for (let counter = 0 as Counter; counter < COUNTER_COUNT; counter++) {
    if (u.table.place[counter] !== from) continue;
    if (faction !== null && factionOf(u, counter) !== faction) continue;
    put(u, counter, DELAY_BOX);
    u.log('to-delay-box', counter);
    released++;
  }
  return released;
}
