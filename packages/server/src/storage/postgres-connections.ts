import { CompiledQuery, type DatabaseConnection, type Driver, type QueryResult, sql } from 'kysely';
import pg from 'pg';
import type { Batch } from './engine.js';
import { StorageError } from './storage-error.js';

/** How many connections one process opens. */
const CONNECTIONS = 10;
/** How long to wait for a connection, and for an answer, in milliseconds: a cut line never answers. */
const CONNECT_TIMEOUT = 5_000;
const ANSWER_TIMEOUT = 10_000;
/** A process that stands still in the middle of a transaction must not hold its locks for long. */
const STANDSTILL_TIMEOUT = 3_000;

/** The number of PostgreSQL's type bigint: times and counts, all of them exact as numbers. */
const BIGINT = 20;

/** The database's own clock, so that leases do not depend on the clocks of several machines. */
export const NOW = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;

const numbers = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === BIGINT && format !== 'binary'
      ? Number
      : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

export interface ConnectionSetup {
  /** Wait for answers however long they take: for migrations and copies. */
  patient?: boolean;
}

/** The settings of every connection. */
export function clientConfig(url: string, { patient = false }: ConnectionSetup = {}): pg.ClientConfig {
  return {
    connectionString: url,
    types: numbers,
    // The statements of a transaction are sent together, without waiting for the answer to each.
    pipeline: true,
    application_name: 'sandtable',
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    keepAlive: true,
    ...(patient
      ? {}
      : { query_timeout: ANSWER_TIMEOUT, idle_in_transaction_session_timeout: STANDSTILL_TIMEOUT }),
  } as pg.ClientConfig;
}

/** Where a database is, without the password. */
export function placeOf(url: string): string {
  if (!URL.canParse(url)) return 'DATABASE_URL';
  const { host, pathname, searchParams } = new URL(url);
  return `${searchParams.get('host') ?? host}${pathname}`;
}

/** The connections of one process to PostgreSQL. A broken one is dropped, and the next use opens another. */
export class PostgresConnections implements Driver {
  private readonly pool: pg.Pool;

  constructor(
    readonly url: string,
    setup: ConnectionSetup = {},
  ) {
    this.pool = new pg.Pool({ ...clientConfig(url, setup), max: CONNECTIONS });
    // An idle connection broke: it is gone from the pool, and whoever needs one gets another.
    this.pool.on('error', () => {});
    // One in use broke: whoever uses it is told by the statement that fails.
    this.pool.on('connect', (client) => client.on('error', () => {}));
  }

  async init(): Promise<void> {
    try {
      await this.pool.query('select 1');
    } catch (error) {
      throw new StorageError(
        `the database at ${placeOf(this.url)} cannot be used: ${reasonOf(error as Error)}; check DATABASE_URL`,
      );
    }
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return new PostgresConnection(await this.pool.connect());
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    (connection as PostgresConnection).release();
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async destroy(): Promise<void> {
    await this.pool.end();
  }

  /** All statements of a transaction in one go. After an error PostgreSQL skips the rest, and `commit` undoes all. */
  readonly batch: Batch = async (statements) => {
    const client = await this.pool.connect();
    try {
      const answers = [
        client.query('begin'),
        ...statements.map(({ sql, parameters }) => client.query(sql, parameters.slice())),
        client.query('commit'),
      ];
      const failed = (await Promise.allSettled(answers)).find(({ status }) => status === 'rejected');
      if (failed) throw (failed as PromiseRejectedResult).reason;
    } finally {
      client.release();
    }
  };
}

class PostgresConnection implements DatabaseConnection {
  constructor(private readonly client: pg.PoolClient) {}

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { command, rowCount, rows } = await this.client.query(sql, parameters.slice());
    const changes = command === 'INSERT' || command === 'UPDATE' || command === 'DELETE';
    return { rows: rows as R[], ...(changes ? { numAffectedRows: BigInt(rowCount ?? 0) } : {}) };
  }

  // biome-ignore lint/correctness/useYield: nothing here is read in a stream
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('PostgreSQL is not read in a stream here');
  }

  release(): void {
    this.client.release();
  }
}

/** One line about why a connection failed; several addresses may have failed for several reasons. */
function reasonOf(error: Error): string {
  const first = error instanceof AggregateError ? (error.errors[0] as Error) : error;
  return first.message.split('\n', 1)[0];
}
