import { type Attack, oddsOf, resultFor } from '../../combat/odds.js';
import { defendingHqs } from '../../combat/parties.js';
import { refugesOf } from '../../combat/refuge.js';
import { COLUMNS } from '../../combat/results-table.js';
import { IS_HQ } from '../../counters/counters.js';
import { faceOf, stepsOf } from '../../counters/units.js';
import type { Counter, Hex } from '../../ids.js';
import { SHEET } from '../../map/sheet.js';
import { positionOf } from '../../position/position.js';
import type { R } from '../../table.js';

/** What an attack promises: how likely the hex is cleared, and the steps that both sides lose on average. */
export interface Prospect {
  clears: number;
  kills: number;
  loses: number;
}

export const NO_PROSPECT: Prospect = { clears: 0, kills: 0, loses: 0 };

/** How a side judges the results that leave it a choice. */
export interface Temper {
  /** An attacker who is defeated goes back or pays with a step: a little less than a step (4.2.4b). */
  defeat: number;
  /**
   * How often it pays for an exchange, and whether the defenders may go back for it rather than lose a step (4.2.4c).
   */
  exchange: number;
  isEvaded: boolean;
}

/** What decides about the defenders of a hex, whatever the odds. */
export interface Defence {
  steps: number;
  /** They cannot go back: each hex of retreat costs a step (4.2.5.2). */
  isHeld: boolean;
  /** They hold a City as long as a step is left (4.2.5.3). */
  stands: boolean;
}

/** Whoever attacks for a gain pays the step of an exchange. */
const RESOLUTE: Temper = { defeat: 0.7, exchange: 1, isEvaded: true };

/** The prospect of an attack in a column of the Combat Results Table. */
export function prospectIn(
  u: R,
  target: Hex,
  column: number,
  { steps, isHeld, stands }: Defence,
  { defeat, exchange, isEvaded }: Temper = RESOLUTE,
): Prospect {
  const prospect = { clears: 0, kills: 0, loses: 0 };
  for (let die = 1; die <= 6; die++) {
    const { retreat, attacker, defender } = resultFor(u, target, column, die);
    prospect.loses += attacker;
    if (retreat === 'Ad') {
      prospect.loses += defeat;
      continue;
    }
    if (retreat === 'Ex') {
      prospect.loses += exchange;
      if (!isEvaded) {
        prospect.kills += exchange;
        if (steps === 1) prospect.clears += exchange;
        continue;
      }
    }
    const hexes = retreat === 'Ex' ? 1 : Number(retreat.slice(2));
    const all = hexes + defender;
    const goesBack = !isHeld && (!stands || all >= steps);
    const killed = Math.min(steps, goesBack && !(stands && all >= steps) ? defender : all);
    prospect.kills += killed;
    if (goesBack || killed >= steps) prospect.clears++;
  }
  prospect.clears /= 6;
  prospect.kills /= 6;
  prospect.loses /= 6;
  return prospect;
}

/** The same between two columns: how much a little more strength is worth. */
export function prospectBetween(u: R, target: Hex, column: number, defence: Defence): Prospect {
  const low = Math.max(0, Math.min(COLUMNS.length - 1, Math.floor(column)));
  const part = Math.min(1, Math.max(0, column - low));
  const one = prospectIn(u, target, low, defence);
  if (part === 0 || low === COLUMNS.length - 1) return one;
  const other = prospectIn(u, target, low + 1, defence);
  const mix = (a: number, b: number) => a * (1 - part) + b * part;
  return {
    clears: mix(one.clears, other.clears),
    kills: mix(one.kills, other.kills),
    loses: mix(one.loses, other.loses),
  };
}

export const stepsIn = (u: R, units: readonly Counter[]) =>
  units.reduce((all, unit) => all + stepsOf(u, unit), 0);

/** 4.2.5.3: they may stand and take losses. */
export const mayStand = (u: R, hex: Hex): boolean => SHEET.isCity[hex] && !u.table.blitz.includes(hex);

/** The prospects of an attack as it would be declared now: without and, if there is one, with an HQ of the defender. */
export function prospectsOf(u: R, attack: Attack): Prospect[] {
  const { target } = attack;
  const defenders = positionOf(u).ground[target];
  if (defenders.length === 0) return [{ clears: 1, kills: 0, loses: 0 }];
  const odds = oddsOf(u, attack);
  if (odds.before < 0) return [];
  const steps = stepsIn(u, defenders);
  const isHeld = defenders.some(
    (unit) => IS_HQ[unit] || faceOf(u, unit).move === 0 || refugesOf(u, unit, target).length === 0,
  );
  const defence = { steps, isHeld, stands: mayStand(u, target) };
  const found = [prospectIn(u, target, odds.column, defence)];
  const [hq] = defendingHqs(u, target, defenders);
  if (hq !== undefined) {
    const { column } = oddsOf(u, { ...attack, defendersHq: hq });
    found.push(prospectIn(u, target, column, { ...defence, steps: steps + stepsOf(u, hq), isHeld: true }));
  }
  return found;
}
