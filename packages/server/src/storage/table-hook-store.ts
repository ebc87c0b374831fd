import type { Kysely, Selectable } from 'kysely';
import type { Schema, TableHooksTable } from './schema.js';

export type TableHookRow = Selectable<TableHooksTable>;

/** A webhook that is due, with its table and whom the game waits for. */
export interface DueHook extends TableHookRow {
  game: string;
  info: string;
  progress: string | null;
  waits: { person: string; since: number }[];
}

/** The webhooks of tables. */
export class TableHookStore {
  constructor(private readonly db: Kysely<Schema>) {}

  async find(table: string): Promise<TableHookRow | null> {
    const row = await this.db
      .selectFrom('table_hooks')
      .selectAll()
      .where('table_id', '=', table)
      .executeTakeFirst();
    return row ?? null;
  }

  /** Those that somebody has given. */
  of(person: string): Promise<{ table: string; url: string }[]> {
    return this.db
      .selectFrom('table_hooks')
      .select(['table_id as table', 'url'])
      .where('person', '=', person)
      .orderBy('table_id')
      .execute();
  }

  async save(row: TableHookRow): Promise<void> {
    const { table_id: _, ...rest } = row;
    await this.db
      .insertInto('table_hooks')
      .values(row)
      .onConflict((oc) => oc.column('table_id').doUpdateSet(rest))
      .execute();
  }

  async remove(table: string): Promise<void> {
    await this.db.deleteFrom('table_hooks').where('table_id', '=', table).execute();
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
    const rows = await db
      .selectFrom('table_hooks')
      .innerJoin('tables', 'tables.id', 'table_hooks.table_id')
      .selectAll('table_hooks')
      .select(['tables.game', 'tables.info', 'tables.progress'])
      .where('table_hooks.next', '<=', now)
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

  /** What came of it; not if somebody else has given another address meanwhile. */
  async done(
    { table_id, url }: TableHookRow,
    change: Partial<Pick<TableHookRow, 'next' | 'failures' | 'told'>>,
  ): Promise<void> {
    await this.db
      .updateTable('table_hooks')
      .set(change)
      .where('table_id', '=', table_id)
      .where('url', '=', url)
      .execute();
  }
}
