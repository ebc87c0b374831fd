import { weatherAt } from '../../../calendar/weather.js';
import { isBlitzEnabled } from '../../../combat/blitz.js';
import { canAttackAcross, isBoundAtHome, neighboursOf } from '../../../combat/parties.js';
import { IS_HQ } from '../../../counters/counters.js';
import { faceOf } from '../../../counters/units.js';
import { type Counter, type Country, type Faction, type Hex, NO_COUNTER } from '../../../ids.js';
import { SHEET } from '../../../map/sheet.js';
import { sideShift } from '../../../movement/costs.js';
import { eachMover, presentHexes } from '../../../movement/move.js';
import { hexOf } from '../../../places.js';
import { hasEnemy, positionOf } from '../../../position/position.js';
import { MOST_STEPS, MOST_UNITS, stackingMinor } from '../../../steps/stack-limits.js';
import type { R } from '../../../table.js';
import type { Prospect } from '../prospects.js';
import { columnWith, type Placed, prospectAgainst } from './columns.js';

/** A ground unit with the hexes in which it could end the phase; its own comes first. */
export interface Troop {
  unit: Counter;
  here: Hex;
  hexes: readonly Hex[];
  attack: number;
  defense: number;
  steps: number;
  isHq: boolean;
  /** 9.1c: the Minor Country whose units do not stack with those of another; -1 for none. */
  minor: Country;
}

/** Who will stand where at the end of the phase. */
export class Stacks {
  /** Those whose room is kept: they are in it already. */
  private readonly rooted = new Set<Troop>();
  private readonly units = new Map<Hex, number>();
  private readonly steps = new Map<Hex, number>();
  private readonly hqs = new Set<Hex>();
  private readonly minors = new Map<Hex, Country>();

  /** Keeps room for a troop that cannot leave its hex, whatever it will do there. */
  root(troop: Troop): void {
    this.add(troop, troop.here);
    this.rooted.add(troop);
  }

  /** It takes no room any more: what it has is counted. */
  isRooted(troop: Troop): boolean {
    return this.rooted.has(troop);
  }

  add(troop: Troop, hex: Hex): void {
    if (this.rooted.has(troop)) return;
    const { steps, isHq, minor } = troop;
    this.units.set(hex, this.unitsIn(hex) + 1);
    this.steps.set(hex, this.stepsIn(hex) + steps);
    if (isHq) this.hqs.add(hex);
    if (minor >= 0) this.minors.set(hex, minor);
  }

  /** So many steps find no room in a hex (9.2b). */
  fill(hex: Hex, steps: number): void {
    this.steps.set(hex, this.stepsIn(hex) + steps);
  }

  unitsIn(hex: Hex): number {
    return this.units.get(hex) ?? 0;
  }

  stepsIn(hex: Hex): number {
    return this.steps.get(hex) ?? 0;
  }

  /** 9.1, 9.2 */
  hasRoom(troop: Troop, hex: Hex, besides = { units: 0, steps: 0 }): boolean {
    if (this.rooted.has(troop)) return hex === troop.here;
    const { steps, isHq, minor } = troop;
    return (
      this.unitsIn(hex) + besides.units < MOST_UNITS &&
      this.stepsIn(hex) + besides.steps + steps <= MOST_STEPS &&
      !(isHq && this.hqs.has(hex)) &&
      (minor < 0 || (this.minors.get(hex) ?? minor) === minor)
    );
  }
}

/** An attack that could be prepared by moving. */
export interface Thrust {
  target: Hex;
  force: readonly { troop: Troop; from: Hex }[];
  hq: { troop: Troop; from: Hex } | null;
  prospect: Prospect;
  worth: number;
}

/** The ground units of a faction, and where each can go. */
export function troopsOf(u: R, faction: Faction, reserve: boolean): Troop[] {
  const movers = new Set<Counter>();
  eachMover(u, faction, reserve, (unit) => movers.add(unit));
  return positionOf(u).onMap[faction].map((unit) => {
    const { attack, defense, steps } = faceOf(u, unit);
    const here = hexOf(u.table.place[unit]);
    const hexes = movers.has(unit) ? [here, ...presentHexes(u, unit, reserve)] : [here];
    return { unit, here, hexes, attack, defense, steps, isHq: IS_HQ[unit], minor: stackingMinor(u, unit) };
  });
}

/** The hexes from which a target can be attacked, those without a river first. */
function jumpOffs(u: R, faction: Faction, target: Hex): Hex[] {
  const position = positionOf(u);
  const shift = (hex: Hex) => sideShift(u, SHEET.marks(target, SHEET.grid.sideTowards(target, hex)));
  return neighboursOf(target)
    .filter((hex) => !hasEnemy(faction, hex, position) && canAttackAcross(u, hex, target))
    .sort((a, b) => shift(b) - shift(a));
}

/** The best attack on a target that the free troops can prepare; null if none is worth it. */
export function thrustAt(
  u: R,
  faction: Faction,
  target: Hex,
  free: readonly Troop[],
  stacks: Stacks,
  worthOf: (target: Hex, prospect: Prospect) => number,
): Thrust | null {
  const spots = jumpOffs(u, faction, target);
  if (spots.length === 0) return null;
  const room = spots.map((hex) => ({ hex, units: 0, steps: 0 }));
  const blitz =
    u.table.blitz.length > 0 &&
    weatherAt(u, target) === 'clear' &&
    spots.some((hex) => isBlitzEnabled(u, hex));
  const hq = hqFor(target, free, stacks);
  const force: { troop: Troop; from: Hex }[] = [];
  const placed: Placed[] = [];
  let best: Thrust | null = null;
  const candidates = free
    .filter((troop) => troop !== hq?.troop && troop.attack > 0 && !isBoundAtHome(u, troop.unit, target))
    .sort((a, b) => b.attack - a.attack);
  for (const troop of candidates) {
    const spot = room.find((one) => troop.hexes.includes(one.hex) && stacks.hasRoom(troop, one.hex, one));
    if (!spot) continue;
    if (!stacks.isRooted(troop)) {
      spot.units++;
      spot.steps += troop.steps;
    }
    force.push({ troop, from: spot.hex });
    placed.push({ unit: troop.unit, from: spot.hex });
    const column = columnWith(u, faction, target, placed, hq?.troop.unit ?? NO_COUNTER, blitz);
    const prospect = prospectAgainst(u, target, column);
    const worth = worthOf(target, prospect) - 0.04 * force.length;
    if (!best || worth > best.worth) best = { target, force: force.slice(), hq, prospect, worth };
  }
  return best;
}

/** The HQ that could support an attack on the target, and from where: not next to the enemy, if possible. */
function hqFor(target: Hex, free: readonly Troop[], stacks: Stacks): Thrust['hq'] {
  for (const near of [2, 1]) {
    for (const troop of free) {
      if (!troop.isHq) continue;
      const from = troop.hexes.find(
        (hex) => SHEET.grid.distance(hex, target) === near && stacks.hasRoom(troop, hex),
      );
      if (from !== undefined) return { troop, from };
    }
  }
  return null;
}
