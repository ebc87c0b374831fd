import { randomInt, randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import type { Claim, ClusterStore, Line, PresentAt, Renewed, TableSign } from './cluster-store.js';
import { clientConfig, NOW, type PostgresConnections } from './postgres-connections.js';
import type { Schema } from './schema.js';

/** The channel of messages to all processes; those to one have its name added. */
const CHANNEL = 'sandtable';
/** The most bytes of a notification. What is longer goes by a table. */
const LONGEST = 7_900;
/** How long a message may lie in that table, in milliseconds. */
const PARCEL_LASTS = 60_000;
/** How long the line may take to answer, in milliseconds. */
const LINE_TIMEOUT = 1_500;
/** Every line holds an advisory lock of this kind, which PostgreSQL takes from it when it closes. */
const LINES = 0x5a7b;
/** What is left of the lease of a process whose line has closed, in milliseconds: a living one has opened another by then. */
const GRACE = 1_000;

/** Is the line of the row in question closed? A process of the version before holds no lock, and keeps its lease. */
const IS_CLOSED = `line is not null and not exists (select 1 from pg_locks
  where locktype = 'advisory' and classid = ${LINES} and objid = line::oid and objsubid = 2
    and database = (select oid from pg_database where datname = current_database()))`;
const CLOCK = 'clock as (select (extract(epoch from clock_timestamp()) * 1000)::bigint as now)';
/** On the line itself: while leases are renewed, messages arrive. */
const RENEW = `with before as (select until from processes where id = $1), ${CLOCK},
    renewed as (insert into processes (id, until, line) select $1, now + $2, $3 from clock
      on conflict (id) do update set until = excluded.until, line = excluded.line)
  select exists (select 1 from before, clock where until >= now) as held,
    array(select id from processes, clock where until >= now) as living,
    exists (select 1 from processes, clock where id <> $1 and until > now + ${GRACE} and ${IS_CLOSED}) as closed`;
/** Apart from the renewal, and of no row that is being renewed: two processes that do this do not wait for each other. */
const SHORTEN = `with ${CLOCK} update processes set until = now + ${GRACE} from clock
  where id in (select id from processes, clock where id <> $1 and until > now + ${GRACE} and ${IS_CLOSED}
    for update of processes skip locked)`;

export class PostgresCluster implements ClusterStore {
  constructor(
    private readonly db: Kysely<Schema>,
    private readonly connections: PostgresConnections,
  ) {}

  async open(process: string, lease: number, hear: (text: string) => void): Promise<Line> {
    const client = new pg.Client({
      ...clientConfig(this.connections.url),
      connectionTimeoutMillis: LINE_TIMEOUT,
      query_timeout: LINE_TIMEOUT,
    });
    const broken = new Promise<void>((resolve) => {
      client.on('error', () => resolve());
      client.on('end', () => resolve());
    });
    client.on('notification', ({ payload = '' }) => {
      if (payload.startsWith('{')) hear(payload);
      else
        this.fetch(payload).then(
          (text) => text !== null && hear(text),
          () => {},
        );
    });
    await client.connect();
    const number = randomInt(2 ** 31);
    try {
      await client.query('select pg_advisory_lock($1, $2)', [LINES, number]);
      await client.query(`listen ${CHANNEL}`);
      await client.query(`listen ${channelOf(process)}`);
    } catch (error) {
      await client.end().catch(() => {});
      throw error;
    }
    return {
      broken,
      async renew() {
        const { rows } = await client.query<Renewed & { closed: boolean }>(RENEW, [process, lease, number]);
        const [{ closed, ...renewed }] = rows;
        if (closed) await client.query(SHORTEN, [process]);
        return renewed;
      },
      async close() {
        await client.end();
      },
    };
  }

  async send(to: string | null, text: string): Promise<void> {
    let payload = text;
    if (Buffer.byteLength(text) > LONGEST) {
      payload = randomUUID();
      await this.db.insertInto('parcels').values({ id: payload, at: NOW, body: text }).execute();
    }
    await sql`select pg_notify(${to === null ? CHANNEL : channelOf(to)}, ${payload})`.execute(this.db);
  }

  private async fetch(id: string): Promise<string | null> {
    const row = await this.db.selectFrom('parcels').select('body').where('id', '=', id).executeTakeFirst();
    return row?.body ?? null;
  }

  async living(): Promise<string[]> {
    const rows = await this.db.selectFrom('processes').select('id').where('until', '>=', NOW).execute();
    return rows.map(({ id }) => id);
  }

  async leave(process: string): Promise<void> {
    await this.db.updateTable('tables').set({ owner: null }).where('owner', '=', process).execute();
    await this.db.deleteFrom('present').where('process', '=', process).execute();
    await this.db.deleteFrom('processes').where('id', '=', process).execute();
  }

  async claim(table: string, process: string): Promise<Claim | null> {
    const taken = await this.db
      .updateTable('tables')
      .set((eb) => ({ owner: process, fence: eb('fence', '+', 1) }))
      .where('id', '=', table)
      .where((eb) => eb.or([eb('owner', 'is', null), eb('owner', '=', process), eb.not(this.isAlive)]))
      .returning(['fence'])
      .executeTakeFirst();
    if (taken) return { mine: true, owner: process, fence: taken.fence };
    const row = await this.db
      .selectFrom('tables')
      .select(['owner', 'fence'])
      .where('id', '=', table)
      .executeTakeFirst();
    return row ? { mine: false, owner: row.owner ?? '', fence: row.fence } : null;
  }

  async release(table: string, process: string, fence: number): Promise<void> {
    await this.db
      .updateTable('tables')
      .set({ owner: null })
      .where('id', '=', table)
      .where('owner', '=', process)
      .where('fence', '=', fence)
      .execute();
  }

  async look(tables: readonly string[]): Promise<TableSign[]> {
    if (tables.length === 0) return [];
    const rows = await this.db
      .selectFrom('tables')
      .select(['id', 'seq', 'owner', sql<boolean>`${this.isAlive}`.as('alive')])
      .where('id', 'in', tables.slice())
      .execute();
    return rows.map(({ id, seq, owner, alive }) => ({ id, seq, owner: alive ? owner : null }));
  }

  /** Does the owner of the row in question live? */
  private readonly isAlive =
    sql<boolean>`exists (select 1 from processes where processes.id = tables.owner and processes.until >= ${NOW})`;

  async setPresent(process: string, at: readonly PresentAt[]): Promise<void> {
    const { db } = this;
    const tables = at.map(({ table }) => table);
    const rows = at.flatMap(({ table, people }) =>
      people.map((person) => ({ table_id: table, process, person })),
    );
    if (tables.length === 0) return;
    await this.connections.batch([
      db.deleteFrom('present').where('process', '=', process).where('table_id', 'in', tables).compile(),
      ...(rows.length > 0 ? [db.insertInto('present').values(rows).compile()] : []),
    ]);
  }

  async presentElsewhere(process: string, tables: readonly string[]): Promise<Map<string, string[]>> {
    const found = new Map<string, string[]>();
    if (tables.length === 0) return found;
    const rows = await this.db
      .selectFrom('present')
      .innerJoin('processes', 'processes.id', 'present.process')
      .select(['present.table_id', 'present.person'])
      .distinct()
      .where('present.table_id', 'in', tables.slice())
      .where('present.process', '!=', process)
      .where('processes.until', '>=', NOW)
      .execute();
    for (const { table_id, person } of rows) found.set(table_id, [...(found.get(table_id) ?? []), person]);
    return found;
  }

  async tidyUp(): Promise<void> {
    const { db } = this;
    await db.deleteFrom('parcels').where('at', '<', sql<number>`${NOW} - ${PARCEL_LASTS}`).execute();
    await db.deleteFrom('processes').where('until', '<', sql<number>`${NOW} - ${PARCEL_LASTS}`).execute();
    await db
      .deleteFrom('present')
      .where('process', 'not in', db.selectFrom('processes').select('id'))
      .execute();
  }

  alone<R>(what: string, act: () => Promise<R>): Promise<R> {
    return this.db.transaction().execute(async (trx) => {
      await sql`set local idle_in_transaction_session_timeout = 15000`.execute(trx);
      await sql`select pg_advisory_xact_lock(hashtext(${what}))`.execute(trx);
      return act();
    });
  }
}

/** Names of channels are folded to lower case, and end at the first sign that is no letter. */
function channelOf(process: string): string {
  return `${CHANNEL}_${process}`;
}
