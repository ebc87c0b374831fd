import type { ChanceKind, StandingOrder } from '@sandtable/kernel';
import type { Person } from '@sandtable/protocol';
import type { EventRow } from '../storage/table-store.js';
import type { SavedClocks } from './clocks.js';
import type { DoneRequest } from './recent-rows.js';

/** Why somebody else sits at a seat now. */
export type SeatChange =
  /** A person sits down. */
  | 'sits'
  /** A person gets up: before the start the seat is free, afterwards it is a bot's. */
  | 'leaves'
  /** The host gives the seat to a bot, or clears it. */
  | 'set'
  /** A bot plays for a person: they went away, their time is up, or the others asked for it. */
  | 'away'
  | 'time'
  | 'substituted'
  /** The person is back. */
  | 'back';

/**
 * Choices that were taken back are no longer written down: the last of the undos stands for all of them, with
 * what else came of them and would no longer follow from the events.
 */
export interface ErasedChoices {
  /** How many choices were taken back. */
  count: number;
  /** The last of their requests, and which events they were. */
  requests: DoneRequest[];
  /** How many events of this table, all in all, are no longer written down. */
  missing: number;
  /** The clocks as they were afterwards, and the orders of each seat. */
  clocks: SavedClocks | null;
  orders: StandingOrder[][];
}

/**
 * What happens at a table. A table is what its events make of it, in their order; nothing else is kept of it.
 */
export type EventBody =
  | { kind: 'opened'; host: Person }
  | { kind: 'host'; host: Person | null }
  | {
      kind: 'seat';
      seat: string;
      who: Person | null;
      bot: string | null;
      open: boolean;
      why: SeatChange;
      /** The commitment to a part in the seed, of a person who sits down before the start. */
      commit?: string;
    }
  /** The seats and their commitments stand: values are asked for, and the game begins then at the latest. */
  | { kind: 'starting'; until: number }
  | { kind: 'revealed'; seats: string[]; value: string }
  /** Games that began before there was a choice of generators say nothing of it: sfc32. */
  | { kind: 'started'; chance?: ChanceKind }
  /** `lines` is what the journal says of it: the choice, and the chance and waypoints that came of it. */
  | { kind: 'choice'; by: 'person' | 'bot' | 'order'; lines: string[]; swept?: ErasedChoices }
  | { kind: 'orders'; seat: string; orders: StandingOrder[] }
  | { kind: 'paused'; paused: boolean }
  /** Somebody at a table with a clock wants a pause, or to go on; null: not any more. */
  | { kind: 'pause-wish'; who: Person; paused: boolean | null }
  | { kind: 'resigned'; seats: string[] }
  | { kind: 'rematch'; table: string }
  | { kind: 'renamed'; person: Person }
  /** `why`: it could not go on. Otherwise nobody stayed to begin. */
  | { kind: 'closed'; why?: string };

export type TableEvent = EventBody & {
  seq: number;
  /** Milliseconds since 1970. */
  at: number;
  /** Whose request it was, and the id their client gave it. */
  request: string | null;
  /** Who asked for something that is no choice: everybody may do only so much of that at one table. */
  author?: string;
};

export function toRow(table: string, { seq, at, request, kind, ...body }: TableEvent): EventRow {
  return { table_id: table, seq, at, kind, request, body: JSON.stringify(body) };
}

export function fromRow({ seq, at, kind, request, body }: EventRow): TableEvent {
  return { ...JSON.parse(body), kind, seq, at: Number(at), request } as TableEvent;
}
