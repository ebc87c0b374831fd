import { randomBytes } from 'node:crypto';
import { Kysely } from 'kysely';
import { ChatStore } from './chat-store.js';
import { EventWriter } from './event-writer.js';
import { migrate } from './migrations.js';
import { PeopleStore } from './people-store.js';
import type { Schema } from './schema.js';
import { type Batch, sqliteDialect } from './sqlite-dialect.js';
import type { SqlThread } from './sqlite-threads.js';
import { TableStore } from './table-store.js';

/** Everything that is kept: one query layer over one database. */
export class Store {
  readonly people: PeopleStore;
  readonly tables: TableStore;
  readonly chat: ChatStore;
  readonly writer: EventWriter;

  private constructor(
    readonly db: Kysely<Schema>,
    /** Signs the cookies of guests. */
    readonly secret: string,
    batch: Batch,
  ) {
    this.people = new PeopleStore(db);
    this.tables = new TableStore(db);
    this.chat = new ChatStore(db);
    this.writer = new EventWriter(db, batch);
  }

  static async open(thread: SqlThread): Promise<Store> {
    const { dialect, batch } = sqliteDialect(thread);
    const db = new Kysely<Schema>({ dialect });
    try {
      await migrate(db as unknown as Kysely<never>);
      return new Store(db, await signingSecret(db), batch);
    } catch (error) {
      await db.destroy();
      throw error;
    }
  }

  /** Does the database answer? */
  async ping(): Promise<void> {
    await this.db.selectFrom('settings').select('name').limit(1).execute();
  }

  async close(): Promise<void> {
    await this.writer.drained();
    await this.db.destroy();
  }
}

async function signingSecret(db: Kysely<Schema>): Promise<string> {
  await db
    .insertInto('settings')
    .values({ name: 'secret', value: randomBytes(32).toString('hex') })
    .onConflict((oc) => oc.column('name').doNothing())
    .execute();
  const { value } = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', 'secret')
    .executeTakeFirstOrThrow();
  return value;
}
