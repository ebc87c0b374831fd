import { say } from '@sandtable/kernel';
import type { Person, TableInfo } from '@sandtable/protocol';
import { Cluster } from '../cluster/cluster.js';
import type { Task } from '../cluster/messages.js';
import { SharedTables } from '../cluster/shared-tables.js';
import { newSeed as drawSeed } from '../drawn.js';
import { BotTurns } from '../fairness/bot-turns.js';
import { asServer } from '../fairness/requester.js';
import { TableLoader } from '../fairness/table-loader.js';
import { logError } from '../log-line.js';
import { Blocks } from '../manners/blocks.js';
import type { Store } from '../storage/store.js';
import type { LobbyRow } from '../storage/table-store.js';
import { FarBots } from '../work/far-bots.js';
import { FarReplays } from '../work/far-replays.js';
import { FarReviews } from '../work/far-reviews.js';
import { Advice } from './advice.js';
import type { Watcher } from './audience.js';
import { BOT_THREADS, type BotPool } from './bot-pool.js';
import { Caretaker } from './caretaker.js';
import { tellLine } from './chat.js';
import { ChoiceLimit } from './choice-limit.js';
import { Chores } from './chores.js';
import type { Outage } from './clocks.js';
import { ClosedTables } from './closed-tables.js';
import { Games } from './games.js';
import { FINISHED_STAYS, Lobby } from './lobby.js';
import { needAccount, Opening } from './opening.js';
import { OwnTables } from './own-tables.js';
import { QuickMatches } from './quick-match.js';
import { readTable } from './read-table.js';
import { BrokenTable, Refusal } from './refusal.js';
import { eraseAt, removePerson } from './remove-person.js';
import { PlainReader, type ReplayReader } from './replay-reader.js';
import { Replays } from './replays.js';
import { whyBroken } from './rescue.js';
import { PlainReviewer, type Reviewer } from './reviewer.js';
import { Reviews } from './reviews.js';
import { refuseEntry } from './seat-commands.js';
import { MACHINE_TIME, ServerClock, type TimeSource } from './server-clock.js';
import { Snapshots } from './snapshots.js';
import { infoIn, StuckTables } from './stuck.js';
import { type Ownership, Table } from './table.js';
import { type CommandName, carryOut } from './table-commands.js';
import type { TableDeps } from './table-deps.js';
import type { TableState } from './table-state.js';

/** More unused tables than this are dropped from memory at once: a client that goes through all tables must not fill it. */
const IDLE_TABLES = 1_000;
export interface TableRegistrySetup {
  store: Store;
  botPool: BotPool;
  /** Where replays are read; by default in this thread. */
  reader?: ReplayReader;
  /** Where reviews are made; by default in this thread. */
  reviewer?: Reviewer;
  games?: Games;
  now?: () => number;
  /** The machine's clocks, if `now` is not given. */
  clock?: TimeSource;
  report?: (what: string, error: Error) => void;
  /** Makes seeds: unguessable, except in tests. */
  newSeed?: () => string;
  /** Called for every choice, for statistics. */
  chosen?: (by: 'person' | 'bot' | 'order') => void;
  /** How many unused tables are kept in memory for a while. */
  idleTables?: number;
  /** Are rate limits on? */
  limited?: boolean;
  /** The version of the server. */
  version?: string;
  /** After how many events a snapshot is taken, and how much space all of them may use. */
  snapshotEvery?: number;
  snapshotRoom?: number;
}

/** A table as it was read, and who may write at it. */
interface Loaded {
  state: TableState;
  ownership: Ownership;
}

/** All tables of this server: those in memory and those in the database. */
export class TableRegistry {
  readonly games: Games;
  readonly lobby: Lobby;
  readonly replays: Replays;
  readonly advice: Advice;
  readonly reviews: Reviews;
  readonly snapshots: Snapshots;
  readonly quickMatches: QuickMatches;
  readonly blocks: Blocks;
  /** The rooms of this house: new tables, everybody's own, those that are closed, and who looks after all of them. */
  readonly opening: Opening;
  readonly own: OwnTables;
  readonly closedTables: ClosedTables;
  readonly caretaker: Caretaker;
  readonly now: () => number;
  readonly report: (what: string, error: Error) => void;
  private readonly store: Store;
  private readonly tables = new Map<string, Promise<Table>>();
  private readonly deps: TableDeps;
  private readonly loading = new TableLoader();
  private readonly chores: Chores;
  private readonly stuck: StuckTables;
  private readonly time: ServerClock | null;
  /** What is shared with other processes on the same database; null if there are none. */
  readonly shared: SharedTables | null;
  readonly choiceLimit: ChoiceLimit | null;
  /** Called when a game has ended at a table of this process. */
  finished: (() => void) | null = null;
  /** Called when people have come to a table of a tournament, or left it. */
  arrived: ((table: Table) => void) | null = null;
  /** Called for a person whose account is deleted, before they leave their tables. */
  leaving: ((person: string) => Promise<void>) | null = null;
  /** When no clock ran. The tables share the list, so that additions count for all of them. */
  private readonly outages: Outage[] = [];
  private closed = false;

  private constructor({
    store,
    botPool,
    games,
    now,
    clock,
    report,
    chosen,
    newSeed = drawSeed,
    limited,
    reader,
    reviewer,
    version = '',
    snapshotEvery,
    snapshotRoom,
    idleTables = IDLE_TABLES,
  }: TableRegistrySetup) {
    this.store = store;
    this.games = games ?? new Games();
    this.time = now ? null : new ServerClock(clock ?? MACHINE_TIME, (gap) => this.caretaker.timeMissed(gap));
    this.now = this.time?.now ?? now ?? Date.now;
    this.report = report ?? reportToLog;
    this.chores = new Chores(this.report);
    this.lobby = new Lobby(this.now);
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
    const house = {
      store,
      newSeed,
      outages: this.outages,
      tables: this.tables,
      stuck: this.stuck,
      idleTables,
      admit: (state: TableState, ownership: Ownership) => this.admit(state, ownership),
      readInBackground: (id: string) => this.readInBackground(id),
    };
    this.opening = new Opening(this, house);
    this.own = new OwnTables(this, store);
    this.closedTables = new ClosedTables(this, store);
    this.caretaker = new Caretaker(this, this.chores, house);
    this.shared = store.cluster && new SharedTables(this, store.cluster, new Cluster(store.cluster));
    this.quickMatches = new QuickMatches(this);
    this.blocks = new Blocks(store.manners);
    const choiceLimit = limited ? new ChoiceLimit(this.now) : null;
    this.choiceLimit = choiceLimit;
    const far =
      store.queue && this.shared ? new FarBots(botPool, store.queue, this.shared.cluster, version) : null;
    const bots: BotPool = far ?? botPool;
    const botTurns = new BotTurns({
      threads: BOT_THREADS,
      get elsewhere() {
        return far?.slots ?? 0;
      },
    });
    const ownReader = reader ?? new PlainReader(this.games);
    this.replays = new Replays(
      store.queue && this.shared
        ? new FarReplays(ownReader, store.queue, this.shared.cluster, version)
        : ownReader,
      this.report,
    );
    const ownReviewer = reviewer ?? new PlainReviewer(this.games);
    this.reviews = new Reviews({
      store: store.reviews,
      reviewer:
        store.queue && this.shared
          ? new FarReviews(ownReviewer, store.queue, this.shared.cluster, version)
          : ownReviewer,
      version,
      now: this.now,
      report: this.report,
    });
    this.advice = new Advice(this.games, (task) => bots.choose(task), this.report);
    this.deps = {
      now: this.now,
      count: (person, table, cost) => choiceLimit?.count(person, table, cost),
      write: (append) => store.writer.append(append),
      readState: (id) => this.readState(id),
      eventsAfter: (id, seq) => store.tables.events(id, seq),
      presenceChanged: (table) => {
        this.shared?.presenceChanged(table);
        if (table.state.tournament) this.arrived?.(table);
      },
      botTurn: (ponders, host, act) => botTurns.take(ponders, host, act),
      think: (task) => bots.choose(task),
      botOf: (machine, name) => this.games.botOf(machine, name),
      eventOfRequest: (id, request) => store.tables.eventOfRequest(id, request),
      complete: (state) => this.snapshots.complete(state),
      forgetSnapshots: (state) => this.snapshots.forget(state),
      changed: ({ state, ownership }) => {
        this.lobby.note(state.info());
        if (ownership.mine) this.snapshots.consider(state);
        if (ownership.mine && state.status === 'finished') this.finished?.();
      },
      chosen: chosen ?? (() => {}),
      lost: (table, error) => {
        this.tables.delete(table.id);
        void this.shared?.release(table);
        this.isStuck(table.id, error, table.state.info());
      },
      report: this.report,
    };
  }

  /** Opens the registry: loads the lobby, and wakes the tables that wait for a bot. */
  static async open(setup: TableRegistrySetup): Promise<TableRegistry> {
    const registry = new TableRegistry(setup);
    const { store } = setup;
    registry.time?.notBefore(await store.tables.lastMoment());
    const now = registry.now();
    if (registry.shared) await registry.joinOthers(registry.shared);
    else registry.outages.push(...(await store.tables.outages(now)));
    registry.noteAll(await store.tables.lobby(now - FINISHED_STAYS));
    registry.caretaker.begin(() => registry.time?.look());
    return registry;
  }

  private noteAll(rows: readonly LobbyRow[]): void {
    for (const { info: text, opener } of rows) {
      const info = infoIn(text);
      if (info) this.lobby.note(this.stuck.mark(info), opener);
      else
        this.report(
          'the lobby',
          new Error(`what a row says of its table cannot be read: ${text.slice(0, 80)}`),
        );
    }
  }

  // Other processes

  private async joinOthers(shared: SharedTables): Promise<void> {
    const { cluster } = shared;
    this.store.writer.wrote = (appends) => shared.wrote(appends);
    cluster.listen((message) => shared.heard(message));
    cluster.onDeath((processes) => void this.chore('deaths', () => shared.died(processes)));
    await cluster.join({
      does: (task) => shared.does(task),
      resumed: async () => {
        await this.writeOutage();
        this.noteAll(await this.store.tables.lobby(this.now() - FINISHED_STAYS));
        await shared.resumed();
      },
      report: this.report,
    });
    await this.writeOutage();
    shared.begin();
  }

  /** Clocks stood still while no process had a lease. The first to come back writes that down for all. */
  private async writeOutage(): Promise<void> {
    const { tables } = this.store;
    await this.alone('outages', async () => {
      if (this.shared!.cluster.living.length === 0) await tables.outages(this.now());
    });
    await this.readOutages();
    this.shared!.cluster.broadcast({ k: 'outages' });
  }

  /** Reads the outages that others have written down; the tables share the list. */
  async readOutages(): Promise<void> {
    const outages = await this.store.tables.knownOutages();
    if (JSON.stringify(outages) === JSON.stringify(this.outages)) return;
    this.outages.splice(0, this.outages.length, ...outages);
    for (const table of await this.allInMemory()) void table.clocksStood().catch(() => {});
  }

  /** Runs one thing at a time, among all processes. */
  alone<R>(what: string, act: () => Promise<R>): Promise<R> {
    return this.store.cluster ? this.store.cluster.alone(what, act) : act();
  }

  /** Has something done at a table, by whichever process owns it. */
  async command(task: Task & { name: CommandName }, watcher: Watcher | null = null): Promise<unknown> {
    if (this.shared) return this.shared.command(task, watcher);
    return carryOut(this, await this.find(task.table), task, watcher);
  }

  /** Does another process own this table? */
  async isElsewhere(id: string): Promise<boolean> {
    if (!this.shared) return false;
    const owner = await this.shared.ownerOf(id);
    return owner !== null && owner !== this.shared.cluster.id;
  }

  /** Is this person at the table just now, in whichever process? */
  async isAt(id: string, person: string): Promise<boolean> {
    const here = (await this.inMemory(id))?.audience.people() ?? [];
    if (here.includes(person)) return true;
    if (!this.shared) return false;
    return (
      (await this.store.cluster!.presentElsewhere(this.shared.cluster.id, [id])).get(id) ?? []
    ).includes(person);
  }

  /** Is the table in memory, in whichever process? Only then can anybody be at it. */
  async isAwake(id: string): Promise<boolean> {
    return this.tables.has(id) || ((await this.shared?.ownerOf(id)) ?? null) !== null;
  }

  async allInMemory(): Promise<Table[]> {
    const known = await Promise.all([...this.tables.values()].map((one) => one.catch(() => null)));
    return known.flatMap((table) => table ?? []);
  }

  /** Tables have changed elsewhere: the lobby shows what their rows say. */
  async readLobby(ids: readonly string[]): Promise<void> {
    this.noteAll(await this.store.tables.infos(ids));
  }

  /** A line of chat was written elsewhere: those who watch the table here get it. */
  async chatElsewhere(id: string | null, n: number): Promise<void> {
    this.store.chat.forget(id);
    const table = id === null ? null : await this.inMemory(id);
    if (table) await tellLine(this.store, table, n);
  }

  /** The public tables of a game that have not begun. */
  async openTables(game: string): Promise<TableInfo[]> {
    if (!this.shared) return this.lobby.openTables(game);
    return (await this.store.tables.openOf(game)).flatMap((text) => infoIn(text) ?? []);
  }

  /** Erases a person's name from the record of a table. */
  async eraseAt(id: string, person: Person): Promise<void> {
    await eraseAt(this, this.store, id, person);
    this.shared?.cluster.broadcast({ k: 'reread', table: id });
  }

  /** Runs background work, unless it is running already. */
  chore(name: string, act: () => Promise<void>): Promise<void> {
    return this.chores.run(name, act);
  }

  get isClosed(): boolean {
    return this.closed;
  }

  get loaded(): number {
    return this.tables.size;
  }

  // Tables

  /** Guests do not sit down at rated tables. */
  async refuseGuest(id: string): Promise<void> {
    if ((await this.find(id)).state.rated) throw needAccount();
  }

  /** The table of that id. Throws a Refusal if there is none, and a BrokenTable if it cannot be read. */
  async find(id: string): Promise<Table> {
    const known = this.tables.get(id);
    if (known) {
      const table = await known;
      // It was dropped from memory at this very moment.
      if (this.tables.get(id) !== known) return this.find(id);
      table.touch();
      return table;
    }
    if (this.closed) throw new Refusal('table', say`the server is stopping`);
    const trouble = this.stuck.lately(id);
    if (trouble !== null) throw new BrokenTable(trouble);
    return this.keep(
      id,
      this.loading.forRequest(() => this.load(id)),
    );
  }

  /** Reads a table, and takes it over if no other process owns it. */
  private async load(id: string): Promise<Loaded> {
    const ownership = this.shared ? await this.shared.claim(id) : ({ mine: true } as const);
    try {
      return { state: await this.readState(id), ownership };
    } catch (error) {
      // Whoever cannot read it must not keep it: a process of another version may know its rules.
      await this.shared?.release({ id, ownership });
      throw error;
    }
  }

  /** A new table, which is in memory from the beginning. */
  private admit(state: TableState, ownership: Ownership): Table {
    const table = new Table(state, this.deps, ownership);
    this.tables.set(table.id, Promise.resolve(table));
    table.goOn();
    return table;
  }

  /** The table, read when no request waits for another one. */
  private readInBackground(id: string): Promise<Table | null> {
    return this.loading.inBackground(async () =>
      // A request may have loaded it by now.
      this.closed ? null : (this.tables.get(id) ?? this.keep(id, this.load(id))),
    );
  }

  private keep(id: string, loading: Promise<Loaded>): Promise<Table> {
    const reading = loading.then(({ state: read, ownership }) => {
      this.stuck.forget(id);
      const table = new Table(read, this.deps, ownership);
      // What is due at this table was due before the request: it is not charged to the requester.
      asServer(() => {
        if (ownership.mine) this.snapshots.consider(read);
        this.shared?.lookForOthers(table.id);
        table.goOn();
        this.snapshots.verify(read).catch((error) => this.report(`table ${id}`, error as Error));
      });
      return table;
    });
    this.tables.set(id, reading);
    if (this.caretaker.isCrowded) void this.caretaker.makeRoom();
    reading.catch((error) => {
      this.tables.delete(id);
      if (error instanceof BrokenTable) this.isStuck(id, error, null);
    });
    return reading;
  }

  /** A table cannot go on: the operator is told once, and the lobby shows it. */
  private isStuck(id: string, why: BrokenTable, info: TableInfo | null): void {
    if (this.stuck.note(id, why.message)) this.report(`table ${id}`, why);
    if (info) this.lobby.note(this.stuck.mark(info));
    else
      void this.chore(`stuck ${id}`, async () => {
        const row = await this.store.tables.row(id);
        const written = row && infoIn(row.info);
        if (written) this.lobby.note(this.stuck.mark(written));
      });
  }

  /** Why a table cannot go on, as far as people are told; null if it can. */
  whyStuck(id: string): Promise<string | null> {
    return whyBroken(this.find(id));
  }

  /** A table may be read again: it was mended. */
  trust(id: string): void {
    this.stuck.forget(id);
  }

  /** A table's public information, with its trouble if it is stuck. */
  marked(info: TableInfo): TableInfo {
    return this.stuck.mark(info);
  }

  /** The table, for a person who wants to see it. */
  async enter(id: string, person: Person, invite: string | null): Promise<Table> {
    const table = await this.find(id);
    // The same person may have changed it a moment ago, by another process.
    if (!table.ownership.mine) await table.follow();
    refuseEntry(table, person, invite);
    await this.blocks.refuseEntry(table, person);
    return table;
  }

  /** Removes a deleted account. What fails now is done again by `tidyUp`. */
  async removePerson(person: string): Promise<void> {
    await this.chore(`farewell ${person}`, () => removePerson(this, this.store, person));
  }

  /** Changes the stored record of a table without an event, and updates its watchers. */
  async amend(id: string, change: () => Promise<void>): Promise<void> {
    for (;;) {
      if (!this.tables.has(id)) {
        await this.snapshots.settled(id);
        await change();
      }
      // It may have been loaded in the meantime, with the old record.
      const table = await this.tables.get(id)?.catch(() => null);
      if (!table) return;
      try {
        return await table.inTurn(async () => {
          await this.snapshots.settled(id);
          await change();
          await table.readAgain();
        });
      } catch (error) {
        // It was dropped from memory at this very moment.
        if (this.closed || this.tables.has(id)) throw error;
      }
    }
  }

  /** The live tables of quick matches that have not begun. */
  openQuickTables(): TableInfo[] {
    return this.lobby
      .list()
      .filter(({ quick, status, clock }) => quick && status === 'open' && clock?.kind === 'live');
  }

  /** The table, if it is in memory: only such tables have anybody at them. */
  async inMemory(id: string): Promise<Table | null> {
    return (await this.tables.get(id)?.catch(() => null)) ?? null;
  }

  /** Starts no more long work: reading tables, replays. */
  stopLongWork(): void {
    this.replays.close();
    this.reviews.close();
    this.loading.close(new Refusal('table', say`the server is stopping`));
  }

  /** Finishes the work under way, and stops. */
  async close(): Promise<void> {
    this.closed = true;
    this.stopLongWork();
    this.caretaker.end();
    await this.chores.close();
    const tables = await Promise.allSettled(this.tables.values());
    await Promise.all(
      tables.map((one) => (one.status === 'fulfilled' ? one.value.close(say`the server is stopping`) : null)),
    );
    this.shared?.close();
    await this.shared?.cluster.leave();
    await this.snapshots.close();
    this.lobby.close();
    await this.caretaker.beat().catch((error) => this.report('the house', error));
  }

  // Reading

  /** Reads a table from the database, bypassing memory. */
  async readState(id: string): Promise<TableState> {
    const { tables } = this.store;
    const row = await tables.row(id);
    if (!row) throw new Refusal('table', say`there is no such table`);
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

  /** The snapshot of a table is not trusted: reads the table again, unless that has happened. */
  private async readAnew(id: string, state: TableState): Promise<void> {
    try {
      const table = await this.tables.get(id);
      await table?.inTurn(() => (table.state === state ? table.readAgain() : undefined));
    } catch {
      // It was dropped, or cannot be read: the next request is told so.
    }
  }
}

function reportToLog(what: string, error: Error): void {
  // Bad data are reported by a sentence, a bug by its stack trace.
  const why =
    error instanceof BrokenTable ? `it cannot go on: ${error.detail}` : (error.stack ?? error.message);
  // What is reported of a table ends with its id.
  const table = /\btable ([\w-]+)$/.exec(what)?.[1];
  logError(`${what}: ${why}`, table === undefined ? {} : { table });
}
