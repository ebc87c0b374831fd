import { LIMITS } from '@sandtable/protocol';
import type { Insertable, Kysely, Selectable } from 'kysely';
import { LruCache } from '../lru-cache.js';
import type { ChatTable, Schema } from './schema.js';

export type ChatRow = Selectable<ChatTable>;

/** For how many tables the latest chat is cached. */
const REMEMBERED = 200;

export class ChatStore {
  /** The latest lines of each table, by sides, until a new line is written there. */
  private readonly known = new LruCache<Map<string, Promise<readonly ChatRow[]>>>(REMEMBERED);

  constructor(private readonly db: Kysely<Schema>) {}

  /** Writes a line once: a repeated request returns the line that is there. */
  async add(line: Insertable<ChatTable>): Promise<{ row: ChatRow; fresh: boolean }> {
    const added = await this.db
      .insertInto('chat')
      .values(line)
      .onConflict((oc) => oc.columns(['table_id', 'request']).doNothing())
      .returningAll()
      .executeTakeFirst();
    this.known.drop(line.table_id);
    if (added) {
      await this.forgetOldest(line.table_id, line.person, LIMITS.chatOfPerson);
      await this.forgetOldest(line.table_id, null, LIMITS.chatOfTable);
      this.known.drop(line.table_id);
      return { row: added, fresh: true };
    }
    const row = await this.db
      .selectFrom('chat')
      .selectAll()
      .where('table_id', '=', line.table_id)
      .where('request', '=', line.request)
      .executeTakeFirstOrThrow();
    return { row, fresh: false };
  }

  /**
   * Keeps the newest lines of a table, or of one person at it, so that people who flood the chat lose their own lines
   * first.
   */
  private async forgetOldest(table: string, person: string | null, kept: number): Promise<void> {
    let lines = this.db.selectFrom('chat').select('n').where('table_id', '=', table);
    if (person !== null) lines = lines.where('person', '=', person);
    const oldest = await lines
      .orderBy('n', 'desc')
      .offset(kept - 1)
      .limit(1)
      .executeTakeFirst();
    if (!oldest) return;
    let gone = this.db.deleteFrom('chat').where('table_id', '=', table).where('n', '<', oldest.n);
    if (person !== null) gone = gone.where('person', '=', person);
    await gone.execute();
  }

  /** One line; null if it is gone. */
  async line(n: number): Promise<ChatRow | null> {
    return (await this.db.selectFrom('chat').selectAll().where('n', '=', n).executeTakeFirst()) ?? null;
  }

  /** Another process has changed the chat of a table, or (null) of all. */
  forget(table: string | null): void {
    if (table === null) this.known.clear();
    else this.known.drop(table);
  }

  /** The last lines of a table that are visible to these sides: the same array until there is a new line. */
  last(table: string, sides: readonly string[], limit: number): Promise<readonly ChatRow[]> {
    const asked = this.known.get(table, () => new Map());
    const key = `${limit} ${sides}`;
    let reading = asked.get(key);
    if (!reading) {
      reading = this.readLast(table, sides, limit);
      asked.set(key, reading);
      reading.catch(() => asked.delete(key));
    }
    return reading;
  }

  /** The same, uncached. */
  async readLast(table: string, sides: readonly string[], limit: number): Promise<ChatRow[]> {
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

  /** Every line of a table that is kept and visible to these sides. */
  linesOf(table: string, sides: readonly string[]): Promise<ChatRow[]> {
    return this.readLast(table, sides, LIMITS.chatOfTable);
  }

  /** Changes the name on everything this person said. */
  async rename(person: string, name: string): Promise<void> {
    await this.db.updateTable('chat').set({ name }).where('person', '=', person).execute();
    this.known.clear();
  }
}
