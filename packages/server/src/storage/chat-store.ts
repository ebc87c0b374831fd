import type { Insertable, Kysely, Selectable } from 'kysely';
import type { ChatTable, Schema } from './schema.js';

export type ChatRow = Selectable<ChatTable>;

export class ChatStore {
  constructor(private readonly db: Kysely<Schema>) {}

  /** Writes a line down, once: the same request again finds the line that is there. */
  async add(line: Insertable<ChatTable>): Promise<{ row: ChatRow; fresh: boolean }> {
    const added = await this.db
      .insertInto('chat')
      .values(line)
      .onConflict((oc) => oc.columns(['table_id', 'request']).doNothing())
      .returningAll()
      .executeTakeFirst();
    if (added) return { row: added, fresh: true };
    const row = await this.db
      .selectFrom('chat')
      .selectAll()
      .where('table_id', '=', line.table_id)
      .where('request', '=', line.request)
      .executeTakeFirstOrThrow();
    return { row, fresh: false };
  }

  /** The last lines of a table that somebody may read who is on these sides. */
  async last(table: string, sides: readonly string[], limit: number): Promise<ChatRow[]> {
    const rows = await this.db
      .selectFrom('chat')
      .selectAll()
      .where('table_id', '=', table)
      .where((eb) =>
        sides.length === 0
          ? eb('side', 'is', null)
          : eb.or([eb('side', 'is', null), eb('side', 'in', sides.slice())]),
      )
      .orderBy('n', 'desc')
      .limit(limit)
      .execute();
    return rows.reverse();
  }
}
