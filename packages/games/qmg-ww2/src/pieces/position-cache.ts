import { defineCache } from '@sandtable/kernel';
import { SPACE_COUNT } from '../board/board.js';
import { ALL_COUNTRIES } from '../board/countries.js';
import type { Facts } from '../facts.js';
import type { Country, Space } from '../ids.js';
import { type Ground, newGround } from './ground.js';

/**
 * What follows from the pieces and the Status cards on the board: worked out when somebody asks, and forgotten when a
 * piece or a card moves (supply.live).
 */
export interface PositionCache {
  /** Which parts below are right: countries as bits, and bits of table.ts. */
  fresh: number;
  /** For each country the spaces with a piece of it. */
  spaces: { [country in Country]: readonly Space[] };
  /** For each country and space: an own piece joined to a Supply space by a line of own pieces. */
  line: Uint8Array[];
  /** For each country and space: one of those is adjacent. */
  nextToLine: Uint8Array[];
  /** For each country and space: an own piece that is supplied. */
  fed: Uint8Array[];
  /** For each country and space: one of those is adjacent. */
  nextToFed: Uint8Array[];
  /** For each country its Armies, then for each its Navies on the board (table.ts counts them). */
  onBoard: Uint8Array;
  /** For each card kind 1 if it lies as a Status (table.ts looks). */
  statuses: Uint8Array;
  /** The board as those cards change it. */
  ground: Ground;
  /** For each country what play.ts has found out about its basic cards, as bits; 0 when nothing yet. */
  basics: number[];
  /** Pieces taken to be available besides, while freeing.ts asks what could be done with one more. */
  spare: number;
}

export const POSITION = defineCache<Facts, PositionCache>({
  create: ({ kinds }) => ({
    fresh: 0,
    spaces: ALL_COUNTRIES.map(() => []),
    line: sets(),
    nextToLine: sets(),
    fed: sets(),
    nextToFed: sets(),
    onBoard: new Uint8Array(12),
    statuses: new Uint8Array(kinds.length),
    ground: newGround(),
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
