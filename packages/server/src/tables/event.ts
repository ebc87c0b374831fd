import type { ChanceKind, StandingOrder } from '@sandtable/kernel';
import type { Expel, HostRules, Person, TableInfo } from '@sandtable/protocol';
import type { EventRow } from '../storage/table-store.js';
import type { SavedClocks } from './clocks.js';
import type { DoneRequest } from './recent-rows.js';

/** Why the occupant of a seat changes. */
export type SeatChange =
  /** A person sits down. */
  | 'sits'
  /** A person leaves: before the start the seat becomes free, afterwards a bot takes it. */
  | 'leaves'
  /** The host gives the seat to a bot, or clears it. */
  | 'set'
  /** A bot plays for a person: they left, their time is up, or the others asked for it. */
  | 'away'
  | 'time'
  | 'substituted'
  /** The host removes the player, by the rules of the table. */
  | 'removed'
  /** The person is back. */
  | 'back';

/**
 * Choices that were taken back are deleted from the events: the last undo stands for all of them, together with the
 * effects that no longer follow from the events.
 */
export interface ErasedChoices {
  /** How many choices were taken back. */
  count: number;
  /** The latest of their requests, with the numbers of their events. */
  requests: DoneRequest[];
  /** How many events of this table have been deleted in total. */
  missing: number;
  /** The clocks afterwards, and each seat's standing orders. */
  clocks: SavedClocks | null;
  orders: StandingOrder[][];
}

/** Which game of which tournament it is. */
export type TournamentGame = NonNullable<TableInfo['tournament']>;

/** The events of a table. A table's state is a fold over its events in order; nothing else is kept of it. */
export type EventBody =
  /** `quick`: by a quick match, for this side, or (null) for any. */
  | {
      kind: 'opened';
      /** The table of a tournament has none. */
      host: Person | null;
      title?: string;
      quick?: { side: string | null };
      rated?: true;
      advice?: true;
      hostRules?: HostRules;
      tournament?: TournamentGame;
    }
  | { kind: 'host'; host: Person | null }
  | {
      kind: 'seat';
      seat: string;
      who: Person | null;
      bot: string | null;
      open: boolean;
      why: SeatChange;
      /** Who was removed. */
      removed?: Person;
      /** The commitment to a part of the seed, of a person who sits down before the start. */
      commit?: string;
    }
  /** Seats and commitments are fixed: values are asked for, and the game begins at `until` at the latest. */
  | { kind: 'starting'; until: number }
  | { kind: 'revealed'; seats: string[]; value: string }
  /** Games from before there was a choice of generators have none here: sfc32. */
  | { kind: 'started'; chance?: ChanceKind }
  /** `lines` are the journal's: the choice, and the chance results and waypoints that followed. */
  | { kind: 'choice'; by: 'person' | 'bot' | 'order'; lines: string[]; swept?: ErasedChoices }
  | { kind: 'orders'; seat: string; orders: StandingOrder[] }
  /** `by`: the host alone, by the rules of the table. */
  | { kind: 'paused'; paused: boolean; by?: Person }
  /** The host asks to remove the player of a seat, or another player agrees; null withdraws. */
  | { kind: 'removal-wish'; who: Person; seat: string | null; after: Expel['after'] }
  /** A player at a table with a clock wants a pause, or to resume; null takes it back. */
  | { kind: 'pause-wish'; who: Person; paused: boolean | null }
  /** A player asks to go back until only `to` choices stand, or agrees; null refuses or withdraws the request. */
  | { kind: 'back-wish'; who: Person; to: number | null }
  /** All players agreed: the game has gone back. */
  | { kind: 'back'; to: number }
  /** `time`: in a tournament, when their time is up. */
  | { kind: 'resigned'; seats: string[]; time?: true }
  | { kind: 'rematch'; table: string }
  | { kind: 'renamed'; person: Person }
  /** The table could not go on, and was reopened after the event before this one: so many events were cut off. */
  | { kind: 'rescued'; cut: number }
  /** `why`: it could not go on. Otherwise all players left before the start. */
  | { kind: 'closed'; why?: string };

export type TableEvent = EventBody & {
  seq: number;
  /** Milliseconds since 1970. */
  at: number;
  /** The person of the request, and the id their client gave it. */
  request: string | null;
  /** The author of an action that is not a choice: those are limited per person and table. */
  author?: string;
};

export function toRow(table: string, { seq, at, request, kind, ...body }: TableEvent): EventRow {
  return { table_id: table, seq, at, kind, request, body: JSON.stringify(body) };
}

export function fromRow({ seq, at, kind, request, body }: EventRow): TableEvent {
  return { ...JSON.parse(body), kind, seq, at: Number(at), request } as TableEvent;
}
