import { weatherAt } from '../../../calendar/weather.js';
import { isBlitzEnabled } from '../../../combat/blitz.js';
import { airShift, resultFor } from '../../../combat/odds.js';
import { defendingHqs } from '../../../combat/parties.js';
import { columnFor, shifted } from '../../../combat/results-table.js';
import { IS_ARMOR, IS_HQ } from '../../../counters/counters.js';
import { faceOf, stepsOf } from '../../../counters/units.js';
import type { Counter, Faction, Hex } from '../../../ids.js';
import { SHEET } from '../../../map/sheet.js';
import { hexShift, sideShift } from '../../../movement/costs.js';
import { factionOf, positionOf } from '../../../position/position.js';
import { isFortress } from '../../../steps/stack-limits.js';
import type { R } from '../../../table.js';

/** What an attack promises: how likely the hex is cleared, and the steps that both sides lose on average. */
export interface Prospect {
  clear: number;
  /** The share of the defenders' steps that they lose. */
  share: number;
  kills: number;
  losses: number;
}

/** A unit, and the hex from which it would attack. */
export interface Placed {
  unit: Counter;
  from: Hex;
}

/** The HQ with which the defenders of a hex would be supported; -1 if there is none. */
function helpFor(u: R, target: Hex): Counter {
  return defendingHqs(u, target, positionOf(u).ground[target])[0] ?? (-1 as Counter);
}

/** The column of an attack by units that are not yet where they would attack from; -1 if it cannot be made. */
export function columnWith(
  u: R,
  faction: Faction,
  target: Hex,
  force: readonly Placed[],
  hq: Counter,
  blitz: boolean,
): number {
  const defenders = positionOf(u).ground[target];
  const help = helpFor(u, target);
  const own = force.map(({ unit }) => unit);
  if (hq >= 0) own.push(hq);
  const enemies = help >= 0 ? [...defenders, help] : defenders;
  let strength = 0;
  for (const unit of own) strength += faceOf(u, unit).attack;
  let defense = 0;
  for (const unit of enemies) defense += faceOf(u, unit).defense;
  const before = columnFor(strength, defense);
  if (before < 0) return -1;
  const weather = weatherAt(u, target);
  let by = hexShift(u, target) + airShift(u, target, weather, faction, own, blitz);
  if (defenders.length > 0) by -= airShift(u, target, weather, factionOf(u, defenders[0]), enemies, false);
  if (own.some((unit) => IS_HQ[unit])) by++;
  if (enemies.some((unit) => IS_HQ[unit])) by--;
  if (defenders.some((unit) => isFortress(u, unit))) by--;
  if (weather === 'mud') by--;
  if (blitz && force.some(({ unit, from }) => IS_ARMOR[unit] && isBlitzEnabled(u, from))) by++;
  let side = -9;
  for (const { from } of force)
    side = Math.max(side, sideShift(u, SHEET.marks(target, SHEET.grid.sideTowards(target, from))));
  return shifted(before, by + side);
}

/** What the column promises against this hex. */
export function prospectOf(u: R, target: Hex, column: number): Prospect {
  const prospect: Prospect = { clear: 0, share: 0, kills: 0, losses: 0 };
  if (column < 0) return prospect;
  const defenders = positionOf(u).ground[target];
  const steps = defenders.reduce((all, unit) => all + stepsOf(u, unit), 0);
  // They stay in a City without a Blitz marker, and wherever they cannot go (4.2.5.1f, 4.2.5.3).
  const holds =
    (SHEET.isCity[target] && !u.table.blitz.includes(target)) ||
    defenders.some((unit) => faceOf(u, unit).move === 0 || IS_HQ[unit]) ||
    helpFor(u, target) >= 0;
  for (let die = 1; die <= 6; die++) {
    const { retreat, attacker, defender } = resultFor(u, target, column, die);
    prospect.losses += attacker;
    if (retreat === 'Ad') prospect.losses += 0.6;
    else if (retreat === 'Ex') {
      prospect.losses += 0.7;
      prospect.kills += 0.7;
      if (steps === 1) prospect.clear += 0.7;
    } else {
      const hexes = Number(retreat.slice(2));
      const lost = Math.min(steps, (holds ? hexes : 0) + defender);
      prospect.kills += lost;
      if (!holds || lost === steps) prospect.clear++;
    }
  }
  return {
    clear: prospect.clear / 6,
    share: prospect.kills / 6 / Math.max(1, steps),
    kills: prospect.kills / 6,
    losses: prospect.losses / 6,
  };
}
