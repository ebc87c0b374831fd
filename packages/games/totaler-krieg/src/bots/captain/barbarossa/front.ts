import type { Counter, Country, Faction, Hex } from '../../../ids.js';
import { SOVIET } from '../../../ids.js';
import { isPassable, SHEET } from '../../../map/sheet.js';
import { hexOf } from '../../../places.js';
import { type Ownership, ownershipOf } from '../../../position/ownership.js';
import { controllerOf, hasEnemy, type Position, positionOf } from '../../../position/position.js';
import { suppliedHexes } from '../../../supply/supply.js';
import type { R } from '../../../table.js';
import { objectives } from '../../objectives.js';

/** What a step of the enemy is worth; in a City that counts it is one on the way to taking it. */
const ENEMY_STEP = 0.9;
const ENEMY_STEP_IN_CITY = 1.7;

/** The war as one side sees it at a moment. Everything is weighed in steps. */
export abstract class Front {
  readonly position: Position;
  readonly ownership: Ownership;
  /** The Cities that count. */
  readonly cities: readonly Hex[];
  private readonly counts: ReadonlySet<Hex>;

  constructor(
    readonly u: R,
    readonly faction: Faction,
  ) {
    this.position = positionOf(u);
    this.ownership = ownershipOf(u);
    this.cities = objectives(u).filter((hex) => SHEET.star[hex] === SOVIET);
    this.counts = new Set(this.cities);
  }

  /** What it is worth to drive the enemy out of a hex. */
  abstract groundWorth(hex: Hex): number;

  /** What a step of the enemy in a hex is worth. */
  stepWorth(hex: Hex): number {
    return this.isCounted(hex) ? ENEMY_STEP_IN_CITY : ENEMY_STEP;
  }

  /** How good a hex is for a unit of this side, apart from attacks. `alone`: no other unit of it is or will be there. */
  abstract placeWorth(unit: Counter, hex: Hex, alone: boolean): number;

  /** What an attack that needs a move must be worth. */
  abstract readonly leastGain: number;

  /** How much it counts that an attack takes units to a worse place, or to a better one. */
  abstract readonly order: number;

  isCounted(hex: Hex): boolean {
    return this.counts.has(hex);
  }

  isOwn(hex: Hex): boolean {
    return controllerOf(this.u, hex, this.position) === this.faction;
  }

  isSupplied(country: Country, hex: Hex): boolean {
    return suppliedHexes(this.u, this.faction, country)[hex] === 1;
  }

  /** An enemy is next to the hex. */
  isInContact(hex: Hex): boolean {
    for (let side = 0; side < 6; side++) {
      const next = SHEET.neighbour(hex, side);
      if (next >= 0 && isPassable(SHEET.marks(hex, side)) && hasEnemy(this.faction, next, this.position))
        return true;
    }
    return false;
  }

  hexOf(unit: Counter): Hex {
    return hexOf(this.u.table.place[unit]);
  }

  isAloneIn(unit: Counter, hex: Hex): boolean {
    return this.position.units[this.faction][hex] === (this.hexOf(unit) === hex ? 1 : 0);
  }
}
