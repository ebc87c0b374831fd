import { LIMITS } from '@sandtable/protocol';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { PasskeysTable, PeopleTable, Schema } from './schema.js';
import { AlreadyWritten } from './storage-error.js';

export type PersonRow = Selectable<PeopleTable>;

/** The name of an account: as shown, its key, and its skeletons. */
export interface OwnName {
  name: string;
  key: string;
  looks: readonly string[];
}

/** How many guests one statement forgets. */
const FORGOTTEN_AT_ONCE = 500;

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

  /** Does another person's account have a name that looks like this? */
  async looksTaken(looks: readonly string[], person: string): Promise<boolean> {
    const row = await this.db
      .selectFrom('name_looks')
      .select('look')
      .where('look', 'in', looks.slice())
      .where('person', '!=', person)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Stores a guest's name. Returns false if the guest has become an account in the meantime. */
  async renameGuest(id: string, name: string, now: number): Promise<boolean> {
    const { numInsertedOrUpdatedRows: written } = await this.db
      .insertInto('people')
      .values({ id, name, name_key: null, password: null, created: now, seen: now })
      .onConflict((oc) =>
        oc
          .column('id')
          .doUpdateSet({ name, seen: now })
          .where('people.password', 'is', null)
          .where('people.deleted', 'is', null),
      )
      .executeTakeFirst();
    return written !== 0n;
  }

  /**
   * Stores an account's new name. Returns false if the account is deleted. Throws AlreadyWritten if the name is
   * taken.
   */
  renameAccount(id: string, { name, key, looks }: OwnName): Promise<boolean> {
    return this.once(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('people')
        .set({ name, name_key: key })
        .where('id', '=', id)
        .where('password', 'is not', null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      await takeLooks(trx, id, looks);
      return true;
    });
  }

  /**
   * Gives a guest a password, or what stands for none and a passkey, which makes them an account. Returns false if they have
   * one already. Throws AlreadyWritten if the name is taken.
   */
  enroll(
    id: string,
    { name, key, looks }: OwnName,
    password: string,
    now: number,
    passkey: Selectable<PasskeysTable> | null = null,
  ): Promise<boolean> {
    return this.once(async (trx) => {
      const { numInsertedOrUpdatedRows: written } = await trx
        .insertInto('people')
        .values({ id, name, name_key: key, password, created: now })
        .onConflict((oc) =>
          oc
            .column('id')
            .doUpdateSet({ name, name_key: key, password, seen: null })
            .where('people.password', 'is', null)
            .where('people.deleted', 'is', null),
        )
        .executeTakeFirst();
      if (written === 0n) return false;
      await takeLooks(trx, id, looks);
      if (passkey) await trx.insertInto('passkeys').values(passkey).execute();
      return true;
    });
  }

  private async once<R>(write: (trx: Transaction<Schema>) => Promise<R>): Promise<R> {
    try {
      return await this.db.transaction().execute(write);
    } catch (error) {
      throw this.isDuplicate(error) ? new AlreadyWritten((error as Error).message) : error;
    }
  }

  /**
   * Computes the skeletons of all names again, unless this version computed them. If two old names look alike, the
   * older account owns the skeleton; both names stay.
   */
  async keepLooks(version: string, looksOf: (name: string) => readonly string[]): Promise<void> {
    await this.db.transaction().execute(async (trx) => {
      const kept = await trx.selectFrom('settings').select('value').where('name', '=', 'looks').execute();
      if (kept[0]?.value === version) return;
      await trx.deleteFrom('name_looks').execute();
      const accounts = await trx
        .selectFrom('people')
        .select(['id', 'name'])
        .where('password', 'is not', null)
        .orderBy('created')
        .execute();
      for (const { id, name } of accounts) {
        const rows = looksOf(name).map((look) => ({ look, person: id }));
        await trx
          .insertInto('name_looks')
          .values(rows)
          .onConflict((oc) => oc.column('look').doNothing())
          .execute();
      }
      await trx
        .insertInto('settings')
        .values({ name: 'looks', value: version })
        .onConflict((oc) => oc.column('name').doUpdateSet({ value: version }))
        .execute();
    });
  }

  /** Replaces this password and ends all other sessions. Returns false if the password has changed in the meantime. */
  async changePassword(id: string, before: string, after: string, session: string | null): Promise<boolean> {
    return this.db.transaction().execute(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('people')
        .set({ password: after })
        .where('id', '=', id)
        .where('password', '=', before)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      const others = trx.deleteFrom('sessions').where('person', '=', id);
      await (session === null ? others : others.where('id', '!=', session)).execute();
      return true;
    });
  }

  /** Replaces a forgotten password and ends all sessions. Returns false if there is no such account. */
  async resetPassword(id: string, password: string): Promise<boolean> {
    return this.db.transaction().execute(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('people')
        .set({ password })
        .where('id', '=', id)
        .where('password', 'is not', null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      await trx.deleteFrom('sessions').where('person', '=', id).execute();
      // Another link of the same mail, or of an earlier one, opens nothing any more.
      await trx.deleteFrom('one_time').where('person', '=', id).execute();
      return true;
    });
  }

  /** When a person's sessions were opened and last used. */
  async sessionsOf(person: string): Promise<{ created: number; seen: number }[]> {
    const rows = await this.db
      .selectFrom('sessions')
      .select(['created', 'seen'])
      .where('person', '=', person)
      .orderBy('created')
      .execute();
    return rows.map(({ created, seen }) => ({ created: Number(created), seen: Number(seen) }));
  }

  /** Does this person have an account, not deleted? */
  async isAccount(id: string): Promise<boolean> {
    return ((await this.find(id))?.password ?? null) !== null;
  }

  /** The names of these people, as far as they are stored, and whether they have accounts. */
  async known(ids: readonly string[]): Promise<Map<string, { name: string; account: boolean }>> {
    if (ids.length === 0) return new Map();
    const rows = await this.db
      .selectFrom('people')
      .select(['id', 'name', 'name_key'])
      .where('id', 'in', [...new Set(ids)])
      .execute();
    return new Map(rows.map(({ id, name, name_key }) => [id, { name, account: name_key !== null }]));
  }

  // Guests

  /** A guest with a name was here. */
  async guestSeen(id: string, now: number): Promise<void> {
    await this.db
      .updateTable('people')
      .set({ seen: now })
      .where('id', '=', id)
      .where('password', 'is', null)
      .execute();
  }

  /**
   * Forgets the names of guests who were not here since then, and have never sat at a table: nothing else names them.
   * Returns how many; there may be more.
   */
  async forgetGuests(before: number): Promise<number> {
    const { db } = this;
    const idle = db
      .selectFrom('people')
      .select('people.id')
      .where('seen', '<', before)
      .where('password', 'is', null)
      .where('deleted', 'is', null)
      .where('people.id', 'not in', db.selectFrom('seated').select('person'))
      .where('people.id', 'not in', db.selectFrom('played').select('rater'))
      .where('people.id', 'not in', db.selectFrom('bans').select('person'))
      .where('people.id', 'not in', db.selectFrom('reports').select('about'))
      .limit(FORGOTTEN_AT_ONCE);
    const { numDeletedRows } = await db
      .deleteFrom('people')
      .where('id', 'in', idle)
      // They may have come meanwhile.
      .where('seen', '<', before)
      .where('password', 'is', null)
      .executeTakeFirst();
    return Number(numDeletedRows);
  }

  // Deletion

  /**
   * Deletes the account with this password: nobody can sign in to it, and its name is free. Returns false if there is
   * none.
   */
  async remove(id: string, password: string, name: string, now: number): Promise<boolean> {
    return this.db.transaction().execute(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('people')
        .set({ name, name_key: null, password: null, deleted: now })
        .where('id', '=', id)
        .where('password', '=', password)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      await trx.deleteFrom('name_looks').where('person', '=', id).execute();
      await trx.deleteFrom('sessions').where('person', '=', id).execute();
      return true;
    });
  }

  /** Accounts deleted before then whose names may still be in tables. */
  async notErased(before: number): Promise<string[]> {
    const rows = await this.db
      .selectFrom('people')
      .select('id')
      .where('deleted', '<=', before)
      .where('erased', 'is', null)
      .execute();
    return rows.map(({ id }) => id);
  }

  async deletedIds(): Promise<string[]> {
    const rows = await this.db.selectFrom('people').select('id').where('deleted', 'is not', null).execute();
    return rows.map(({ id }) => id);
  }

  async erased(id: string, now: number): Promise<void> {
    await this.db.updateTable('people').set({ erased: now }).where('id', '=', id).execute();
  }

  // Sessions

  /** Opens a session for the person with this password. Returns false if it has changed, or the account is deleted. */
  async openSession(id: string, person: string, password: string, now: number): Promise<boolean> {
    const opened = await this.db.transaction().execute(async (trx) => {
      // Takes the row's lock, so that a change of the password comes wholly before this or ends this session, too.
      const { numUpdatedRows } = await trx
        .updateTable('people')
        .set({ password })
        .where('id', '=', person)
        .where('password', '=', password)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      await trx.insertInto('sessions').values({ id, person, created: now, seen: now }).execute();
      return true;
    });
    if (opened) await this.forgetOldest(person, id);
    return opened;
  }

  /** Ends the least recently used sessions of a person who has too many. */
  private async forgetOldest(person: string, newest: string): Promise<void> {
    const older = await this.db
      .selectFrom('sessions')
      .select('id')
      .where('person', '=', person)
      .where('id', '!=', newest)
      .orderBy('seen', 'desc')
      .orderBy('created', 'desc')
      .offset(LIMITS.sessions - 1)
      .limit(LIMITS.sessions)
      .execute();
    for (const { id } of older) await this.closeSession(id);
  }

  /** A session's person and when it was last used, in one query, so that both are of one moment. */
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

/** Reserves a name, and all names that look like it, for this account. */
async function takeLooks(trx: Transaction<Schema>, person: string, looks: readonly string[]): Promise<void> {
  await trx.deleteFrom('name_looks').where('person', '=', person).execute();
  await trx
    .insertInto('name_looks')
    .values(looks.map((look) => ({ look, person })))
    .execute();
}
