import pg from 'pg';

/** What PostgreSQL has counted so far. */
export interface Counters {
  transactions: number;
  queries: number;
  /** Bytes of its log. */
  wal: number;
}

/** The numbers that PostgreSQL keeps of itself, for the bench. */
export class PostgresCounters {
  private constructor(private readonly client: pg.Client) {}

  static async open(url: string): Promise<PostgresCounters> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query('create extension if not exists pg_stat_statements');
    return new PostgresCounters(client);
  }

  async read(): Promise<Counters> {
    const { rows } = await this.client.query(`select
      (select xact_commit::float from pg_stat_database where datname = current_database()) as transactions,
      (select coalesce(sum(calls), 0)::float from pg_stat_statements) as queries,
      pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float as wal`);
    return rows[0] as Counters;
  }

  /** The room that an event takes up, with its indexes. */
  async bytesPerEvent(): Promise<number> {
    const { rows } = await this.client.query(
      "select pg_total_relation_size('events')::float / greatest(count(*), 1) as bytes from events",
    );
    return rows[0].bytes as number;
  }

  async close(): Promise<void> {
    await this.client.end();
  }
}
