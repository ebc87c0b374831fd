import { IS_HQ, kindOf } from '../../counters/counters.js';
import { faceOf } from '../../counters/units.js';
import { AXIS, type Counter, type Country, type Faction, type Hex, SOVIET, WESTERN } from '../../ids.js';
import { RUSSIA } from '../../map/areas.js';
import { isPassable, SHEET } from '../../map/sheet.js';
import { hexShift } from '../../movement/costs.js';
import { isAtPeace } from '../../politics/posture.js';
import { ownershipOf } from '../../position/ownership.js';
import { controllerOf, factionOf, hasEnemy, type Position, positionOf } from '../../position/position.js';
import { isSuppliedAt, nationOf } from '../../supply/supply.js';
import type { R } from '../../table.js';
import * as weights from './weights.js';

const { APPROACH, MARCH, PLACE } = weights;
/** The longest way that is looked at. */
export const FARTHEST = 60;

/** A Country with places to be taken. */
interface Theatre {
  goals: Hex[];
  worth: number;
  /** Defense factors in it. */
  strength: number;
}

/**
 * The war as a faction sees it: where troops are, what can be taken and what must be held. One Country is attacked before
 * the next: the one that promises most for the least.
 */
export class Front {
  readonly position: Position;
  /** Attack factors of one's own and defense factors of the enemy within a few hexes; what threatens a hex. */
  readonly own = new Float32Array(SHEET.size);
  readonly enemy = new Float32Array(SHEET.size);
  readonly threat = new Float32Array(SHEET.size);
  /** Places that count and are one's own. */
  readonly held: Hex[] = [];
  /** Enemy places that count and can be reached over land, and what each is worth. */
  readonly goals = new Map<Hex, number>();
  /** Strong enough to attack whom it attacks first. */
  isBold = false;
  /** Hexes of way to the nearest goal, the harder the farther. */
  private readonly way: Int16Array;
  private readonly isAtWar: boolean;
  /** All attack factors on the map. */
  private readonly strength: number;

  constructor(
    readonly u: R,
    readonly faction: Faction,
  ) {
    this.position = positionOf(u);
    this.isAtWar = faction !== SOVIET || !isAtPeace(u, RUSSIA);
    this.strength = this.feelTroops();
    this.way = this.wayTo(this.findGoals());
  }

  /** What it is worth to stand in a hex, in steps. */
  worth(hex: Hex): number {
    const approach = Math.max(APPROACH.least, APPROACH.near - APPROACH.perHex * this.way[hex]);
    return (this.goals.get(hex) ?? 0) + approach;
  }

  /** Hexes of way to the nearest goal. */
  distance(hex: Hex): number {
    return this.way[hex];
  }

  /** The value of a hex for a unit without orders. */
  march(unit: Counter, hex: Hex): number {
    const { u, faction } = this;
    const { attack, defense } = faceOf(u, unit);
    let worth = -this.way[hex] * MARCH.nearer;
    const touching = this.enemiesBeside(hex);
    if (IS_HQ[unit]) worth -= touching * MARCH.hqInContact;
    else if (touching > 0)
      worth +=
        this.own[hex] > this.enemy[hex]
          ? MARCH.contact * Math.min(4, attack)
          : -hexShift(u, hex) * MARCH.shelter * defense - MARCH.shelter * touching;
    if (SHEET.isLand[hex] && !isSuppliedAt(u, faction, nationOf(u, unit), hex)) worth -= MARCH.unsupplied;
    return worth;
  }

  /** The defense that a place of one's own wants against what is near it. */
  danger(hex: Hex): number {
    const { GUARD } = weights;
    const ratio = this.own[hex] > this.enemy[hex] * 1.2 ? GUARD.onAttack : GUARD.onDefense;
    return Math.min(GUARD.most, this.threat[hex] * ratio);
  }

  /** The strength of each side within a few hexes; returns all of one's own. */
  private feelTroops(): number {
    const { u, faction, position } = this;
    let sum = 0;
    for (const hex of position.filled)
      for (const unit of position.ground[hex]) {
        const other = factionOf(u, unit);
        if (other !== faction && faction !== AXIS && other !== AXIS) continue;
        const face = faceOf(u, unit);
        // Whoever is at peace is only watched.
        const share = other !== faction && this.isPeaceful(unit) ? weights.WATCHED : 1;
        const [attack, defense] = [face.attack * share, face.defense * share];
        if (other === faction) {
          sum += attack;
          for (const near of nearTo(hex)) this.own[near] += attack;
          continue;
        }
        for (const near of nearTo(hex)) {
          this.enemy[near] += defense;
          this.threat[near] += attack;
        }
      }
    return sum;
  }

  private isPeaceful(unit: Counter): boolean {
    const { u, faction } = this;
    return faction === AXIS ? isAtPeace(u, kindOf(unit).country) : !this.isAtWar;
  }

  /** The places to go to, each with the hexes by which it seems farther than it is. */
  private findGoals(): Map<Hex, number> {
    const { u, faction, position } = this;
    const { open, atPeace, country } = ownershipOf(u);
    const theatres = new Map<Country, Theatre>();
    const waiting: Hex[] = [];
    for (const hex of placesThatCount(u)) {
      if (open[hex] === 0) continue;
      const holder = controllerOf(u, hex, position);
      if (holder < 0) continue;
      const isEnemy = faction === AXIS ? holder !== AXIS : holder === AXIS;
      if (holder === faction) this.held.push(hex);
      else if (isEnemy && atPeace[hex] === 1) waiting.push(hex);
      else if (isEnemy) {
        const theatre = theatres.get(country[hex]) ?? { goals: [], worth: 0, strength: 0 };
        theatres.set(country[hex], theatre);
        theatre.goals.push(hex);
        theatre.worth += placeWorth(u, hex);
      }
    }
    for (const hex of position.filled) {
      if (!hasEnemy(faction, hex, position)) continue;
      for (const unit of position.ground[hex]) {
        const { defense } = faceOf(u, unit);
        // Its army counts wherever it is, and whoever else is there.
        for (const land of new Set([country[hex], kindOf(unit).country])) {
          const theatre = theatres.get(land);
          if (theatre) theatre.strength += defense;
        }
      }
    }
    return this.seeds(theatres, waiting);
  }

  private seeds(theatres: ReadonlyMap<Country, Theatre>, waiting: readonly Hex[]): Map<Hex, number> {
    const { faction, position } = this;
    const afar = this.wayFrom(
      position.onMap[faction].map((unit) => this.u.table.place[unit] as number as Hex),
    );
    const seeds = new Map<Hex, number>();
    // Whoever is there is enough: nobody else need go.
    const isServed = ({ goals }: Theatre) =>
      goals.every((hex) => afar[hex] === FARTHEST || this.own[hex] >= this.enemy[hex] * 3 + 4);
    let [first, most] = [null as Theatre | null, 0];
    for (const theatre of theatres.values()) {
      const far = theatre.goals.reduce((least, hex) => Math.min(least, afar[hex]), FARTHEST);
      if (far === FARTHEST) continue;
      const price = (theatre.strength + weights.LITTLE) * (1 + far / weights.FAR_AWAY);
      const promise = (Math.sqrt(theatre.worth) / price) * (isServed(theatre) ? weights.SERVED : 1);
      if (promise > most) [first, most] = [theatre, promise];
    }
    this.isBold = first !== null && this.strength > first.strength * weights.BOLD[faction];
    for (const theatre of theatres.values()) {
      const isBold = this.strength > theatre.strength * weights.BOLD[faction];
      for (const hex of theatre.goals) {
        if (afar[hex] === FARTHEST) continue;
        this.goals.set(hex, placeWorth(this.u, hex));
        // On the defensive only what lies open is taken.
        if (!isBold && this.own[hex] <= this.enemy[hex] * weights.OPEN) continue;
        const hard = Math.max(0, Math.min(weights.HARDEST, (this.enemy[hex] - this.own[hex]) / weights.HARD));
        seeds.set(hex, hard + (theatre === first ? 0 : weights.ASIDE));
      }
    }
    for (const hex of this.held) if (this.danger(hex) > this.own[hex] * 0.5) seeds.set(hex, weights.HELP);
    if (faction === WESTERN && this.u.table.vichy)
      for (const hex of stagingHexes(this.u)) if (!seeds.has(hex)) seeds.set(hex, weights.LANDING.ashore);
    // Nobody to fight: one waits where the next war will be.
    if (seeds.size === 0) for (const hex of waiting) seeds.set(hex, 0);
    if (seeds.size === 0) for (const hex of this.held) if (this.threat[hex] > 0) seeds.set(hex, weights.HELP);
    return seeds;
  }

  private wayFrom(hexes: readonly Hex[]): Int16Array {
    return this.wayTo(new Map(hexes.map((hex) => [hex, 0])));
  }

  /** For each hex: the way over land to the nearest of some hexes. */
  private wayTo(goals: ReadonlyMap<Hex, number>): Int16Array {
    const { open } = ownershipOf(this.u);
    const way = new Int16Array(SHEET.size).fill(FARTHEST);
    const rings: Hex[][] = Array.from({ length: FARTHEST }, () => []);
    for (const [hex, from] of goals) rings[Math.min(FARTHEST - 1, Math.round(from))].push(hex);
    for (let far = 0; far < FARTHEST - 1; far++)
      for (const hex of rings[far]) {
        if (way[hex] <= far) continue;
        way[hex] = far;
        for (let side = 0; side < 6; side++) {
          const next = SHEET.neighbour(hex, side);
          if (next < 0 || way[next] <= far + 1 || open[next] === 0) continue;
          if (isPassable(SHEET.marks(hex, side))) rings[far + 1].push(next);
        }
      }
    for (const { hex } of this.u.table.beachheads) way[hex] = 0;
    return way;
  }

  enemiesBeside(hex: Hex): number {
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
/** The hexes within a few of this one, itself included. */
function nearTo(hex: Hex): readonly Hex[] {
  discs[hex] ??= SHEET.landHexes.filter((other) => SHEET.grid.distance(hex, other) <= weights.NEAR);
  return discs[hex];
}

const PLACES = new WeakMap<readonly Hex[], readonly Hex[]>();

/** Strategic Hexes and Cities: they win the war, and Countries fall with them. */
export function placesThatCount({ facts: { values } }: R): readonly Hex[] {
  const { stars } = values;
  let places = PLACES.get(stars);
  if (!places) {
    places = stars.concat(SHEET.cities.filter((hex) => !stars.includes(hex)));
    PLACES.set(stars, places);
  }
  return places;
}

/** What a place is worth to whoever takes it, in steps. */
export function placeWorth({ facts: { values } }: R, hex: Hex): number {
  return (
    (values.star[hex] >= 0 ? PLACE.star : 0) +
    (SHEET.isCapital[hex] ? PLACE.capital : 0) +
    (SHEET.isCity[hex] ? PLACE.city : 0) +
    (SHEET.isPort[hex] ? PLACE.port : 0)
  );
}

/** Where a sea hex touches both this shore and one that the Axis holds: from there landings begin. */
export function stagingHexes(u: R): Hex[] {
  const position = positionOf(u);
  const { open } = ownershipOf(u);
  const found = new Set<Hex>();
  for (const sea of NARROWS) {
    const shores = SHEET.neighbours(sea).filter((hex) => SHEET.isLand[hex] && open[hex] === 1);
    const holders = shores.map((hex) => controllerOf(u, hex, position));
    if (!holders.includes(AXIS)) continue;
    shores.forEach((hex, i) => {
      if (holders[i] === WESTERN) found.add(hex);
    });
  }
  return [...found];
}

/** All-Sea hexes with two shores. */
const NARROWS: readonly Hex[] = SHEET.ids
  .map((_, hex) => hex as Hex)
  .filter(
    (hex) => SHEET.isSea[hex] && SHEET.neighbours(hex).filter((next) => SHEET.isLand[next]).length >= 2,
  );
