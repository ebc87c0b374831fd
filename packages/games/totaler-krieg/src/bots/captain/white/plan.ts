import type { CounterAndHex } from '../../../facts.js';
import type { Counter, Hex } from '../../../ids.js';

/** An attack that is wanted: with those of these units that can, and no others. */
export interface WantedAttack {
  blitz: boolean;
  target: Hex;
  units: readonly Counter[];
}

/** What the Axis does before its first attack, and with which attacks it begins. What is not possible is left out. */
export interface Plan {
  /** Where the Air Force and the Blitz marker go. */
  air: CounterAndHex;
  blitz: Hex;
  /** Units that are built up, and where. */
  built: readonly CounterAndHex[];
  /** Moves in their order. */
  moves: readonly CounterAndHex[];
  /** Attacks in their order; after these, rules of thumb. */
  attacks: readonly WantedAttack[];
}
