import type { Kysely, Selectable } from 'kysely';
import type { PeopleTable, Schema } from './schema.js';
import { AlreadyWritten } from './storage-error.js';

export type PersonRow = Selectable<PeopleTable>;

export class PeopleStore {
  constructor(
    private readonly db: Kysely<Schema>,
    private readonly isDuplicate: (error: unknown) => boolean,
  ) {}

  async find(id: string): Promise<PersonRow | null> {
    return (await this.db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
  }

  async named(key: string): Promise<PersonRow | null> {
    const row = await this.db.selectFrom('people').selectAll().where('name_key', '=', key).executeTakeFirst();
    return row ?? null;
  }

  /** Writes a guest's name down. False where the guest has become an account in the meantime. */
  async renameGuest(id: string, name: string, now: number): Promise<boolean> {
    const { numInsertedOrUpdatedRows: written } = await this.db
      .insertInto('people')
      .values({ id, name, name_key: null, password: null, created: now })
      .onConflict((oc) => oc.column('id').doUpdateSet({ name }).where('people.password', 'is', null))
      .executeTakeFirst();
    return written !== 0n;
  }

  /** Writes an account's new name down. Throws AlreadyWritten where it is taken. */
  async renameAccount(id: string, name: string, key: string): Promise<void> {
    await this.once(() =>
      this.db.updateTable('people').set({ name, name_key: key }).where('id', '=', id).executeTakeFirst(),
    );
  }

  /**
   * A guest gets a password and is an account from now on. False where there is a password already. Throws
   * AlreadyWritten where the name is taken.
   */
  async enroll(id: string, name: string, key: string, password: string, now: number): Promise<boolean> {
    const { numInsertedOrUpdatedRows: written } = await this.once(() =>
      this.db
        .insertInto('people')
        .values({ id, name, name_key: key, password, created: now })
        .onConflict((oc) =>
          oc.column('id').doUpdateSet({ name, name_key: key, password }).where('people.password', 'is', null),
        )
        .executeTakeFirst(),
    );
    return written !== 0n;
  }

  private async once<R>(write: () => Promise<R>): Promise<R> {
    try {
      return await write();
    } catch (error) {
      throw this.isDuplicate(error) ? new AlreadyWritten((error as Error).message) : error;
    }
  }

  // Sessions

  async openSession(id: string, person: string, now: number): Promise<void> {
    await this.db.insertInto('sessions').values({ id, person, created: now, seen: now }).execute();
  }

  /** Whose session it is and when it was last used: one question, so that the answer is of one moment. */
  async session(id: string): Promise<{ id: string; name: string; seen: number } | null> {
    const row = await this.db
      .selectFrom('sessions')
      .innerJoin('people', 'people.id', 'sessions.person')
      .select(['people.id', 'people.name', 'sessions.seen'])
      .where('sessions.id', '=', id)
      .executeTakeFirst();
    return row ? { ...row, seen: Number(row.seen) } : null;
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
