import { type Kysely, type Selectable, sql } from 'kysely';
import { AGAIN } from './notice-store.js';
import type { Schema, TableHooksTable } from './schema.js';

export type TableHookRow = Selectable<TableHooksTable>;

/** A webhook that is due, with its table and whom the game waits for. */
export interface DueHook extends TableHookRow {
  game: string;
  info: string;
  progress: string | null;
  waits: { person: string; since: number }[];
}

/** In place of an address that was taken away: the row stays until its next call would be due, and with it the pace. */
const TAKEN_AWAY = '';

/** The webhooks of tables. */
export class TableHookStore {
  constructor(private readonly db: Kysely<Schema>) {}

  async find(table: string): Promise<TableHookRow | null> {
    const row = await this.db
      .selectFrom('table_hooks')
      .selectAll()
      .where('table_id', '=', table)
      .where('url', '!=', TAKEN_AWAY)
      .executeTakeFirst();
    return row ?? null;
  }

  /** Those that somebody has given. */
  of(person: string): Promise<{ table: string; url: string }[]> {
    return this.db
      .selectFrom('table_hooks')
      .select(['table_id as table', 'url'])
      .where('person', '=', person)
      .where('url', '!=', TAKEN_AWAY)
      .orderBy('table_id')
      .execute();
  }

  /** Gives a table its webhook. However often that is done, its next call is not before its time; one that failed is tried soon. */
  async save(row: Omit<TableHookRow, 'next' | 'failures'>, now: number): Promise<void> {
    const { table_id: _, ...rest } = row;
    const soon = now + AGAIN;
    const next = sql<number>`case when table_hooks.failures > 0 and table_hooks.next > ${soon}
      then ${soon} else table_hooks.next end`;
    await this.db
      .insertInto('table_hooks')
      .values({ ...row, next: 0, failures: 0 })
      .onConflict((oc) => oc.column('table_id').doUpdateSet({ ...rest, next, failures: 0 }))
      .execute();
  }

  /** Takes it away, if it has this address. */
  async remove(table: string, url?: string): Promise<void> {
    const gone = this.db
      .updateTable('table_hooks')
      .set({ url: TAKEN_AWAY, person: TAKEN_AWAY })
      .where('table_id', '=', table);
    await (url === undefined ? gone : gone.where('url', '=', url)).execute();
  }

  /** Those that somebody gave who is gone. */
  async forget(person: string): Promise<void> {
    await this.db.deleteFrom('table_hooks').where('person', '=', person).execute();
  }

  /** Those whose tables wait for somebody since before then, of which they were not told. */
  async due(now: number, before: number, limit: number): Promise<DueHook[]> {
    const { db } = this;
    // By the few webhooks that there are, not by all tables that are over.
    await db
      .deleteFrom('table_hooks')
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom('tables')
            .select('tables.id')
            .whereRef('tables.id', '=', 'table_hooks.table_id')
            .where('tables.status', 'in', ['finished', 'closed']),
        ),
      )
      .execute();
    await db.deleteFrom('table_hooks').where('url', '=', TAKEN_AWAY).where('next', '<=', now).execute();
    const rows = await db
      .selectFrom('table_hooks')
      .innerJoin('tables', 'tables.id', 'table_hooks.table_id')
      .selectAll('table_hooks')
      .select(['tables.game', 'tables.info', 'tables.progress'])
      .where('table_hooks.next', '<=', now)
      .where('table_hooks.url', '!=', TAKEN_AWAY)
      .where('tables.status', '=', 'running')
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom('turns')
            .select('turns.person')
            .whereRef('turns.table_id', '=', 'table_hooks.table_id')
            .whereRef('turns.since', '>', 'table_hooks.told')
            .where('turns.since', '<=', before),
        ),
      )
      .orderBy('table_hooks.next')
      .limit(limit)
      .execute();
    const found: DueHook[] = [];
    for (const row of rows) {
      const waits = await db
        .selectFrom('turns')
        .select(['person', 'since'])
        .where('table_id', '=', row.table_id)
        .where('since', '<=', before)
        .orderBy('since')
        .execute();
      found.push({ ...row, waits: waits.map(({ person, since }) => ({ person, since: Number(since) })) });
    }
    return found;
  }

  /** Takes the next call for this process alone, until then. */
  async claim({ table_id, next }: TableHookRow, until: number): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('table_hooks')
      .set({ next: until })
      .where('table_id', '=', table_id)
      .where('next', '=', next)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** What came of it. The time of the next call also holds for an address that was given meanwhile. */
  async done(
    { table_id, url }: TableHookRow,
    next: number,
    change: Partial<Pick<TableHookRow, 'failures' | 'told'>> = {},
  ): Promise<void> {
    const here = this.db.updateTable('table_hooks').where('table_id', '=', table_id);
    const { numUpdatedRows } = await here
      .set({ next, ...change })
      .where('url', '=', url)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) await here.set({ next }).execute();
  }
}
