import { createHmac, randomBytes } from 'node:crypto';
import { setTimeout as pass } from 'node:timers/promises';
import { commitTo, isPlayed, playedSeats, quote, say } from '@sandtable/kernel';
import {
  type GameProgress,
  LIMITS,
  type MyTable,
  type NewTable,
  type Person,
  type Rematch,
  type TableInfo,
} from '@sandtable/protocol';
import { Cluster } from '../cluster/cluster.js';
import type { Task } from '../cluster/messages.js';
import { SharedTables } from '../cluster/shared-tables.js';
import { newSeed as drawSeed, newId } from '../drawn.js';
import { BotTurns } from '../fairness/bot-turns.js';
import { asServer, currentRequester } from '../fairness/requester.js';
import { TableLoader } from '../fairness/table-loader.js';
import { logError } from '../log-line.js';
import { LruCache } from '../lru-cache.js';
import { Blocks } from '../manners/blocks.js';
import { tidyTitle } from '../people/names.js';
import type { Store } from '../storage/store.js';
import type { LobbyRow, TableOfPerson, TableRow } from '../storage/table-store.js';
import { FarBots } from '../work/far-bots.js';
import { FarReplays } from '../work/far-replays.js';
import { FarReviews } from '../work/far-reviews.js';
import { Advice } from './advice.js';
import type { Watcher } from './audience.js';
import { BOT_THREADS, type BotPool } from './bot-pool.js';
import { tellLine } from './chat.js';
import { ChoiceLimit } from './choice-limit.js';
import type { Outage } from './clocks.js';
import { type EventBody, type TableEvent, type TournamentGame, toRow } from './event.js';
import { Games, type OpenGame } from './games.js';
import { FINISHED_STAYS, Lobby } from './lobby.js';
import { QuickMatches } from './quick-match.js';
import { readTable } from './read-table.js';
import { BrokenTable, Refusal } from './refusal.js';
import { eraseAt, removePerson } from './remove-person.js';
import { PlainReader, type ReplayReader } from './replay-reader.js';
import { Replays } from './replays.js';
import { whyBroken } from './rescue.js';
import { PlainReviewer, type Reviewer } from './reviewer.js';
import { Reviews } from './reviews.js';
import { needBot, refuseEntry } from './seat-commands.js';
import { MACHINE_TIME, ServerClock, type TimeSource } from './server-clock.js';
import { Snapshots } from './snapshots.js';
import { needAllSeatsTaken, startEvent } from './starting.js';
import { closeStuck, infoIn, mayEnterStuck, StuckTables, writtenJournal } from './stuck.js';
import { type Ownership, Table, textOf } from './table.js';
import { type CommandName, carryOut } from './table-commands.js';
import type { TableDeps } from './table-deps.js';
import { type TableConstants, TableState } from './table-state.js';

/** How often to look for tables that need attention. */
const ROUND = 1_000;
/** How often to write the heartbeat. */
const HEARTBEAT = 5_000;
/** An unused table is dropped from memory after this time; it is in the database. */
const IDLE = 2 * 60_000;
/** … or sooner, if there are more than this: a client that goes through all tables must not fill the memory. */
const IDLE_TABLES = 1_000;
/** An open table without activity is closed after this time. */
const STALE = 24 * 60 * 60_000;
/** Names of deleted accounts are erased again after this time, when requests under way at the deletion are done. */
const ERASE_AGAIN_AFTER = 60_000;
/** The name of a guest who has never sat down is forgotten when they have been away for this long. */
const GUEST_STAYS = 30 * 24 * 60 * 60_000;
/** The pause after opening a due table: this many times as long as opening took, at most LONGEST_PAUSE. */
const PAUSE = 2;
const LONGEST_PAUSE = 50;
/** How many tables one query returns. */
const PAGE = 100;
/** How many finished games a person is shown. */
const FINISHED_LISTED = 50;
/** How many tables are read to complete what is known of them. */
const PROGRESS_AT_ONCE = 20;
/** How many journals of closed stuck tables are cached. */
const STUCK_JOURNALS = 4;
/** How long people still see a table that was closed because it could not go on. */
const CLOSED_STAYS = 30 * 24 * 60 * 60_000;

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

/** The public record of a table that could not go on. */
export interface StuckRecord {
  info: TableInfo;
  journal(): Promise<Buffer>;
}

/** A game of a tournament; its id was chosen with the pairing. */
export interface PairedTable extends Required<Pick<NewTable, 'game' | 'options' | 'clock' | 'rated'>> {
  id: string;
  tournament: TournamentGame;
  /** One for each side. */
  players: readonly Person[];
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
  readonly now: () => number;
  readonly report: (what: string, error: Error) => void;
  private readonly store: Store;
  private readonly newSeed: () => string;
  private readonly tables = new Map<string, Promise<Table>>();
  private readonly deps: TableDeps;
  private readonly loading = new TableLoader();
  private readonly timers: NodeJS.Timeout[] = [];
  /** Background work under way: each kind runs once at a time. */
  private readonly chores = new Map<string, Promise<void>>();
  /** Each host opens one table after the other, so that their limits hold. */
  private readonly opening = new Map<string, Promise<unknown>>();
  private readonly stuck: StuckTables;
  private readonly stuckJournals = new LruCache<Promise<Buffer>>(STUCK_JOURNALS);
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
  /** Outages that are not stored yet. */
  private unwritten: Outage[] = [];
  private readonly idleTables: number;
  /** The number of tables in memory at which unused ones are dropped. */
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
    this.idleTables = idleTables;
    this.crowdedAt = idleTables;
    this.newSeed = newSeed;
    this.games = games ?? new Games();
    this.time = now ? null : new ServerClock(clock ?? MACHINE_TIME, (gap) => this.timeMissed(gap));
    this.now = this.time?.now ?? now ?? Date.now;
    this.report = report ?? reportToLog;
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
    const running = this.chores.get(name);
    if (running || this.closed) return running ?? Promise.resolve();
    const done = act()
      .catch((error) => this.report('the house', error as Error))
      .finally(() => this.chores.delete(name));
    this.chores.set(name, done);
    return done;
  }

  /** Writes the heartbeat and new outages. */
  private async beat(): Promise<void> {
    while (this.unwritten.length > 0) {
      await this.store.tables.addOutage(this.unwritten[0]);
      this.unwritten.shift();
    }
    await this.store.tables.alive(this.now());
  }

  /** The machine slept, the process stood still, or the clock was set: no clock ran, and all clients see that. */
  private timeMissed(gap: Outage): void {
    // If others went on meanwhile, their clocks ran; if nobody did, nobody had a lease, and that is written down.
    if (this.shared) return;
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

  get isClosed(): boolean {
    return this.closed;
  }

  get loaded(): number {
    return this.tables.size;
  }

  // Tables

  /** Opens a table; `quick` if it is for a quick match. */
  async create(person: Person, order: NewTable, quick?: { side: string | null }): Promise<Table> {
    const before = this.opening.get(person.id) ?? Promise.resolve();
    const opened = before
      .catch(() => {})
      .then(async () => {
        await this.refuseMany(person);
        if (order.rated) await this.refuseRated(person, order);
        return this.openTable(person, order, quick);
      });
    this.opening.set(person.id, opened);
    try {
      return await opened;
    } finally {
      if (this.opening.get(person.id) === opened) this.opening.delete(person.id);
    }
  }

  private async openTable(person: Person, order: NewTable, quick?: { side: string | null }): Promise<Table> {
    const title = order.title === undefined ? {} : { title: tidyTitle(order.title) };
    const open = await this.games.need(order.game);
    const bodies: EventBody[] = [
      {
        kind: 'opened',
        host: person,
        ...title,
        ...(quick ? { quick } : {}),
        ...(order.rated ? { rated: true as const } : {}),
        ...(order.advice ? { advice: true as const } : {}),
        ...(order.hostRules ? { hostRules: order.hostRules } : {}),
      },
      ...seating(open, person, order),
    ];
    const address = currentRequester()?.key;
    return this.write(newId(), open, order, bodies, address === undefined ? null : this.veiled(address));
  }

  /** An address so that it can be told from others, but not be found out. */
  private veiled(address: string): string {
    return createHmac('sha256', this.store.secret)
      .update(`opener ${address}`)
      .digest('base64url')
      .slice(0, 16);
  }

  /**
   * Opens a table of a tournament: both players sit there, and the game begins. Once, however often it is asked for, in
   * whichever process.
   */
  async openPaired({ id, tournament, rated, players, ...order }: PairedTable): Promise<void> {
    if (this.closed) throw new Refusal('table', say`the server is stopping`);
    if ((await this.store.tables.row(id)) !== null) return;
    const open = await this.games.need(order.game);
    const { game, options } = this.games.machine(open, order.options);
    const seats = playedSeats(game, options).map(
      ({ id: seat, side }): EventBody => ({
        kind: 'seat',
        seat,
        who: players[side],
        bot: null,
        open: false,
        why: 'sits',
      }),
    );
    const opened: EventBody = {
      kind: 'opened',
      host: null,
      ...(rated ? { rated: true as const } : {}),
      tournament,
    };
    try {
      const told = players.map((player) => player.id);
      // All tables of a tournament are of one opener: a large one must not fill the lobby.
      const opener = `tournament ${tournament.id}`;
      await this.write(id, open, { ...order, start: true }, [opened, ...seats], opener, told);
    } catch (error) {
      // Another process has opened it at the same moment.
      if ((await this.store.tables.row(id)) === null) throw error;
    }
  }

  /** Writes a new table and its first events. `told` are people who are to be told that their game has begun. */
  private async write(
    id: string,
    open: OpenGame,
    order: NewTable,
    bodies: readonly EventBody[],
    opener: string | null,
    told: readonly string[] = [],
  ): Promise<Table> {
    const machine = this.games.newMachine(open, order.options ?? {});
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
        progress: textOf(state.progress()),
        opener: constants.private ? null : opener,
        ...(this.shared ? { owner: this.shared.cluster.id, fence: 1 } : {}),
      },
      events.map((event) => toRow(id, event)),
      state.people(),
      state.awaited(),
      told,
    );
    const table = new Table(state, this.deps, this.shared ? { mine: true, fence: 1 } : { mine: true });
    this.tables.set(id, Promise.resolve(table));
    this.lobby.note(state.info(), opener);
    this.shared?.cluster.changed([[id, state.seq, 1]]);
    table.goOn();
    return table;
  }

  /** Refuses more tables than a host may have. */
  private async refuseMany({ id }: Person): Promise<void> {
    if (this.closed) throw new Refusal('table', say`the server is stopping`);
    const own = (await this.tablesOf(id)).filter(({ host }) => host?.id === id);
    const open = own.filter(({ status }) => status === 'open');
    if (open.length >= LIMITS.openTables) {
      throw new Refusal(
        'busy',
        say`you have ${open.length} tables that have not begun: begin or leave one first`,
      );
    }
    if (own.length >= LIMITS.hostedTables) {
      throw new Refusal(
        'busy',
        say`you have ${own.length} tables that are not over: play one to its end first`,
      );
    }
  }

  /** Rated games are public, and between accounts: a guest is whoever opens another browser. */
  private async refuseRated({ id }: Person, order: NewTable): Promise<void> {
    if (!(await this.store.people.isAccount(id))) throw needAccount();
    const { hostRules } = order;
    if (hostRules && (hostRules.remove !== 'never' || hostRules.pause !== 'agreed'))
      throw new Refusal('message', say`in a rated game the host has no powers: nobody is removed from it`);
    if (order.advice)
      throw new Refusal('message', say`in a rated game nobody is advised: everybody plays for themselves`);
    if (order.private)
      throw new Refusal('message', say`a rated game is public: everybody may see how it was won`);
    if (order.hostRules?.remove === 'host')
      throw new Refusal('message', say`in a rated game nobody is removed at the host's will`);
  }

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
    if (this.tables.size > this.crowdedAt) void this.makeRoom();
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

  /** Closes a table for good, by an administrator. */
  async closeTable(id: string, why: string): Promise<void> {
    const stuck = await this.whyStuck(id);
    if (stuck === null) {
      const person = { id: '', name: '' };
      await this.command({ table: id, name: 'close for good', person, selves: [], body: why });
      return;
    }
    const row = await this.store.tables.row(id);
    if (!row || row.status === 'closed') throw new Refusal('status', say`the game was closed`);
    await closeStuck(this.store, { id, why }, this.now());
    await this.readLobby([id]);
    this.shared?.cluster.changed([[id, row.seq + 1, 1]]);
  }

  /** Finds running games of another ruleset that can no longer go on. */
  private lookForStuck(): Promise<void> {
    return this.chore('stuck', async () => {
      for (const { id, game, ruleset } of await this.store.tables.rulesInUse()) {
        if ((await this.games.find(game))?.game.ruleset === ruleset) continue;
        if (this.closed) return;
        await this.find(id).catch(() => {});
      }
    });
  }

  /** The record of an unreadable table once it is closed for good: its journal reveals everything. */
  async written(id: string, person: Person, invite: string | null): Promise<StuckRecord | null> {
    const row = await this.store.tables.row(id);
    const info = row && infoIn(row.info);
    if (!info || row.status !== 'closed') return null;
    if (!mayEnterStuck(row, info, person, invite)) return null;
    return { info, journal: () => this.stuckJournal(row) };
  }

  /** Cached: it never changes, and contains no names. */
  private async stuckJournal(row: TableRow): Promise<Buffer> {
    const key = `${row.id} ${row.seq}`;
    try {
      return await this.stuckJournals.get(key, async () =>
        Buffer.from(await writtenJournal(row, this.store.tables.pages(row.id))),
      );
    } catch (error) {
      this.stuckJournals.drop(key);
      throw error;
    }
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

  /**
   * A rematch. The first player to ask opens the table, the others sit down at it. Returns its id. Only by the owner of
   * the table that is over.
   */
  async rematch(
    table: Table,
    person: Person,
    selves: readonly string[],
    { commit }: Rematch = {},
  ): Promise<string> {
    const part = commit === undefined ? {} : { commit };
    const again = await table.inTurn(async () => {
      const { state } = table;
      if (state.status !== 'finished') throw new Refusal('status', say`the game is not over yet`);
      const own = state.seatsOf(person.id);
      if (own.length === 0) throw new Refusal('seat', say`you did not play here`);
      const { rematch } = state.info();
      if (rematch !== null) return rematch;
      const { machine, clock } = state.constants;
      const { title } = state.info();
      const seats: Record<string, string> = {};
      machine.game.seats.forEach(({ id }, seat) => {
        if (!state.isPlayed(seat)) return;
        const { who, bot } = state.seats[seat];
        seats[id] = own.includes(seat) ? 'me' : who === null && bot !== null ? bot : 'open';
      });
      const fresh = await this.create(person, {
        game: machine.game.id,
        options: { ...machine.options },
        seats,
        clock,
        private: state.constants.private,
        ...(state.rated ? { rated: true } : {}),
        ...(state.advice ? { advice: true } : {}),
        hostRules: state.hostRules,
        ...(title === undefined ? {} : { title }),
        ...part,
      });
      await table.record({ kind: 'rematch', table: fresh.id });
      return fresh.id;
    });
    const found = await this.find(again);
    const { seats, constants } = found.state;
    const free = table.state.seatsOf(person.id).filter((seat) => seats[seat].open);
    const ids = free.map((seat) => constants.machine.game.seats[seat].id);
    if (ids.length > 0 && found.state.status === 'open') {
      const body = { seats: ids, invite: constants.invite, ...part };
      await this.command({ table: again, name: 'sit at the rematch', person, selves: [...selves], body });
    }
    return again;
  }

  /** Changes a person's name at all their tables. */
  async rename({ id, name }: Person): Promise<void> {
    for (const table of await this.tablesOf(id)) {
      try {
        const person = { id, name };
        await this.command({ table: table.id, name: 'renamed', person, selves: [], body: null });
      } catch (error) {
        // The new name stands, even if a table cannot be read or written.
        if (!(error instanceof Refusal || error instanceof BrokenTable)) throw error;
      }
    }
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

  async tablesOf(person: string): Promise<TableInfo[]> {
    const rows = await this.store.tables.withPerson(person, 'unfinished');
    return rows.flatMap(({ info }) => infoIn(info) ?? []).map((info) => this.stuck.mark(info));
  }

  /** A person's unfinished tables, and those closed lately because they could not go on. */
  async myTables(person: string): Promise<MyTable[]> {
    const { tables } = this.store;
    const mine = this.listed(await tables.withPerson(person, 'unfinished'));
    const closed = this.listed(await tables.closedWithPerson(person, this.now() - CLOSED_STAYS));
    await this.completeProgress(mine);
    return [...mine, ...closed.filter(({ trouble }) => trouble !== undefined)];
  }

  /** A person's latest finished games. */
  async myFinished(person: string): Promise<MyTable[]> {
    return this.listed(await this.store.tables.withPerson(person, 'finished', FINISHED_LISTED));
  }

  private listed(rows: readonly TableOfPerson[]): MyTable[] {
    return rows.flatMap(({ info: text, progress, wake, touched }) => {
      const info = infoIn(text);
      if (!info) return [];
      // While a bot is to choose, the table is due at once, and that is no deadline of a person.
      const clockRuns =
        info.status === 'running' && info.clock !== null && Number(wake ?? 0) > Number(touched);
      return [
        {
          ...this.stuck.mark(info),
          progress: progressIn(progress),
          until: clockRuns ? Number(wake) : null,
          touched: Number(touched),
        },
      ];
    });
  }

  /** Rows from before progress was stored get it from their tables: a few at a time, for that means reading them. */
  private async completeProgress(mine: readonly MyTable[]): Promise<void> {
    const without = mine.filter(({ status, progress }) => status === 'running' && progress === null);
    for (const one of without.slice(0, PROGRESS_AT_ONCE)) {
      try {
        const table = await this.find(one.id);
        await table.inTurn(async () => {
          one.progress = table.state.progress();
          await this.store.tables.setProgress(one.id, textOf(one.progress), table.state.awaited());
        });
      } catch (error) {
        if (!(error instanceof Refusal || error instanceof BrokenTable)) throw error;
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
    for (const timer of this.timers) clearInterval(timer);
    await Promise.all(this.chores.values());
    const tables = await Promise.allSettled(this.tables.values());
    await Promise.all(
      tables.map((one) => (one.status === 'fulfilled' ? one.value.close(say`the server is stopping`) : null)),
    );
    this.shared?.close();
    await this.shared?.cluster.leave();
    await this.snapshots.close();
    this.lobby.close();
    await this.beat().catch((error) => this.report('the house', error));
  }

  // Looking after tables

  /**
   * Opens the tables where a bot has to choose or a clock has expired: one after the other, with pauses, so that a
   * server that starts with thousands of them still serves requests.
   */
  wakeDue(): Promise<void> {
    return this.chore('wake', async () => {
      for (let from = 0; ; from += PAGE) {
        const others = this.shared?.cluster.living ?? [];
        const due = await this.store.tables.due(this.now(), PAGE, from, others);
        for (const id of due) {
          // Its owner is gone.
          if (this.shared && this.tables.has(id)) await this.shared.lookAgain(id).catch(() => {});
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
      const table = await this.loading.inBackground(async () =>
        // A request may have loaded it by now.
        this.closed ? null : (this.tables.get(id) ?? this.keep(id, this.load(id))),
      );
      if (!table?.ownership.mine) return;
      table.lookAtClocks();
      await table.inTurn(async () => {
        // No clock ran during the outage: it is not due yet.
        const wake = table.state.wake();
        if (wake !== null && wake > this.now()) await this.store.tables.setWake(id, wake);
      });
    } catch (error) {
      // Unreadable tables are reported where they are found.
      if (this.closed || error instanceof BrokenTable) return;
      const { message } = error as Error;
      if (this.stuck.note(id, message, { passing: true })) this.report(`table ${id}`, error as Error);
    }
  }

  /** Drops unused tables from memory, and closes stale ones. */
  tidyUp(): Promise<void> {
    return this.chore('tidy', async () => {
      this.lobby.sweep();
      await this.quickMatches.leaveAbandoned();
      for (const id of await this.store.tables.stale(this.now() - STALE)) await this.closeStale(id);
      await this.putAway(this.now() - IDLE);
      await this.snapshots.makeRoom();
      await this.store.cluster?.tidyUp();
      await this.store.tables.forgetOpeners(this.now() - FINISHED_STAYS);
      await this.store.people.forgetGuests(this.now() - GUEST_STAYS);
      for (const person of await this.store.people.notErased(this.now() - ERASE_AGAIN_AFTER)) {
        await removePerson(this, this.store, person);
        await this.store.people.erased(person, this.now());
      }
    });
  }

  private async closeStale(id: string): Promise<void> {
    if (this.stuck.rests(id)) return;
    try {
      const person = { id: '', name: '' };
      await this.command({ table: id, name: 'close if open', person, selves: [], body: null });
    } catch (error) {
      if (!this.closed && !(error instanceof BrokenTable)) this.report(`table ${id}`, error as Error);
    }
  }

  /** Drops a table from memory, even if it is watched. */
  async forget(id: string): Promise<void> {
    const table = await this.tables.get(id);
    this.tables.delete(id);
    await table?.close(say`the table was put away`);
    if (table) await this.shared?.release(table);
  }

  /** Drops the least recently used tables if too many unused ones are in memory. */
  private makeRoom(): Promise<void> {
    return this.chore('room', async () => {
      const known = await Promise.all([...this.tables.values()].map((one) => one.catch(() => null)));
      const idle = known.flatMap((table) => table?.idleSince() ?? []).sort((a, b) => b - a);
      // A few more than necessary, so that not every newcomer has to make room.
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
      await table.close(say`the table was put away`);
      await this.shared?.release(table);
    }
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

/** The initial seats of a new table. */
function seating(
  open: OpenGame,
  person: Person,
  { seats = {}, options = {}, commit }: NewTable,
): EventBody[] {
  const part = commit === undefined ? {} : { commit };
  return Object.entries(seats).flatMap(([seat, who]): EventBody[] => {
    const found = open.game.seats.find(({ id }) => id === seat);
    if (!found) throw new Refusal('seat', say`${open.game.id} has no seat ${quote(seat)}`);
    if (!isPlayed(open.game, options, seat))
      throw new Refusal('seat', say`nobody plays ${found.inText ?? found.name} with these options`);
    if (who === 'open') return [];
    if (who === 'me') {
      return [{ kind: 'seat', seat, who: person, bot: null, open: false, why: 'sits', ...part }];
    }
    needBot(who, open.own);
    return [{ kind: 'seat', seat, who: null, bot: who, open: false, why: 'set' }];
  });
}

export function needAccount(): Refusal {
  return new Refusal('seat', say`rated games are for accounts: choose a password first`);
}

function progressIn(text: string | null): GameProgress | null {
  try {
    return text === null ? null : (JSON.parse(text) as GameProgress);
  } catch {
    return null;
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
