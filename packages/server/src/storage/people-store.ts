import type { Kysely, Selectable } from 'kysely';
import type { PeopleTable, Schema } from './schema.js';
import { AlreadyWritten } from './storage-error.js';

export type PersonRow = Selectable<PeopleTable>;

export class PeopleStore {
  constructor(private readonly db: Kysely<Schema>) {}

  async find(id: string): Promise<PersonRow | null> {
    return (await this.db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
  }

  async named(key: string): Promise<PersonRow | null> {
    const row = await this.db.selectFrom('people').selectAll().where('name_key', '=', key).executeTakeFirst();
    return row ?? null;
  }

  /** Writes a guest's name down, or an account's new one. */
  async rename(id: string, name: string, key: string | null, now: number): Promise<void> {
    await this.once(() =>
      this.db
        .insertInto('people')
        .values({ id, name, name_key: key, password: null, created: now })
        .onConflict((oc) => oc.column('id').doUpdateSet({ name, name_key: key }))
        .execute(),
    );
  }

  /** A guest gets a password and is an account from now on. Throws AlreadyWritten where the name is taken. */
  async enroll(id: string, name: string, key: string, password: string, now: number): Promise<void> {
    await this.once(() =>
      this.db
        .insertInto('people')
        .values({ id, name, name_key: key, password, created: now })
        .onConflict((oc) => oc.column('id').doUpdateSet({ name, name_key: key, password }))
        .execute(),
    );
  }

  private async once(write: () => Promise<unknown>): Promise<void> {
    try {
      await write();
    } catch (error) {
      const { code, message } = error as { code?: string; message: string };
      if (code === '23505' || code?.startsWith('SQLITE_CONSTRAINT')) throw new AlreadyWritten(message);
      throw error;
    }
  }

  // Sessions

  async openSession(id: string, person: string, now: number): Promise<void> {
    await this.db.insertInto('sessions').values({ id, person, created: now, seen: now }).execute();
  }

  async session(id: string): Promise<{ person: string; seen: number } | null> {
    const row = await this.db
      .selectFrom('sessions')
      .select(['person', 'seen'])
      .where('id', '=', id)
      .executeTakeFirst();
    return row ?? null;
  }

  async seen(id: string, now: number): Promise<void> {
    await this.db.updateTable('sessions').set({ seen: now }).where('id', '=', id).execute();
  }

  async closeSession(id: string): Promise<void> {
    await this.db.deleteFrom('sessions').where('id', '=', id).execute();
  }

  async closeSessions(person: string): Promise<void> {
    await this.db.deleteFrom('sessions').where('person', '=', person).execute();
  }

  async forgetSessions(before: number): Promise<void> {
    await this.db.deleteFrom('sessions').where('seen', '<', before).execute();
  }
}
