import type { By } from '@sandtable/kernel';
import {
  ALL_LAND,
  ALL_WATER,
  AVAILABLE,
  BIT,
  eachLand,
  firstLand,
  LAND_COUNT,
  LAND_NEXT,
  SPACE,
  SPACE_COUNT,
  type Space,
  WATER_NEXT,
} from '../board/board.js';
import {
  AIRPLANE,
  ALLIES,
  AXIS,
  enemyOf,
  FACTION,
  FACTIONS,
  type Faction,
  FIRST_OF_ALL,
  FLEET,
  GERMAN,
  INFANTRY,
  kindOf,
  PACT,
  PIECE_COUNT,
  PIECE_FACTION,
  PIECE_KIND,
  PIECE_SIDE,
  PIECE_TYPE,
  type Side,
  SOVIET,
  sideOf,
  TANK,
  type Type,
} from '../pieces/pieces.js';
import type { Board } from '../pieces/position.js';
import { flood, newReach, type Reach } from '../supply/supply.js';
import { type Clash, clashWorth } from './clash.js';

const KINDS = FACTIONS.length * (FLEET + 1);

/** The factions of a side. */
export const FACTIONS_OF: By<Side, readonly Faction[]> = [[GERMAN, PACT], [SOVIET]];

/**
 * Piece counts, control, interdiction and supply of one board. Made to evaluate hundreds of boards that differ by one
 * piece, so nothing is cached between them.
 */
export class Survey {
  /** The count of each kind in each space. */
  readonly count = new Uint8Array(KINDS * SPACE_COUNT);
  /** Airplanes and fleets of each faction next to each land space. */
  readonly support = new Uint8Array(FACTIONS.length * LAND_COUNT);
  readonly landHeld = [0, 0];
  readonly waterHeld = [0, 0];
  readonly forces = [0, 0, 0];
  readonly reach: Reach[] = FACTIONS.map(newReach);
  /** The land each side controls. */
  readonly land = [0, 0];
  private readonly landCut = [0, 0];
  private readonly waterCut = [0, 0];
  private readonly clash: Clash = {
    infantry: 0,
    tanks: 0,
    support: 0,
    heldByInfantry: 0,
    heldByTanks: 0,
    heldByAirplanes: 0,
    defenceSupport: 0,
    prizeForTank: 0,
    prizeForInfantry: 0,
  };

  of({ at, axis }: Board): this {
    const { count, support, landHeld, waterHeld, landCut, waterCut, forces } = this;
    count.fill(0);
    support.fill(0);
    landHeld[AXIS] = landHeld[ALLIES] = waterHeld[AXIS] = waterHeld[ALLIES] = 0;
    landCut[AXIS] = landCut[ALLIES] = waterCut[AXIS] = waterCut[ALLIES] = 0;
    forces[GERMAN] = forces[PACT] = forces[SOVIET] = 0;
    this.land[AXIS] = axis;
    this.land[ALLIES] = ALL_LAND & ~axis;
    for (let piece = FIRST_OF_ALL; piece < PIECE_COUNT; piece++) {
      const here = at[piece];
      if (here === AVAILABLE) continue;
      count[PIECE_KIND[piece] * SPACE_COUNT + here]++;
      const side = PIECE_SIDE[piece];
      const type = PIECE_TYPE[piece];
      if (here < LAND_COUNT) landHeld[side] |= BIT[here];
      else waterHeld[side] |= BIT[here];
      if (type !== FLEET) landCut[side] |= LAND_NEXT[here];
      if (type <= TANK) forces[PIECE_FACTION[piece]] |= BIT[here];
      else {
        waterCut[side] |= WATER_NEXT[here];
        const first = PIECE_FACTION[piece] * LAND_COUNT;
        for (let rest = LAND_NEXT[here]; rest !== 0; rest &= rest - 1) support[first + firstLand(rest)]++;
      }
    }
    for (const faction of FACTION.values) {
      const side = sideOf(faction);
      const openLand = this.land[side] & (landHeld[side] | ~landCut[enemyOf(side)]);
      const openWater = ALL_WATER & ~waterHeld[enemyOf(side)] & (waterHeld[side] | ~waterCut[enemyOf(side)]);
      flood(faction, openLand, openWater, this.reach[faction]);
    }
    return this;
  }

  countOf(faction: Faction, type: Type, at: Space): number {
    return this.count[kindOf(faction, type) * SPACE_COUNT + at];
  }

  /** The combat that results if this force attacks that space. */
  clashOf(faction: Faction, from: Space, to: Space, prizeForTank: number, prizeForInfantry: number): Clash {
    const { clash } = this;
    clash.infantry = this.countOf(faction, INFANTRY, from);
    clash.tanks = this.countOf(faction, TANK, from);
    clash.support = this.support[faction * LAND_COUNT + to];
    clash.heldByInfantry = clash.heldByTanks = clash.heldByAirplanes = clash.defenceSupport = 0;
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
    clash.prizeForTank = prizeForTank;
    clash.prizeForInfantry = prizeForInfantry;
    return clash;
  }

  /** The expected gain if this force attacks that space. */
  attackWorth(faction: Faction, from: Space, to: Space, tank: number, infantry: number): number {
    return clashWorth(this.clashOf(faction, from, to, tank, infantry));
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
