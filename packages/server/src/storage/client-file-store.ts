import type { Kysely, Selectable } from 'kysely';
import type { ClientFilesTable, Schema } from './schema.js';

export type ClientFileRow = Selectable<ClientFilesTable>;

/** How many files one statement names. */
const PAGE = 50;

/** Files of the page of all versions that are or were served lately. */
export class ClientFileStore {
  constructor(private readonly db: Kysely<Schema>) {}

  async known(): Promise<Set<string>> {
    const rows = await this.db.selectFrom('client_files').select('path').execute();
    return new Set(rows.map(({ path }) => path));
  }

  /** Writes files; several servers of one version may do it at the same moment. */
  async put(rows: readonly ClientFileRow[]): Promise<void> {
    for (let from = 0; from < rows.length; from += PAGE)
      await this.db
        .insertInto('client_files')
        .values(rows.slice(from, from + PAGE))
        .onConflict((oc) => oc.column('path').doNothing())
        .execute();
  }

  async find(path: string): Promise<ClientFileRow | null> {
    const row = await this.db
      .selectFrom('client_files')
      .selectAll()
      .where('path', '=', path)
      .executeTakeFirst();
    return row ?? null;
  }

  /** These files are still served. */
  async touch(paths: readonly string[], now: number): Promise<void> {
    for (let from = 0; from < paths.length; from += PAGE)
      await this.db
        .updateTable('client_files')
        .set({ seen: now })
        .where('path', 'in', paths.slice(from, from + PAGE))
        .execute();
  }

  async forget(before: number): Promise<void> {
    await this.db.deleteFrom('client_files').where('seen', '<', before).execute();
  }
}
