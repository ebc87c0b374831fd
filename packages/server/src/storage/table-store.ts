import type { Insertable, Kysely, Selectable } from 'kysely';
import type { EventsTable, Schema, TablesTable } from './schema.js';

export type TableRow = Selectable<TablesTable>;
export type EventRow = Selectable<EventsTable>;

/** How many events are read at once. */
const PAGE = 1_000;
/** How many tables a lobby shows at most. */
const LOBBY = 500;

export class TableStore {
  constructor(private readonly db: Kysely<Schema>) {}

  async create(
    row: Insertable<TablesTable>,
    events: Insertable<EventsTable>[],
    people: readonly string[] = [],
  ): Promise<void> {
    const seated = people.map((person) => ({ table_id: row.id, person }));
    await this.db.transaction().execute(async (trx) => {
      await trx.insertInto('tables').values(row).execute();
      await trx.insertInto('events').values(events).execute();
      if (seated.length > 0) await trx.insertInto('seated').values(seated).execute();
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

  /** The events of a table, after one of them. */
  async events(id: string, after = 0): Promise<EventRow[]> {
    const events: EventRow[] = [];
    for await (const page of this.pages(id, after)) for (const event of page) events.push(event);
    return events;
  }

  /** A page at a time: neither the database nor anybody else here is kept waiting by a long journal. */
  async *pages(id: string, after = 0, upTo = Number.MAX_SAFE_INTEGER): AsyncGenerator<EventRow[]> {
    for (let page: EventRow[] = []; ; ) {
      page = await this.eventsAfter(id, page.at(-1)?.seq ?? after, upTo);
      if (page.length > 0) yield page;
      if (page.length < PAGE) return;
    }
  }

  /** How many events there are up to one of them, and that one. */
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

  /** Which event a request was, of those that are written down. */
  async eventOfRequest(id: string, request: string): Promise<number | null> {
    const row = await this.db
      .selectFrom('events')
      .select('seq')
      .where('table_id', '=', id)
      .where('request', '=', request)
      .executeTakeFirst();
    return row?.seq ?? null;
  }

  private eventsAfter(id: string, seq: number, upTo: number): Promise<EventRow[]> {
    return this.db
      .selectFrom('events')
      .selectAll()
      .where('table_id', '=', id)
      .where('seq', '>', seq)
      .where('seq', '<=', upTo)
      .orderBy('seq')
      .limit(PAGE)
      .execute();
  }

  /** Tables that somebody has to look after by now. */
  async due(now: number, limit: number, from = 0): Promise<string[]> {
    const rows = await this.db
      .selectFrom('tables')
      .select('id')
      .where('wake', '<=', now)
      .orderBy('wake')
      .orderBy('id')
      .limit(limit)
      .offset(from)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Nobody has to look after this one before then; null: not until it is written to again. */
  async letSleep(id: string, wake: number | null): Promise<void> {
    await this.db.updateTable('tables').set({ wake }).where('id', '=', id).execute();
  }

  /** What the lobby begins with: open and running tables, and what was finished last. */
  async lobby(finishedSince: number): Promise<string[]> {
    const rows = await this.db
      .selectFrom('tables')
      .select('info')
      .where('private', '=', 0)
      .where((eb) =>
        eb.or([
          eb('status', 'in', ['open', 'running', 'paused']),
          eb.and([eb('status', '=', 'finished'), eb('touched', '>=', finishedSince)]),
        ]),
      )
      .orderBy('touched', 'desc')
      .limit(LOBBY)
      .execute();
    return rows.map(({ info }) => info);
  }

  /** Open tables that nobody touched for long. */
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

  /** The tables at which a person sits and that are not over. */
  async withPerson(person: string): Promise<string[]> {
    const rows = await this.db
      .selectFrom('seated')
      .innerJoin('tables', 'tables.id', 'seated.table_id')
      .select('tables.info')
      .where('seated.person', '=', person)
      .where('tables.status', 'in', ['open', 'running', 'paused'])
      .orderBy('tables.touched', 'desc')
      .limit(200)
      .execute();
    return rows.map(({ info }) => info);
  }

  /** All of those tables, by their ids. */
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

  /** Every table that is not over. */
  async notOver(): Promise<string[]> {
    const rows = await this.db
      .selectFrom('tables')
      .select('id')
      .where('status', 'in', ['open', 'running', 'paused'])
      .orderBy('touched')
      .execute();
    return rows.map(({ id }) => id);
  }

  /** The rules of every table that is not over. */
  rulesInUse(): Promise<Pick<TableRow, 'id' | 'game' | 'ruleset'>[]> {
    return this.db
      .selectFrom('tables')
      .select(['id', 'game', 'ruleset'])
      .where('status', 'in', ['open', 'running', 'paused'])
      .execute();
  }

  /** What is known of the tables of a person that were closed since then. */
  async closedWithPerson(person: string, since: number): Promise<string[]> {
    const rows = await this.db
      .selectFrom('seated')
      .innerJoin('tables', 'tables.id', 'seated.table_id')
      .select('tables.info')
      .where('seated.person', '=', person)
      .where('tables.status', '=', 'closed')
      .where('tables.touched', '>=', since)
      .orderBy('tables.touched', 'desc')
      .limit(50)
      .execute();
    return rows.map(({ info }) => info);
  }

  // When the server was there

  /** The stretches of time in which no server ran; the last one ends now. */
  async outages(now: number): Promise<{ began: number; ended: number }[]> {
    const { alive, last } = await this.lastSigns();
    const began = alive === null ? now : Math.max(alive, last);
    await this.db.transaction().execute(async (trx) => {
      const store = new TableStore(trx);
      if (began < now) await store.missed(began, now);
      await store.alive(now);
    });
    const rows = await this.db.selectFrom('outages').selectAll().orderBy('began').execute();
    return apart(rows.map(({ began, ended }) => ({ began: Number(began), ended: Number(ended) })));
  }

  async addOutage({ began, ended }: { began: number; ended: number }): Promise<void> {
    await this.db
      .insertInto('outages')
      .values({ began, ended })
      .onConflict((oc) => oc.column('began').doUpdateSet({ ended }))
      .execute();
  }

  /** The latest time that is written down anywhere; 0 where nothing is. */
  async lastMoment(): Promise<number> {
    const { alive, last } = await this.lastSigns();
    return Math.max(alive ?? 0, last);
  }

  /**
   * When a server last said that it was there, null where none ever did; and when something was last written, by a server
   * that was there as well.
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

  /** Nobody was there: every clock that ran then runs out that much later. */
  private async missed(began: number, ended: number): Promise<void> {
    await this.addOutage({ began, ended });
    await this.db
      .updateTable('tables')
      .set((eb) => ({ wake: eb('wake', '+', ended - began) }))
      // What was due before is due still, and a bot's choice is due since the last event.
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

/** The same stretches of time, in order and none in another: what counts twice would be given back twice. */
function apart(outages: { began: number; ended: number }[]): { began: number; ended: number }[] {
  const list: { began: number; ended: number }[] = [];
  for (const one of outages) {
    const last = list.at(-1);
    if (last && one.began <= last.ended) last.ended = Math.max(last.ended, one.ended);
    else list.push(one);
  }
  return list;
}
