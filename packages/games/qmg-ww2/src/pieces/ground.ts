import type { By } from '@sandtable/kernel';
import { ALL_SPACES, HOME, IS_STAR, SPACE_COUNT } from '../board/board.js';
import { ALL_COUNTRIES } from '../board/countries.js';
import type { Country, Space } from '../ids.js';

/**
 * What the spaces are good for: as the board is printed, and as the Status cards on the table change it
 * (cards/standing.ts). For each space a set of countries, if nothing else is said.
 */
export interface Ground {
  /** For these it is a Supply space (supply.line, supply.denied). */
  supplies: Uint8Array;
  /** For these a card has made it one (supply.markers). */
  marked: Uint8Array;
  /** Their pieces are supplied here without line or port (supply.by-card). */
  supplied: Uint8Array;
  /** They build an Army here without a supplied neighbour (build.home, build.as-home). */
  home: Uint8Array;
  /** They may spend a Land Battle card on any Army here (eliminate.plain). */
  spends: Uint8Array;
  /** For each country the spaces where it may recruit an Army instead of building one (build.replaced). */
  recruits: By<Country, Space[]>;
}

const EVERYBODY = 0b111111;

export function newGround(): Ground {
  const none = () => new Uint8Array(SPACE_COUNT);
  return {
    supplies: none(),
    marked: none(),
    supplied: none(),
    home: none(),
    spends: none(),
    recruits: ALL_COUNTRIES.map(() => []),
  };
}

/** The board without any card. */
export function layGround(ground: Ground): void {
  const { supplies, marked, supplied, home, spends, recruits } = ground;
  for (const sets of [supplies, marked, supplied, home, spends]) sets.fill(0);
  for (const at of ALL_SPACES) if (IS_STAR[at]) supplies[at] = EVERYBODY;
  for (const country of ALL_COUNTRIES) {
    home[HOME[country]] |= 1 << country;
    recruits[country].length = 0;
  }
}
