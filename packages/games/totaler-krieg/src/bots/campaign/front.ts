import { IS_HQ } from '../../counters/counters.js';
import { faceOf, stepsOf } from '../../counters/units.js';
import { AXIS, type Counter, type Faction, type Hex } from '../../ids.js';
import { isPassable, SHEET } from '../../map/sheet.js';
import { hexShift } from '../../movement/costs.js';
import { ownershipOf } from '../../position/ownership.js';
import { controllerOf, factionOf, hasEnemy, type Position, positionOf } from '../../position/position.js';
import { MOST_UNITS, mostSteps } from '../../steps/stack-limits.js';
import { isSuppliedAt, nationOf } from '../../supply/supply.js';
import type { R } from '../../table.js';

// What moves a unit, in hundredths of a hex of way.
const NEARER = 10;
const FARTHEST = 60;
const GARRISON = 16;
const THREATENED = 200;
const CONTACT = 16;
const CROWD = 100;
const SHELTER = 8;
const UNSUPPLIED = 400;
/** How far troops are felt, in hexes. */
const NEAR = 3;
/** Strength for each strength of the enemy with which one goes on the attack. */
const SUPERIOR = 0.8;
/** Strength of the enemy, beyond one's own, that makes a goal one hex farther; and how much farther at the most. */
const HARD = 1.5;
const HARDEST = 25;
/** Going to help is as good as an attack on a place this hard. */
const HELP = 12;

/**
 * The value of hexes to the units of a faction in a campaign: toward what can be taken where one is strong, toward what
 * must be held where one is not, and never out of supply.
 */
export class Front {
  private readonly position: Position;
  private readonly way: Int16Array;
  private readonly own = new Float32Array(SHEET.size);
  private readonly enemy = new Float32Array(SHEET.size);
  private readonly held = new Set<Hex>();

  constructor(
    private readonly u: R,
    private readonly faction: Faction,
  ) {
    this.position = positionOf(u);
    this.feelTroops();
    this.way = this.wayTo(this.goals());
  }

  /** The value of a hex for a unit, which does not count itself. */
  of(unit: Counter, hex: Hex): number {
    const { u, faction } = this;
    const { attack, defense, steps } = faceOf(u, unit);
    let [units, own] = [0, 0];
    for (const other of this.position.ground[hex])
      if (other !== unit && factionOf(u, other) === faction) {
        units++;
        own += stepsOf(u, other);
      }
    let worth = -this.way[hex] * NEARER;
    // Whatever is too much is lost at the end of the phase.
    const surplus = Math.max(own + steps - mostSteps(u, hex), units + 1 - MOST_UNITS, 0);
    if (surplus > 0) worth -= CROWD * surplus;
    if (this.held.has(hex) && units === 0 && !IS_HQ[unit])
      worth +=
        this.enemy[hex] > 0 ? THREATENED : (SHEET.isCoast[hex] ? 2 : 1) * (GARRISON / (attack + defense));
    const superior = this.own[hex] > SUPERIOR * this.enemy[hex];
    const touching = this.enemiesBeside(hex);
    if (IS_HQ[unit]) worth -= touching * 40;
    else if (touching > 0)
      worth += superior
        ? CONTACT * Math.min(4, attack)
        : -hexShift(u, hex) * SHELTER * defense - SHELTER * touching;
    if (!isSuppliedAt(u, faction, nationOf(u, unit), hex)) worth -= UNSUPPLIED;
    return worth;
  }

  /** Hexes of way to the nearest goal. */
  distance(hex: Hex): number {
    return this.way[hex];
  }

  /** The last unit leaves a place that must be held only if no enemy is near and others are. */
  isGarrison(hex: Hex): boolean {
    return this.held.has(hex) && this.position.units[this.faction][hex] === 1 && this.enemy[hex] > 0;
  }

  /** The strength of each side within a few hexes. */
  private feelTroops(): void {
    const { u, faction, position } = this;
    for (const hex of position.filled)
      for (const unit of position.ground[hex]) {
        const other = factionOf(u, unit);
        if (other !== faction && faction !== AXIS && other !== AXIS) continue;
        const field = other === faction ? this.own : this.enemy;
        const { attack, defense } = faceOf(u, unit);
        const strength = other === faction ? attack : defense;
        for (const near of near3(hex)) field[near] += strength;
      }
  }

  /** What the enemy holds and can be entered, and what he is near to. */
  private goals(): Hex[] {
    const { u, faction, position } = this;
    const { open, atPeace } = ownershipOf(u);
    const goals: Hex[] = [];
    for (const hex of placesThatCount(u)) {
      if (open[hex] === 0 || atPeace[hex] === 1) continue;
      const holder = controllerOf(u, hex, position);
      if (holder < 0) continue;
      const isEnemy = faction === AXIS ? holder !== AXIS : holder === AXIS;
      if (isEnemy) goals.push(hex);
      else if (holder === faction) {
        this.held.add(hex);
        if (this.enemy[hex] > this.own[hex]) goals.push(hex);
      }
    }
    return goals;
  }

  /** For each hex: the way over land to the nearest of some hexes. */
  private wayTo(goals: readonly Hex[]): Int16Array {
    const { open, atPeace } = ownershipOf(this.u);
    const way = new Int16Array(SHEET.size).fill(FARTHEST);
    // By way from the easiest goal on: weak places draw more troops.
    const rings: Hex[][] = Array.from({ length: FARTHEST }, () => []);
    for (const goal of goals) {
      const surplus = this.held.has(goal) ? HELP : (this.enemy[goal] - this.own[goal]) / HARD;
      rings[Math.round(Math.max(0, Math.min(HARDEST, surplus)))].push(goal);
    }
    for (let far = 0; far < FARTHEST - 1; far++)
      for (const hex of rings[far]) {
        if (way[hex] <= far) continue;
        way[hex] = far;
        for (let side = 0; side < 6; side++) {
          const next = SHEET.neighbour(hex, side);
          if (next < 0 || way[next] <= far + 1 || open[next] === 0 || atPeace[next] === 1) continue;
          if (isPassable(SHEET.marks(hex, side))) rings[far + 1].push(next);
        }
      }
    // A Beachhead is as near as the land it points at.
    for (const { hex, side } of this.u.table.beachheads) way[hex] = way[SHEET.neighbour(hex, side)] + 1;
    return way;
  }

  private enemiesBeside(hex: Hex): number {
    let count = 0;
    for (let side = 0; side < 6; side++) {
      const next = SHEET.neighbour(hex, side);
      if (next < 0 || !isPassable(SHEET.marks(hex, side))) continue;
      if (hasEnemy(this.faction, next, this.position)) count++;
    }
    return count;
  }
}

const discs: (readonly Hex[] | undefined)[] = [];
/** The hexes within three of this one, itself included. */
function near3(hex: Hex): readonly Hex[] {
  discs[hex] ??= SHEET.landHexes.filter((other) => SHEET.grid.distance(hex, other) <= NEAR);
  return discs[hex];
}

/** Strategic Hexes and Cities: they win the war, and Countries fall with them. */
export function placesThatCount(u: R): readonly Hex[] {
  return u.facts.values.stars.concat(SHEET.cities.filter((hex) => !u.facts.values.stars.includes(hex)));
}
