import type { Brand } from '@sandtable/kernel';

// Branded integer types of the game, which the compiler keeps apart. In the state they are plain numbers.

/** A country, in turn order; also the seat that plays it. */
export type Country = Brand<'country'>;
/** Axis or Allies. */
export type Team = Brand<'team'>;
/** A space of the board. */
export type Space = Brand<'space'>;
/** A piece on the board: its space and country, as one number. */
export type Piece = Brand<'piece'>;
/** A kind of card: all copies of one card in one country's deck. */
export type CardKind = Brand<'card kind'>;
/** A single card, as an item of the kernel's places. */
export type CardItem = Brand<'card item'>;
/** A pile of a country, as a place of the kernel. */
export type Pile = Brand<'pile'>;
/** A set of countries, as a bit mask. */
export type Countries = number;

/** The values for "none". */
export const NOWHERE = -1 as Space;
export const NO_PIECE = -1 as Piece;
export const NOBODY = -1 as Country;
export const NO_ITEM = -1 as CardItem;
export const NO_CARD = -1 as CardKind;
