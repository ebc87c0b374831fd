import {
  COUNTER_COUNT,
  FULL,
  IS_ARMOR,
  IS_GROUND,
  IS_HQ,
  IS_INFANTRY,
  kindOf,
  REDUCED,
} from '../counters/counters.js';
import { stepsOf } from '../counters/units.js';
import type { Counter, Faction, Hex } from '../ids.js';
import { FORCE_POOL, hexOf } from '../places.js';
import { factionOf, positionOf } from '../position/position.js';
import { rememberedOnMap } from '../position/while-unchanged.js';
import { canBeHeld, hasHoldingBox, homeNation } from '../steps/holding.js';
import { stackIn } from '../steps/stack-limits.js';
import { isSupplied } from '../supply/supply.js';
import type { R } from '../table.js';

/** C.e, 2.3.1f: units with square pips take no part in combination and breakdown. */
export function hasSquarePips(unit: Counter): boolean {
  const { colonial, exp, type } = kindOf(unit);
  return colonial || exp || type === 'fortress' || type === 'garrison' || type === 'port-a-fort';
}

/** The most steps a unit can have. */
export const fullSteps = (unit: Counter): number => kindOf(unit).front?.steps ?? 0;

/** The face on which a unit has this many steps; -1 if there is none. */
export function faceWith(unit: Counter, steps: number): number {
  const { front, reduced } = kindOf(unit);
  return front?.steps === steps ? FULL : reduced?.steps === steps ? REDUCED : -1;
}

/** The units that can be built by combination at all (2.3.1h). */
export const ARMIES: readonly Counter[] = Array.from(
  { length: COUNTER_COUNT },
  (_, n) => n as Counter,
).filter((unit) => IS_GROUND[unit] && fullSteps(unit) > 1 && !hasSquarePips(unit));

/** 2.3.1e: these steps fit the unit that is built. */
function composes(u: R, unit: Counter, members: readonly Counter[]): boolean {
  let [armor, infantry, total] = [0, 0, 0];
  for (const member of members) {
    const steps = stepsOf(u, member);
    total += steps;
    if (IS_ARMOR[member]) armor += steps;
    else if (IS_INFANTRY[member]) infantry += steps;
  }
  if (IS_HQ[unit]) return true;
  // An HQ does not become anything else.
  if (armor + infantry < total) return false;
  const { type } = kindOf(unit);
  if (type === 'armor') return 2 * armor >= total;
  return IS_ARMOR[unit] ? armor > 0 : infantry === total;
}

/** The nations of the members fit: all of one, and for a multi-national unit one step of another (13.8.3b). */
function nationsFit(u: R, unit: Counter, members: readonly Counter[], faction: Faction): boolean {
  const others = members.filter((member) => member !== unit);
  const foreign = others.filter((member) => kindOf(member).country !== homeNation(unit));
  if (others.some((member) => !foreign.includes(member) && hasSquarePips(member))) return false;
  if (!hasHoldingBox(unit) || members.includes(unit)) return foreign.length === 0;
  return foreign.length === 1 && stepsOf(u, foreign[0]) === 1 && canBeHeld(u, unit, foreign[0], faction);
}

/** The units in a hex that could play a part in building this one. */
function candidates(u: R, unit: Counter, hex: Hex, faction: Faction): Counter[] {
  return stackIn(u, hex, faction).filter(
    (other) =>
      other === unit ||
      (kindOf(other).country === homeNation(unit) && !hasSquarePips(other)) ||
      (hasHoldingBox(unit) && canBeHeld(u, unit, other, faction)),
  );
}

/** How far a combination gets: what keeps units in a hex from becoming this one; null if nothing does. */
export type NoCombination = 'full' | 'too-few' | 'types' | 'unsupplied' | 'air';

/**
 * 2.3.1: the sets of units in a hex that can be exchanged for this unit, which is in the Force Pool, or flipped by a
 * step that joins it (2.3.1d). All are supplied.
 */
export function combinationsFor(
  u: R,
  unit: Counter,
  hex: Hex,
  faction: Faction,
): { sets: Counter[][]; missing: NoCombination } {
  const onMap = hexOf(u.table.place[unit]) === hex;
  if (onMap && u.table.face[unit] !== REDUCED) return { sets: [], missing: 'full' };
  const units = candidates(u, unit, hex, faction);
  const sets: Counter[][] = [];
  let missing: NoCombination = 'too-few';
  for (let chosen = 1; chosen < 1 << units.length; chosen++) {
    const members = units.filter((_, i) => chosen & (1 << i));
    if (members.length < 2 || (onMap && !members.includes(unit))) continue;
    const steps = members.reduce((sum, member) => sum + stepsOf(u, member), 0);
    const face = faceWith(unit, steps);
    if (face < 0 || (onMap && face !== FULL) || steps < 2) continue;
    if (!nationsFit(u, unit, members, faction)) continue;
    if (missing === 'too-few') missing = 'types';
    if (!composes(u, unit, members)) continue;
    if (missing === 'types') missing = 'unsupplied';
    if (members.every((member) => isSupplied(u, member))) sets.push(members);
  }
  if (sets.length > 0 && positionOf(u).air[hex].some((one) => factionOf(u, one) !== faction))
    return { sets: [], missing: 'air' };
  return { sets, missing };
}

const remembered = rememberedOnMap<readonly Hex[]>();
const TYPES = ['hq', 'armor', 'mechanized', 'cav-mech'];

/** The hexes in which a unit of the Force Pool can be built: the same for all units of its nation, type and steps. */
export function buildingHexes(u: R, unit: Counter, faction: Faction): readonly Hex[] {
  const find = () =>
    stackedHexes(u, faction).filter((hex) => combinationsFor(u, unit, hex, faction).sets.length > 0);
  if (hasHoldingBox(unit)) return find();
  const { country, type, front, reduced } = kindOf(unit);
  const steps = (front?.steps ?? 0) * 4 + (reduced?.steps ?? 0);
  return remembered(u, (country * 5 + TYPES.indexOf(type) + 1) * 16 + steps, find);
}

/** The hexes of a faction in which units could combine: at least two of them. */
function stackedHexes(u: R, faction: Faction): Hex[] {
  const { units, filled } = positionOf(u);
  return filled.filter((hex) => units[faction][hex] > 1);
}

/** A unit in the Force Pool or on the map that may be the result of a combination. */
export function canBeBuilt(u: R, unit: Counter, faction: Faction): boolean {
  if (factionOf(u, unit) !== faction) return false;
  return (
    u.table.place[unit] === FORCE_POOL || (hexOf(u.table.place[unit]) >= 0 && u.table.face[unit] === REDUCED)
  );
}
