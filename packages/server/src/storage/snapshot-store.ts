import type { Kysely, Selectable } from 'kysely';
import type { Engine } from './engine.js';
import type { ChaptersTable, Schema, SnapshotsTable } from './schema.js';

export type SnapshotRow = Selectable<SnapshotsTable>;
export type ChapterRow = Selectable<ChaptersTable>;

/** How many snapshots of a table are kept: if the last is bad, there is the one before. */
const KEPT = 2;
/** Tables per query when sizes are added up: nothing else is read or written meanwhile. */
const SIZES = 500;

/** Snapshots and chapters of tables: a cache of what the events say, which may be lost at any time. */
export class SnapshotStore {
  constructor(
    private readonly db: Kysely<Schema>,
    private readonly engine: Pick<Engine, 'batch'>,
  ) {}

  /** The snapshots of a table, newest first. */
  newest(table: string): Promise<SnapshotRow[]> {
    return this.db
      .selectFrom('snapshots')
      .selectAll()
      .where('table_id', '=', table)
      .orderBy('seq', 'desc')
      .limit(KEPT)
      .execute();
  }

  chapters(table: string, from: number, to: number): Promise<ChapterRow[]> {
    return this.db
      .selectFrom('chapters')
      .selectAll()
      .where('table_id', '=', table)
      .where('n', '>=', from)
      .where('n', '<', to)
      .orderBy('n')
      .execute();
  }

  /** Writes a snapshot and its new chapters in one transaction, and deletes older ones and those that they replace. */
  async write(snapshot: SnapshotRow, chapters: readonly ChapterRow[], firstNew: number): Promise<void> {
    const { db } = this;
    const { table_id, seq } = snapshot;
    const older = db
      .selectFrom('snapshots')
      .select('seq')
      .where('table_id', '=', table_id)
      .where('seq', '<', seq)
      .orderBy('seq', 'desc')
      .limit(KEPT - 1);
    await this.engine.batch([
      db.deleteFrom('chapters').where('table_id', '=', table_id).where('n', '>=', firstNew).compile(),
      ...chapters.map((chapter) => db.insertInto('chapters').values(chapter).compile()),
      db.deleteFrom('snapshots').where('table_id', '=', table_id).where('seq', '>=', seq).compile(),
      db.deleteFrom('snapshots').where('table_id', '=', table_id).where('seq', 'not in', older).compile(),
      db.insertInto('snapshots').values(snapshot).compile(),
    ]);
  }

  /** Deletes one bad snapshot. */
  async discard(table: string, seq: number): Promise<void> {
    await this.db.deleteFrom('snapshots').where('table_id', '=', table).where('seq', '=', seq).execute();
  }

  /** Deletes all snapshots and chapters of a table. */
  async discardAll(table: string): Promise<void> {
    const { db } = this;
    await this.engine.batch([
      db.deleteFrom('snapshots').where('table_id', '=', table).compile(),
      db.deleteFrom('chapters').where('table_id', '=', table).compile(),
    ]);
  }

  /** The bytes stored for each table that has any. */
  async sizes(): Promise<Map<string, number>> {
    const sizes = new Map<string, number>();
    for (const name of ['snapshots', 'chapters'] as const) {
      for (let after: string | null = ''; after !== null; ) {
        const page = await this.sizesAfter(name, after);
        for (const { table_id, bytes } of page)
          sizes.set(table_id, (sizes.get(table_id) ?? 0) + Number(bytes));
        after = page.length < SIZES ? null : page[page.length - 1].table_id;
      }
    }
    return sizes;
  }

  /** Bytes, not characters: SQLite knows the number of bytes without reading the text. */
  private sizesAfter(name: 'snapshots' | 'chapters', after: string) {
    return this.db
      .selectFrom(name)
      .select(['table_id', (eb) => eb.fn.sum<number>(eb.fn('octet_length', ['body'])).as('bytes')])
      .where('table_id', '>', after)
      .groupBy('table_id')
      .orderBy('table_id')
      .limit(SIZES)
      .execute();
  }

  /** The least recently touched tables that have any; finished games first. */
  async leastUsed(limit: number): Promise<string[]> {
    const rows = await this.db
      .selectFrom('tables')
      .select('id')
      .where((eb) =>
        eb.or([
          eb('id', 'in', this.db.selectFrom('snapshots').select('table_id')),
          // Chapters outlive snapshots that an undo deleted.
          eb('id', 'in', this.db.selectFrom('chapters').select('table_id')),
        ]),
      )
      .orderBy((eb) => eb.case().when('status', 'in', ['finished', 'closed']).then(0).else(1).end())
      .orderBy('touched')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  }
}
