import type { Snapshot, StandingOrder } from '@sandtable/kernel';
import type { HostRules, Person, Result, SeatInfo, TableStatus } from '@sandtable/protocol';
import type { SavedClocks } from './clocks.js';
import type { TournamentGame } from './event.js';
import type { BackWish } from './going-back.js';
import type { Removal } from './host-powers.js';
import type { DoneRequest, Row } from './recent-rows.js';
import type { SavedParts } from './seed-parts.js';
import type { Wish } from './table-state.js';

/** How many request ids are kept: an older request is looked up among the events. */
export const REMEMBERED_REQUESTS = 256;

/** A table's state as plain data: `TableState` without its constants. */
export interface SavedTable {
  seq: number;
  touched: number;
  status: TableStatus;
  host: Person | null;
  started: number | null;
  finished: number | null;
  result: Result | null;
  rematch: string | null;
  trouble: string | null;
  title?: string | null;
  quick?: { side: string | null } | null;
  rated?: boolean;
  advice?: boolean;
  hostRules?: HostRules;
  tournament?: TournamentGame | null;
  removal?: Removal | null;
  /** The ids of people who were removed. */
  expelled?: string[];
  lastChoice: number;
  seats: SeatInfo[];
  orders: StandingOrder[][];
  /** Seats whose orders wait because they have taken something back. */
  suspended?: number[];
  seen: [person: string, sides: number[]][];
  lapsed: boolean[];
  owing: number[];
  wishes: Wish[];
  /** The request to go back, and how often the game has. */
  back?: BackWish | null;
  wentBack?: number;
  parts: SavedParts;
  clocks: SavedClocks | null;
  gifts: number[][];
  done: DoneRequest[];
  deeds: [person: string, count: number][];
  recent: Row[];
  missing: number;
  explained: number;
  askedSince: number[];
  match: Snapshot | null;
}
