// The small integers of the game. They are plain numbers in every state.

/** A country, in order of play; also the seat that plays it. */
export type Country = number;
/** Axis or Allies. */
export type Team = number;
/** A space of the board. */
export type Space = number;
/** A piece on the board: its space and whose it is (board.ts, SPACE_AND_COUNTRY). */
export type Piece = number;
/** A kind of card: all copies of one card in one country's deck. */
export type CardKind = number;
/** A single card, as an item of the kernel's places. */
export type CardItem = number;
/** A set of countries, one bit each. */
export type Countries = number;

/** Where there is none of them. */
export const NOWHERE = -1 as Space;
export const NOBODY = -1 as Country;
export const NO_CARD = -1 as CardKind;
