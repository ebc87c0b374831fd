import { COUNTER, IS_ARMOR, IS_GROUND, IS_HQ, IS_INFANTRY, kindOf, REDUCED } from '../counters/counters.js';
import { stepsOf } from '../counters/units.js';
import { type Counter, type Country, NO_COUNTER } from '../ids.js';
import { FORCE_POOL } from '../places.js';
import { heldUnit, homeNation } from '../steps/holding.js';
import type { R } from '../table.js';
import { faceWith, hasSquarePips } from './combining.js';

/** A breakdown being put together: the units that take the place of one, and the steps with which each is placed. */
export interface Breakdown {
  unit: Counter;
  /** 2.3.4a: the unit stays, on its reduced side. */
  kept: boolean;
  /** 2.3.4e: forced by an event. Only one-step units are left, and steps without a counter are lost. */
  emergency: boolean;
  /** Steps that an event has taken from it before, from its Holding Box (4.2.6.2d). */
  lost: number;
  pieces: Counter[];
  sizes: number[];
}

/** For each Country: its ground units that take part in exchanges. */
const unitsOf = new Map<Country, Counter[]>();
for (const unit of COUNTER.values) {
  if (!IS_GROUND[unit] || hasSquarePips(unit)) continue;
  const { country } = kindOf(unit);
  unitsOf.set(country, [...(unitsOf.get(country) ?? []), unit]);
}

/** The units of the Force Pool that could be pieces, whatever the number of steps. */
function available(u: R, { unit, pieces }: Breakdown): Counter[] {
  const found: Counter[] = [];
  for (const other of unitsOf.get(homeNation(unit)) ?? []) {
    if (u.table.place[other] !== FORCE_POOL || pieces.includes(other)) continue;
    // C.g: only an HQ is replaced by an HQ.
    if (IS_HQ[other] ? IS_HQ[unit] : IS_ARMOR[other] || IS_INFANTRY[other]) found.push(other);
  }
  return found;
}

/** The steps that are still to be placed. A unit in the Holding Box comes back by itself (2.3.4f). */
export function stepsLeft(u: R, { unit, kept, lost, sizes }: Breakdown): number {
  const stays = kept ? (kindOf(unit).reduced?.steps ?? 0) : heldUnit(u, unit) >= 0 ? 1 : 0;
  return stepsOf(u, unit) - lost - stays - sizes.reduce((sum, size) => sum + size, 0);
}

const asOne = (unit: Counter): 0 | 1 => (faceWith(unit, 1) >= 0 ? 1 : 0);

/** Enough of these counters, one of them taken already, are there for the steps that are left (2.3.4c). */
function canFill(left: number, rest: readonly Counter[], taken = NO_COUNTER): boolean {
  if (left === 0) return true;
  let ones = taken < 0 ? 0 : -asOne(taken);
  for (const other of rest) ones += asOne(other);
  if (ones >= left || left === 1) return ones >= left;
  for (const two of rest)
    if (two !== taken && faceWith(two, 2) >= 0 && ones - asOne(two) >= left - 2) return true;
  return false;
}

/** 2.3.4d: the armor steps that must still be placed. */
function armorOwed(u: R, { unit, kept, pieces, sizes }: Breakdown): number {
  if (!IS_ARMOR[unit]) return 0;
  const stays = kept ? (kindOf(unit).reduced?.steps ?? 0) : 0;
  const placed = pieces.reduce((sum, piece, i) => sum + (IS_ARMOR[piece] ? sizes[i] : 0), stays);
  return Math.max(0, Math.floor(stepsOf(u, unit) / 2) - placed);
}

/** 2.3.4d: a piece of the right type; a single step of another only if the right type is missing. */
function typeFits(u: R, f: Breakdown, piece: Counter, size: number, rest: readonly Counter[]): boolean {
  if (IS_HQ[f.unit]) return true;
  const missing = (is: readonly boolean[]) =>
    size === 1 && !rest.some((other) => is[other] && faceWith(other, 1) >= 0);
  if (!IS_ARMOR[f.unit]) return IS_INFANTRY[piece] || missing(IS_INFANTRY);
  if (IS_ARMOR[piece]) return true;
  return stepsLeft(u, f) - size >= armorOwed(u, f) || missing(IS_ARMOR);
}

/** The next pieces with this many steps, one of each kind. */
export function nextPieces(u: R, f: Breakdown, size: number): Counter[] {
  const left = stepsLeft(u, f);
  // A piece is smaller than the unit.
  if (size > left || size >= stepsOf(u, f.unit) || (f.emergency && size > 1)) return [];
  const rest = available(u, f);
  const kinds = new Set<unknown>();
  return rest.filter((piece) => {
    if (faceWith(piece, size) < 0 || kinds.has(kindOf(piece))) return false;
    if (!typeFits(u, f, piece, size, rest)) return false;
    if (!f.emergency && !canFill(left - size, rest, piece)) return false;
    kinds.add(kindOf(piece));
    return true;
  });
}

/** 2.3.4a: the unit may stay on its reduced side, with one one-step unit beside it. */
export function canBeKept(u: R, f: Breakdown): boolean {
  const { reduced } = kindOf(f.unit);
  if (f.kept || f.emergency || f.pieces.length > 0 || !reduced || u.table.face[f.unit] === REDUCED)
    return false;
  const left = stepsLeft(u, { ...f, kept: true });
  return left === 1 && canFill(left, available(u, f));
}

/** 2.3.4c: a unit that can be broken down by choice, in whole or in part. */
export function canBreakDown(u: R, unit: Counter): boolean {
  if (!IS_GROUND[unit] || stepsOf(u, unit) < 2 || hasSquarePips(unit)) return false;
  const whole: Breakdown = { unit, kept: false, emergency: false, lost: 0, pieces: [], sizes: [] };
  return nextPieces(u, whole, 1).length > 0 || nextPieces(u, whole, 2).length > 0 || canBeKept(u, whole);
}

/** It can be broken down into one-step units without the loss of a step. */
export function breaksIntoOnes(u: R, unit: Counter): boolean {
  if (!IS_GROUND[unit] || stepsOf(u, unit) < 2 || hasSquarePips(unit)) return false;
  const whole: Breakdown = { unit, kept: false, emergency: true, lost: 0, pieces: [], sizes: [] };
  return available(u, whole).reduce((ones, other) => ones + asOne(other), 0) >= stepsLeft(u, whole);
}
