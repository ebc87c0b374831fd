import type { Brand } from '@sandtable/kernel';

// Sides, hexes and units are small integers with distinct types, so the compiler keeps them apart.

/** A side, which is also a seat: its index in SIDES. */
export type Side = Brand<'side'>;
/** A hex of the map, counted row by row from the south-west. */
export type Hex = Brand<'hex'>;
/** A counter: its index in the roster. */
export type UnitNumber = Brand<'unit'>;

/** From one hex to another. */
export type HexAndHex = Brand<'hex and hex'>;
/** A counter and a hex to go to. */
export type UnitAndHex = Brand<'unit and hex'>;

export const [SOUTH, NORTH] = [0 as Side, 1 as Side];
export const BOTH_SIDES: readonly Side[] = [SOUTH, NORTH];
export const FIRST_UNIT = 0 as UnitNumber;
export const FIRST_HEX = 0 as Hex;
export const NO_HEX = -1 as Hex;
export const NO_UNIT = -1 as UnitNumber;

export const enemyOf = (side: Side): Side => (side === SOUTH ? NORTH : SOUTH);
