import { turnId } from '../calendar/calendar.js';
import { process } from '../kit.js';
import { LIMITED_WAR, type R, TOTAL_WAR, type U } from '../table.js';
import { scoresOf } from './scores.js';
import { strategicValue, vpFor } from './strategic-value.js';

/** 0.1a: the Strategic Value is found and the VP marker placed. */
export function checkVictoryPoints(u: U): void {
  const value = strategicValue(u);
  u.table.vp = vpFor(u, value);
  u.log('vp', value, u.table.vp.tide ? 1 : 0, u.table.vp.box);
}

/** 0b, 0.2e: why no check is made; null if it is. */
export function noVictoryCheck({ facts, table }: R): string | null {
  const { victory, specialRules } = facts.scenario.data;
  if (victory.type === 'most-strategic-hexes') return 'the scenario has its own count';
  const waived = specialRules.flatMap(({ data }) => (data.noCheckOn ?? []) as readonly string[]);
  return waived.includes(turnId(table.turn)) ? 'the scenario waives it' : null;
}

/** 0.2c: German Surrender. */
const SURRENDER_BOX = 2;

/** 0.2: the side that wins at once; -1 if none does. */
export function automaticVictory(u: R): number {
  const { warState } = u.table;
  // 0.2d
  if (u.facts.scenario.data.kind === 'training') return -1;
  // 0.2a: bids count here, unlike in 0.1.
  const value = strategicValue(u) + u.facts.bid;
  if (warState === TOTAL_WAR) {
    // 0.2b: European Domination.
    const { axis, allies } = u.facts.values.automaticVictory;
    if (value >= axis) return 0;
    return value <= allies ? 1 : -1;
  }
  const vp = vpFor(u, value);
  return warState === LIMITED_WAR && !vp.tide && vp.box >= SURRENDER_BOX ? 1 : -1;
}

/** 0.1, 0.2: the Seasonal Victory Phase. */
export const victoryCheck = process('victory-check', (u) => {
  checkVictoryPoints(u);
  const winner = automaticVictory(u);
  if (winner < 0) return u.done();
  u.log('automatic-victory', winner);
  u.end(winner, scoresOf(u), u.table.warState === TOTAL_WAR ? '0.2b' : '0.2c');
});
