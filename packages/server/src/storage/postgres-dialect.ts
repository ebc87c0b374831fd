import { PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely';
import type { Engine } from './engine.js';
import { PostgresCluster } from './postgres-cluster.js';
import { type ConnectionSetup, PostgresConnections } from './postgres-connections.js';
import { PostgresQueue } from './postgres-queue.js';

/** PostgreSQL's code for a violation of a unique key. */
const UNIQUE_VIOLATION = '23505';
/** … and for a value that is missing: an append that is fenced off sets the number to nothing. */
const NOT_NULL_VIOLATION = '23502';

/** PostgreSQL's codes while it starts, stops or cannot be reached, and those of the system. */
const AWAY = /^(08...|57P..|53300|ECONN.*|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/;
/** What the library says without a code. */
const AWAY_WORDS = /connection|timeout|not queryable/i;

function isAway(error: unknown): boolean {
  const { code, message = '' } = error as { code?: string; message?: string };
  return code === undefined ? AWAY_WORDS.test(message) : AWAY.test(code);
}

/** Kysely over PostgreSQL. */
export function postgresEngine(url: string, setup: ConnectionSetup = {}): Engine {
  const connections = new PostgresConnections(url, setup);
  return {
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => connections,
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    batch: connections.batch,
    counter: ['bigserial', (column) => column.primaryKey()],
    async continueCounter(db, table, column) {
      const [name, key] = [sql.table(table), sql.ref(column)];
      await sql`select setval(pg_get_serial_sequence(${table}, ${column}), max(${key})) from ${name}`.execute(
        db,
      );
    },
    isAway,
    isFenced: (error) => {
      const { code, column } = error as { code?: string; column?: string };
      return code === NOT_NULL_VIOLATION && column === 'fence';
    },
    cluster: (db) => new PostgresCluster(db, connections),
    queue: (db) => new PostgresQueue(db, url),
    isDuplicate: (error) => (error as { code?: string }).code === UNIQUE_VIOLATION,
    // It may go away, but it comes back.
    lost: new Promise(() => {}),
  };
}
