import type { Brand } from '@sandtable/kernel';

// The small integers of the game, told apart by the compiler. They are plain numbers in every state.

/** A country, in order of play; also the seat that plays it. */
export type Country = Brand<'country'>;
/** Axis or Allies. */
export type Team = Brand<'team'>;
/** A space of the board. */
export type Space = Brand<'space'>;
/** A piece on the board: its space and whose it is, as one number. */
export type Piece = Brand<'piece'>;
/** A kind of card: all copies of one card in one country's deck. */
export type CardKind = Brand<'card kind'>;
/** A single card, as an item of the kernel's places. */
export type CardItem = Brand<'card item'>;
/** A pile of a country, as a place of the kernel. */
export type Pile = Brand<'pile'>;
/** A set of countries, one bit each: sets are joined and cut as numbers are. */
export type Countries = number;

/** Where there is none of them. */
export const NOWHERE = -1 as Space;
export const NO_PIECE = -1 as Piece;
export const NOBODY = -1 as Country;
export const NO_ITEM = -1 as CardItem;
export const NO_CARD = -1 as CardKind;
