import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Engine } from './engine.js';
import { secretIn } from './private-files.js';
import type { SqlThread } from './sqlite-threads.js';

/** Kysely over one SQLite connection, in whatever thread it runs, with a short path for whole transactions. */
export function sqliteEngine(thread: SqlThread): Engine {
  const driver = new OneConnection(thread);
  return {
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => driver,
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
    async batch(statements) {
      await driver.acquireConnection();
      try {
        await thread.runAll(statements.map(({ sql, parameters }) => ({ sql, parameters })));
      } finally {
        await driver.releaseConnection();
      }
    },
    counter: ['integer', (column) => column.primaryKey().autoIncrement()],
    lost: thread.lost,
    secret: secretIn(thread.folder),
    isDuplicate(error) {
      const { code } = error as { code?: string };
      return code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY';
    },
  };
}

/** There is one connection; its users take turns. */
class OneConnection implements Driver {
  private readonly connection: Connection;
  private taken: Promise<void> = Promise.resolve();
  private release = () => {};

  constructor(private readonly thread: SqlThread) {
    this.connection = new Connection(thread);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.taken;
    let release = () => {};
    this.taken = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    this.release = release;
    return this.connection;
  }

  async releaseConnection(): Promise<void> {
    this.release();
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async destroy(): Promise<void> {
    await this.thread.close();
  }
}

class Connection implements DatabaseConnection {
  constructor(private readonly thread: SqlThread) {}

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, changes } = await this.thread.run(sql, parameters);
    return { rows: rows as R[], numAffectedRows: BigInt(changes) };
  }

  // biome-ignore lint/correctness/useYield: nothing here is read in a stream
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('SQLite is not read in a stream here');
  }
}
