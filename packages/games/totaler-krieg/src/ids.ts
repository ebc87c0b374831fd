import type { Brand } from '@sandtable/kernel';

// Branded integer types of the game, which the compiler keeps apart. In the state they are plain numbers.

/** Axis, Western or Soviet, in the order of play; also the seat that plays it. */
export type Faction = Brand<'faction'>;
/** A hex of the two maps. */
export type Hex = Brand<'hex'>;
/** A Country or Dependent. */
export type Country = Brand<'country'>;
/** A Region of a Country. */
export type Region = Brand<'region'>;
/** A Naval Zone. */
export type Zone = Brand<'zone'>;
/** A kind of counter: all counters printed alike. */
export type Kind = Brand<'counter kind'>;
/** A single counter. */
export type Counter = Brand<'counter'>;
/** Where a counter is: a hex or one of the boxes in places.ts. */
export type Place = Brand<'place'>;
/** A turn of the calendar, counted from Mar–Apr 1937. */
export type Turn = Brand<'turn'>;

export const AXIS = 0 as Faction;
export const WESTERN = 1 as Faction;
export const SOVIET = 2 as Faction;
export const FACTIONS: readonly Faction[] = [AXIS, WESTERN, SOVIET];

export const NO_HEX = -1 as Hex;
export const NO_COUNTRY = -1 as Country;
export const NO_REGION = -1 as Region;
export const NO_FACTION = -1 as Faction;
export const NO_COUNTER = -1 as Counter;
export const NO_TURN = -1 as Turn;
