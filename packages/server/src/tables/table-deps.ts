import type { BotAnswer } from '@sandtable/host';
import type { Person } from '@sandtable/protocol';
import type { Append } from '../storage/event-writer.js';
import type { EventRow } from '../storage/table-store.js';
import type { BotTask } from './bot-pool.js';
import type { Games } from './games.js';
import type { BrokenTable } from './refusal.js';
import type { Table } from './table.js';
import type { TableState } from './table-state.js';

/** What a table needs from the server. */
export interface TableDeps {
  now(): number;
  /** Counts a person's action at a table; throws a Refusal if it is over the limit. */
  count(person: Person, table: string, cost?: number): void;
  /** Resolves once the event is durable. */
  write(append: Append): Promise<void>;
  /** Reads the table from the database. */
  readState(id: string): Promise<TableState>;
  /** The events after this one, as other processes wrote them. */
  eventsAfter(id: string, seq: number): Promise<EventRow[]>;
  /** People have come or left, for other processes that share the table. */
  presenceChanged?(table: Table): void;
  /** Waits until it is the turn of whoever set a bot off, or of the table's host. */
  botTurn<R>(ponders: boolean, host: string, act: () => Promise<R>): Promise<R>;
  think(task: BotTask): Promise<BotAnswer>;
  /** The bot of that name, to see what it needs. */
  botOf: Games['botOf'];
  /** A table has changed. */
  changed(table: Table): void;
  /** The event of an old request; null if it has not been carried out. */
  eventOfRequest(table: string, request: string): Promise<number | null>;
  /** Loads the beginning of a long match; false if it is not what it should be. */
  complete(state: TableState): Promise<boolean>;
  /** Deletes what is stored of a match besides its events: its log is about to become another. */
  forgetSnapshots(state: TableState): Promise<void>;
  /** A choice was made and written. */
  chosen(by: 'person' | 'bot' | 'order'): void;
  /** A table cannot go on. */
  lost(table: Table, why: BrokenTable): void;
  /** Reports a problem to the operator. */
  report(what: string, error: Error): void;
}
