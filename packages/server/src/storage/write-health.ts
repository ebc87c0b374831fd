import type { Dialect, Driver, LogEvent } from 'kysely';

/** How long a result is cached, in milliseconds, so that frequent checks do not cause frequent writes. */
const HOLDS = 5_000;

const WRITES = /^\s*(insert|update|delete)/i;

/** Knows whether the database can be written: counts failures, and tries now and then. */
export class WriteHealth {
  /** Called for every failed write, except for duplicate keys. */
  watch: (() => void) | null = null;
  private known: { at: number; well: Promise<boolean> } | null = null;

  constructor(private readonly isDuplicate: (error: unknown) => boolean) {}

  /** A write failed: the cached result is void. */
  noteFailure(error: unknown): void {
    if (this.isDuplicate(error)) return;
    this.known = null;
    this.watch?.();
  }

  /** Can the database be written? `attempt` writes a little, unless that was tried a moment ago. */
  canWrite(now: number, attempt: () => Promise<void>): Promise<boolean> {
    if (this.known && now - this.known.at < HOLDS && now >= this.known.at) return this.known.well;
    const well = attempt().then(
      () => true,
      () => false,
    );
    const known = { at: now, well };
    this.known = known;
    // The attempt itself is counted as a failure, but its result stays cached.
    return well.finally(() => {
      this.known = known;
    });
  }

  /** The log function for kysely: notes failed writes. */
  readonly log = (event: LogEvent): void => {
    if (event.level === 'error' && WRITES.test(event.query.sql)) this.noteFailure(event.error);
  };

  /** The same database with failed transactions noted: commits are no statements to kysely. */
  watched(dialect: Dialect): Dialect {
    return {
      createAdapter: () => dialect.createAdapter(),
      createDriver: () => new WatchedDriver(dialect.createDriver(), (error) => this.noteFailure(error)),
      createIntrospector: (db) => dialect.createIntrospector(db),
      createQueryCompiler: () => dialect.createQueryCompiler(),
    };
  }
}

class WatchedDriver implements Driver {
  constructor(
    private readonly driver: Driver,
    private readonly failed: (error: unknown) => void,
  ) {}

  init: Driver['init'] = () => this.driver.init();
  acquireConnection: Driver['acquireConnection'] = () => this.driver.acquireConnection();
  beginTransaction: Driver['beginTransaction'] = (connection, settings) =>
    this.noted(this.driver.beginTransaction(connection, settings));
  commitTransaction: Driver['commitTransaction'] = (connection) =>
    this.noted(this.driver.commitTransaction(connection));
  rollbackTransaction: Driver['rollbackTransaction'] = (connection) =>
    this.driver.rollbackTransaction(connection);
  releaseConnection: Driver['releaseConnection'] = (connection) => this.driver.releaseConnection(connection);
  destroy: Driver['destroy'] = () => this.driver.destroy();

  private async noted(done: Promise<void>): Promise<void> {
    try {
      await done;
    } catch (error) {
      this.failed(error);
      throw error;
    }
  }
}
