import type { ColumnBuilderCallback, ColumnDataType, Dialect } from 'kysely';
import type { SecretStore } from './private-files.js';

/** A compiled statement and its parameters. */
export interface Query {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** Runs statements in one transaction: all or none, durable when it resolves. */
export type Batch = (statements: readonly Query[]) => Promise<void>;

/**
 * A database, with the few things that differ between databases. Everything else goes through queries and migrations
 * that all of them understand.
 */
export interface Engine {
  dialect: Dialect;
  batch: Batch;
  /** An auto-incrementing primary key. */
  counter: readonly [type: ColumnDataType, build: ColumnBuilderCallback];
  /** Is the error a violation of a unique key? */
  isDuplicate(error: unknown): boolean;
  /** Where the secret that signs cookies is kept; by default in the database. */
  secret?: SecretStore;
  /** Rejects if the database is lost for good; never resolves. */
  readonly lost: Promise<never>;
}
