import { type Weather, weatherAt } from '../calendar/weather.js';
import { AS_STRIKE, IS_ARMOR, IS_HQ, kindOf } from '../counters/counters.js';
import { nationsOf } from '../counters/nations.js';
import { faceOf } from '../counters/units.js';
import type { Counter, Faction, Hex } from '../ids.js';
import { ALL_SEA, MOUNTAIN, SHEET, STRAIT } from '../map/sheet.js';
import { hexShift, sideShift } from '../movement/costs.js';
import { hexOf } from '../places.js';
import { factionOf, positionOf } from '../position/position.js';
import { isFortress } from '../steps/stack-limits.js';
import { isSupplied } from '../supply/supply.js';
import type { R } from '../table.js';
import { isBlitzEnabled } from './blitz.js';
import { neighboursOf } from './parties.js';
import { columnFor, inBadWeather, type Result, shifted } from './results-table.js';

/** An attack as it is declared (4.2.1). */
export interface Attack {
  target: Hex;
  attackers: readonly Counter[];
  /** An HQ in ranged support, or -1. */
  attackersHq: Counter;
  defendersHq: Counter;
  /** In the Blitz Combat Segment. */
  blitz: boolean;
}

/** The reasons for column shifts; the log counts them in this order. */
export const SHIFT_KINDS = [
  'air',
  'enemy-air',
  'airdrop',
  'armor',
  'fortress',
  'hq',
  'enemy-hq',
  'marines',
  'mud',
  'city',
  'rough',
  'river',
  'mountain',
  'strait',
  'beachhead',
] as const;
export type ShiftKind = (typeof SHIFT_KINDS)[number];

/** A column shift: to the right helps the attacker. */
export interface Shift {
  why: ShiftKind;
  by: number;
}

export interface Odds {
  attack: number;
  defense: number;
  /** The column by factors alone; -1 below the first (4.2.1e). */
  before: number;
  shifts: readonly Shift[];
  column: number;
}

/** 4.2.2c, 4.2.2d */
export function oddsOf(u: R, attack: Attack): Odds {
  const { target, attackers, attackersHq, defendersHq } = attack;
  const defenders = positionOf(u).ground[target];
  const own = attackersHq >= 0 ? [...attackers, attackersHq] : attackers;
  const enemies = defendersHq >= 0 ? [...defenders, defendersHq] : defenders;
  const strength = own.reduce((all, unit) => all + faceOf(u, unit).attack, 0);
  const defense = enemies.reduce((all, unit) => all + faceOf(u, unit).defense, 0);
  const before = columnFor(strength, defense);
  const shifts = attackers.length > 0 ? shiftsOf(u, attack, own, enemies) : [];
  const by = shifts.reduce((all, shift) => all + shift.by, 0);
  return { attack: strength, defense, before, shifts, column: shifted(before, by) };
}

/** The result of a die roll against this hex, the weather taken into account (4.2.2e, 4.2.2f). */
export function resultFor(u: R, target: Hex, column: number, die: number): Result {
  const result = u.facts.values.crt[column][die - 1];
  return weatherAt(u, target) === 'clear' ? result : inBadWeather(result);
}

/** 4.2.3: every shift by name. `own` and `enemies` include the HQs in ranged support. */
function shiftsOf(u: R, attack: Attack, own: readonly Counter[], enemies: readonly Counter[]): Shift[] {
  const { target, attackers, blitz } = attack;
  const faction = factionOf(u, attackers[0]);
  const { ground, airdrops } = positionOf(u);
  const defenders = ground[target];
  const weather = weatherAt(u, target);
  const shifts: Shift[] = [];
  const add = (why: ShiftKind, by: number) => {
    if (by !== 0) shifts.push({ why, by });
  };
  add('air', airShift(u, target, weather, faction, own, blitz));
  if (defenders.length > 0)
    add('enemy-air', -airShift(u, target, weather, factionOf(u, defenders[0]), enemies, false));
  if (blitz) {
    // 4.2.3.2a, 4.2.3.3a: these two only by Blitz.
    add('airdrop', airdrops[target].filter((unit) => factionOf(u, unit) === faction).length);
    const isBlitzing = (unit: Counter) => isBlitzEnabled(u, hexOf(u.table.place[unit]));
    add('armor', attackers.some((unit) => IS_ARMOR[unit] && isBlitzing(unit)) ? 1 : 0);
  }
  add('hq', hqShift(u, own));
  add('enemy-hq', -hqShift(u, enemies));
  add('fortress', defenders.some((unit) => isFortress(u, unit)) ? -1 : 0);
  add('marines', attackers.some((unit) => isMarineShift(u, target, unit)) ? 1 : 0);
  add('mud', weather === 'mud' ? -1 : 0);
  add(SHEET.isCity[target] ? 'city' : 'rough', hexShift(u, target));
  const { why, by } = hexsideShift(u, target, attackers);
  add(why, by);
  return shifts;
}

/** 4.2.3.1: one per Air unit that helps. */
export function airShift(
  u: R,
  target: Hex,
  weather: Weather,
  faction: Faction,
  parties: readonly Counter[],
  blitz: boolean,
): number {
  return airHelpers(u, target, weather, faction, parties, blitz).length;
}

/** 4.2.3.1: the Air Forces and CV Strikes in or adjacent to the hex whose nation takes part. */
function airHelpers(
  u: R,
  target: Hex,
  weather: Weather,
  faction: Faction,
  parties: readonly Counter[],
  blitz: boolean,
): Counter[] {
  if (weather === 'mud') return [];
  const { air } = positionOf(u);
  const hexes = weather === 'clear' ? [target, ...neighboursOf(target)] : [target];
  const helpers: Counter[] = [];
  for (const hex of hexes) {
    for (const unit of air[hex]) {
      const { type, country } = kindOf(unit);
      if (factionOf(u, unit) !== faction) continue;
      if (type !== 'air-force' && u.table.face[unit] !== AS_STRIKE) continue;
      if (!parties.some((one) => nationsOf(u, one).includes(country))) continue;
      // 4.2.3.1c, read so that an Air unit helps in one combat of a segment.
      if (u.facts.readings.airHelpsOnce && u.table.supported.includes(unit)) continue;
      // 4.1.2a: those of the attacker must be Blitz-enabled in Blitz combat.
      if (!blitz || isBlitzEnabled(u, hex)) helpers.push(unit);
    }
  }
  return helpers;
}

/** 4.2.3.1c: the Air units of both sides that shift this attack. */
export function airUnitsIn(u: R, attack: Attack): Counter[] {
  const { target, attackers, attackersHq, defendersHq, blitz } = attack;
  const defenders = positionOf(u).ground[target];
  if (attackers.length === 0 || defenders.length === 0) return [];
  const weather = weatherAt(u, target);
  const sides = (units: readonly Counter[], hq: Counter, isBlitz: boolean) =>
    airHelpers(u, target, weather, factionOf(u, units[0]), hq >= 0 ? [...units, hq] : units, isBlitz);
  return [...sides(attackers, attackersHq, blitz), ...sides(defenders, defendersHq, false)];
}

/** 4.2.3.5: one in all for a supplied HQ that takes part. */
function hqShift(u: R, parties: readonly Counter[]): number {
  return parties.some((unit) => IS_HQ[unit] && isSupplied(u, unit)) ? 1 : 0;
}

/** 4.2.3.6, 4.2.6.1a: marines that attack across a Beachhead, Strait or All-Sea hexside. */
export function isLandingMarine(u: R, target: Hex, unit: Counter): boolean {
  if (kindOf(unit).type !== 'marine') return false;
  const hex = hexOf(u.table.place[unit]);
  return SHEET.isSea[hex] || (marksBetween(target, hex) & (STRAIT | ALL_SEA)) !== 0;
}

/** 4.2.3.6a */
function isMarineShift(u: R, target: Hex, unit: Counter): boolean {
  return (
    isLandingMarine(u, target, unit) && isBlitzEnabled(u, hexOf(u.table.place[unit])) && isSupplied(u, unit)
  );
}

function marksBetween(target: Hex, hex: Hex): number {
  return SHEET.marks(target, SHEET.grid.sideTowards(target, hex));
}

/** 4.2.3.8b: the lowest shift among the hexsides attacked across. */
function hexsideShift(u: R, target: Hex, attackers: readonly Counter[]): Shift {
  let lowest: Shift | null = null;
  for (const unit of attackers) {
    const shift = shiftFrom(u, target, hexOf(u.table.place[unit]));
    if (lowest === null || shift.by > lowest.by) lowest = shift;
  }
  return lowest ?? { why: 'river', by: 0 };
}

function shiftFrom(u: R, target: Hex, hex: Hex): Shift {
  const beachhead = u.table.beachheads.find((one) => one.hex === hex);
  if (beachhead)
    return { why: 'beachhead', by: u.facts.values.terrain.beachheadShift[beachhead.air ? 'air' : 'fleet'] };
  const marks = marksBetween(target, hex);
  const why = marks & STRAIT ? 'strait' : marks & MOUNTAIN ? 'mountain' : 'river';
  return { why, by: sideShift(u, marks) };
}
