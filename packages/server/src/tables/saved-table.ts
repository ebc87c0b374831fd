import type { Snapshot, StandingOrder } from '@sandtable/kernel';
import type { Person, Result, SeatInfo, TableStatus } from '@sandtable/protocol';
import type { SavedClocks } from './clocks.js';
import type { DoneRequest, Row } from './recent-rows.js';
import type { SavedParts } from './seed-parts.js';
import type { Wish } from './table-state.js';

/** Of how many requests the ids are kept: an older one that is asked again is looked for among the events. */
export const REMEMBERED_REQUESTS = 256;

/** What its events have made of a table, as plain data: `TableState` without what never changes. */
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
  lastChoice: number;
  seats: SeatInfo[];
  orders: StandingOrder[][];
  seen: [person: string, sides: number[]][];
  lapsed: boolean[];
  owing: number[];
  wishes: Wish[];
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
