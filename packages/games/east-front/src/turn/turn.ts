import { type By, say } from '@sandtable/kernel';
import type { Space } from '../board/board.js';
import { process, question } from '../kit.js';
import { moveVerb } from '../movement/movement.js';
import {
  ALL_PIECES,
  ALLIES,
  AXIS,
  enemyOf,
  FLEET,
  PIECE_SIDE,
  PIECE_TYPE,
  type Piece,
  type PieceSet,
  pieceBit,
  piecesWhere,
  SIDE,
  SIDE_END,
  SIDE_FIRST,
  SIDE_NAMES,
  type Side,
  TANK,
} from '../pieces/pieces.js';
import {
  bit,
  DRAW,
  drawCards,
  FIRST_ACTION,
  FIRST_MOVEMENT,
  handOf,
  positionOf,
  type R,
  SECOND_ACTION,
  SECOND_MOVEMENT,
  STEP_NAMES,
  SUPPLY,
  type U,
} from '../table.js';
import { endOfRound } from '../victory/scoring.js';
import * as refuse from '../words/refusals.js';
import { pushAction } from './actions.js';

const DRAW_AT_MOST = 3;
const DRAW_UP_TO = 5;

/** All rounds, the Axis turn first in each (round.order). */
export const rounds = process('rounds', (u) => {
  const { table } = u;
  if (table.round > 0) {
    // The turn that just ended was the active side's.
    if (table.active === ALLIES && !endOfRound(u)) return;
    table.active = enemyOf(table.active);
  }
  if (table.active === AXIS) {
    table.round++;
    u.log('round', table.round);
  }
  beginTurn(u, table.active);
  u.push(turn, { side: table.active, from: FIRST_MOVEMENT });
});

export function beginTurn(u: U, side: Side): void {
  const { table } = u;
  table.active = side;
  table.turnLand = positionOf(u).land(side);
  // supply.protected ends when the owner's next turn begins.
  table.board.sheltered = table.board.sheltered.filter((piece) => PIECE_SIDE[piece] !== side);
  positionOf(u).forget();
  beginStep(u, FIRST_MOVEMENT);
}

export function beginStep(u: U, step: number): void {
  u.table.step = step;
  u.table.moved = [];
  u.table.stepLand = positionOf(u).land(u.table.active);
}

/** The steps of a turn, starting with the given one (turn.steps). */
export const turn = process<{ side: Side; from: Space }>(
  'turn',
  (u, f) => {
    const step = f.from + f.step++;
    if (step > DRAW) {
      if (f.side === AXIS) u.table.mud = false;
      return u.done();
    }
    // A case may begin in the middle of a step, with some pieces already moved.
    if (f.step > 1 || step === FIRST_MOVEMENT) beginStep(u, step);
    switch (step) {
      case FIRST_MOVEMENT:
        u.log('turn', f.side);
        return u.push(movement, { side: f.side });
      case FIRST_ACTION:
      case SECOND_ACTION:
        return pushAction(u, f.side, false);
      case SECOND_MOVEMENT:
        if (u.table.mud && f.side === AXIS) return u.log('mud');
        return u.push(movement, { side: f.side });
      case SUPPLY:
        return starve(u, f.side);
      default:
        return drawStep(u, f.side);
    }
  },
  (_, f) => say`turn of the ${SIDE_NAMES[f.side]}`,
);

/** A movement step: one piece at a time, until the side is done (move.first, move.second). */
const movement = process<{ side: Side }>('movement', (u, f) => {
  if (f.childResult < 0) return u.done();
  f.step++;
  u.push(moveOne, { side: f.side });
});

const TANKS_AND_FLEETS: By<Side, PieceSet> = SIDE.values.map((side) =>
  piecesWhere(side, (piece) => PIECE_TYPE[piece] === TANK || PIECE_TYPE[piece] === FLEET),
);

const moveOne = question<{ side: Side }>('movement-step', {
  seats: (_, f) => bit(f.side),
  prompt: (u, f) =>
    say`${STEP_NAMES[u.table.step]}: the ${SIDE_NAMES[f.side]} move their pieces, one at a time`,
  anchor: 'move.once',
  verbs: [
    moveVerb<{ side: Side }>({
      name: 'move',
      may(u, _, piece) {
        if (u.table.step === SECOND_MOVEMENT && PIECE_TYPE[piece] !== TANK && PIECE_TYPE[piece] !== FLEET)
          return refuse.onlyTanksAndFleets;
        return u.table.moved.includes(piece) ? refuse.movedAlready : null;
      },
      able(u, _, side) {
        let pieces = u.table.step === SECOND_MOVEMENT ? TANKS_AND_FLEETS[side] : ALL_PIECES[side];
        for (const piece of u.table.moved) if (PIECE_SIDE[piece] === side) pieces &= ~pieceBit(piece);
        return pieces;
      },
      landing: (u) => u.table.stepLand,
      after: () => {},
    }),
    { name: 'done', check: () => null, apply: (u) => u.answer(-1) },
  ],
});

/** The unsupplied pieces of a side. */
export function unsupplied(u: R, side: Side): Piece[] {
  const position = positionOf(u);
  const pieces: Piece[] = [];
  for (let piece = SIDE_FIRST[side]; piece < SIDE_END[side]; piece++)
    if (u.table.board.at[piece] >= 0 && !position.pieceSupplied(piece)) pieces.push(piece);
  return pieces;
}

/** supply.step, supply.together: all are checked first, then removed together. */
function starve(u: U, side: Side): void {
  const position = positionOf(u);
  const gone = unsupplied(u, side);
  for (const piece of gone) u.log('starves', position.kind(piece), u.table.board.at[piece]);
  for (const piece of gone) position.lift(piece);
}

/** draw.step */
function drawStep(u: U, side: Side): void {
  drawCards(u, side, Math.max(0, Math.min(DRAW_AT_MOST, DRAW_UP_TO - handOf(u, side).length)));
}

export const turnRules = [rounds, turn, movement, moveOne];
