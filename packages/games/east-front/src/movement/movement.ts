import type { Frame, Verb } from '@sandtable/kernel';
import {
  adjacent,
  BIT,
  eachLand,
  eachWater,
  firstLand,
  firstWater,
  hasSpace,
  IS_WATER,
  LAND_NEXT,
  LAND_WITHIN_TWO,
  type Space,
  WATER_NEXT,
  withinTwo,
} from '../board/board.js';
import { type Move, Moves, movedFrom, movedKind, movedTo, moveOf } from '../board/domains.js';
import type { Facts } from '../facts.js';
import { type GameRefusal, verb } from '../kit.js';
import {
  AIRPLANE,
  ALL_PIECES,
  enemyOf,
  FLEET,
  firstPiece,
  KIND_SIDE,
  type Kind,
  NO_PIECE,
  PIECE_COUNT,
  PIECE_FACTION,
  PIECE_KIND,
  PIECE_TYPE,
  type Piece,
  type PieceSet,
  piecesWhere,
  SIDE_FIRST,
  type Side,
  sideOf,
} from '../pieces/pieces.js';
import type { Position } from '../pieces/position.js';
import { positionOf, type R, type Table, type U } from '../table.js';
import * as refuse from '../words/refusals.js';

/** Where a piece could go, as masks of land and water, by the movement rules. */
interface Goal {
  land: number;
  water: number;
}
const goal: Goal = { land: 0, water: 0 };

/**
 * The spaces a piece may move to: adjacent, or within two for an airplane, of its terrain, free of enemies, and
 * supplied once it is there. `landing` is the land where airplanes may end (move.distance, move.enemy,
 * move.supplied, move.airplane-landing). The result is valid until the next call.
 */
export function goalsOf(position: Position, piece: Piece, landing: number): Goal {
  const from = position.board.at[piece];
  const faction = PIECE_FACTION[piece];
  const side = sideOf(faction);
  const { nearLand, nearWater } = position.reachLeaving(faction, from);
  const anywhere = position.board.sheltered.length > 0 && position.board.sheltered.includes(piece);
  goal.land = 0;
  goal.water = 0;
  if (PIECE_TYPE[piece] === FLEET) {
    goal.water = WATER_NEXT[from] & ~position.waterWith(enemyOf(side)) & nearWater;
    return goal;
  }
  const airplane = PIECE_TYPE[piece] === AIRPLANE;
  const range = airplane ? LAND_WITHIN_TWO[from] & landing & position.land(side) : LAND_NEXT[from];
  goal.land = range & ~position.landWith(enemyOf(side)) & (anywhere ? -1 : nearLand);
  return goal;
}

/** Would the piece be supplied there, once it has moved? (move.supplied) */
export function suppliedAfter(position: Position, piece: Piece, to: Space): boolean {
  if (position.board.sheltered.includes(piece)) return true;
  const { nearLand, nearWater } = position.reachLeaving(PIECE_FACTION[piece], position.board.at[piece]);
  return hasSpace(nearLand, nearWater, to);
}

/** Why a piece cannot move there; null if it can. Agrees with `goalsOf`, and adds the reason. */
export function refuseMove(
  position: Position,
  piece: Piece,
  to: Space,
  landing: number,
): GameRefusal<Move> | null {
  const from = position.board.at[piece];
  const type = PIECE_TYPE[piece];
  const side = sideOf(PIECE_FACTION[piece]);
  if (from === to) return refuse.staysPut;
  if (IS_WATER[to] !== (type === FLEET)) return type === FLEET ? refuse.fleetOnLand : refuse.landPieceOnWater;
  if (type === AIRPLANE) {
    if (!withinTwo(from, to)) return refuse.tooFarToFly;
    if (position.holds(enemyOf(side), to)) return refuse.enemyThere;
    if ((position.land(side) & BIT[to]) === 0) return refuse.foreignLanding;
    if ((landing & BIT[to]) === 0) return refuse.noLanding;
  } else {
    if (!adjacent(from, to)) return refuse.notAdjacent;
    if (position.holds(enemyOf(side), to)) return refuse.enemyThere;
  }
  return suppliedAfter(position, piece, to) ? null : refuse.wouldBeUnsupplied;
}

/** Carries out a move. */
export function moveTo(u: U, piece: Piece, to: Space): void {
  const position = positionOf(u);
  u.log('moves', position.kind(piece), u.table.board.at[piece], to);
  position.place(piece, to);
  u.table.moved.push(piece);
}

/** The pieces a question lets move, and where airplanes may land. */
export interface Mover<B> {
  name: string;
  /** Null if the question itself allows the piece to move. */
  may(u: R, f: Frame & B, piece: Piece): GameRefusal<Move> | null;
  /** A faster way to the same: the pieces of a side that it allows to move. */
  able?(u: R, f: Frame & B, side: Side): PieceSet;
  /** Null if the question allows the destination; checked before the rules of movement. */
  target?(u: R, f: Frame & B, piece: Piece, to: Space): GameRefusal<Move> | null;
  /** Null if the text that allows the move permits it; checked after the rules of movement. */
  to?(u: R, f: Frame & B, piece: Piece, to: Space): GameRefusal<Move> | null;
  landing(u: R, f: Frame & B): number;
  after(u: U, f: Frame & B, piece: Piece, to: Space): void;
}

/** A piece of this kind that the question lets move; -1 if there is none. */
function pieceFor<B>(u: R, f: Frame & B, mover: Mover<B>, kind: Kind, from: Space): Piece {
  const position = positionOf(u);
  let piece = position.find(kind, from);
  while (piece >= 0 && mover.may(u, f, piece) !== null) piece = position.findNext(kind, from, piece);
  return piece;
}

/** Buffer: one movable piece of each stack. Valid until the next call, up to the count it returns. */
const stacks = new Array<Piece>(PIECE_COUNT).fill(NO_PIECE);

/** The pieces that the question itself allows to move. */
function ableToMove<B>(u: R, f: Frame & B, mover: Mover<B>, side: Side): PieceSet {
  if (mover.able) return mover.able(u, f, side);
  return piecesWhere(side, (piece) => u.table.board.at[piece] >= 0 && mover.may(u, f, piece) === null);
}

/** Finds one of these pieces of every kind in every space; returns the count. */
function findStacks(u: R, side: Side, pieces: PieceSet): number {
  const { at, sheltered } = u.table.board;
  const first = SIDE_FIRST[side];
  let count = 0;
  let lastKind: Kind | null = null;
  let seenLand = 0;
  let seenWater = 0;
  // A protected infantry is a separate stack.
  let seenSheltered = 0;
  for (let rest = pieces; rest !== 0; rest &= rest - 1) {
    const piece = firstPiece(rest, first);
    const from = at[piece];
    if (from < 0) continue;
    if (PIECE_KIND[piece] !== lastKind) {
      lastKind = PIECE_KIND[piece];
      seenLand = 0;
      seenWater = 0;
      seenSheltered = 0;
    }
    const apart = sheltered.length > 0 && sheltered.includes(piece);
    if (hasSpace(apart ? seenSheltered : seenLand, seenWater, from)) continue;
    if (IS_WATER[from]) seenWater |= BIT[from];
    else if (apart) seenSheltered |= BIT[from];
    else seenLand |= BIT[from];
    stacks[count++] = piece;
  }
  return count;
}

/** The verb by which a side moves one of its pieces. */
export function moveVerb<B extends object>(mover: Mover<B>): Verb<Table, Facts, B> {
  const free = !mover.target && !mover.to;
  const goes = (u: R, f: Frame & B, piece: Piece, to: Space) =>
    (mover.target?.(u, f, piece, to) ?? null) === null && (mover.to?.(u, f, piece, to) ?? null) === null;
  return verb<Move, B>({
    name: mover.name,
    // Moves worth explaining: every own piece to every space within its range, allowed or not.
    domain: (u, _, seat) =>
      new Moves((add) => {
        const found = stacks.slice(0, findStacks(u, seat, ALL_PIECES[seat]));
        for (const piece of found) {
          const [kind, from] = [positionOf(u).kind(piece), u.table.board.at[piece]];
          eachNear(piece, from, (to) => add(moveOf(kind, from, to)));
        }
      }),
    check(u, f, arg, seat) {
      const kind = movedKind(arg);
      const from = movedFrom(arg);
      const to = movedTo(arg);
      if (KIND_SIDE[kind] !== seat) return refuse.notYours;
      const position = positionOf(u);
      const any = position.find(kind, from);
      if (any < 0) return refuse.nobodyThere(kind, from);
      const piece = pieceFor(u, f, mover, kind, from);
      if (piece < 0) return mover.may(u, f, any);
      return (
        mover.target?.(u, f, piece, to) ??
        refuseMove(position, piece, to, mover.landing(u, f)) ??
        mover.to?.(u, f, piece, to) ??
        null
      );
    },
    list(u, f, seat, add) {
      const position = positionOf(u);
      const { at } = u.table.board;
      const landing = mover.landing(u, f);
      const count = findStacks(u, seat, ableToMove(u, f, mover, seat));
      for (let i = 0; i < count; i++) {
        const piece = stacks[i];
        const from = at[piece];
        const kind = position.kind(piece);
        const { land, water } = goalsOf(position, piece, landing);
        for (let rest = land; rest !== 0; rest &= rest - 1) {
          const to = firstLand(rest);
          if (free || goes(u, f, piece, to)) add(moveOf(kind, from, to));
        }
        for (let rest = water; rest !== 0; rest &= rest - 1) {
          const to = firstWater(rest);
          if (free || goes(u, f, piece, to)) add(moveOf(kind, from, to));
        }
      }
    },
    apply(u, f, arg) {
      const piece = pieceFor(u, f, mover, movedKind(arg), movedFrom(arg));
      const to = movedTo(arg);
      moveTo(u, piece, to);
      mover.after(u, f, piece, to);
    },
  });
}

/** The spaces within a piece's range, ignoring obstacles. */
function eachNear(piece: Piece, from: Space, visit: (to: Space) => void): void {
  if (PIECE_TYPE[piece] === FLEET) eachWater(WATER_NEXT[from], visit);
  else eachLand(PIECE_TYPE[piece] === AIRPLANE ? LAND_WITHIN_TWO[from] : LAND_NEXT[from], visit);
}
