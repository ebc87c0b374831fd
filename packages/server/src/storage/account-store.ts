import type { Kysely, Selectable } from 'kysely';
import type { OneTimeTable, PasskeysTable, Schema } from './schema.js';

export type PasskeyRow = Selectable<PasskeysTable>;
export type OneTimeRow = Selectable<OneTimeTable>;

/** The ways into an account besides its password, and all that is stored about a person. */
export class AccountStore {
  constructor(private readonly db: Kysely<Schema>) {}

  // What may be done once

  async putOnce(row: OneTimeRow, now: number): Promise<void> {
    await this.db.deleteFrom('one_time').where('until', '<=', now).execute();
    await this.db.insertInto('one_time').values(row).execute();
  }

  /** Takes it, if it is there and not too old: of several who try, one succeeds. */
  async takeOnce(id: string, kind: string, now: number): Promise<OneTimeRow | null> {
    return this.db.transaction().execute(async (trx) => {
      const row = await trx
        .selectFrom('one_time')
        .selectAll()
        .where('id', '=', id)
        .where('kind', '=', kind)
        .where('until', '>', now)
        .executeTakeFirst();
      const { numDeletedRows } = await trx
        .deleteFrom('one_time')
        .where('id', '=', id)
        .where('kind', '=', kind)
        .executeTakeFirst();
      return row && numDeletedRows > 0n ? row : null;
    });
  }

  // Passkeys

  async addPasskey(row: PasskeyRow): Promise<void> {
    await this.db.insertInto('passkeys').values(row).execute();
  }

  passkeys(person: string): Promise<PasskeyRow[]> {
    return this.db
      .selectFrom('passkeys')
      .selectAll()
      .where('person', '=', person)
      .orderBy('created')
      .execute();
  }

  async passkey(id: string): Promise<PasskeyRow | null> {
    return (await this.db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
  }

  async usedPasskey(id: string, counter: number, now: number): Promise<void> {
    await this.db.updateTable('passkeys').set({ counter, used: now }).where('id', '=', id).execute();
  }

  /** Removes a key; false if it is the last of an account that nothing else opens, as whoever asks has seen it. */
  async removePasskey(id: string, person: string, credential: string, onlyWayIn: boolean): Promise<boolean> {
    return this.db.transaction().execute(async (trx) => {
      // Takes the row's lock: of two keys that are removed at the same moment, one stays.
      const { numUpdatedRows } = await trx
        .updateTable('people')
        .set({ password: credential })
        .where('id', '=', person)
        .where('password', '=', credential)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      const keys = await trx.selectFrom('passkeys').select('id').where('person', '=', person).execute();
      if (onlyWayIn && keys.every((key) => key.id === id)) return false;
      await trx.deleteFrom('passkeys').where('id', '=', id).where('person', '=', person).execute();
      return true;
    });
  }

  async forget(person: string): Promise<void> {
    await this.db.deleteFrom('passkeys').where('person', '=', person).execute();
    await this.db.deleteFrom('one_time').where('person', '=', person).execute();
  }

  // Everything about a person

  /** The person's own rows; nothing that others wrote, and no secrets. */
  async everything(person: string) {
    const { db } = this;
    const chat = await db
      .selectFrom('chat')
      .select(['table_id as table', 'at', 'side', 'text'])
      .where('person', '=', person)
      .orderBy('n')
      .execute();
    const played = await db
      .selectFrom('played')
      .select(['table_id as table', 'game', 'seat', 'side', 'outcome', 'finished', 'rated', 'private'])
      .where('rater', '=', person)
      .orderBy('finished')
      .execute();
    const ratings = await db
      .selectFrom('ratings')
      .select(['game', 'mu', 'sigma', 'games', 'opponents'])
      .where('rater', '=', person)
      .execute();
    const tables = await db
      .selectFrom('seated')
      .innerJoin('tables', 'tables.id', 'seated.table_id')
      .select(['tables.id', 'tables.game', 'tables.status', 'tables.created', 'tables.touched'])
      .where('seated.person', '=', person)
      .orderBy('tables.created')
      .execute();
    const regards = await db
      .selectFrom('regards')
      .select(['other', 'regard', 'since'])
      .where('person', '=', person)
      .execute();
    const reports = await db
      .selectFrom('reports')
      .select(['at', 'about', 'table_id as table', 'reason', 'words'])
      .where('reporter', '=', person)
      .execute();
    const organized = await db
      .selectFrom('tournaments')
      .select(['id', 'name', 'about', 'game', 'status', 'created', 'finished'])
      .where('organizer', '=', person)
      .orderBy('created')
      .execute();
    const entries = await db
      .selectFrom('entries')
      .select(['tournament_id as tournament', 'at', 'status', 'seed', 'division'])
      .where('person', '=', person)
      .orderBy('at')
      .execute();
    const roles = await db
      .selectFrom('roles')
      .select(['role', 'since'])
      .where('person', '=', person)
      .execute();
    const bans = await db
      .selectFrom('bans')
      .select(['reason', 'since', 'until'])
      .where('person', '=', person)
      .execute();
    return { tables, played, ratings, organized, entries, chat, regards, reports, roles, bans };
  }
}
