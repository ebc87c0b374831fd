import type { NoticePace } from '@sandtable/protocol';
import { type ExpressionBuilder, type Kysely, type Selectable, sql } from 'kysely';
import type { NoticeSettingsTable, PushSubscriptionsTable, Schema } from './schema.js';

export type NoticeRow = Selectable<NoticeSettingsTable>;
export type PushRow = Selectable<PushSubscriptionsTable>;

/** A turn, or a game of a tournament that has begun, of which its person has not been told. */
export interface UntoldTurn {
  table: string;
  /** A game has begun; whose turn it is does not matter. */
  begun: boolean;
  /** The name of the tournament; null if it is not part of one. */
  tournament: string | null;
  game: string;
  info: string;
  progress: string | null;
  since: number;
}

/** A tournament in which somebody is no longer paired, because they never came, and has not been told so. */
export interface UntoldAbsence {
  tournament: string;
  name: string;
  game: string;
  since: number;
}

const MINUTE = 60_000;
/** The least time between two messages to a person. */
export const PACE: Record<NoticePace, number> = {
  'at-once': 10 * MINUTE,
  hourly: 60 * MINUTE,
  daily: 24 * 60 * MINUTE,
};
/** When what failed is tried again after somebody has changed something, if it was not due sooner. */
export const AGAIN = MINUTE;
/** How many browsers of one person are told: one more replaces the oldest. */
const BROWSERS = 10;
/** How many turns of one person are looked at together. */
const TURNS = 100;

/** Whose turn it is, and how people want to be told. */
export class NoticeStore {
  constructor(private readonly db: Kysely<Schema>) {}

  // Settings

  async settings(person: string): Promise<NoticeRow | null> {
    const row = await this.db
      .selectFrom('notice_settings')
      .selectAll()
      .where('person', '=', person)
      .executeTakeFirst();
    return row ?? null;
  }

  /**
   * Saves what a person wants. However often that is done, the next message is not before its time: a new pace counts
   * from the last message. What failed is tried again soon.
   */
  async save({ next: _, failures: __, ...row }: NoticeRow, now: number): Promise<void> {
    const { person: ___, ...rest } = row;
    const pace = PACE[row.pace as NoticePace];
    const { daily, hourly, 'at-once': atOnce } = PACE;
    const before = sql<number>`case notice_settings.pace when 'daily' then ${sql.lit(daily)}
      when 'hourly' then ${sql.lit(hourly)} else ${sql.lit(atOnce)} end`;
    const after = sql<number>`notice_settings.next + ${sql.lit(pace)} - (${before})`;
    // Beyond the pace it only waited for the end of quiet hours, which may be others now.
    const latest = sql<number>`case when notice_settings.failures > 0 then ${sql.lit(now + AGAIN)}
      else ${sql.lit(now + pace)} end`;
    const next = sql<number>`case when ${after} > ${latest} then ${latest} else ${after} end`;
    await this.db
      .insertInto('notice_settings')
      .values({ ...row, next: 0, failures: 0 })
      .onConflict((oc) => oc.column('person').doUpdateSet({ ...rest, next, failures: 0 }))
      .execute();
  }

  /** There is a new way to tell somebody: if the others have failed, it is tried soon. */
  private async tryAgain(person: string, now: number): Promise<void> {
    await this.db
      .updateTable('notice_settings')
      .set({ next: now + AGAIN })
      .where('person', '=', person)
      .where('failures', '>', 0)
      .where('next', '>', now + AGAIN)
      .execute();
  }

  /** The accounts that have confirmed this address, in large or small letters: each with its own spelling. */
  async withEmail(
    email: string,
    limit: number,
  ): Promise<{ id: string; name: string; email: string; language: string }[]> {
    return this.db
      .selectFrom('notice_settings')
      .innerJoin('people', 'people.id', 'notice_settings.person')
      .select(['people.id', 'people.name', 'notice_settings.language'])
      .select(sql<string>`notice_settings.email`.as('email'))
      .where((eb) => eb.fn<string>('lower', ['notice_settings.email']), '=', email.toLowerCase())
      .where('notice_settings.confirmed', '=', 1)
      .where('people.password', 'is not', null)
      .orderBy('people.created')
      .limit(limit)
      .execute();
  }

  /** Confirms an address, if it is still the one that was asked. */
  async confirm(person: string, email: string, now: number): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('notice_settings')
      .set({ confirmed: 1 })
      .where('person', '=', person)
      .where('email', '=', email)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await this.tryAgain(person, now);
    return true;
  }

  /** No more mail to this address. */
  async stopMail(person: string, email: string): Promise<void> {
    await this.db
      .updateTable('notice_settings')
      .set({ email: null, confirmed: 0 })
      .where('person', '=', person)
      .where('email', '=', email)
      .execute();
  }

  /**
   * Notes a question about each of these, unless there was one about any of them since then. It outlives settings and
   * accounts, so that changing those does not make room for another question.
   */
  async noteQuestion(about: readonly string[], now: number, since: number): Promise<boolean> {
    await this.db.deleteFrom('mail_questions').where('at', '<=', since).execute();
    for (const [i, one] of about.entries()) {
      const { numInsertedOrUpdatedRows } = await this.db
        .insertInto('mail_questions')
        .values({ about: one, at: now })
        .onConflict((oc) => oc.column('about').doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows) continue;
      await this.forgetQuestion(about.slice(0, i));
      return false;
    }
    return true;
  }

  /** The question was not sent. */
  async forgetQuestion(about: readonly string[]): Promise<void> {
    for (const one of about) await this.db.deleteFrom('mail_questions').where('about', '=', one).execute();
  }

  async forget(person: string): Promise<void> {
    await this.db.deleteFrom('notice_settings').where('person', '=', person).execute();
    await this.db.deleteFrom('push_subscriptions').where('person', '=', person).execute();
    await this.db.deleteFrom('turns').where('person', '=', person).execute();
    await this.db.deleteFrom('tidings').where('person', '=', person).execute();
    await this.db.deleteFrom('absences').where('person', '=', person).execute();
  }

  // Browsers

  async browsers(person: string): Promise<PushRow[]> {
    return this.db
      .selectFrom('push_subscriptions')
      .selectAll()
      .where('person', '=', person)
      .orderBy('created')
      .execute();
  }

  /** A browser belongs to whoever signed in there last. */
  async addBrowser(row: PushRow): Promise<void> {
    const { endpoint: _, ...rest } = row;
    await this.db
      .insertInto('push_subscriptions')
      .values(row)
      .onConflict((oc) => oc.column('endpoint').doUpdateSet(rest))
      .execute();
    const all = await this.browsers(row.person);
    for (const { endpoint } of all.slice(0, Math.max(0, all.length - BROWSERS)))
      await this.removeBrowser(endpoint);
    await this.tryAgain(row.person, row.created);
  }

  async removeBrowser(endpoint: string, person?: string): Promise<void> {
    const gone = this.db.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint);
    await (person === undefined ? gone : gone.where('person', '=', person)).execute();
  }

  // Turns

  /** People who can be told now, and have not been told of a turn that began before then. */
  async due(now: number, before: number, limit: number): Promise<NoticeRow[]> {
    return this.db
      .selectFrom('notice_settings')
      .selectAll()
      .where('next', '<=', now)
      .where(hasWay)
      .where((eb) =>
        eb.or([
          eb.exists(
            eb
              .selectFrom('turns')
              .innerJoin('tables', 'tables.id', 'turns.table_id')
              .select('turns.person')
              .whereRef('turns.person', '=', 'notice_settings.person')
              .where('turns.told', '=', 0)
              .where('turns.since', '<=', before)
              .where('tables.status', '=', 'running'),
          ),
          eb.exists(
            eb
              .selectFrom('tidings')
              .innerJoin('tables', 'tables.id', 'tidings.table_id')
              .select('tidings.person')
              .whereRef('tidings.person', '=', 'notice_settings.person')
              .where('tidings.since', '<=', before)
              .where('tables.status', '=', 'running'),
          ),
          eb.exists(
            eb
              .selectFrom('absences')
              .select('absences.person')
              .whereRef('absences.person', '=', 'notice_settings.person')
              .where('absences.since', '<=', before),
          ),
        ]),
      )
      .orderBy('next')
      .limit(limit)
      .execute();
  }

  /** What a person has not been told: turns, then games that have begun. */
  async untold(person: string, before: number): Promise<UntoldTurn[]> {
    const turns = await this.db
      .selectFrom('turns')
      .innerJoin('tables', 'tables.id', 'turns.table_id')
      .leftJoin('pairings', 'pairings.table_id', 'turns.table_id')
      .leftJoin('tournaments', 'tournaments.id', 'pairings.tournament_id')
      .select(['turns.table_id as table', 'tables.game', 'tables.info', 'tables.progress', 'turns.since'])
      .select('tournaments.name as tournament')
      .where('turns.person', '=', person)
      .where('turns.told', '=', 0)
      .where('turns.since', '<=', before)
      .where('tables.status', '=', 'running')
      .orderBy('turns.since')
      .limit(TURNS)
      .execute();
    const begun = await this.db
      .selectFrom('tidings')
      .innerJoin('tables', 'tables.id', 'tidings.table_id')
      .leftJoin('pairings', 'pairings.table_id', 'tidings.table_id')
      .leftJoin('tournaments', 'tournaments.id', 'pairings.tournament_id')
      .select(['tidings.table_id as table', 'tables.game', 'tables.info', 'tables.progress', 'tidings.since'])
      .select('tournaments.name as tournament')
      .where('tidings.person', '=', person)
      .where('tidings.since', '<=', before)
      .where('tables.status', '=', 'running')
      .orderBy('tidings.since')
      .limit(TURNS)
      .execute();
    return [
      ...turns.map((turn) => ({ ...turn, begun: false })),
      ...begun.map((game) => ({ ...game, begun: true })),
    ];
  }

  /** Where a person is no longer paired, and has not been told. */
  async absences(person: string, before: number): Promise<UntoldAbsence[]> {
    const rows = await this.db
      .selectFrom('absences')
      .innerJoin('tournaments', 'tournaments.id', 'absences.tournament_id')
      .select(['tournaments.id as tournament', 'tournaments.name', 'tournaments.game', 'absences.since'])
      .where('absences.person', '=', person)
      .where('absences.since', '<=', before)
      .orderBy('absences.since')
      .limit(TURNS)
      .execute();
    return rows.map((row) => ({ ...row, since: Number(row.since) }));
  }

  async toldAbsences(person: string, told: readonly UntoldAbsence[]): Promise<void> {
    for (const { tournament, since } of told)
      await this.db
        .deleteFrom('absences')
        .where('person', '=', person)
        .where('tournament_id', '=', tournament)
        .where('since', '=', since)
        .execute();
  }

  /** Marks turns as told, unless another has begun at the table meanwhile. */
  async told(person: string, turns: readonly Pick<UntoldTurn, 'table' | 'since' | 'begun'>[]): Promise<void> {
    for (const { table, since, begun } of turns) {
      if (begun) {
        await this.db
          .deleteFrom('tidings')
          .where('person', '=', person)
          .where('table_id', '=', table)
          .execute();
        continue;
      }
      await this.db
        .updateTable('turns')
        .set({ told: 1 })
        .where('table_id', '=', table)
        .where('person', '=', person)
        .where('since', '=', since)
        .execute();
    }
  }

  /** Nobody is waited for at this table any more. */
  async endTurns(table: string): Promise<void> {
    await this.db.deleteFrom('turns').where('table_id', '=', table).execute();
  }

  /** Takes a person's next message for this process alone, until then: another one may have found the same turn. */
  async claim({ person, next }: NoticeRow, until: number): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('notice_settings')
      .set({ next: until })
      .where('person', '=', person)
      .where('next', '=', next)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async setNext(person: string, next: number, failures: number): Promise<void> {
    await this.db
      .updateTable('notice_settings')
      .set({ next, failures })
      .where('person', '=', person)
      .execute();
  }
}

/** Has the person said how to be told? Until an address is confirmed, turns wait. */
function hasWay(eb: ExpressionBuilder<Schema, 'notice_settings'>) {
  return eb.or([
    eb('notice_settings.webhook', 'is not', null),
    eb.and([eb('notice_settings.email', 'is not', null), eb('notice_settings.confirmed', '=', 1)]),
    eb.exists(
      eb
        .selectFrom('push_subscriptions')
        .select('push_subscriptions.endpoint')
        .whereRef('push_subscriptions.person', '=', 'notice_settings.person'),
    ),
  ]);
}
