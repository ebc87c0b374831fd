import type { Person } from '@sandtable/protocol';
import type { Append } from '../storage/event-writer.js';
import type { BotTask } from './bot-pool.js';
import type { Games } from './games.js';
import type { BrokenTable } from './refusal.js';
import type { Table } from './table.js';
import type { TableState } from './table-state.js';

/** What a table needs from the house it stands in. */
export interface TableDeps {
  now(): number;
  /** Counts what a person is about to do at a table; throws a Refusal where it is too much. */
  count(person: Person, table: string, cost?: number): void;
  /** Fulfilled once it is on the disk. */
  write(append: Append): Promise<void>;
  /** The table as it is written down. */
  readState(id: string): Promise<TableState>;
  think(thought: BotTask): Promise<string>;
  /** A bot that needs no thinking; null for all others. */
  blindBot: Games['blindBot'];
  /** Something has happened at a table. */
  changed(table: Table): void;
  /** Which event a request was that happened long ago; null if it has not been carried out. */
  eventOfRequest(table: string, request: string): Promise<number | null>;
  /** Puts the beginning of a long match where it belongs; false where it is not what it should be. */
  complete(state: TableState): Promise<boolean>;
  /** A choice was made and written down. */
  chosen(by: 'person' | 'bot' | 'order'): void;
  /** A table that cannot go on. */
  lost(table: Table, why: BrokenTable): void;
  /** Something that whoever runs the server should know. */
  report(what: string, error: Error): void;
}
