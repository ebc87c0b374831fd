import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.js';
import { StorageError } from './storage-error.js';
import { COPYING, type Store } from './store.js';

/** What is copied, with the key of each table and how many of its rows are read at once. */
const TABLES: readonly { name: keyof Schema; key: readonly string[]; page: number }[] = [
  { name: 'people', key: ['id'], page: 500 },
  { name: 'name_looks', key: ['look'], page: 500 },
  { name: 'sessions', key: ['id'], page: 500 },
  { name: 'tables', key: ['id'], page: 200 },
  { name: 'events', key: ['table_id', 'seq'], page: 500 },
  { name: 'seated', key: ['person', 'table_id'], page: 500 },
  { name: 'chat', key: ['n'], page: 500 },
  { name: 'turns', key: ['table_id', 'person'], page: 500 },
  { name: 'notice_settings', key: ['person'], page: 500 },
  { name: 'push_subscriptions', key: ['endpoint'], page: 500 },
  { name: 'roles', key: ['person'], page: 500 },
  { name: 'bans', key: ['person'], page: 500 },
  { name: 'regards', key: ['person', 'other'], page: 500 },
  { name: 'reports', key: ['n'], page: 200 },
  { name: 'audit', key: ['n'], page: 500 },
  { name: 'cut_events', key: ['table_id', 'cut', 'seq'], page: 500 },
  { name: 'passkeys', key: ['id'], page: 500 },
  { name: 'one_time', key: ['id'], page: 500 },
  { name: 'results', key: ['n'], page: 500 },
  { name: 'played', key: ['table_id', 'seat'], page: 500 },
  { name: 'ratings', key: ['game', 'rater'], page: 500 },
  { name: 'tournaments', key: ['id'], page: 200 },
  { name: 'entries', key: ['tournament_id', 'person'], page: 500 },
  { name: 'pairings', key: ['tournament_id', 'division', 'round', 'board'], page: 500 },
  { name: 'tidings', key: ['person', 'table_id'], page: 500 },
  { name: 'arrivals', key: ['table_id', 'person'], page: 500 },
  { name: 'absences', key: ['person', 'tournament_id'], page: 500 },
  { name: 'table_hooks', key: ['table_id'], page: 500 },
  { name: 'reviews', key: ['table_id'], page: 50 },
  { name: 'version_reviews', key: ['table_id', 'version'], page: 50 },
  { name: 'outages', key: ['began'], page: 500 },
  { name: 'settings', key: ['name'], page: 500 },
  { name: 'snapshots', key: ['table_id', 'seq'], page: 20 },
  { name: 'chapters', key: ['table_id', 'n'], page: 20 },
];

/** Settings of one database only: its secret is copied apart, and the mark of an unfinished copy is its own. */
const OWN_SETTINGS = ['secret', COPYING];

/** Columns of one database only: which of its processes owns a table. */
const OWN_COLUMNS = ['owner', 'fence'];

type Row = Record<string, unknown>;
type AnyDatabase = Kysely<Record<string, Row>>;

export interface CopiedSite {
  tables: number;
  events: number;
  people: number;
  /** A hash over the hashes of all journals, the same on both sides. */
  journals: string;
}

/**
 * Copies a whole site from one database to another, empty one, and compares the two by hashes. No server may run on
 * either. A copy that was not finished is begun anew the next time; until then no server opens it.
 */
export async function copySite(from: Store, to: Store): Promise<CopiedSite> {
  for (const store of [from, to]) await needNoServer(store);
  await needEmpty(to);
  await to.markCopying(true);
  for (const { name } of [...TABLES].reverse()) await emptyTable(to, name);
  for (const table of TABLES) {
    for await (const rows of pages(from, table))
      await anyTable(to).insertInto(table.name).values(rows).execute();
  }
  await to.afterCopy();
  await to.setSecret(from.secret);
  const [before, after] = [await fingerprints(from), await fingerprints(to)];
  for (const [what, { count, hash }] of before) {
    const copy = after.get(what);
    if (copy?.count !== count || copy.hash !== hash)
      throw new StorageError(
        `the copy differs in ${what}: is a server running on the data? Nothing was changed there`,
      );
  }
  await to.markCopying(false);
  const counted = (name: string) => before.get(name)!.count;
  return {
    tables: counted('tables'),
    events: counted('events'),
    people: counted('people'),
    journals: before.get('events')!.hash,
  };
}

async function needNoServer({ cluster }: Store): Promise<void> {
  const living = (await cluster?.living()) ?? [];
  if (living.length > 0) throw new StorageError('a server is running on the database: stop it first');
}

async function needEmpty(to: Store): Promise<void> {
  if (await to.isCopying()) return;
  for (const name of ['tables', 'people'] as const) {
    const some = await to.db.selectFrom(name).select('id').limit(1).executeTakeFirst();
    if (some)
      throw new StorageError(
        'there are data already where the copy should go, and nothing is written over them',
      );
  }
}

async function emptyTable(to: Store, name: keyof Schema): Promise<void> {
  const all = anyTable(to).deleteFrom(name);
  await (name === 'settings' ? all.where('name', 'not in', OWN_SETTINGS) : all).execute();
}

/** The rows of a table in pages, in the order of its key. */
async function* pages(
  store: Store,
  { name, key, page }: (typeof TABLES)[number],
): AsyncGenerator<readonly Row[]> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  for (let last: Row | null = null; ; ) {
    let rows = anyTable(store).selectFrom(name).selectAll().limit(page);
    for (const column of key) rows = rows.orderBy(column);
    if (name === 'settings') rows = rows.where('name', 'not in', OWN_SETTINGS);
    if (last) {
      const values = sql.join(key.map((column) => last![column]));
      rows = rows.where(sql<boolean>`(${columns}) > (${values})`);
    }
    const read: Row[] = (await rows.execute()).map((row) => withoutOwner(row, name));
    if (read.length > 0) yield read;
    if (read.length < page) return;
    last = read[read.length - 1];
  }
}

function withoutOwner(row: Row, table: keyof Schema): Row {
  if (table !== 'tables') return row;
  return Object.fromEntries(Object.entries(row).filter(([column]) => !OWN_COLUMNS.includes(column)));
}

interface Fingerprint {
  count: number;
  hash: string;
}

/** A count and a hash for each table, and one for every journal. */
async function fingerprints(store: Store): Promise<Map<string, Fingerprint>> {
  const all = new Map<string, Fingerprint>();
  for (const table of TABLES) {
    const whole = new RowSet();
    const journals = new Map<string, ReturnType<typeof createHash>>();
    for await (const rows of pages(store, table)) {
      for (const row of rows) {
        whole.add(row);
        if (table.name !== 'events') continue;
        // A journal is hashed in its order, row after row.
        const id = String(row.table_id);
        const journal = journals.get(id) ?? createHash('sha256');
        journals.set(id, journal.update(textOf(row)).update('\n'));
      }
    }
    all.set(table.name, whole.fingerprint());
    for (const [id, hash] of journals)
      all.set(`the journal of ${id}`, { count: 1, hash: hash.digest('hex') });
  }
  return all;
}

/** A hash of rows in any order: databases sort texts differently. */
class RowSet {
  private count = 0;
  private readonly sum = Buffer.alloc(32);

  add(row: Row): void {
    const hash = createHash('sha256').update(textOf(row)).digest();
    for (let i = 0; i < hash.length; i++) this.sum[i] ^= hash[i];
    this.count++;
  }

  fingerprint(): Fingerprint {
    return { count: this.count, hash: this.sum.toString('hex') };
  }
}

function textOf(row: Row): string {
  return JSON.stringify(
    Object.keys(row)
      .sort()
      .map((column) => [column, row[column]]),
  );
}

/** The database without the types of its columns: every table is copied in the same way. */
function anyTable(store: Store): AnyDatabase {
  return store.db as Kysely<never> as AnyDatabase;
}
