import type { Counter, Hex, Zone } from '../ids.js';

/** What a support unit is declared for (2.2.3b). */
export const IN_HEX = 0;
export const ON_STATION = 1;
/** 2.2.3.5: a Beachhead in an All-Sea hex, and 2.2.2 the upkeep of one. */
export const BEACHHEAD = 2;
export const UPKEEP = 3;
/** 2.2.3.1f: a CV Fleet in an All-Sea hex, from which it strikes. */
export const STRIKE = 4;
/** 2.2.3.4, and 2.2.1b for a unit that is in the Strategic Warfare Box already. */
export const RAID = 5;
/** 2.2.3.6 */
export const DEVASTATION = 6;

/** A support unit declared for a place: a hex, a Naval Zone, or the Strategic Warfare Box (neither). */
export interface Declaration {
  unit: Counter;
  task: number;
  /** -1 if the task has none. */
  hex: Hex;
  zone: Zone;
  /** The Beachhead Hexside; -1 for other tasks. */
  side: number;
}

export const NO_ZONE = -1 as Zone;
