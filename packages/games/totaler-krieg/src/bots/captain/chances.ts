import { type Attack, oddsOf, resultFor } from '../../combat/odds.js';
import { attackersOf, supportersOf } from '../../combat/parties.js';
import { faceOf, stepsOf } from '../../counters/units.js';
import { type Counter, type Faction, type Hex, NO_COUNTER } from '../../ids.js';
import { SHEET } from '../../map/sheet.js';
import { positionOf } from '../../position/position.js';
import type { R } from '../../table.js';

/** How likely an attack is to leave its hex empty, if Cities are held to the last step (4.2.5.3). */
export function chanceToClear(u: R, attack: Attack): number {
  const { target, attackers } = attack;
  const defenders = positionOf(u).ground[target];
  if (defenders.length === 0) return 1;
  if (attackers.length === 0) return 0;
  const odds = oddsOf(u, attack);
  if (odds.before < 0) return 0;
  const steps = defenders.reduce((all, unit) => all + stepsOf(u, unit), 0);
  const holds = SHEET.isCity[target] && !u.table.blitz.includes(target);
  let cleared = 0;
  for (let die = 1; die <= 6; die++) {
    const { retreat, defender } = resultFor(u, target, odds.column, die);
    if (retreat === 'Ad') continue;
    const hexes = retreat === 'Ex' ? 1 : Number(retreat.slice(2));
    if (!holds || hexes + defender >= steps) cleared++;
  }
  return cleared / 6;
}

/** An attack with these units, and with the HQ (of a list, if there is one) that helps most. */
export function withBestHq(
  u: R,
  faction: Faction,
  target: Hex,
  attackers: readonly Counter[],
  blitz: boolean,
  among?: readonly Counter[],
): Attack {
  const attack = { target, attackers, attackersHq: NO_COUNTER, defendersHq: NO_COUNTER, blitz };
  let [found, most] = [attack, chanceToClear(u, attack)];
  for (const hq of supportersOf(u, target, faction, attackers, blitz)) {
    if (among && !among.includes(hq)) continue;
    const supported = { ...attack, attackersHq: hq };
    const chance = chanceToClear(u, supported);
    if (chance > most) [found, most] = [supported, chance];
  }
  return found;
}

/** Everybody who can attack the hex, the strongest first. */
export function everybody(u: R, faction: Faction, target: Hex, blitz: boolean): Counter[] {
  return attackersOf(u, target, faction, blitz).sort((a, b) => faceOf(u, b).attack - faceOf(u, a).attack);
}
