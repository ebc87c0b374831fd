import type { By } from '@sandtable/kernel';
import {
  ALL_LAND,
  ALL_WATER,
  AVAILABLE,
  BIT,
  hasSpace,
  IS_WATER,
  LAND_COUNT,
  LAND_NEXT,
  SPACE_COUNT,
  type Space,
  WATER_NEXT,
} from '../board/board.js';
import { flood, floodWithout, newReach, type Reach } from '../supply/supply.js';
import {
  ALLIES,
  AXIS,
  BOX_KINDS,
  END_PIECE,
  enemyOf,
  FACTIONS_OF,
  type Faction,
  FIRST_OF_ALL,
  FIRST_PIECE,
  FLEET,
  INFANTRY,
  isSheltered,
  KIND,
  KIND_FACTION,
  KIND_SIDE,
  KIND_TYPE,
  type Kind,
  kindOf,
  NO_PIECE,
  PIECE_COUNT,
  PIECE_FACTION,
  PIECE_KIND,
  PIECE_SIDE,
  PIECE_TYPE,
  PIECES,
  type Piece,
  SIDE,
  type Side,
  shelteredKind,
  sideOf,
  TANK,
  type Type,
} from './pieces.js';

const NONE: readonly Piece[] = [];

/** Piece locations and control: plain data, part of the table. */
export type Board = {
  /** The space of each piece, or AVAILABLE. */
  at: Space[];
  /** The land that the Axis controls, as a mask; the Allies control the rest (control.land). */
  axis: number;
  /** Infantry that counts as supplied until its side's next turn begins (supply.protected). */
  sheltered: Piece[];
};

/** The spaces that pieces of one kind hold, and those that they interdict (supply.interdiction), as masks. */
interface Survey {
  land: number;
  water: number;
  landCut: number;
  waterCut: number;
}

function note(found: Survey, land: number, water: number, landCut: number, waterCut: number): void {
  found.land = land;
  found.water = water;
  found.landCut = landCut;
  found.waterCut = waterCut;
}

const ALL_KINDS = -1;
/** The kinds of each side, also as bits. */
const KINDS_OF: By<Side, readonly Kind[]> = SIDE.values.map((side) =>
  BOX_KINDS.filter((kind) => KIND_SIDE[kind] === side),
);
const SIDE_KINDS: By<Side, number> = SIDE.values.map((side) =>
  KINDS_OF[side].reduce((bits, kind) => bits | (1 << kind), 0),
);

/**
 * A board with everything derived from it: occupation, control, interdiction, supply. Derived data is computed on
 * demand and invalidated when a piece moves, so look-ahead can query hypothetical boards the same way.
 */
export class Position {
  /** For each side the spaces with one of its pieces, and with its infantry, tanks or airplanes. */
  readonly landHeld = [0, 0];
  readonly waterHeld = [0, 0];
  /** For each side the spaces its pieces interdict, if the enemy does not occupy them (supply.interdiction). */
  readonly landCut = [0, 0];
  readonly waterCut = [0, 0];
  /** Land with an infantry or tank, by faction. */
  readonly forces = [0, 0, 0];
  /** How many pieces stand in each space. */
  private readonly crowd = new Uint8Array(SPACE_COUNT);
  /** For each kind, what its pieces hold and interdict; and the kinds, as bits, of which one has moved since. */
  private readonly byKind: readonly Survey[] = KIND.values.map(() => ({
    land: 0,
    water: 0,
    landCut: 0,
    waterCut: 0,
  }));
  private stale = ALL_KINDS;
  /** Supply after the last piece has left a space, computed on demand, by faction and space. */
  private readonly leaving: (Reach | undefined)[] = [];
  private fresh = false;
  private readonly reached: Reach[] = [newReach(), newReach(), newReach()];
  private reachedFresh = 0;
  board: Board = { at: [], axis: 0, sheltered: [] };

  /** Switches to a board and drops everything derived from the previous one. */
  on(board: Board): this {
    if (this.board !== board) {
      this.board = board;
      this.forget();
    }
    return this;
  }

  /** Invalidates the cache after a piece has moved or control has changed. */
  forget(): void {
    this.stale = ALL_KINDS;
    this.forgetDerived();
  }

  private forgetDerived(): void {
    this.fresh = false;
    this.reachedFresh = 0;
  }

  /** Makes this a copy of another position, as a scratch board. What was found out about the other is taken over. */
  copy(other: Position): this {
    other.look();
    const { at, axis, sheltered } = other.board;
    if (this.board.at.length !== PIECE_COUNT) this.board = { at: at.slice(), axis, sheltered: [] };
    for (let piece = FIRST_OF_ALL; piece < PIECE_COUNT; piece++) this.board.at[piece] = at[piece];
    this.board.axis = axis;
    this.board.sheltered = sheltered.slice();
    for (const kind of BOX_KINDS) {
      const { land, water, landCut, waterCut } = other.byKind[kind];
      note(this.byKind[kind], land, water, landCut, waterCut);
    }
    for (const side of SIDE.values) this.combine(side);
    this.crowd.set(other.crowd);
    this.stale = 0;
    this.forgetDerived();
    this.fresh = true;
    return this;
  }

  private look(): void {
    if (!this.fresh) this.survey();
  }

  /** Looks again at the kinds of which a piece has moved, and then at their sides. */
  private survey(): void {
    this.fresh = true;
    const { stale } = this;
    this.stale = 0;
    if (stale === ALL_KINDS) this.countAll();
    for (const side of SIDE.values) {
      if ((stale & SIDE_KINDS[side]) === 0) continue;
      for (const kind of KINDS_OF[side]) if (stale & (1 << kind)) this.surveyKind(kind);
      this.combine(side);
    }
  }

  private countAll(): void {
    const { crowd } = this;
    crowd.fill(0);
    for (const here of this.board.at) if (here !== AVAILABLE) crowd[here]++;
  }

  /** Looks at all pieces of a faction and type. */
  private surveyKind(kind: Kind): void {
    const { at } = this.board;
    const end = END_PIECE[kind];
    let land = 0;
    let water = 0;
    let landCut = 0;
    let waterCut = 0;
    for (let piece = FIRST_PIECE[kind]; piece < end; piece++) {
      const here = at[piece];
      if (here === AVAILABLE) continue;
      if (here < LAND_COUNT) land |= BIT[here];
      else water |= BIT[here];
      landCut |= LAND_NEXT[here];
      waterCut |= WATER_NEXT[here];
    }
    const type = KIND_TYPE[kind];
    note(this.byKind[kind], land, water, type === FLEET ? 0 : landCut, type > TANK ? waterCut : 0);
  }

  /** Puts together what all kinds of a side hold and interdict. */
  private combine(side: Side): void {
    const { byKind } = this;
    let landHeld = 0;
    let waterHeld = 0;
    let landCut = 0;
    let waterCut = 0;
    for (const kind of KINDS_OF[side]) {
      const found = byKind[kind];
      landHeld |= found.land;
      waterHeld |= found.water;
      landCut |= found.landCut;
      waterCut |= found.waterCut;
    }
    this.landHeld[side] = landHeld;
    this.waterHeld[side] = waterHeld;
    this.landCut[side] = landCut;
    this.waterCut[side] = waterCut;
    for (const faction of FACTIONS_OF[side])
      this.forces[faction] = byKind[kindOf(faction, INFANTRY)].land | byKind[kindOf(faction, TANK)].land;
  }

  /** Does this side have a piece here? */
  holds(side: Side, at: Space): boolean {
    this.look();
    return hasSpace(this.landHeld[side], this.waterHeld[side], at);
  }

  isEmpty(at: Space): boolean {
    return !this.holds(AXIS, at) && !this.holds(ALLIES, at);
  }

  /** The land a side controls. */
  land(side: Side): number {
    return side === AXIS ? this.board.axis : ALL_LAND & ~this.board.axis;
  }

  /** The water a side controls: empty water counts for both (control.water). */
  water(side: Side): number {
    this.look();
    return ALL_WATER & ~this.waterHeld[enemyOf(side)];
  }

  controls(side: Side, at: Space): boolean {
    return hasSpace(this.land(side), this.water(side), at);
  }

  /** Land with a piece of this side. */
  landWith(side: Side): number {
    this.look();
    return this.landHeld[side];
  }

  /** Land with a piece of this faction. */
  landOf(faction: Faction): number {
    const { at } = this.board;
    const end = END_PIECE[kindOf(faction, FLEET)];
    let land = 0;
    for (let piece = FIRST_PIECE[kindOf(faction, INFANTRY)]; piece < end; piece++)
      if (at[piece] >= 0 && at[piece] < LAND_COUNT) land |= BIT[at[piece]];
    return land;
  }

  waterWith(side: Side): number {
    this.look();
    return this.waterHeld[side];
  }

  /** Land through which a side may trace supply: controlled, and occupied or not interdicted (supply.path). */
  openLand(side: Side): number {
    this.look();
    return this.land(side) & (this.landHeld[side] | ~this.landCut[enemyOf(side)]);
  }

  openWater(side: Side): number {
    this.look();
    return this.water(side) & (this.waterHeld[side] | ~this.waterCut[enemyOf(side)]);
  }

  /** Land with an infantry or tank of the faction. */
  forceLand(faction: Faction): number {
    this.look();
    return this.forces[faction];
  }

  /** The supply network of a faction. */
  reach(faction: Faction): Reach {
    const reach = this.reached[faction];
    if (this.reachedFresh & (1 << faction)) return reach;
    this.reachedFresh |= 1 << faction;
    const side = sideOf(faction);
    return flood(faction, this.openLand(side), this.openWater(side), reach);
  }

  /**
   * The supply network of a faction after a piece has left this space: it may have been the only one keeping a path
   * open there (supply.live).
   */
  reachLeaving(faction: Faction, here: Space): Reach {
    this.look();
    const side = sideOf(faction);
    const cut = IS_WATER[here] ? this.waterCut[enemyOf(side)] : this.landCut[enemyOf(side)];
    if (this.crowd[here] > 1 || (cut & BIT[here]) === 0) return this.reach(faction);
    const now = this.reach(faction);
    if (!hasSpace(now.land, now.water, here)) return now;
    const key = faction * SPACE_COUNT + here;
    this.leaving[key] ??= newReach();
    return floodWithout(here, now, faction, now.openLand, now.openWater, this.leaving[key]);
  }

  /** Is a piece of this faction supplied where it stands? */
  supplied(faction: Faction, at: Space): boolean {
    const { land, water } = this.reach(faction);
    return hasSpace(land, water, at);
  }

  pieceSupplied(piece: Piece): boolean {
    const { at, sheltered } = this.board;
    return sheltered.includes(piece) || this.supplied(PIECE_FACTION[piece], at[piece]);
  }

  /** Does this side have a piece here that interdicts adjacent land, or adjacent water? (supply.interdiction) */
  cutsLand(side: Side, here: Space): boolean {
    const { at } = this.board;
    return PIECES.some(
      (piece) => at[piece] === here && PIECE_SIDE[piece] === side && PIECE_TYPE[piece] !== FLEET,
    );
  }

  cutsWater(side: Side, here: Space): boolean {
    const { at } = this.board;
    return PIECES.some(
      (piece) => at[piece] === here && PIECE_SIDE[piece] === side && PIECE_TYPE[piece] > TANK,
    );
  }

  // Pieces by kind

  /** The kind of this piece. */
  kind(piece: Piece): Kind {
    const { sheltered } = this.board;
    return sheltered.length > 0 && sheltered.includes(piece)
      ? shelteredKind(PIECE_FACTION[piece])
      : PIECE_KIND[piece];
  }

  /** A piece of this kind here that is not excluded; -1 if there is none. */
  find(kind: Kind, here: Space, without: readonly Piece[] = NONE): Piece {
    let piece = this.findNext(kind, here, NO_PIECE);
    while (piece >= 0 && without.includes(piece)) piece = this.findNext(kind, here, piece);
    return piece;
  }

  /** The next piece of this kind here after another one; -1 if there is none. */
  findNext(kind: Kind, here: Space, after: Piece): Piece {
    const { at, sheltered } = this.board;
    const plain = kindOf(KIND_FACTION[kind], KIND_TYPE[kind]);
    const shelter = isSheltered(kind);
    let piece = FIRST_PIECE[plain];
    if (after >= piece) {
      piece = after;
      piece++;
    }
    for (; piece < END_PIECE[plain]; piece++) {
      if (at[piece] !== here) continue;
      if (sheltered.length > 0 ? sheltered.includes(piece) === shelter : !shelter) return piece;
    }
    return NO_PIECE;
  }

  /** How many pieces of a faction and type are here. */
  count(faction: Faction, type: Type, here: Space): number {
    const { at } = this.board;
    const kind = kindOf(faction, type);
    let count = 0;
    for (let piece = FIRST_PIECE[kind]; piece < END_PIECE[kind]; piece++) if (at[piece] === here) count++;
    return count;
  }

  /** How many pieces of a faction and type are available (pieces.limits). */
  available(faction: Faction, type: Type): number {
    return this.count(faction, type, AVAILABLE);
  }

  /** The pieces of one force: all infantry and tanks of the faction here (combat.force). */
  force(faction: Faction, here: Space): Piece[] {
    const { at } = this.board;
    const pieces: Piece[] = [];
    const end = END_PIECE[kindOf(faction, TANK)];
    for (let piece = FIRST_PIECE[kindOf(faction, INFANTRY)]; piece < end; piece++)
      if (at[piece] === here) pieces.push(piece);
    return pieces;
  }

  forceSize(faction: Faction, here: Space): number {
    return this.count(faction, INFANTRY, here) + this.count(faction, TANK, here);
  }

  /** Is every piece of the force supplied? (combat.supplied) */
  forceSupplied(faction: Faction, here: Space): boolean {
    if (this.supplied(faction, here)) return true;
    const { sheltered } = this.board;
    return sheltered.length > 0 && this.force(faction, here).every((piece) => sheltered.includes(piece));
  }

  // Changes

  /** Puts a piece into a space; infantry and tanks take control of land (control.land). */
  place(piece: Piece, here: Space): void {
    const { board } = this;
    this.move(piece, here);
    if (!IS_WATER[here] && PIECE_TYPE[piece] <= TANK) {
      if (PIECE_SIDE[piece] === AXIS) board.axis |= BIT[here];
      else board.axis &= ~BIT[here];
    }
  }

  /** Removes a piece from the board; it is available again at once. */
  lift(piece: Piece): void {
    const { board } = this;
    this.move(piece, AVAILABLE);
    if (board.sheltered.includes(piece)) board.sheltered = board.sheltered.filter((one) => one !== piece);
  }

  /** Only what the pieces of its kind hold must be looked at again. */
  private move(piece: Piece, to: Space): void {
    const { at } = this.board;
    if (this.stale !== ALL_KINDS) {
      this.stale |= 1 << PIECE_KIND[piece];
      if (at[piece] !== AVAILABLE) this.crowd[at[piece]]--;
      if (to !== AVAILABLE) this.crowd[to]++;
    }
    at[piece] = to;
    this.forgetDerived();
  }
}
