import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { PlayedTable, RatingsTable, ResultsTable, Schema } from './schema.js';
import { recordPairing } from './tournament-store.js';

export type ResultRow = Selectable<ResultsTable>;
export type PlayedRow = Selectable<PlayedTable>;
export type RatingRow = Selectable<RatingsTable>;

/** How many results one query reads. */
const PAGE = 500;

/** Where a page of a history begins: after this game. */
export interface HistoryMark {
  finished: number;
  table: string;
}

/** How often two have met in rated games: ever, and since some moment. */
export interface Meetings {
  ever: number;
  lately: number;
}

/** Which part of a history is wanted. `all` includes games at private tables. */
export interface HistoryQuery {
  all: boolean;
  game: string | null;
  against: string | null;
  after: HistoryMark | null;
  limit: number;
}

export interface Tally {
  game: string;
  side: string;
  outcome: string;
  count: number;
}

/** The ratings, as they are written when a result is. */
export interface RatingBook {
  ratingsOf(game: string, raters: readonly string[]): Promise<RatingRow[]>;
  meetings(game: string, a: string, b: string, since: number): Promise<Meetings>;
}

export interface NewResult {
  result: Omit<ResultRow, 'n' | 'rated'>;
  /** Who played which seat; `rated` follows from the result's. */
  played: Omit<PlayedRow, 'rated'>[];
  /** Did it end because somebody's time was up? */
  onTime: boolean;
}

/** Finished games and the ratings that follow from them. */
export class ClubStore {
  constructor(private readonly db: Kysely<Schema>) {}

  // Recording

  /** Finished games whose results are not recorded. */
  async unrecorded(limit: number): Promise<string[]> {
    const rows = await this.db
      .selectFrom('tables')
      .select('id')
      .where('status', '=', 'finished')
      .where('recorded', '=', 0)
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** The result of this table cannot be read: it is not looked at again. */
  async leaveOut(table: string): Promise<void> {
    await this.db.updateTable('tables').set({ recorded: 2 }).where('id', '=', table).execute();
  }

  /**
   * Writes a result, the ratings after it and the pairing of a tournament that it decides, all or nothing, and once:
   * false if it was there already. `rate` returns the new ratings, or null if the game is not rated.
   */
  record(
    { result, played, onTime }: NewResult,
    rate: (book: RatingBook) => Promise<RatingRow[] | null>,
  ): Promise<boolean> {
    const { table_id } = result;
    return this.db.transaction().execute(async (trx) => {
      const n = await nextNumber(trx);
      const done = { recorded: 1 };
      await trx.updateTable('tables').set(done).where('id', '=', table_id).execute();
      const known = await trx
        .selectFrom('results')
        .select('n')
        .where('table_id', '=', table_id)
        .executeTakeFirst();
      if (known) return false;
      const outcomeFor = (person: string) => {
        const outcome = played.find(({ rater }) => rater === person)?.outcome;
        return outcome === 'won' ? 'one' : outcome === 'lost' ? 'other' : 'draw';
      };
      const { played: wasPlayed } = await recordPairing(trx, table_id, outcomeFor, {
        now: result.finished,
        onTime,
      });
      const ratings = wasPlayed ? await rate(bookIn(trx)) : null;
      const rated = ratings === null ? 0 : 1;
      await trx
        .insertInto('results')
        .values({ ...result, n, rated })
        .execute();
      if (played.length > 0)
        await trx
          .insertInto('played')
          .values(played.map((seat) => ({ ...seat, rated })))
          .execute();
      for (const row of ratings ?? []) await saveRating(trx, row);
      return true;
    });
  }

  /** Computes all ratings anew: `add` is called for every rated game in its order, and `all` returns the result. */
  recompute(
    add: (result: ResultRow, played: readonly PlayedRow[]) => void,
    all: () => readonly RatingRow[],
  ): Promise<number> {
    return this.db.transaction().execute(async (trx) => {
      await nextNumber(trx);
      let count = 0;
      for (let after = 0; ; ) {
        const page = await trx
          .selectFrom('results')
          .selectAll()
          .where('n', '>', after)
          .where('rated', '=', 1)
          .orderBy('n')
          .limit(PAGE)
          .execute();
        if (page.length === 0) break;
        const seats = await playedAt(
          trx,
          page.map(({ table_id }) => table_id),
        );
        for (const result of page) add(result, seats.get(result.table_id) ?? []);
        count += page.length;
        after = page[page.length - 1].n;
      }
      await trx.deleteFrom('ratings').execute();
      for (const row of all()) await saveRating(trx, row);
      return count;
    });
  }

  // Reading

  async ratings(rater: string): Promise<RatingRow[]> {
    return this.db.selectFrom('ratings').selectAll().where('rater', '=', rater).orderBy('game').execute();
  }

  /** Those who have played often enough, the best first; people who are gone have no rating. */
  async ladder(
    game: string,
    least: { games: number; opponents: number },
    limit: number,
    from: number,
  ): Promise<RatingRow[]> {
    return this.db
      .selectFrom('ratings')
      .selectAll()
      .where('game', '=', game)
      .where('games', '>=', least.games)
      .where('opponents', '>=', least.opponents)
      .orderBy('low', 'desc')
      .orderBy('rater')
      .limit(limit)
      .offset(from)
      .execute();
  }

  /** How often somebody won, lost and drew, by game and side. */
  async tally(rater: string, all: boolean): Promise<Tally[]> {
    const own = this.db.selectFrom('played').where('rater', '=', rater);
    const rows = await (all ? own : own.where('private', '=', 0))
      .select(['game', 'side', 'outcome'])
      .select(sql<number>`count(distinct table_id)`.as('count'))
      .groupBy(['game', 'side', 'outcome'])
      .orderBy('game')
      .orderBy('side')
      .execute();
    return rows.map((row) => ({ ...row, count: Number(row.count) }));
  }

  /** Somebody's games, the latest first. */
  async history(rater: string, { all, game, against, after, limit }: HistoryQuery): Promise<ResultRow[]> {
    let own = this.db
      .selectFrom('played')
      .select(['table_id', 'finished'])
      .distinct()
      .where('rater', '=', rater);
    if (!all) own = own.where('private', '=', 0);
    if (game !== null) own = own.where('game', '=', game);
    if (against !== null)
      own = own.where((eb) =>
        eb.exists(
          eb
            .selectFrom('played as other')
            .select('other.seat')
            .whereRef('other.table_id', '=', 'played.table_id')
            .where('other.rater', '=', against)
            .whereRef('other.side', '!=', 'played.side'),
        ),
      );
    if (after)
      own = own.where((eb) =>
        eb.or([
          eb('finished', '<', after.finished),
          eb.and([eb('finished', '=', after.finished), eb('table_id', '<', after.table)]),
        ]),
      );
    const page = await own.orderBy('finished', 'desc').orderBy('table_id', 'desc').limit(limit).execute();
    if (page.length === 0) return [];
    const ids = page.map(({ table_id }) => table_id);
    const rows = await this.db.selectFrom('results').selectAll().where('table_id', 'in', ids).execute();
    return ids.flatMap((id) => rows.find(({ table_id }) => table_id === id) ?? []);
  }

  /** The results of one against another, by game. */
  async headToHead(rater: string, other: string, all: boolean): Promise<Omit<Tally, 'side'>[]> {
    const met = this.db
      .selectFrom('played as a')
      .innerJoin('played as b', 'b.table_id', 'a.table_id')
      .where('a.rater', '=', rater)
      .where('b.rater', '=', other)
      .whereRef('a.side', '!=', 'b.side');
    const rows = await (all ? met : met.where('a.private', '=', 0))
      .select(['a.game', 'a.outcome'])
      .select(sql<number>`count(distinct a.table_id)`.as('count'))
      .groupBy(['a.game', 'a.outcome'])
      .orderBy('a.game')
      .execute();
    return rows.map((row) => ({ ...row, count: Number(row.count) }));
  }

  /** Who played at these tables. */
  played(tables: readonly string[]): Promise<Map<string, PlayedRow[]>> {
    return playedAt(this.db, tables);
  }

  /** The ratings of a person who is gone. */
  async forget(person: string): Promise<void> {
    await this.db.deleteFrom('ratings').where('rater', '=', person).execute();
  }
}

/** The number of the next result. Whoever has it is alone until the transaction ends. */
async function nextNumber(trx: Transaction<Schema>): Promise<number> {
  await trx
    .insertInto('settings')
    .values({ name: 'results', value: '' })
    .onConflict((oc) => oc.column('name').doUpdateSet({ value: '' }))
    .execute();
  const { last } = await trx
    .selectFrom('results')
    .select((eb) => eb.fn.max('n').as('last'))
    .executeTakeFirstOrThrow();
  return Number(last ?? 0) + 1;
}

const bookIn = (trx: Transaction<Schema>): RatingBook => ({
  ratingsOf: (game, raters) =>
    trx
      .selectFrom('ratings')
      .selectAll()
      .where('game', '=', game)
      .where('rater', 'in', raters.slice())
      .execute(),
  async meetings(game, a, b, since) {
    const row = await trx
      .selectFrom('played as one')
      .innerJoin('played as other', 'other.table_id', 'one.table_id')
      .where('one.rater', '=', a)
      .where('other.rater', '=', b)
      .where('one.game', '=', game)
      .where('one.rated', '=', 1)
      .select(sql<number>`count(distinct one.table_id)`.as('ever'))
      .select(
        sql<number>`count(distinct case when one.finished >= ${since} then one.table_id end)`.as('lately'),
      )
      .executeTakeFirstOrThrow();
    return { ever: Number(row.ever), lately: Number(row.lately) };
  },
});

async function saveRating(trx: Transaction<Schema>, row: RatingRow): Promise<void> {
  const { game: _, rater: __, ...rest } = row;
  await trx
    .insertInto('ratings')
    .values(row)
    .onConflict((oc) => oc.columns(['game', 'rater']).doUpdateSet(rest))
    .execute();
}

async function playedAt(db: Kysely<Schema>, tables: readonly string[]): Promise<Map<string, PlayedRow[]>> {
  const seats = new Map<string, PlayedRow[]>();
  if (tables.length === 0) return seats;
  const rows = await db.selectFrom('played').selectAll().where('table_id', 'in', tables.slice()).execute();
  for (const row of rows) seats.set(row.table_id, [...(seats.get(row.table_id) ?? []), row]);
  return seats;
}
