import { defineCache, type Reader, type Umpire } from '@sandtable/kernel';
import {
  AVAILABLE,
  FIRST_SPACE,
  GORKI,
  hasSpace,
  NO_SPACE,
  SPACE_COUNT,
  type Space,
  STARS,
} from './board/board.js';
import type { CardNumber } from './cards/card.js';
import type { Facts } from './facts.js';
import { ALLIES, AXIS, PIECE_COUNT, type Piece, type Side } from './pieces/pieces.js';
import { type Board, Position } from './pieces/position.js';

/** turn.steps */
export const STEPS = [
  'first-movement',
  'first-action',
  'second-action',
  'second-movement',
  'supply',
  'draw',
] as const;
export const [FIRST_MOVEMENT, FIRST_ACTION, SECOND_ACTION, SECOND_MOVEMENT, SUPPLY, DRAW] = [
  0, 1, 2, 3, 4, 5,
];
export const STEP_NAMES: readonly string[] = [
  'First Movement',
  'First Action',
  'Second Action',
  'Second Movement',
  'Supply',
  'Draw',
];

/** round.season */
export const SEASONS = ['summer', 'fall', 'winter', 'spring'] as const;
export const SEASON_NAMES: readonly string[] = ['Summer', 'Fall', 'Winter', 'Spring'];
export const [SUMMER, FALL, WINTER, SPRING] = [0, 1, 2, 3];
export const LAST_ROUND = 16;

/** The game's own part of the state. Cards are in the kernel's places; everything here is public. */
export type Table = {
  /** 1 to 16; 0 while the first hands are chosen. */
  round: number;
  /** The side whose turn it is. */
  active: Side;
  step: number;
  /** Victory Points of the Axis and the Allies. */
  score: number[];
  board: Board;
  /** Pieces that have moved in this movement step, or by the current play text. */
  moved: Piece[];
  /** The land the active side controlled when this step began: where airplanes may land (move.airplane-landing). */
  stepLand: number;
  /** The land the active side controlled when this turn began (card.railway-gun). */
  turnLand: number;
  /** Is the Gorki Victory Star marker on the board? (stars.gorki) */
  gorki: boolean;
  /** The space whose star the Scorched Earth marker covers, or -1 (stars.scorched-earth). */
  scorched: Space;
  /** General Mud affects the coming Axis turn, or this one (card.general-mud). */
  mud: boolean;
};

export type U = Umpire<Table, Facts>;
export type R = Reader<Table, Facts>;

export function newTable(): Table {
  return {
    round: 0,
    active: AXIS,
    step: FIRST_MOVEMENT,
    score: [0, 0],
    board: { at: new Array<Space>(PIECE_COUNT).fill(AVAILABLE), axis: 0, sheltered: [] },
    moved: [],
    stepLand: 0,
    turnLand: 0,
    gorki: false,
    scorched: NO_SPACE,
    mud: false,
  };
}

const POSITION = defineCache<Facts, Position>({
  create: () => new Position(),
  clear: (position) => position.forget(),
});

/** The board of the table with everything derived from it, cached until the board changes. */
export function positionOf(u: R): Position {
  return u.cached(POSITION).on(u.table.board);
}

/** Bit of a seat in a set of seats: the seats are the two sides. */
export function bit(side: Side): number {
  return 1 << side;
}

export function seasonOf(round: number): number {
  return (round - 1) % SEASONS.length;
}

export function season(u: R): number {
  return seasonOf(u.table.round);
}

export function yearOf(round: number): number {
  return 1941 + Math.floor(round / 4);
}

/** Victory Stars of a space, markers included (stars.space). */
export function starsIn(table: Table, at: Space): number {
  return STARS[at] + (at === GORKI && table.gorki ? 1 : 0) - (table.scorched === at ? 1 : 0);
}

/** The stars in spaces a side controls. */
export function starsOf(u: R, side: Side): number {
  const land = positionOf(u).land(side);
  let stars = 0;
  for (let at = FIRST_SPACE; at < SPACE_COUNT; at++) if (hasSpace(land, 0, at)) stars += starsIn(u.table, at);
  return stars;
}

// Cards

/** The piles of a side, as places of the kernel. */
export const PILES = ['hand', 'deck', 'discard', 'late', 'contingency', 'flipped'] as const;
export const [HAND, DECK, PILE, LATE, CONTINGENCY, FLIPPED] = [0, 1, 2, 3, 4, 5];

export function pile(side: Side, which: number): number {
  return side * PILES.length + which;
}

export function handOf(u: R, side: Side): readonly CardNumber[] {
  return cardsIn(u, side, HAND);
}

/** The cards of a pile, the top one last. All items are cards. */
export function cardsIn(u: R, side: Side, which: number): readonly CardNumber[] {
  return u.items(pile(side, which)) as readonly CardNumber[];
}

export function inHand(u: R, side: Side, card: CardNumber): boolean {
  return handOf(u, side).includes(card);
}

/** Draws up to this many cards, as far as the deck lasts (text.draw, draw.empty-deck). */
export function drawCards(u: U, side: Side, count: number): void {
  const hand = pile(side, HAND);
  const drawn = u.draws(pile(side, DECK), hand, count);
  if (drawn === 0) return;
  u.log('draws', side, drawn);
  if (u.listener) u.logTo(bit(side), 'drew', ...u.items(hand).slice(-drawn));
}

/** Discards a card used for its text or reaction, face up (secrecy.discard). */
export function spend(u: U, side: Side, card: CardNumber): void {
  u.moveOpenly(card, pile(side, HAND), pile(side, PILE));
}

/** Discards a card to pay a cost, face down: only its owner knows which (secrecy.discard). */
export function discard(u: U, side: Side, card: CardNumber): void {
  u.move(card, pile(side, HAND), pile(side, PILE));
  u.log('discards', side, 1);
  u.logTo(bit(side), 'discarded', card);
}

// Points

/** score.by-card, score.star */
export function gain(u: U, side: Side, points: number): void {
  if (points === 0) return;
  u.table.score[side] += points;
  u.log('scores', side, points, u.table.score[AXIS], u.table.score[ALLIES]);
}
