import { canDefeat } from '../../../events/conditional/20-2-1-case-yellow.js';
import { AXIS, type Hex } from '../../../ids.js';
import { FRANCE, GERMANY } from '../../../map/areas.js';
import { SHEET } from '../../../map/sheet.js';
import { citiesOf } from '../../../politics/countries.js';
import { ownershipOf } from '../../../position/ownership.js';
import { controllerOf } from '../../../position/position.js';
import { suppliedHexes } from '../../../supply/supply.js';
import type { R } from '../../../table.js';
import type { Prospect } from '../prospects.js';
import { shareOf } from './columns.js';
import { LAST_TURN, OSLO, PARIS, PRIZES, SUMMER } from './landmarks.js';

// What a hex is worth, in steps.
const PRIZE = 12;
const FRENCH_CITY = 4;
const APPROACH = 8;
const APPROACH_PER_HEX = 1.2;
const ELSEWHERE = 0.2;
/** Attacks that are less likely to clear their hex are not made. */
const LIKELY = 0.25;
/** What it is worth to wear all defenders down, compared with a hex that is cleared. */
const WEAR = 0.4;

/** 20.2.1: so many Cities of France defeat it as well as Paris. */
export const CITIES_FOR_VICTORY = 3;

/** What the Axis still wants. */
export class Aims {
  /** Prizes that can be entered and are not held. */
  readonly wanted: readonly Hex[];
  /** Where the way of the army leads: prizes on the mainland, neutral ones too. */
  readonly goals: readonly Hex[];
  /** Cities of France to take, as long as it fights. */
  readonly cities: readonly Hex[];
  /** Cities of France that are held by supplied units. */
  readonly held: readonly Hex[];
  /** Where German units are supplied now. */
  readonly supplied: Uint8Array;
  /** Whatever it does not win now is lost. */
  readonly isLast: boolean;

  constructor(private readonly u: R) {
    const { open } = ownershipOf(u);
    const missing = PRIZES.filter((hex) => controllerOf(u, hex) !== AXIS);
    this.wanted = missing.filter((hex) => open[hex] === 1);
    this.goals = missing.filter((hex) => hex !== OSLO && (hex !== PARIS || !u.table.vichy));
    const french = u.table.vichy ? [] : citiesOf(u, FRANCE);
    this.supplied = suppliedHexes(u, AXIS, GERMANY);
    this.isLast = u.table.turn === LAST_TURN;
    this.held = french.filter((hex) => controllerOf(u, hex) === AXIS && this.supplied[hex] === 1);
    // 20.2.1: as things stand it is defeated at the end of the turn, and its south is left to Vichy.
    const isBeaten = u.table.turn >= SUMMER && canDefeat(u, FRANCE);
    this.cities = isBeaten ? [] : french.filter((hex) => !this.held.includes(hex));
  }

  /** What it is worth to the Axis to stand in a hex. */
  of(hex: Hex): number {
    if (this.wanted.includes(hex)) return PRIZE;
    if (this.cities.includes(hex))
      return this.held.length + 1 >= CITIES_FOR_VICTORY ? PRIZE : FRENCH_CITY + this.held.length * 2;
    return Math.max(ELSEWHERE, APPROACH - APPROACH_PER_HEX * this.distance(hex));
  }

  /** Hexes to the nearest goal. */
  distance(hex: Hex): number {
    let least = 20;
    for (const goal of this.goals) least = Math.min(least, SHEET.grid.distance(hex, goal));
    return least;
  }

  /** The Axis would miss it: a prize, or a City that counts against France. */
  isPrecious(hex: Hex): boolean {
    return PRIZES.includes(hex) || this.held.includes(hex);
  }

  /** What an attack is worth: ground, or a garrison that the next attack finds weaker. */
  ofAttack(target: Hex, prospect: Prospect): number {
    const { clears, kills, loses } = prospect;
    const chance = clears + (1 - clears) * shareOf(this.u, target, prospect) * WEAR;
    // In the last turn only what decides counts, at whatever price.
    if (this.isLast) return this.decides(target) ? chance * PRIZE : kills - 2 * loses - 1;
    return chance * this.of(target) + 0.6 * kills - 0.8 * loses;
  }

  /** What an attack is worth that units would have to move for. */
  ofThrust(target: Hex, prospect: Prospect): number {
    const hope = prospect.clears + shareOf(this.u, target, prospect) * WEAR;
    return hope < LIKELY && !this.isLast ? -1 : this.ofAttack(target, prospect);
  }

  private decides(hex: Hex): boolean {
    return this.wanted.includes(hex) || this.cities.includes(hex);
  }
}
