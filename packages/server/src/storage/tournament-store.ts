import type { Insertable, Kysely, Selectable, Transaction, Updateable } from 'kysely';
import type { EntriesTable, PairingsTable, Schema, TournamentsTable } from './schema.js';

export type TournamentRow = Selectable<TournamentsTable>;
export type EntryRow = Selectable<EntriesTable>;
export type PairingRow = Selectable<PairingsTable>;

/** Where a page of a list begins: after this one. */
export interface ListMark {
  created: number;
  id: string;
}

export type ListedTournament = TournamentRow & { entrants: number };

/** A tournament with everything of it. */
export interface WholeTournament {
  row: TournamentRow;
  entries: EntryRow[];
  pairings: PairingRow[];
}

/** A tournament whose row is locked: nobody else changes anything of it meanwhile, in no process. */
export interface LockedTournament extends WholeTournament {
  /** The numbers by which people are put in order before the first round: the lower ends of their ratings. */
  strengths(people: readonly string[]): Promise<Map<string, number>>;
  lastSeason(): Promise<WholeTournament | null>;
  /** How many tournaments that are not over somebody is in; they enter no other meanwhile. */
  enteredBy(person: string): Promise<number>;
  set(change: Updateable<TournamentsTable>): Promise<void>;
  addEntry(entry: Omit<Insertable<EntriesTable>, 'tournament_id'>): Promise<void>;
  setEntry(
    person: string,
    change: Partial<Pick<EntryRow, 'status' | 'seed' | 'division' | 'back'>>,
  ): Promise<void>;
  removeEntry(person: string): Promise<void>;
  /** Somebody is to be told that they are no longer paired; or not any more, since they are back or gone. */
  tellAbsent(person: string, now: number): Promise<void>;
  untellAbsent(person: string): Promise<void>;
  addPairings(pairings: readonly Omit<Insertable<PairingsTable>, 'tournament_id'>[]): Promise<void>;
  setPairing(
    at: Pick<PairingRow, 'division' | 'round' | 'board'>,
    change: Partial<Pick<PairingRow, 'outcome' | 'how' | 'why' | 'stage' | 'missed'>>,
  ): Promise<void>;
}

/** The stages of the table of a pairing. */
export const [UNOPENED, OPENED, CLOSING, CLOSED] = [0, 1, 2, 3] as const;

const OVER = ['finished', 'cancelled'];
/** How many rows one statement inserts: a database takes so many values at most. */
const ROWS = 50;

/** Tournaments, who is in them and who plays whom. */
export class TournamentStore {
  constructor(
    private readonly db: Kysely<Schema>,
    private readonly isDuplicate: (error: unknown) => boolean,
  ) {}

  // Changing

  /** Adds one; not if so many of its organizer are not over, nor if the season before has another one after it. */
  async create(row: TournamentRow, most: number): Promise<'created' | 'many' | 'announced'> {
    try {
      return await this.db.transaction().execute(async (trx) => {
        const { organized } = await countOf(trx, row.organizer);
        if (organized >= most) return 'many';
        // The page of the season before leads to this one.
        if (row.previous !== null) await raiseVersion(trx, row.previous);
        await trx.insertInto('tournaments').values(row).execute();
        return 'created';
      });
    } catch (error) {
      if (this.isDuplicate(error)) return 'announced';
      throw error;
    }
  }

  /** Does something with a tournament that nobody else changes meanwhile: all or nothing. Null if there is none. */
  change<R>(id: string, act: (tournament: LockedTournament) => Promise<R>): Promise<R | null> {
    return this.db.transaction().execute(async (trx) => {
      // Writing the row locks it until the end.
      if (!(await raiseVersion(trx, id))) return null;
      return act(lockedIn(trx, (await whole(trx, id))!));
    });
  }

  /** Somebody has come to the table of their game. */
  async noteArrival(table: string, person: string, now: number): Promise<void> {
    await this.db
      .insertInto('arrivals')
      .values({ table_id: table, person, at: now })
      .onConflict((oc) => oc.columns(['table_id', 'person']).doNothing())
      .execute();
  }

  /** The table of a pairing was opened, or closed. */
  async setStage(table: string, from: number, to: number): Promise<void> {
    if (to === CLOSED) await this.db.deleteFrom('tidings').where('table_id', '=', table).execute();
    await this.db.transaction().execute(async (trx) => {
      const pairing = await trx
        .selectFrom('pairings')
        .select('tournament_id')
        .where('table_id', '=', table)
        .executeTakeFirst();
      if (!pairing) return;
      await raiseVersion(trx, pairing.tournament_id);
      await trx
        .updateTable('pairings')
        .set({ stage: to })
        .where('table_id', '=', table)
        .where('stage', '=', from)
        .execute();
    });
  }

  // Reading

  whole(id: string): Promise<WholeTournament | null> {
    return whole(this.db, id);
  }

  async row(id: string): Promise<TournamentRow | null> {
    const row = await this.db.selectFrom('tournaments').selectAll().where('id', '=', id).executeTakeFirst();
    return row ? rowOf(row) : null;
  }

  /** The season after this one. */
  async seasonAfter(id: string): Promise<string | null> {
    const row = await this.db
      .selectFrom('tournaments')
      .select('id')
      .where('previous', '=', id)
      .executeTakeFirst();
    return row?.id ?? null;
  }

  /** Tournaments that need attention by now. */
  async due(now: number, limit: number): Promise<string[]> {
    const rows = await this.db
      .selectFrom('tournaments')
      .select('id')
      .where('wake', '<=', now)
      .orderBy('wake')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** The latest first; of a person: those they organize or are in. */
  async list(
    { statuses, person }: { statuses: readonly string[] | null; person: string | null },
    after: ListMark | null,
    limit: number,
  ): Promise<ListedTournament[]> {
    let rows = this.db
      .selectFrom('tournaments')
      .selectAll()
      .select((eb) =>
        eb
          .selectFrom('entries')
          .select((one) => one.fn.countAll<number>().as('count'))
          .whereRef('entries.tournament_id', '=', 'tournaments.id')
          .where('entries.status', '=', 'in')
          .as('entrants'),
      );
    if (statuses) rows = rows.where('status', 'in', statuses.slice());
    if (person !== null)
      rows = rows.where((eb) =>
        eb.or([
          eb('organizer', '=', person),
          eb.exists(
            eb
              .selectFrom('entries')
              .select('entries.person')
              .whereRef('entries.tournament_id', '=', 'tournaments.id')
              .where('entries.person', '=', person),
          ),
        ]),
      );
    if (after)
      rows = rows.where((eb) =>
        eb.or([
          eb('created', '<', after.created),
          eb.and([eb('created', '=', after.created), eb('id', '<', after.id)]),
        ]),
      );
    const found = await rows.orderBy('created', 'desc').orderBy('id', 'desc').limit(limit).execute();
    return found.map(({ entrants, ...row }) => ({ ...rowOf(row), entrants: Number(entrants) }));
  }

  /** The tournaments that are not over and that somebody organizes or is in. */
  async unfinishedOf(person: string): Promise<string[]> {
    const rows = await this.db
      .selectFrom('tournaments')
      .leftJoin('entries', (join) =>
        join.onRef('entries.tournament_id', '=', 'tournaments.id').on('entries.person', '=', person),
      )
      .select('tournaments.id')
      .where('tournaments.status', 'not in', OVER)
      .where((eb) => eb.or([eb('tournaments.organizer', '=', person), eb('entries.person', '=', person)]))
      .execute();
    return rows.map(({ id }) => id);
  }

  /** The words of an organizer who is gone. */
  async eraseWords(organizer: string): Promise<void> {
    await this.db
      .updateTable('tournaments')
      .set((eb) => ({ name: '', about: '', version: eb('version', '+', 1) }))
      .where('organizer', '=', organizer)
      .execute();
  }

  /** What those who look after this tournament have done. */
  deeds(id: string, limit: number) {
    return this.db
      .selectFrom('audit')
      .select(['at', 'who', 'deed', 'why', 'detail'])
      .where('about', '=', `tournament ${id}`)
      .orderBy('n', 'desc')
      .limit(limit)
      .execute();
  }
}

/**
 * A game of a tournament is over: its pairing has the result from the same moment on, unless it was decided before. If time
 * was up and the winner never came either, both have lost, and it was not played.
 * In the transaction that records the result.
 */
export async function recordPairing(
  trx: Transaction<Schema>,
  table: string,
  outcomeFor: (one: string) => 'one' | 'other' | 'draw',
  { now, onTime }: { now: number; onTime: boolean },
): Promise<{ played: boolean }> {
  const pairing = await trx
    .selectFrom('pairings')
    .select(['tournament_id', 'one', 'other'])
    .where('table_id', '=', table)
    .executeTakeFirst();
  if (!pairing) return { played: true };
  const { tournament_id: id, one, other } = pairing;
  const outcome = outcomeFor(one);
  const sideOf = (person: string | null) => (person === one ? 'one' : 'other');
  const winner = outcome === 'one' ? one : outcome === 'other' ? other : null;
  // Time alone wins no game: somebody who never came has lost it, too.
  const played = !onTime || winner === null || (await hasCome(trx, table, winner));
  const loser = winner === one ? other : one;
  const loserMissed = onTime && winner !== null && loser !== null && !(await hasChosen(trx, table, loser));
  const missed = !played ? (loserMissed ? 'both' : sideOf(winner)) : loserMissed ? sideOf(loser) : null;
  // First the row that everybody locks first.
  await raiseVersion(trx, id);
  await trx
    .updateTable('tournaments')
    .set({ wake: now })
    .where('id', '=', id)
    .where('status', 'not in', OVER)
    .execute();
  await trx
    .updateTable('pairings')
    .set(played ? { outcome, how: 'played', missed } : { outcome: 'neither', how: 'forfeit', missed })
    .where('table_id', '=', table)
    .where('outcome', 'is', null)
    .execute();
  await trx.deleteFrom('tidings').where('table_id', '=', table).execute();
  return { played };
}

/** Was somebody seen at the table, or have they chosen something there? */
async function hasCome(trx: Transaction<Schema>, table: string, person: string): Promise<boolean> {
  const seen = await trx
    .selectFrom('arrivals')
    .select('at')
    .where('table_id', '=', table)
    .where('person', '=', person)
    .executeTakeFirst();
  return seen !== undefined || hasChosen(trx, table, person);
}

async function hasChosen(trx: Transaction<Schema>, table: string, person: string): Promise<boolean> {
  const chosen = await trx
    .selectFrom('events')
    .select('seq')
    .where('table_id', '=', table)
    .where('kind', '=', 'choice')
    .where('request', 'like', `${person} %`)
    .limit(1)
    .executeTakeFirst();
  return chosen !== undefined;
}

/** What its page shows has changed. Returns false if there is no such tournament. */
async function raiseVersion(trx: Transaction<Schema>, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('tournaments')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function whole(db: Kysely<Schema>, id: string): Promise<WholeTournament | null> {
  const row = await db.selectFrom('tournaments').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const entries = await db
    .selectFrom('entries')
    .selectAll()
    .where('tournament_id', '=', id)
    .orderBy('seed')
    .orderBy('at')
    .orderBy('person')
    .execute();
  const pairings = await db
    .selectFrom('pairings')
    .selectAll()
    .where('tournament_id', '=', id)
    .orderBy('division')
    .orderBy('round')
    .orderBy('board')
    .execute();
  return { row: rowOf(row), entries: entries.map((one) => ({ ...one, at: Number(one.at) })), pairings };
}

function lockedIn(trx: Transaction<Schema>, tournament: WholeTournament): LockedTournament {
  const { id, game, previous } = tournament.row;
  return {
    ...tournament,
    async strengths(people) {
      if (people.length === 0) return new Map();
      const rows = await trx
        .selectFrom('ratings')
        .select(['rater', 'low'])
        .where('game', '=', game)
        .where('rater', 'in', people.slice())
        .execute();
      return new Map(rows.map(({ rater, low }) => [rater, low]));
    },
    async lastSeason() {
      return previous === null ? null : whole(trx, previous);
    },
    async enteredBy(person) {
      return (await countOf(trx, person)).entered;
    },
    async set(change) {
      await trx.updateTable('tournaments').set(change).where('id', '=', id).execute();
      // Nobody comes back to what is over.
      if (OVER.includes(String(change.status)))
        await trx.deleteFrom('absences').where('tournament_id', '=', id).execute();
    },
    async addEntry(entry) {
      await trx
        .insertInto('entries')
        .values({ tournament_id: id, ...entry })
        .execute();
    },
    async setEntry(person, change) {
      await trx
        .updateTable('entries')
        .set(change)
        .where('tournament_id', '=', id)
        .where('person', '=', person)
        .execute();
    },
    async removeEntry(person) {
      await trx.deleteFrom('entries').where('tournament_id', '=', id).where('person', '=', person).execute();
    },
    async tellAbsent(person, now) {
      await trx
        .insertInto('absences')
        .values({ tournament_id: id, person, since: now })
        .onConflict((oc) => oc.columns(['person', 'tournament_id']).doUpdateSet({ since: now }))
        .execute();
    },
    async untellAbsent(person) {
      await trx.deleteFrom('absences').where('tournament_id', '=', id).where('person', '=', person).execute();
    },
    async addPairings(pairings) {
      for (let i = 0; i < pairings.length; i += ROWS) {
        const rows = pairings.slice(i, i + ROWS).map((one) => ({ tournament_id: id, ...one }));
        await trx.insertInto('pairings').values(rows).execute();
      }
    },
    async setPairing({ division, round, board }, change) {
      await trx
        .updateTable('pairings')
        .set(change)
        .where('tournament_id', '=', id)
        .where('division', '=', division)
        .where('round', '=', round)
        .where('board', '=', board)
        .execute();
    },
  };
}

/** How many tournaments that are not over somebody organizes, and is in. */
async function countOf(
  trx: Transaction<Schema>,
  person: string,
): Promise<{ organized: number; entered: number }> {
  // Takes the row's lock: of many that are announced or entered at the same moment, no more than may be.
  await trx.updateTable('people').set({ id: person }).where('id', '=', person).execute();
  const organized = await trx
    .selectFrom('tournaments')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('organizer', '=', person)
    .where('status', 'not in', OVER)
    .executeTakeFirstOrThrow();
  const entered = await trx
    .selectFrom('entries')
    .innerJoin('tournaments', 'tournaments.id', 'entries.tournament_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('entries.person', '=', person)
    .where('entries.status', '=', 'in')
    .where('tournaments.status', 'not in', OVER)
    .executeTakeFirstOrThrow();
  return { organized: Number(organized.count), entered: Number(entered.count) };
}

const number = (value: number | null) => (value === null ? null : Number(value));

function rowOf(row: TournamentRow): TournamentRow {
  return {
    ...row,
    wake: number(row.wake),
    due: number(row.due),
    created: Number(row.created),
    finished: number(row.finished),
  };
}
