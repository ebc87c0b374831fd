import type { ColumnBuilderCallback, ColumnDataType, Dialect, Kysely } from 'kysely';
import type { ClusterStore } from './cluster-store.js';
import type { JobQueue } from './job-queue.js';
import type { SecretStore } from './private-files.js';
import type { Schema } from './schema.js';

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
  /** Makes the key count on from the highest number that is there, if it does not do so by itself. */
  continueCounter?(db: Kysely<Schema>, table: keyof Schema, column: string): Promise<void>;
  /** Is the error a violation of a unique key? */
  isDuplicate(error: unknown): boolean;
  /** Is the error that of an append by a process that is no longer the owner? */
  isFenced?(error: unknown): boolean;
  /** Is the error one of a database that cannot be reached just now? */
  isAway?(error: unknown): boolean;
  /** What several processes share; none if the data belong to one. */
  cluster?(db: Kysely<Schema>): ClusterStore;
  /** Work that other processes may do; none if the data belong to one. */
  queue?(db: Kysely<Schema>): JobQueue;
  /** Where the secret that signs cookies is kept; by default in the database. */
  secret?: SecretStore;
  /** Rejects if the database is lost for good; never resolves. */
  readonly lost: Promise<never>;
}
