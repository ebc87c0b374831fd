import type { By } from '@sandtable/kernel';
import {
  ALL_LAND,
  ALL_WATER,
  AVAILABLE,
  BIT,
  eachLand,
  FIRST_SPACE,
  firstLand,
  LAND_COUNT,
  LAND_NEXT,
  SPACE,
  SPACE_COUNT,
  type Space,
} from '../board/board.js';
import {
  AIRPLANE,
  ALLIES,
  AXIS,
  enemyOf,
  FACTION,
  FACTIONS,
  FACTIONS_OF,
  type Faction,
  FIRST_OF_ALL,
  FLEET,
  INFANTRY,
  KIND_FACTION,
  KIND_SIDE,
  KIND_TYPE,
  type Kind,
  kindOf,
  PIECE_COUNT,
  PIECE_KIND,
  SIDE,
  SIDES,
  type Side,
  sideOf,
  TANK,
  type Type,
} from '../pieces/pieces.js';
import type { Board } from '../pieces/position.js';
import { flood, landNextTo, newReach, type Reach, waterNextTo } from '../supply/supply.js';
import { type Clash, clashWorth, type Prize, packDefence, packForce, packSupport } from './clash.js';

const KINDS = FACTIONS.length * (FLEET + 1);

/** What is derived from where the pieces are, kept while one of them is moved. */
class Derived {
  private readonly landHeld = [0, 0];
  private readonly forces = [0, 0, 0];
  private readonly reach: Reach[] = [];
  private axis = 0;

  keep({ landHeld, forces, reach, land }: Survey): void {
    copy(landHeld, this.landHeld);
    copy(forces, this.forces);
    copy(reach, this.reach);
    this.axis = land[AXIS];
  }

  restore({ landHeld, forces, reach, land }: Survey): void {
    copy(this.landHeld, landHeld);
    copy(this.forces, forces);
    copy(this.reach, reach);
    land[AXIS] = this.axis;
    land[ALLIES] = ALL_LAND & ~this.axis;
  }
}

function copy<A>(from: readonly A[], to: A[]): void {
  for (let i = 0; i < from.length; i++) to[i] = from[i];
}

/**
 * Piece counts, control, interdiction and supply of one board. Made to evaluate hundreds of boards that differ by one
 * piece: moving it and moving it back only changes what that piece changes.
 */
export class Survey {
  /** The count of each kind in each space. */
  readonly count = new Uint8Array(KINDS * SPACE_COUNT);
  readonly landHeld = [0, 0];
  /** Land with an infantry or tank, by faction. */
  readonly forces = [0, 0, 0];
  readonly reach: Reach[] = [];
  /** The land each side controls. */
  readonly land = [0, 0];
  private readonly waterHeld = [0, 0];
  private readonly landCut = [0, 0];
  private readonly waterCut = [0, 0];
  /** The land and the water with a piece of each kind. */
  readonly landOf = new Int32Array(KINDS);
  readonly waterOf = new Int32Array(KINDS);
  /** Airplanes and fleets of each faction next to each land space. */
  private readonly support = new Uint8Array(FACTIONS.length * LAND_COUNT);
  /** The force of each faction in each land space, its support there, and each side's defence, as parts of a combat. */
  private readonly force = new Int32Array(FACTIONS.length * LAND_COUNT);
  private readonly supporting = new Int32Array(FACTIONS.length * LAND_COUNT);
  private readonly defence = new Int32Array(SIDES.length * LAND_COUNT);
  /** For each faction the supply on the board as it was given, and on the one looked at last. */
  private readonly given = FACTIONS.map(newReach);
  private readonly last = FACTIONS.map(newReach);
  private readonly before = new Derived();

  /** Looks at a board. */
  of({ at, axis }: Board): this {
    this.count.fill(0);
    this.support.fill(0);
    this.landOf.fill(0);
    this.waterOf.fill(0);
    this.force.fill(0);
    this.supporting.fill(0);
    this.defence.fill(0);
    for (let piece = FIRST_OF_ALL; piece < PIECE_COUNT; piece++)
      if (at[piece] !== AVAILABLE) this.put(PIECE_KIND[piece], at[piece], 1);
    for (const faction of FACTION.values) {
      const first = kindOf(faction, INFANTRY);
      const forces = this.landOf[first] | this.landOf[first + TANK];
      for (let rest = forces; rest !== 0; rest &= rest - 1) this.packForce(faction, firstLand(rest));
      for (let at = FIRST_SPACE; at < LAND_COUNT; at++)
        if (this.support[faction * LAND_COUNT + at] > 0) this.packSupport(faction, at);
    }
    this.derive(axis);
    for (const side of SIDE.values)
      for (let rest = this.landHeld[side]; rest !== 0; rest &= rest - 1)
        this.packDefence(side, firstLand(rest));
    for (const faction of FACTION.values) this.supply(faction, this.given[faction]);
    return this;
  }

  /** Moves a piece of a kind, or takes it from or to those available, with control as it is then. */
  move(kind: Kind, from: Space, to: Space, axis: number): void {
    this.before.keep(this);
    this.shift(kind, from, to);
    this.derive(axis);
    this.repack(kind, from);
    this.repack(kind, to);
    for (let i = 0; i < FACTION.values.length; i++) this.supply(FACTION.values[i], this.last[i]);
  }

  /** Takes the last move back. */
  takeBack(kind: Kind, from: Space, to: Space): void {
    this.shift(kind, to, from);
    this.before.restore(this);
    this.repack(kind, from);
    this.repack(kind, to);
  }

  private shift(kind: Kind, from: Space, to: Space): void {
    if (from >= 0) this.put(kind, from, -1);
    if (to >= 0) this.put(kind, to, 1);
  }

  private put(kind: Kind, at: Space, by: number): void {
    const here = kind * SPACE_COUNT + at;
    this.count[here] += by;
    const masks = at < LAND_COUNT ? this.landOf : this.waterOf;
    if (this.count[here] > 0) masks[kind] |= BIT[at];
    else masks[kind] &= ~BIT[at];
    if (KIND_TYPE[kind] <= TANK) return;
    const first = KIND_FACTION[kind] * LAND_COUNT;
    for (let rest = LAND_NEXT[at]; rest !== 0; rest &= rest - 1) this.support[first + firstLand(rest)] += by;
  }

  /** What changes in combats when a piece came or went here. */
  private repack(kind: Kind, at: Space): void {
    if (at < 0) return;
    const faction = KIND_FACTION[kind];
    const side = KIND_SIDE[kind];
    if (at < LAND_COUNT) {
      this.packForce(faction, at);
      this.packDefence(side, at);
    }
    if (KIND_TYPE[kind] <= TANK) return;
    for (let rest = LAND_NEXT[at]; rest !== 0; rest &= rest - 1) {
      const near = firstLand(rest);
      this.packSupport(faction, near);
      this.packDefence(side, near);
    }
  }

  private packForce(faction: Faction, at: Space): void {
    this.force[faction * LAND_COUNT + at] = packForce(
      this.countOf(faction, INFANTRY, at),
      this.countOf(faction, TANK, at),
    );
  }

  private packSupport(faction: Faction, at: Space): void {
    this.supporting[faction * LAND_COUNT + at] = packSupport(this.support[faction * LAND_COUNT + at]);
  }

  private packDefence(side: Side, at: Space): void {
    if ((this.landHeld[side] & BIT[at]) === 0) {
      this.defence[side * LAND_COUNT + at] = 0;
      return;
    }
    const factions = FACTIONS_OF[side];
    let infantry = 0;
    let tanks = 0;
    let airplanes = 0;
    let support = 0;
    for (let i = 0; i < factions.length; i++) {
      const faction = factions[i];
      if (((this.forces[faction] | this.landOf[kindOf(faction, AIRPLANE)]) & BIT[at]) === 0) continue;
      infantry += this.countOf(faction, INFANTRY, at);
      tanks += this.countOf(faction, TANK, at);
      airplanes += this.countOf(faction, AIRPLANE, at);
      support += this.support[faction * LAND_COUNT + at];
    }
    this.defence[side * LAND_COUNT + at] = packDefence(infantry, tanks, airplanes, support);
  }

  /** Occupation and interdiction, from where the kinds are. */
  private derive(axis: number): void {
    this.land[AXIS] = axis;
    this.land[ALLIES] = ALL_LAND & ~axis;
    this.landCut[AXIS] = this.landCut[ALLIES] = 0;
    this.landHeld[AXIS] = this.landHeld[ALLIES] = this.waterHeld[AXIS] = this.waterHeld[ALLIES] = 0;
    this.waterCut[AXIS] = this.waterCut[ALLIES] = 0;
    for (let i = 0; i < FACTION.values.length; i++) {
      const faction = FACTION.values[i];
      const side = sideOf(faction);
      const first = kindOf(faction, INFANTRY);
      const forces = this.landOf[first] | this.landOf[first + TANK];
      const airplanes = this.landOf[first + AIRPLANE];
      const fleets = this.waterOf[first + FLEET];
      this.forces[faction] = forces;
      this.landHeld[side] |= forces | airplanes;
      this.waterHeld[side] |= fleets;
      this.landCut[side] |= landNextTo(forces | airplanes, 0);
      this.waterCut[side] |= waterNextTo(airplanes, fleets);
    }
  }

  /** Finds the supply of a faction, unless the same spaces were open before. */
  private supply(faction: Faction, network: Reach): void {
    const side = sideOf(faction);
    const enemy = enemyOf(side);
    const openLand = this.land[side] & (this.landHeld[side] | ~this.landCut[enemy]);
    const openWater = ALL_WATER & ~this.waterHeld[enemy] & (this.waterHeld[side] | ~this.waterCut[enemy]);
    const given = this.given[faction];
    const known = given.openLand === openLand && given.openWater === openWater ? given : network;
    this.reach[faction] = flood(faction, openLand, openWater, known);
  }

  countOf(faction: Faction, type: Type, at: Space): number {
    return this.count[kindOf(faction, type) * SPACE_COUNT + at];
  }

  /** The combat that results if this force attacks that space. */
  clashOf(faction: Faction, from: Space, to: Space): Clash {
    const clash: Clash = {
      infantry: this.countOf(faction, INFANTRY, from),
      tanks: this.countOf(faction, TANK, from),
      support: this.support[faction * LAND_COUNT + to],
      heldByInfantry: 0,
      heldByTanks: 0,
      heldByAirplanes: 0,
      defenceSupport: 0,
    };
    for (const enemy of FACTIONS_OF[enemyOf(sideOf(faction))]) {
      const infantry = this.countOf(enemy, INFANTRY, to);
      const tanks = this.countOf(enemy, TANK, to);
      const airplanes = this.countOf(enemy, AIRPLANE, to);
      if (infantry + tanks + airplanes === 0) continue;
      clash.heldByInfantry += infantry;
      clash.heldByTanks += tanks;
      clash.heldByAirplanes += airplanes;
      clash.defenceSupport += this.support[enemy * LAND_COUNT + to];
    }
    return clash;
  }

  /** The expected gain if this force attacks that space. */
  attackWorth(faction: Faction, from: Space, to: Space, prize: Prize): number {
    const enemy = enemyOf(sideOf(faction));
    const combat =
      this.force[faction * LAND_COUNT + from] |
      this.supporting[faction * LAND_COUNT + to] |
      this.defence[enemy * LAND_COUNT + to];
    return clashWorth(prize, combat);
  }

  /** The land next to infantry and tanks of a side. */
  nextToForces(side: Side): number {
    const factions = FACTIONS_OF[side];
    let forces = 0;
    for (let i = 0; i < factions.length; i++) forces |= this.forces[factions[i]];
    return landNextTo(forces, 0);
  }

  /** Is the force in this space supplied? */
  supplied(faction: Faction, at: Space): boolean {
    return (this.reach[faction].land & BIT[at]) !== 0;
  }
}

/** The distance over land between two land spaces. */
export const LAND_DISTANCE: By<Space, By<Space, number>> = SPACE.values.slice(0, LAND_COUNT).map((from) => {
  const distance = new Array<number>(LAND_COUNT).fill(LAND_COUNT);
  distance[from] = 0;
  const queue = [from];
  for (const here of queue)
    eachLand(LAND_NEXT[here], (next) => {
      if (distance[next] < LAND_COUNT) return;
      distance[next] = distance[here] + 1;
      queue.push(next);
    });
  return distance;
});
