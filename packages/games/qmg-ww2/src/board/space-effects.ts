import type { By } from '@sandtable/kernel';
import type { Country, Space } from '../ids.js';
import { ALL_SPACES, HOME, IS_STAR, SPACE_COUNT } from './board.js';
import { ALL_COUNTRIES } from './countries.js';

/**
 * The properties of spaces: as printed, and as changed by the Status cards on the table
 * (cards/continuous-effects.ts). Each field holds a set of countries per space, unless noted.
 */
export interface SpaceEffects {
  /** Countries for which it is a Supply space (supply.line, supply.denied). */
  supplies: Uint8Array;
  /** Countries for which a card has made it one (supply.markers). */
  marked: Uint8Array;
  /** Countries whose pieces are supplied here without line or port (supply.by-card). */
  supplied: Uint8Array;
  /** Countries that can build an Army here without a supplied neighbour (build.home, build.as-home). */
  home: Uint8Array;
  /** Countries that may spend a Land Battle card on any Army here (eliminate.plain). */
  spends: Uint8Array;
  /** For each country the spaces where it may recruit an Army instead of building one (build.replaced). */
  recruits: By<Country, Space[]>;
}

const EVERYBODY = 0b111111;

export function newSpaceEffects(): SpaceEffects {
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

/** The properties as printed, without any card. */
export function resetSpaceEffects(ground: SpaceEffects): void {
  const { supplies, marked, supplied, home, spends, recruits } = ground;
  for (const sets of [supplies, marked, supplied, home, spends]) sets.fill(0);
  for (const at of ALL_SPACES) if (IS_STAR[at]) supplies[at] = EVERYBODY;
  for (const country of ALL_COUNTRIES) {
    home[HOME[country]] |= 1 << country;
    recruits[country].length = 0;
  }
}
