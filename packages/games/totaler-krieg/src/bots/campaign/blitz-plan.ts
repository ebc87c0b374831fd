import { withinTwo } from '../../combat/parties.js';
import { faceOf } from '../../counters/units.js';
import type { Counter, Hex } from '../../ids.js';
import { isPassable, SHEET } from '../../map/sheet.js';
import { ownershipOf } from '../../position/ownership.js';
import { hasEnemy, isEnemyZone } from '../../position/position.js';
import { isPhoneyWar } from './france.js';
import type { Front } from './front.js';
import { CASABLANCA, defenseIn } from './landing.js';
import { BLITZ } from './weights.js';

/** Where Blitz markers go: to those who can be next to an enemy this turn, and so attack twice. */
export class BlitzPlan {
  /** Who could stand in a hex after this turn's movement. */
  private readonly comers = new Map<Hex, readonly Counter[]>();

  constructor(private readonly front: Front) {}

  /** A marker goes where much is attacked by many, best of all into the City itself, and to whoever is to land. */
  worth(hex: Hex): number {
    const lands = this.front.u.table.beachheads.some(
      (one) => one.hex === hex && SHEET.neighbour(hex, one.side) !== CASABLANCA,
    )
      ? BLITZ.landing
      : 0;
    return (
      lands + Math.max(this.promise(hex, hex), ...withinTwo(hex).map((target) => this.promise(target, hex)))
    );
  }

  private promise(target: Hex, marker: Hex): number {
    const { faction, position, u } = this.front;
    if (!hasEnemy(faction, target, position) || this.front.isQuiet(target)) return 0;
    if (isPhoneyWar(u, faction, target)) return 0;
    const isCity = target === marker && SHEET.isCity[target] && this.front.isBoldAt(target);
    const odds = this.strikeAt(target, marker) / (1 + BLITZ.odds * defenseIn(u, target));
    const again = u.table.blitz.some((other) => SHEET.grid.distance(other, target) <= 1) ? BLITZ.again : 1;
    return (this.front.worth(target) + (isCity ? BLITZ.city : 0)) * Math.min(1, odds) * again;
  }

  /** The attack factors that can be next to a hex this turn, and within two of the marker. */
  private strikeAt(target: Hex, marker: Hex): number {
    const strikers = new Set<Counter>();
    for (let side = 0; side < 6; side++) {
      const spot = SHEET.neighbour(target, side);
      if (spot < 0 || SHEET.grid.distance(spot, marker) > 2) continue;
      if (SHEET.isLand[spot] && isPassable(SHEET.marks(target, side)))
        for (const unit of this.comersTo(spot)) strikers.add(unit);
    }
    let sum = 0;
    for (const unit of strikers) sum += faceOf(this.front.u, unit).attack;
    return sum;
  }

  /** Who is near enough to a hex, past enemies and their Zones of Control, in which every march ends. */
  private comersTo(spot: Hex): readonly Counter[] {
    const known = this.comers.get(spot);
    if (known) return known;
    const { faction, position, u } = this.front;
    const { open } = ownershipOf(u);
    const found: Counter[] = [];
    const far = new Map<Hex, number>();
    if (open[spot] === 1 && !hasEnemy(faction, spot, position)) far.set(spot, 0);
    for (const [hex, steps] of far) {
      for (const unit of position.ground[hex])
        if (position.units[faction][hex] > 0 && faceOf(u, unit).move >= steps) found.push(unit);
      if (steps === BLITZ.reach || (steps > 0 && isEnemyZone(u, faction, hex, position))) continue;
      for (let side = 0; side < 6; side++) {
        const next = SHEET.neighbour(hex, side);
        if (next < 0 || far.has(next) || open[next] !== 1 || !isPassable(SHEET.marks(hex, side))) continue;
        if (!hasEnemy(faction, next, position)) far.set(next, steps + 1);
      }
    }
    this.comers.set(spot, found);
    return found;
  }
}
