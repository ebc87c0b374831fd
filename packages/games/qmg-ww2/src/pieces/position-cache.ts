import { defineCache } from '@sandtable/kernel';
import { SPACE_COUNT } from '../board/board.js';
import { ALL_COUNTRIES } from '../board/countries.js';
import { newSpaceEffects, type SpaceEffects } from '../board/space-effects.js';
import type { Facts } from '../facts.js';
import type { Country, Space } from '../ids.js';

/**
 * Cache of data derived from the pieces and Status cards: computed on demand, and invalidated when a piece or card
 * moves (supply.live).
 */
export interface PositionCache {
  /** Which parts below are valid: one bit per country, and the bits of table.ts. */
  fresh: number;
  /** For each country the spaces with one of its pieces. */
  spaces: { [country in Country]: readonly Space[] };
  /** For each country and space: an own piece joined to a Supply space by a line of own pieces. */
  connected: Uint8Array[];
  /** For each country and space: one of those is adjacent. */
  nextToConnected: Uint8Array[];
  /** For each country and space: an own piece that is supplied. */
  supplied: Uint8Array[];
  /** For each country and space: one of those is adjacent. */
  nextToSupplied: Uint8Array[];
  /** The number of Armies of each country on the board, then of Navies (filled by table.ts). */
  onBoard: Uint8Array;
  /** For each card kind 1 if it is a Status on the table (filled by table.ts). */
  statuses: Uint8Array;
  /** The properties of spaces as changed by those cards. */
  spaceEffects: SpaceEffects;
  /** For each country what play.ts has computed about its basic cards, as bits; 0 if nothing yet. */
  basics: number[];
  /** Extra pieces assumed available, while freeing.ts tests what one more piece would allow. */
  spare: number;
}

export const POSITION = defineCache<Facts, PositionCache>({
  create: ({ kinds }) => ({
    fresh: 0,
    spaces: ALL_COUNTRIES.map(() => []),
    connected: sets(),
    nextToConnected: sets(),
    supplied: sets(),
    nextToSupplied: sets(),
    onBoard: new Uint8Array(12),
    statuses: new Uint8Array(kinds.length),
    spaceEffects: newSpaceEffects(),
    basics: [0, 0, 0, 0, 0, 0],
    spare: 0,
  }),
  clear(position) {
    position.fresh = 0;
    position.spare = 0;
  },
});

function sets(): Uint8Array[] {
  return Array.from({ length: 6 }, () => new Uint8Array(SPACE_COUNT));
}
