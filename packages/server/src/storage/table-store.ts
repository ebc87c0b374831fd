import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { EventsTable, Schema, TablesTable } from './schema.js';

export type TableRow = Selectable<TablesTable>;
/** What a person is told of one of their tables. */
export type TableOfPerson = Pick<TableRow, 'info' | 'progress' | 'wake' | 'touched'>;
export type EventRow = Selectable<EventsTable>;

/** How many events are read at once. */
const PAGE = 1_000;
/** The maximum number of tables in the lobby. */
const LOBBY = 500;

/** What the lobby knows of a table: its info, and who has opened it, as far as that may be told apart. */
export type LobbyRow = Pick<TableRow, 'info' | 'opener'>;

const LATEST_OF_OPENER = sql.raw('partition by coalesce(opener, id) order by touched desc');

export class TableStore {
  constructor(private readonly db: Kysely<Schema>) {}

  async create(
    row: Insertable<TablesTable>,
    events: Insertable<EventsTable>[],
    people: readonly string[] = [],
    /** The people whom the game waits for, if it begins at once. */
    awaited: readonly string[] = [],
    /** The people who are to be told that it has begun. */
    told: readonly string[] = [],
  ): Promise<void> {
    const seated = people.map((person) => ({ table_id: row.id, person }));
    const turns = awaited.map((person) => ({ table_id: row.id, person, since: row.created }));
    await this.db.transaction().execute(async (trx) => {
      await trx.insertInto('tables').values(row).execute();
      await trx.insertInto('events').values(events).execute();
      if (seated.length > 0) await trx.insertInto('seated').values(seated).execute();
      if (turns.length > 0) await trx.insertInto('turns').values(turns).execute();
      for (const person of told)
        await trx.insertInto('tidings').values({ table_id: row.id, person, since: row.created }).execute();
    });
  }

  async find(id: string): Promise<{ row: TableRow; events: EventRow[] } | null> {
    const row = await this.row(id);
    return row && { row, events: await this.events(id) };
  }

  async row(id: string): Promise<TableRow | null> {
    const row = await this.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
    return row ?? null;
  }

  /** The events of a table after this one. */
  async events(id: string, after = 0): Promise<EventRow[]> {
    const events: EventRow[] = [];
    for await (const page of this.pages(id, after)) for (const event of page) events.push(event);
    return events;
  }

  /** The events in pages, so that a long journal blocks neither the database nor the event loop. */
  async *pages(id: string, after = 0, upTo: number | null = null): AsyncGenerator<EventRow[]> {
    for (let page: EventRow[] = []; ; ) {
      page = await this.eventsAfter(id, page.at(-1)?.seq ?? after, upTo);
      if (page.length > 0) yield page;
      if (page.length < PAGE) return;
    }
  }

  /** The number of events up to this one, and the event itself. */
  async eventsUpTo(id: string, seq: number): Promise<{ count: number; last: EventRow | null }> {
    const { count } = await this.db
      .selectFrom('events')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('table_id', '=', id)
      .where('seq', '<=', seq)
      .executeTakeFirstOrThrow();
    const last = await this.db
      .selectFrom('events')
      .selectAll()
      .where('table_id', '=', id)
      .where('seq', '=', seq)
      .executeTakeFirst();
    return { count: Number(count), last: last ?? null };
  }

  /** Who sat down where, and when the game began. */
  eventsAbout(id: string): Promise<EventRow[]> {
    return (
      this.db
        .selectFrom('events')
        .selectAll()
        .where('table_id', '=', id)
        // The condition of the index that finds them among very many choices.
        .where(sql<boolean>`kind not in ('choice', 'orders')`)
        .where('kind', 'in', ['seat', 'started'])
        .orderBy('seq')
        .execute()
    );
  }

  /** The stored event of a request. */
  async eventOfRequest(id: string, request: string): Promise<number | null> {
    const row = await this.db
      .selectFrom('events')
      .select('seq')
      .where('table_id', '=', id)
      .where('request', '=', request)
      .executeTakeFirst();
    return row?.seq ?? null;
  }

  private eventsAfter(id: string, seq: number, upTo: number | null): Promise<EventRow[]> {
    const after = this.db.selectFrom('events').selectAll().where('table_id', '=', id).where('seq', '>', seq);
    const page = upTo === null ? after : after.where('seq', '<=', upTo);
    return page.orderBy('seq').limit(PAGE).execute();
  }

  /** Tables that need attention by now, and that none of these other processes owns. */
  async due(now: number, limit: number, from = 0, others: readonly string[] = []): Promise<string[]> {
    const due = this.db.selectFrom('tables').select('id').where('wake', '<=', now);
    const unowned =
      others.length === 0
        ? due
        : due.where((eb) => eb.or([eb('owner', 'is', null), eb('owner', 'not in', others.slice())]));
    const rows = await unowned.orderBy('wake').orderBy('id').limit(limit).offset(from).execute();
    return rows.map(({ id }) => id);
  }

  /** Sets when the table needs attention next; null: not before the next write. */
  async setWake(id: string, wake: number | null): Promise<void> {
    await this.db.updateTable('tables').set({ wake }).where('id', '=', id).execute();
  }

  /** Completes the row of a table: how its game stands, and whom it waits for. */
  async setProgress(id: string, progress: string | null, awaited: readonly string[]): Promise<void> {
    await this.db.updateTable('tables').set({ progress }).where('id', '=', id).execute();
    for (const person of awaited) {
      await this.db
        .insertInto('turns')
        .columns(['table_id', 'person', 'since'])
        .expression((eb) =>
          eb
            .selectFrom('tables')
            .select(['id', eb.val(person).as('person'), 'touched'])
            .where('id', '=', id),
        )
        .onConflict((oc) => oc.columns(['table_id', 'person']).doNothing())
        .execute();
    }
  }

  /**
   * The initial lobby: open and running tables, and those finished lately. If there are too many, everybody who has
   * opened some has their latest in it before anybody has a second one.
   */
  lobby(finishedSince: number): Promise<LobbyRow[]> {
    const inTurns = this.db
      .selectFrom('tables')
      .select(['id', sql<number>`row_number() over (${LATEST_OF_OPENER})`.as('turn')])
      .where('private', '=', 0)
      .where((eb) =>
        eb.or([
          eb('status', 'in', ['open', 'running', 'paused']),
          eb.and([eb('status', '=', 'finished'), eb('touched', '>=', finishedSince)]),
        ]),
      );
    return this.db
      .selectFrom('tables')
      .innerJoin(inTurns.as('shown'), 'shown.id', 'tables.id')
      .select(['tables.info', 'tables.opener'])
      .orderBy('shown.turn')
      .orderBy('tables.touched', 'desc')
      .limit(LOBBY)
      .execute();
  }

  /** What is told of these tables in the lobby. */
  async infos(ids: readonly string[]): Promise<(Pick<TableRow, 'id'> & LobbyRow)[]> {
    if (ids.length === 0) return [];
    return this.db
      .selectFrom('tables')
      .select(['id', 'info', 'opener'])
      .where('id', 'in', ids.slice())
      .execute();
  }

  /** Forgets where tables were opened that have left the lobby. */
  async forgetOpeners(before: number): Promise<void> {
    await this.db
      .updateTable('tables')
      .set({ opener: null })
      .where('opener', 'is not', null)
      .where('status', 'in', ['finished', 'closed'])
      .where('touched', '<', before)
      .execute();
  }

  /** The public tables of a game that have not begun. */
  async openOf(game: string): Promise<string[]> {
    const rows = await this.db
      .selectFrom('tables')
      .select('info')
      .where('game', '=', game)
      .where('status', '=', 'open')
      .where('private', '=', 0)
      .orderBy('created')
      .limit(LOBBY)
      .execute();
    return rows.map(({ info }) => info);
  }

  /** The outages that are written down. */
  async knownOutages(): Promise<{ began: number; ended: number }[]> {
    const rows = await this.db.selectFrom('outages').selectAll().orderBy('began').execute();
    return mergeOutages(rows.map(({ began, ended }) => ({ began: Number(began), ended: Number(ended) })));
  }

  /** Open tables without recent activity. */
  async stale(before: number): Promise<string[]> {
    const rows = await this.db
      .selectFrom('tables')
      .select('id')
      .where('status', '=', 'open')
      .where('touched', '<', before)
      .limit(100)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** The latest tables of a person: unfinished ones, or finished ones. */
  withPerson(person: string, which: 'unfinished' | 'finished', limit = 200): Promise<TableOfPerson[]> {
    return this.db
      .selectFrom('seated')
      .innerJoin('tables', 'tables.id', 'seated.table_id')
      .select(['tables.info', 'tables.progress', 'tables.wake', 'tables.touched'])
      .where('seated.person', '=', person)
      .where('tables.status', 'in', which === 'finished' ? ['finished'] : ['open', 'running', 'paused'])
      .orderBy('tables.touched', 'desc')
      .limit(limit)
      .execute();
  }

  /** The ids of all unfinished tables of a person. */
  async seatsOf(person: string): Promise<string[]> {
    const rows = await this.db
      .selectFrom('seated')
      .innerJoin('tables', 'tables.id', 'seated.table_id')
      .select('tables.id')
      .where('seated.person', '=', person)
      .where('tables.status', 'in', ['open', 'running', 'paused'])
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Every unfinished table. */
  async notOver(): Promise<string[]> {
    const rows = await this.db
      .selectFrom('tables')
      .select('id')
      .where('status', 'in', ['open', 'running', 'paused'])
      .orderBy('touched')
      .execute();
    return rows.map(({ id }) => id);
  }

  /** The ruleset of every unfinished table. */
  rulesInUse(): Promise<Pick<TableRow, 'id' | 'game' | 'ruleset'>[]> {
    return this.db
      .selectFrom('tables')
      .select(['id', 'game', 'ruleset'])
      .where('status', 'in', ['open', 'running', 'paused'])
      .execute();
  }

  /** The tables of a person that were closed since then. */
  closedWithPerson(person: string, since: number): Promise<TableOfPerson[]> {
    return this.db
      .selectFrom('seated')
      .innerJoin('tables', 'tables.id', 'seated.table_id')
      .select(['tables.info', 'tables.progress', 'tables.wake', 'tables.touched'])
      .where('seated.person', '=', person)
      .where('tables.status', '=', 'closed')
      .where('tables.touched', '>=', since)
      .orderBy('tables.touched', 'desc')
      .limit(50)
      .execute();
  }

  /** Has one of these people ever had a part at this table: at a seat, or as its host? */
  async isPartOf(id: string, people: readonly string[]): Promise<boolean> {
    const found = await this.db
      .selectFrom('events')
      .select('seq')
      .where('table_id', '=', id)
      .where('kind', 'in', ['opened', 'seat', 'host'])
      .where((eb) => eb.or(people.map((person) => eb('body', 'like', `%"${person}"%`))))
      .limit(1)
      .executeTakeFirst();
    return found !== undefined;
  }

  /** Sets aside all events after this one; the snapshots go with them. */
  async cut(id: string, seq: number, now: number): Promise<void> {
    await this.db.transaction().execute(async (trx) => {
      const rows = await trx
        .selectFrom('events')
        .selectAll()
        .where('table_id', '=', id)
        .where('seq', '>', seq)
        .execute();
      for (const row of rows)
        await trx
          .insertInto('cut_events')
          .values({ ...row, cut: now })
          .execute();
      await trx.deleteFrom('events').where('table_id', '=', id).where('seq', '>', seq).execute();
      await trx.deleteFrom('snapshots').where('table_id', '=', id).execute();
      await trx.deleteFrom('chapters').where('table_id', '=', id).execute();
      await trx.deleteFrom('turns').where('table_id', '=', id).execute();
      await trx.updateTable('tables').set({ seq }).where('id', '=', id).execute();
    });
  }

  // Outages

  /** The outages, in which no server ran; the last one ends now. */
  async outages(now: number): Promise<{ began: number; ended: number }[]> {
    const { alive, last } = await this.lastSigns();
    const began = alive === null ? now : Math.max(alive, last);
    await this.db.transaction().execute(async (trx) => {
      const store = new TableStore(trx);
      if (began < now) await store.postponeWakes(began, now);
      await store.alive(now);
    });
    return this.knownOutages();
  }

  async addOutage({ began, ended }: { began: number; ended: number }): Promise<void> {
    await this.db
      .insertInto('outages')
      .values({ began, ended })
      .onConflict((oc) => oc.column('began').doUpdateSet({ ended }))
      .execute();
  }

  /** The latest time written anywhere; 0 if there is none. */
  async lastMoment(): Promise<number> {
    const { alive, last } = await this.lastSigns();
    return Math.max(alive ?? 0, last);
  }

  /**
   * The last heartbeat of a server, null if there never was one; and the last write, which also shows that a server
   * ran.
   */
  private async lastSigns(): Promise<{ alive: number | null; last: number }> {
    const alive = await this.db
      .selectFrom('settings')
      .select('value')
      .where('name', '=', 'alive')
      .executeTakeFirst();
    const { last } = await this.db
      .selectFrom('tables')
      .select((eb) => eb.fn.max('touched').as('last'))
      .executeTakeFirstOrThrow();
    return { alive: alive ? Number(alive.value) : null, last: Number(last ?? 0) };
  }

  /** Records an outage and postpones the wakes: every clock that ran then expires that much later. */
  private async postponeWakes(began: number, ended: number): Promise<void> {
    await this.addOutage({ began, ended });
    await this.db
      .updateTable('tables')
      .set((eb) => ({ wake: eb('wake', '+', ended - began) }))
      // What was due before stays due, and a bot's choice has been due since the last event.
      .where('wake', '>', began)
      .execute();
  }

  async alive(now: number): Promise<void> {
    await this.db
      .insertInto('settings')
      .values({ name: 'alive', value: String(now) })
      .onConflict((oc) => oc.column('name').doUpdateSet({ value: String(now) }))
      .execute();
  }
}

/** Merges overlapping outages, in order: time that counted twice would be given back twice. */
function mergeOutages(outages: { began: number; ended: number }[]): { began: number; ended: number }[] {
  const list: { began: number; ended: number }[] = [];
  for (const one of outages) {
    const last = list.at(-1);
    if (last && one.began <= last.ended) last.ended = Math.max(last.ended, one.ended);
    else list.push(one);
  }
  return list;
}
