import { setTimeout as pass } from 'node:timers/promises';
import { say } from '@sandtable/kernel';
import type { Answer, RefusalCode } from '@sandtable/protocol';
import { currentRequester, onBehalfOf } from '../fairness/requester.js';
import { currentRequest, loggedAs } from '../log-line.js';
import type { ClusterStore } from '../storage/cluster-store.js';
import type { Append } from '../storage/event-writer.js';
import { NotOwner } from '../storage/storage-error.js';
import type { Watcher } from '../tables/audience.js';
import { BrokenTable, Refusal } from '../tables/refusal.js';
import type { Ownership, Table } from '../tables/table.js';
import { carryOut, isRepeatable } from '../tables/table-commands.js';
import type { TableRegistry } from '../tables/table-registry.js';
import { type Cluster, chunks, Unanswered } from './cluster.js';
import type { Broadcast, Changed, OfWorker, Reply, Task } from './messages.js';

/** How long an owner may take to answer before it is asked again, in milliseconds. */
const ASK_AGAIN = 4_000;
/** … and before the person is told to try again. */
const PATIENCE = 20_000;
/** The pause before the next attempt: this long at first, then longer. */
const PAUSE = [20, 500] as const;
/** How long news of presence and of the lobby are collected, in milliseconds. */
const COLLECT = 100;
/** How often all tables in memory are compared with the database: a message may be lost. */
const COMPARE = 2_000;
/** How many tables one query looks at. */
const PAGE = 500;

/** The tables of a process that shares its database with others: who owns them, and what happens at them elsewhere. */
export class SharedTables {
  private readonly claims = new Map<string, Promise<void>>();
  private readonly moved = new Set<Table>();
  private readonly news = new Set<string>();
  /** Tables at which somebody came or left elsewhere. */
  private readonly seenElsewhere = new Set<string>();
  private readonly timers = new Set<NodeJS.Timeout>();
  private closed = false;

  constructor(
    private readonly registry: TableRegistry,
    private readonly store: ClusterStore,
    readonly cluster: Cluster,
  ) {}

  begin(): void {
    this.every(COMPARE, () => this.compare());
  }

  close(): void {
    this.closed = true;
    for (const timer of this.timers) clearTimeout(timer);
  }

  /** For a table that is about to be read: takes it over if nobody has it. */
  async claim(id: string): Promise<Ownership> {
    const claim = await this.store.claim(id, this.cluster.id);
    if (!claim) throw new Refusal('table', say`there is no such table`);
    return claim.mine ? { mine: true, fence: claim.fence } : { mine: false, owner: claim.owner };
  }

  /** Gives up a table that is put away. */
  async release({ id, ownership }: Pick<Table, 'id' | 'ownership'>): Promise<void> {
    if (ownership.mine && ownership.fence !== undefined)
      await this.store.release(id, this.cluster.id, ownership.fence).catch(() => {});
  }

  /** Events were written here: the others are told. */
  wrote(appends: readonly Append[]): void {
    this.cluster.changed(
      appends.map(({ event, row }): Changed => [event.table_id, event.seq, row.info === undefined ? 0 : 1]),
    );
  }

  // Doing

  /** Has the owner of a table do something; this process, if nobody owns it. */
  async command(task: Task, watcher: Watcher | null): Promise<unknown> {
    const until = performance.now() + PATIENCE;
    for (let pause: number = PAUSE[0]; ; pause = Math.min(PAUSE[1], 2 * pause)) {
      const late = performance.now() > until;
      try {
        const table = await this.registry.find(task.table);
        const answer = await this.attempt(table, task, watcher);
        if (late || !isRepeatable(task.name) || !isPassing(answer as Answer)) return answer;
      } catch (error) {
        if (error instanceof BrokenTable || (error instanceof Refusal && error.code !== 'storage'))
          throw error;
        const harmless = error instanceof NotOwner || isRepeatable(task.name);
        if (error instanceof Unanswered && !harmless) throw notKnown();
        if (!harmless) throw error;
        if (late) throw error instanceof Refusal ? error : notKnown();
      }
      await pass(pause);
      await this.lookAgain(task.table).catch(() => {});
    }
  }

  private async attempt(table: Table, task: Task, watcher: Watcher | null): Promise<unknown> {
    const { ownership } = table;
    if (ownership.mine) return carryOut(this.registry, table, task, watcher);
    if (ownership.owner === '') throw new NotOwner('the owner is not known');
    const request = currentRequest();
    const requester = currentRequester()?.key;
    const asked = {
      ...task,
      ...(request === undefined ? {} : { request }),
      ...(requester === undefined ? {} : { requester }),
    };
    const answer = answered(
      await this.cluster.ask(ownership.owner, asked, ASK_AGAIN, isRepeatable(task.name)),
    );
    // Whoever asked sees the result before the answer, as if the table were here.
    await table.follow().catch(() => {});
    if (isOutdated(answer as Answer)) table.audience.refresh(task.person, watcher);
    return answer;
  }

  /** Does what another process asks for, if the table is this process's own. */
  does(task: Task): Promise<Reply> {
    const { table, request, requester } = task;
    const act = () =>
      loggedAs({ ...(request === undefined ? {} : { request }), table }, () => this.doesNow(task));
    return requester === undefined ? act() : onBehalfOf(requester, act);
  }

  private async doesNow(task: Task): Promise<Reply> {
    try {
      const table = await this.registry.find(task.table);
      // Whoever asks has read that it is: this process has given the table up without anybody else taking it over.
      if (!table.ownership.mine) await this.lookAgain(task.table);
      if (!table.ownership.mine) return { notOwner: true };
      return { done: (await carryOut(this.registry, table, task, null)) ?? null };
    } catch (error) {
      if (error instanceof NotOwner) return { notOwner: true };
      if (error instanceof BrokenTable) return { broken: { sentence: error.message, detail: error.detail } };
      if (error instanceof Refusal) {
        const { code, sentence, anchor } = error;
        return { refused: { code, sentence, anchor } };
      }
      this.registry.report(`table ${task.table}`, error as Error);
      return { failed: (error as Error).message };
    }
  }

  /** Finds out who owns a table in memory, and takes it over if nobody does. */
  lookAgain(id: string): Promise<void> {
    let looking = this.claims.get(id);
    if (!looking) {
      looking = this.claimNow(id).finally(() => this.claims.delete(id));
      this.claims.set(id, looking);
    }
    return looking;
  }

  private async claimNow(id: string): Promise<void> {
    const table = await this.registry.inMemory(id);
    if (!table || table.ownership.mine) return;
    const owner = await this.claim(id);
    if (!owner.mine) table.yieldTo(owner.owner);
    else await table.takeOver(owner.fence!);
  }

  // Following

  heard(message: (Broadcast | OfWorker) & { from: string }): void {
    switch (message.k) {
      case 'changed':
        for (const [id, seq, info] of message.tables) this.changed(message.from, id, seq, info === 1);
        return;
      case 'reread':
        return this.inMemory(message.table, (table) => table.inTurn(() => table.readAgain()));
      case 'present':
        for (const table of message.tables ?? [message.table]) this.lookForOthers(table);
        return;
      case 'chat':
        return void this.registry.chatElsewhere(message.table, message.n).catch(() => {});
      case 'outages':
        return void this.registry.readOutages().catch(() => {});
    }
  }

  private changed(from: string, id: string, seq: number, info: boolean): void {
    if (info) {
      this.news.add(id);
      this.soon('lobby', () => this.tellLobby());
    }
    this.inMemory(id, async (table) => {
      // An old message of a former owner, or this process has lost the table without knowing it.
      if (table.ownership.mine) return seq > table.state.seq ? this.compareSome([table]) : undefined;
      if (seq <= table.state.seq) return;
      table.yieldTo(from);
      await table.follow();
    });
  }

  private async tellLobby(): Promise<void> {
    const ids = [...this.news];
    this.news.clear();
    for (let from = 0; from < ids.length; from += PAGE) {
      await this.registry.readLobby(ids.slice(from, from + PAGE));
    }
  }

  /** Does something with a table if it is in memory. */
  private inMemory(id: string, act: (table: Table) => unknown): void {
    void this.registry
      .inMemory(id)
      .then((table) => table && act(table))
      .catch(() => {});
  }

  /** Compares all tables in memory with the database. */
  async compare(): Promise<void> {
    const tables = await this.registry.allInMemory();
    for (let from = 0; from < tables.length; from += PAGE)
      await this.compareSome(tables.slice(from, from + PAGE));
  }

  private async compareSome(tables: readonly Table[]): Promise<void> {
    const byId = new Map(tables.map((table) => [table.id, table]));
    for (const { id, seq, owner } of await this.store.look([...byId.keys()])) {
      const table = byId.get(id)!;
      const mine = owner === this.cluster.id;
      if (table.ownership.mine && mine) continue;
      if (table.ownership.mine) {
        table.yieldTo(owner ?? '');
        void table.inTurn(() => table.readAgain()).catch(() => {});
      } else {
        // Its lease had run out for a moment, and nobody took the table over meanwhile.
        if (mine) void this.lookAgain(id).catch(() => {});
        else table.yieldTo(owner ?? '');
        if (seq > table.state.seq) void table.follow().catch(() => {});
      }
    }
  }

  // Presence

  presenceChanged(table: Table): void {
    this.moved.add(table);
    this.soon('presence', () => this.tellPresence());
  }

  private async tellPresence(): Promise<void> {
    const tables = [...this.moved];
    this.moved.clear();
    for (let from = 0; from < tables.length; from += PAGE) {
      const some = tables.slice(from, from + PAGE);
      await this.store.setPresent(
        this.cluster.id,
        some.map(({ id, audience }) => ({ table: id, people: audience.people() })),
      );
      for (const part of chunks(some.map(({ id }) => id)))
        this.cluster.broadcast({ k: 'present', table: part[0], tables: part });
    }
  }

  /** Finds out, in a moment, who is at a table in other processes. */
  lookForOthers(table: string): void {
    this.seenElsewhere.add(table);
    this.soon('others', () => {
      const ids = [...this.seenElsewhere];
      this.seenElsewhere.clear();
      return this.readPresence(ids);
    });
  }

  /** Who is at these tables in other processes, as far as they are in memory here. */
  private async readPresence(ids: readonly string[]): Promise<void> {
    const tables = (await Promise.all(ids.map((id) => this.registry.inMemory(id)))).filter((one) => !!one);
    for (let from = 0; from < tables.length; from += PAGE) {
      const some = tables.slice(from, from + PAGE);
      const found = await this.store.presentElsewhere(
        this.cluster.id,
        some.map(({ id }) => id),
      );
      for (const { id, audience } of some) audience.setElsewhere(found.get(id) ?? []);
    }
  }

  /** The living process that owns a table, if any. */
  async ownerOf(id: string): Promise<string | null> {
    const [sign] = await this.store.look([id]);
    return sign?.owner ?? null;
  }

  /** Other processes have ended: their people are gone, and their tables are free. */
  async died(processes: readonly string[]): Promise<void> {
    const tables = await this.registry.allInMemory();
    for (const table of tables) {
      const { ownership } = table;
      if (!ownership.mine && processes.includes(ownership.owner)) table.yieldTo('');
    }
    await this.readPresence(tables.map(({ id }) => id));
    // What they wrote last they may not have told.
    await this.compare();
    await this.registry.caretaker.wakeDue();
  }

  /** Messages may have been missed: everything is compared. */
  async resumed(): Promise<void> {
    await this.compare();
    const tables = await this.registry.allInMemory();
    for (const table of tables) {
      if (table.audience.size > 0) this.presenceChanged(table);
      this.lookForOthers(table.id);
      table.goOn();
    }
  }

  private readonly pending = new Set<string>();

  /** Runs something a moment later, once for all that asked for it. */
  private soon(name: string, act: () => Promise<void>): void {
    if (this.closed || this.pending.has(name)) return;
    this.pending.add(name);
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      this.pending.delete(name);
      // What could not be told is told again when the database is back.
      act().catch(() => {});
    }, COLLECT).unref();
    this.timers.add(timer);
  }

  private every(time: number, act: () => Promise<void>): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      act()
        .catch(() => {})
        .finally(() => !this.closed && this.every(time, act));
    }, time).unref();
    this.timers.add(timer);
  }
}

function answered(reply: Reply): unknown {
  if ('done' in reply) return reply.done;
  if ('refused' in reply) {
    const { code, sentence, anchor } = reply.refused;
    throw new Refusal(code as RefusalCode, sentence, anchor);
  }
  if ('broken' in reply) throw new BrokenTable(reply.broken.sentence, reply.broken.detail);
  if ('notOwner' in reply) throw new NotOwner('the table has another owner by now');
  throw new Error(reply.failed);
}

/** Is it an answer that may be another one in a moment? */
const isPassing = (answer: Answer) => answer.t === 'refused' && answer.code === 'storage';
const isOutdated = (answer: Answer | null) => answer?.t === 'refused' && answer.code === 'outdated';

function notKnown(): Refusal {
  return new Refusal('storage', say`it is not known yet whether it was written down: try again in a moment`);
}
