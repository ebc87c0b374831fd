import type { ColumnBuilderCallback, ColumnDataType, Dialect } from 'kysely';
import type { SecretStore } from './private-files.js';

/** A statement in the words of the database, and its values. */
export interface Query {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** Carries out statements as one transaction: all of them or none, on the disk when it is fulfilled. */
export type Batch = (statements: readonly Query[]) => Promise<void>;

/**
 * A database, with the few things that each one does in its own way. Everything else that is stored goes
 * through queries and migrations that any of them understands.
 */
export interface Engine {
  dialect: Dialect;
  batch: Batch;
  /** A primary key that counts itself up. */
  counter: readonly [type: ColumnDataType, build: ColumnBuilderCallback];
  /** Does it say that there is one already? */
  isDuplicate(error: unknown): boolean;
  /** Where the secret is kept that signs cookies; without one, it is kept in the database. */
  secret?: SecretStore;
  /** Rejected if the database is gone for good; never fulfilled. */
  readonly lost: Promise<never>;
}
