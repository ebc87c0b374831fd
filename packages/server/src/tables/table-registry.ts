import { randomBytes } from 'node:crypto';
import { setTimeout as pass } from 'node:timers/promises';
import { commitTo, quote } from '@sandtable/kernel';
import { LIMITS, type NewTable, type Person, type Rematch, type TableInfo } from '@sandtable/protocol';
import { asServer } from '../fairness/requester.js';
import { TableLoader } from '../fairness/table-loader.js';
import { logError } from '../log-line.js';
import type { Store } from '../storage/store.js';
import type { BotPool } from './bot-pool.js';
import { ChoiceLimit } from './choice-limit.js';
import type { Outage } from './clocks.js';
import { type EventBody, type TableEvent, toRow } from './event.js';
import { Games, type OpenGame } from './games.js';
import { FINISHED_STAYS, Lobby } from './lobby.js';
import { readTable } from './read-table.js';
import { BrokenTable, Refusal } from './refusal.js';
import { removePerson } from './remove-person.js';
import { PlainReader, type ReplayReader } from './replay-reader.js';
import { Replays } from './replays.js';
import { join, needBot, refuseEntry, renamed } from './seat-commands.js';
import { MACHINE_TIME, ServerClock, type TimeSource } from './server-clock.js';
import { Snapshots } from './snapshots.js';
import { needAllSeatsTaken, startEvent } from './starting.js';
import { infoIn, mayEnterStuck, StuckTables, writtenJournal } from './stuck.js';
import { Table } from './table.js';
import type { TableDeps } from './table-deps.js';
import { type TableConstants, TableState } from './table-state.js';

/** How often to look for tables that somebody has to look after. */
const ROUND = 1_000;
/** How often to write down that the server is there. */
const HEARTBEAT = 5_000;
/** A table that nobody uses is forgotten after this time; it is in the database. */
const IDLE = 2 * 60_000;
/** … or sooner, where there are more of them than this: whoever goes through all tables does not fill the memory. */
const IDLE_TABLES = 1_000;
/** An open table that nobody touches is closed after this time. */
const STALE = 24 * 60 * 60_000;
/** What a person asked for in the moment of their farewell has happened after this time. */
const LAST_WORDS = 60_000;
/** How long to pause after opening one of them: so many times as long as it took, but not longer than this. */
const PAUSE = 2;
const LONGEST_PAUSE = 50;
/** How many tables are looked up at once. */
const PAGE = 100;
/** How long people are told of a table that was closed because it could not go on. */
const CLOSED_STAYS = 30 * 24 * 60 * 60_000;

export interface TableRegistrySetup {
  store: Store;
  botPool: BotPool;
  /** Where games are looked through; here, unless told otherwise. */
  reader?: ReplayReader;
  games?: Games;
  now?: () => number;
  /** The clocks of the machine, where `now` does not say how late it is. */
  clock?: TimeSource;
  report?: (what: string, error: Error) => void;
  /** Where seeds come from: nobody can guess them, except in tests. */
  newSeed?: () => string;
  /** Told of every choice, for statistics. */
  chosen?: (by: 'person' | 'bot' | 'order') => void;
  /** How many tables that nobody uses are kept in memory for a while. */
  idleTables?: number;
  /** Are people held to a pace? */
  limited?: boolean;
  /** The version of the server. */
  version?: string;
  /** After how many events a snapshot is taken, and how much room all of them may have. */
  snapshotEvery?: number;
  snapshotRoom?: number;
}

/** What is left of a table that could not go on. */
export interface StuckRecord {
  info: TableInfo;
  journal: string;
}

/** All tables of this server: those in memory, and those that wait in the database. */
export class TableRegistry {
  readonly games: Games;
  readonly lobby: Lobby;
  readonly replays: Replays;
  readonly snapshots: Snapshots;
  readonly now: () => number;
  readonly report: (what: string, error: Error) => void;
  private readonly store: Store;
  private readonly newSeed: () => string;
  private readonly tables = new Map<string, Promise<Table>>();
  private readonly deps: TableDeps;
  private readonly loading = new TableLoader();
  private readonly timers: NodeJS.Timeout[] = [];
  /** What is being looked after in the background: each thing once at a time. */
  private readonly chores = new Map<string, Promise<void>>();
  /** Tables that are just being opened, by their host. */
  private readonly opening = new Map<string, number>();
  private readonly stuck: StuckTables;
  private readonly time: ServerClock | null;
  /** When no clock ran. The tables share the list: what is added counts for all of them. */
  private outages: Outage[] = [];
  /** Those that are not written down yet. */
  private unwritten: Outage[] = [];
  private readonly idleTables: number;
  /** So many tables in memory: time to look for those that nobody uses. */
  private crowdedAt: number;
  private closed = false;

  private constructor({
    store,
    botPool,
    games,
    now,
    clock,
    report,
    chosen,
    newSeed,
    limited,
    reader,
    version = '',
    snapshotEvery,
    snapshotRoom,
    idleTables = IDLE_TABLES,
  }: TableRegistrySetup) {
    this.store = store;
    this.idleTables = idleTables;
    this.crowdedAt = idleTables;
    this.newSeed = newSeed ?? (() => randomBytes(16).toString('hex'));
    this.games = games ?? new Games();
    this.time = now ? null : new ServerClock(clock ?? MACHINE_TIME, (gap) => this.timeMissed(gap));
    this.now = this.time?.now ?? now ?? Date.now;
    this.report = report ?? reportToLog;
    this.lobby = new Lobby(this.now);
    this.replays = new Replays(reader ?? new PlainReader(this.games), this.report);
    this.snapshots = new Snapshots({
      store,
      report: this.report,
      version,
      inUse: (id) => this.tables.has(id),
      doubted: (id, state) => void this.readAnew(id, state),
      ...(snapshotEvery === undefined ? {} : { every: snapshotEvery }),
      ...(snapshotRoom === undefined ? {} : { room: snapshotRoom }),
    });
    this.stuck = new StuckTables(this.now);
    const choiceLimit = limited ? new ChoiceLimit(this.now) : null;
    this.deps = {
      now: this.now,
      count: (person, table, cost) => choiceLimit?.count(person, table, cost),
      write: (append) => store.writer.append(append),
      readState: (id) => this.readState(id),
      think: (thought) => botPool.choose(thought),
      blindBot: (machine, name) => this.games.blindBot(machine, name),
      eventOfRequest: (id, request) => store.tables.eventOfRequest(id, request),
      complete: (state) => this.snapshots.complete(state),
      changed: ({ state }) => {
        this.lobby.note(state.info());
        this.snapshots.consider(state);
      },
      chosen: chosen ?? (() => {}),
      lost: (table, error) => {
        this.tables.delete(table.id);
        this.isStuck(table.id, error, table.state.info());
      },
      report: this.report,
    };
  }

  /** Opens the registry: the lobby as it was, and the tables where somebody waits for a bot. */
  static async open(setup: TableRegistrySetup): Promise<TableRegistry> {
    const registry = new TableRegistry(setup);
    const { store } = setup;
    registry.time?.notBefore(await store.tables.lastMoment());
    const now = registry.now();
    registry.outages = await store.tables.outages(now);
    for (const text of await store.tables.lobby(now - FINISHED_STAYS)) {
      const info = infoIn(text);
      if (info) registry.lobby.note(info);
      else
        registry.report(
          'the lobby',
          new Error(`what a row says of its table cannot be read: ${text.slice(0, 80)}`),
        );
    }
    const every = (time: number, act: () => unknown) => registry.timers.push(setInterval(act, time).unref());
    every(ROUND, () => {
      registry.time?.look();
      void registry.wakeDue();
    });
    every(HEARTBEAT, () => registry.chore('alive', () => registry.beat()));
    every(IDLE / 4, () => registry.tidyUp());
    void registry.wakeDue();
    void registry.lookForStuck();
    return registry;
  }

  /** Does something in the background, unless it is being done. */
  private chore(name: string, act: () => Promise<void>): Promise<void> {
    const running = this.chores.get(name);
    if (running || this.closed) return running ?? Promise.resolve();
    const done = act()
      .catch((error) => this.report('the house', error as Error))
      .finally(() => this.chores.delete(name));
    this.chores.set(name, done);
    return done;
  }

  /** Writes down that the server is there, and when it was not. */
  private async beat(): Promise<void> {
    while (this.unwritten.length > 0) {
      await this.store.tables.addOutage(this.unwritten[0]);
      this.unwritten.shift();
    }
    await this.store.tables.alive(this.now());
  }

  /** The machine slept, stood still, or was told another time: nobody's clock ran, and everybody sees that. */
  private timeMissed(gap: Outage): void {
    this.outages.push(gap);
    this.unwritten.push(gap);
    this.report(
      'the clock',
      new Error(`${Math.round((gap.ended - gap.began) / 1000)} s were missed: no player is charged for them`),
    );
    setImmediate(() => {
      void this.chore('alive', () => this.beat());
      for (const reading of this.tables.values()) {
        reading.then((table) => table.clocksStood()).catch(() => {});
      }
    });
  }

  get loaded(): number {
    return this.tables.size;
  }

  // Tables

  async create(person: Person, order: NewTable): Promise<Table> {
    const others = this.opening.get(person.id) ?? 0;
    this.opening.set(person.id, others + 1);
    try {
      await this.refuseMany(person, others);
      return await this.openTable(person, order);
    } finally {
      const left = (this.opening.get(person.id) ?? 1) - 1;
      if (left > 0) this.opening.set(person.id, left);
      else this.opening.delete(person.id);
    }
  }

  private async openTable(person: Person, order: NewTable): Promise<Table> {
    const open = await this.games.need(order.game);
    const machine = this.games.machine(open, order.options ?? {});
    const id = randomBytes(9).toString('base64url');
    const seed = this.newSeed();
    const created = this.now();
    const constants: TableConstants = {
      id,
      machine,
      seed,
      commit: commitTo(seed),
      invite: randomBytes(12).toString('base64url'),
      private: order.private ?? false,
      clock: order.clock ?? null,
      created,
      substitute: open.substitute,
      outages: this.outages,
    };
    const state = new TableState(constants);
    const bodies: EventBody[] = [{ kind: 'opened', host: person }, ...seating(open, person, order)];
    const events: TableEvent[] = [];
    const happens = (body: EventBody) => {
      const event: TableEvent = { ...body, seq: events.length + 1, at: created, request: null };
      state.apply(event);
      events.push(event);
    };
    bodies.forEach(happens);
    if (order.start) {
      needAllSeatsTaken(state);
      happens(startEvent(state, created));
    }
    await this.store.tables.create(
      {
        id,
        game: machine.game.id,
        ruleset: machine.ruleset,
        options: JSON.stringify(machine.options),
        seed,
        invite: constants.invite,
        private: constants.private ? 1 : 0,
        clock: constants.clock && JSON.stringify(constants.clock),
        created,
        status: state.status,
        seq: state.seq,
        wake: state.wake(),
        touched: created,
        info: JSON.stringify(state.info()),
      },
      events.map((event) => toRow(id, event)),
      state.people(),
    );
    const table = new Table(state, this.deps);
    this.tables.set(id, Promise.resolve(table));
    this.lobby.note(state.info());
    table.goOn();
    return table;
  }

  /** Nobody needs more tables than this; `others` are just being opened. */
  private async refuseMany({ id }: Person, others: number): Promise<void> {
    if (this.closed) throw new Refusal('table', 'the server is stopping');
    const own = (await this.tablesOf(id)).filter(({ host }) => host?.id === id);
    const open = own.filter(({ status }) => status === 'open');
    if (open.length + others >= LIMITS.openTables) {
      throw new Refusal(
        'busy',
        `you have ${open.length} tables that have not begun: begin or leave one first`,
      );
    }
    if (own.length + others >= LIMITS.hostedTables) {
      throw new Refusal('busy', `you have ${own.length} tables that are not over: play one to its end first`);
    }
  }

  /** The table of that id. Throws a Refusal where there is none, and a BrokenTable where it cannot be read. */
  async find(id: string): Promise<Table> {
    const known = this.tables.get(id);
    if (known) {
      const table = await known;
      // It was put away in the very moment.
      if (this.tables.get(id) !== known) return this.find(id);
      table.touch();
      return table;
    }
    if (this.closed) throw new Refusal('table', 'the server is stopping');
    const trouble = this.stuck.lately(id);
    if (trouble !== null) throw new BrokenTable(trouble);
    return this.keep(
      id,
      this.loading.forSomebody(() => this.readState(id)),
    );
  }

  private keep(id: string, state: Promise<TableState>): Promise<Table> {
    const reading = state.then((read) => {
      this.stuck.forget(id);
      const table = new Table(read, this.deps);
      // What was due here was due before anybody looked.
      asServer(() => {
        this.snapshots.consider(read);
        table.goOn();
        this.snapshots.verify(read).catch((error) => this.report(`table ${id}`, error as Error));
      });
      return table;
    });
    this.tables.set(id, reading);
    if (this.tables.size > this.crowdedAt) void this.makeRoom();
    reading.catch((error) => {
      this.tables.delete(id);
      if (error instanceof BrokenTable) this.isStuck(id, error, null);
    });
    return reading;
  }

  /** A table cannot go on: whoever runs the server is told once, and everybody sees it in the lobby. */
  private isStuck(id: string, why: BrokenTable, info: TableInfo | null): void {
    if (this.stuck.note(id, why.message)) this.report(`table ${id}`, why);
    if (info) this.lobby.note(this.stuck.mark(info));
    else
      void this.chore(`stuck ${id}`, async () => {
        const found = await this.store.tables.find(id);
        const written = found && infoIn(found.row.info);
        if (written) this.lobby.note(this.stuck.mark(written));
      });
  }

  /** Games that were begun by other rules than those of now: those that cannot go on are found at once. */
  private lookForStuck(): Promise<void> {
    return this.chore('stuck', async () => {
      for (const { id, game, ruleset } of await this.store.tables.rulesInUse()) {
        if ((await this.games.find(game))?.game.ruleset === ruleset) continue;
        if (this.closed) return;
        await this.find(id).catch(() => {});
      }
    });
  }

  /** What is left of a table that cannot be read, once it is closed for good: a journal tells everything. */
  async written(id: string, person: Person, invite: string | null): Promise<StuckRecord | null> {
    const found = await this.store.tables.find(id);
    const info = found && infoIn(found.row.info);
    if (!info || found.row.status !== 'closed') return null;
    if (!mayEnterStuck(found.row, info, person, invite)) return null;
    return { info, journal: writtenJournal(found.row, found.events) };
  }

  /** The table, for somebody who wants to look at it. */
  async enter(id: string, person: Person, invite: string | null): Promise<Table> {
    const table = await this.find(id);
    refuseEntry(table, person, invite);
    return table;
  }

  /** Those who played here play again. The first to ask opens the table, the others sit down at it. */
  async rematch(table: Table, person: Person, { commit }: Rematch = {}): Promise<Table> {
    const part = commit === undefined ? {} : { commit };
    const again = await table.inTurn(async () => {
      const { state } = table;
      if (state.status !== 'finished') throw new Refusal('status', 'the game is not over yet');
      const own = state.seatsOf(person.id);
      if (own.length === 0) throw new Refusal('seat', 'you did not play here');
      const { rematch } = state.info();
      if (rematch !== null) return this.find(rematch);
      const { machine, clock } = state.constants;
      const seats: Record<string, string> = {};
      machine.game.seats.forEach(({ id }, seat) => {
        const { who, bot } = state.seats[seat];
        seats[id] = own.includes(seat) ? 'me' : who === null && bot !== null ? bot : 'open';
      });
      const fresh = await this.create(person, {
        game: machine.game.id,
        options: { ...machine.options },
        seats,
        clock,
        private: state.constants.private,
        ...part,
      });
      await table.record({ kind: 'rematch', table: fresh.id });
      return fresh;
    });
    const { seats, constants } = again.state;
    const free = table.state.seatsOf(person.id).filter((seat) => seats[seat].open);
    const ids = free.map((seat) => constants.machine.game.seats[seat].id);
    if (ids.length > 0 && again.state.status === 'open') {
      await join(again, person, { seats: ids, invite: constants.invite, ...part });
    }
    return again;
  }

  /** Somebody has another name: it changes wherever they sit. */
  async rename({ id, name }: Person): Promise<void> {
    for (const table of await this.tablesOf(id)) {
      try {
        await renamed(await this.find(table.id), { id, name });
      } catch (error) {
        // The name is what it is: a table that cannot be read or written does not change that.
        if (!(error instanceof Refusal || error instanceof BrokenTable)) throw error;
      }
    }
  }

  /** Somebody's account is no more. What cannot be done now is done when the house is tidied up. */
  async sayFarewell(person: string): Promise<void> {
    await this.chore(`farewell ${person}`, () => removePerson(this, this.store, person));
  }

  /** Changes what is written down of a table, though nothing happens at it, and whoever looks. */
  async amend(id: string, change: () => Promise<void>): Promise<void> {
    for (;;) {
      if (!this.tables.has(id)) {
        await this.snapshots.settled(id);
        await change();
      }
      // Somebody may have come to it in the meantime, and have seen it as it was.
      const table = await this.tables.get(id)?.catch(() => null);
      if (!table) return;
      try {
        return await table.inTurn(async () => {
          await this.snapshots.settled(id);
          await change();
          await table.readAgain();
        });
      } catch (error) {
        // It was put away in the very moment.
        if (this.closed || this.tables.has(id)) throw error;
      }
    }
  }

  async tablesOf(person: string): Promise<TableInfo[]> {
    const infos = await this.store.tables.withPerson(person);
    return infos.flatMap((text) => infoIn(text) ?? []).map((info) => this.stuck.mark(info));
  }

  /** The tables that a person may want to know of: those that are not over, and what was closed lately. */
  async myTables(person: string): Promise<TableInfo[]> {
    const closed = await this.store.tables.closedWithPerson(person, this.now() - CLOSED_STAYS);
    const told = closed.flatMap((text) => infoIn(text) ?? []).filter(({ trouble }) => trouble !== undefined);
    return [...(await this.tablesOf(person)), ...told];
  }

  /** What takes long and nobody has begun yet is not begun any more: tables to be read, games to look through. */
  beginNothingLong(): void {
    this.replays.close();
    this.loading.close(new Refusal('table', 'the server is stopping'));
  }

  /** Lets everything that was begun be finished, and stops. */
  async close(): Promise<void> {
    this.closed = true;
    this.beginNothingLong();
    for (const timer of this.timers) clearInterval(timer);
    await Promise.all(this.chores.values());
    const tables = await Promise.allSettled(this.tables.values());
    await Promise.all(
      tables.map((one) => (one.status === 'fulfilled' ? one.value.close('the server is stopping') : null)),
    );
    await this.snapshots.close();
    this.lobby.close();
    await this.beat().catch((error) => this.report('the house', error));
  }

  // Looking after tables

  /**
   * Opens the tables where a bot has to choose or a clock has run out: one after the other, with pauses, so that
   * a server that begins with thousands of them is there for those who ask.
   */
  wakeDue(): Promise<void> {
    return this.chore('wake', async () => {
      for (let from = 0; ; from += PAGE) {
        const due = await this.store.tables.due(this.now(), PAGE, from);
        for (const id of due) {
          if (this.closed || this.tables.has(id) || this.stuck.rests(id)) continue;
          const began = performance.now();
          await this.wake(id);
          await pass(Math.min(LONGEST_PAUSE, PAUSE * (performance.now() - began)));
        }
        if (due.length < PAGE || this.closed) return;
      }
    });
  }

  private async wake(id: string): Promise<void> {
    try {
      const table = await this.loading.byTheWay(async () =>
        // Somebody may have asked for it by now.
        this.closed ? null : (this.tables.get(id) ?? this.keep(id, this.readState(id))),
      );
      if (!table) return;
      table.lookAtClocks();
      await table.inTurn(async () => {
        // No clock ran while no server was there: it is not as late as it seemed.
        const wake = table.state.wake();
        if (wake !== null && wake > this.now()) await this.store.tables.letSleep(id, wake);
      });
    } catch (error) {
      // Tables that cannot be read are told of where they are found.
      if (this.closed || error instanceof BrokenTable) return;
      const { message } = error as Error;
      if (this.stuck.note(id, message, { passing: true })) this.report(`table ${id}`, error as Error);
    }
  }

  /** Puts away what nobody uses, and closes what nobody will begin. */
  tidyUp(): Promise<void> {
    return this.chore('tidy', async () => {
      this.lobby.sweep();
      for (const id of await this.store.tables.stale(this.now() - STALE)) await this.closeStale(id);
      await this.putAway(this.now() - IDLE);
      await this.snapshots.makeRoom();
      for (const person of await this.store.people.notErased(this.now() - LAST_WORDS)) {
        await removePerson(this, this.store, person);
        await this.store.people.erased(person, this.now());
      }
    });
  }

  private async closeStale(id: string): Promise<void> {
    if (this.stuck.rests(id)) return;
    try {
      const table = await this.find(id);
      await table.inTurn(() => (table.state.status === 'open' ? table.record({ kind: 'closed' }) : 0));
    } catch (error) {
      if (!this.closed && !(error instanceof BrokenTable)) this.report(`table ${id}`, error as Error);
    }
  }

  /** Puts a table away, whoever looks at it. */
  async forget(id: string): Promise<void> {
    const table = await this.tables.get(id);
    this.tables.delete(id);
    await table?.close('the table was put away');
  }

  /** Puts those away that were not used for the longest time, where too many are kept that nobody uses. */
  private makeRoom(): Promise<void> {
    return this.chore('room', async () => {
      const known = await Promise.all([...this.tables.values()].map((one) => one.catch(() => null)));
      const idle = known.flatMap((table) => table?.idleSince() ?? []).sort((a, b) => b - a);
      // Some more than necessary: not every newcomer has to look for room.
      const kept = Math.floor(this.idleTables * 0.8);
      if (idle.length > this.idleTables) await this.putAway(idle[kept]);
      this.crowdedAt = this.tables.size + Math.max(1, this.idleTables - kept);
    });
  }

  private async putAway(before: number): Promise<void> {
    for (const [id, reading] of this.tables) {
      const table = await reading.catch(() => null);
      const idle = table?.idleSince() ?? null;
      if (!table || idle === null || idle > before) continue;
      this.tables.delete(id);
      await table.close('the table was put away');
    }
  }

  // Reading

  /** A table as the disk has it, whatever is kept of it here. */
  async readState(id: string): Promise<TableState> {
    const { tables } = this.store;
    const row = await tables.row(id);
    if (!row) throw new Refusal('table', 'there is no such table');
    return readTable(
      this.games,
      row,
      {
        resumed: (constants) => this.snapshots.read(row, constants),
        after: (seq) => tables.events(id, seq),
        distrusted: (why) => this.snapshots.distrust(id, why),
      },
      this.outages,
    );
  }

  /** What a table was read from is not to be trusted: it is read again, unless that has happened. */
  private async readAnew(id: string, state: TableState): Promise<void> {
    try {
      const table = await this.tables.get(id);
      await table?.inTurn(() => (table.state === state ? table.readAgain() : undefined));
    } catch {
      // It was put away, or cannot be read: whoever asks for it is told.
    }
  }
}

/** Who sits where when a table is opened. */
function seating(open: OpenGame, person: Person, { seats = {}, commit }: NewTable): EventBody[] {
  const part = commit === undefined ? {} : { commit };
  return Object.entries(seats).flatMap(([seat, who]): EventBody[] => {
    if (!open.game.seats.some(({ id }) => id === seat)) {
      throw new Refusal('seat', `${open.game.id} has no seat ${quote(seat)}`);
    }
    if (who === 'open') return [];
    if (who === 'me') {
      return [{ kind: 'seat', seat, who: person, bot: null, open: false, why: 'sits', ...part }];
    }
    needBot(who, open.own);
    return [{ kind: 'seat', seat, who: null, bot: who, open: false, why: 'set' }];
  });
}

function reportToLog(what: string, error: Error): void {
  // What is wrong with data is a sentence; what is wrong with a program is where it happened.
  const why =
    error instanceof BrokenTable ? `it cannot go on: ${error.detail}` : (error.stack ?? error.message);
  logError(`${what}: ${why}`);
}
