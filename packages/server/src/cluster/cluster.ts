import { randomBytes } from 'node:crypto';
import type { ClusterStore, Line } from '../storage/cluster-store.js';
import type { Broadcast, Changed, Message, OfWorker, Reply, Task } from './messages.js';

/** How long a process keeps its tables without a sign of life, in milliseconds. */
export const LEASE = 3_000;
/** How often it gives one. */
const BEAT = 700;
/** The most bytes of a list in one message, so that it fits into a notification. */
const CHUNK = 6_000;

/** What a process does when it is asked or was away. */
export interface ClusterHandlers {
  /** Does a task at a table that this process owns. */
  does(task: Task): Promise<Reply>;
  /** The lease was lost and is back, or messages may have been missed: everything has to be compared. */
  resumed(): Promise<void>;
  report(what: string, error: Error): void;
}

/** The other process has not answered: whether it did the task is not known. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered';
}

interface Asked {
  to: string;
  /** May it be asked again, whether or not it was done? */
  repeatable: boolean;
  resolve(reply: Reply): void;
  reject(error: Error): void;
  late: NodeJS.Timeout;
}

/**
 * The processes that share one database, as seen by one of them. It renews its lease, hears what the others say, and
 * asks the owners of tables to do what people want there.
 */
export class Cluster {
  /** A new one for each start: nothing of an earlier process is taken for its own. */
  readonly id = randomBytes(8).toString('hex');
  private line: Line | null = null;
  private others = new Set<string>();
  private readonly asked = new Map<number, Asked>();
  private questions = 0;
  private lastBeat = 0;
  private silent = false;
  /** Messages may have been missed, and not everything was compared since. */
  private behind = false;
  /** The last attempt to compare failed, and was reported. */
  private failing = false;
  private catchingUp: Promise<void> | null = null;
  private closed = false;
  private beating: Promise<void> = Promise.resolve();
  private timer: NodeJS.Timeout | null = null;
  private handlers: ClusterHandlers | null = null;
  private readonly listeners: ((message: (Broadcast | OfWorker) & { from: string }) => void)[] = [];
  private readonly mourners: ((processes: readonly string[]) => void)[] = [];
  private readonly alarms: (() => void)[] = [];

  constructor(private readonly store: Pick<ClusterStore, 'open' | 'send' | 'leave'>) {}

  listen(listener: (message: (Broadcast | OfWorker) & { from: string }) => void): void {
    this.listeners.push(listener);
  }

  /** Other processes have ended, or were found to be silent. */
  onDeath(mourner: (processes: readonly string[]) => void): void {
    this.mourners.push(mourner);
  }

  /** The database has not answered for as long as a lease lasts. */
  onSilence(alarm: () => void): void {
    this.alarms.push(alarm);
  }

  /** Joins the others: from now on the lease is held, and messages are heard. */
  async join(handlers: ClusterHandlers): Promise<void> {
    this.handlers = handlers;
    this.line = await this.open();
    const { living } = await this.line.renew();
    this.lastBeat = performance.now();
    this.lookAround(living);
    this.broadcast({ k: 'hello' });
    this.next();
  }

  /** The other living processes. */
  get living(): readonly string[] {
    return [...this.others];
  }

  private next(): void {
    if (this.closed) return;
    this.timer = setTimeout(() => {
      this.beating = this.beat().finally(() => this.next());
    }, BEAT).unref();
  }

  /** Renews the lease; opens the line anew if it is broken. */
  private async beat(): Promise<void> {
    let anew = false;
    try {
      if (!this.line) {
        this.line = await this.open();
        anew = true;
      }
      const { held, living } = await this.line.renew();
      this.lastBeat = performance.now();
      this.lookAround(living);
      if (anew) this.heardAgain();
      if (!held || anew || this.silent) this.behind = true;
      this.silent = false;
      if (this.behind) this.catchUp();
    } catch (error) {
      if (this.closed) return;
      const { line } = this;
      this.line = null;
      line?.close().catch(() => {});
      if (performance.now() - this.lastBeat < LEASE || this.silent) return;
      this.silent = true;
      this.handlers!.report('the database', error as Error);
      for (const alarm of this.alarms) alarm();
    }
  }

  /** The line was down: what was said to this process meanwhile is lost, and so are the answers that it waits for. */
  private heardAgain(): void {
    this.askAgain(() => true);
    this.broadcast({ k: 'hello' });
  }

  /** Compares everything. It may take long, and the lease is renewed meanwhile; what fails is done at the next beat. */
  private catchUp(): void {
    if (this.catchingUp) return;
    this.behind = false;
    this.catchingUp = this.handlers!.resumed()
      .then(
        () => {
          this.failing = false;
        },
        (error: Error) => {
          this.behind = true;
          if (!this.failing && !this.closed) this.handlers!.report('the database', error);
          this.failing = true;
        },
      )
      .finally(() => {
        this.catchingUp = null;
      });
  }

  private async open(): Promise<Line> {
    const line = await this.store.open(this.id, LEASE, (text) => this.hear(text));
    void line.broken.then(() => {
      if (this.line === line) this.line = null;
    });
    return line;
  }

  private lookAround(ids: readonly string[]): void {
    const living = new Set(ids);
    living.delete(this.id);
    const gone = [...this.others].filter((id) => !living.has(id));
    this.others = living;
    if (gone.length === 0) return;
    for (const [n, { to }] of this.asked) if (gone.includes(to)) this.giveUp(n);
    for (const mourner of this.mourners) mourner(gone);
  }

  private hear(text: string): void {
    const message = JSON.parse(text) as Message;
    if (message.from === this.id || this.closed) return;
    if (message.k === 'ask') void this.answer(message.from, message.n, message.task);
    else if (message.k === 'reply') this.settle(message.n)?.resolve(message.reply);
    else this.tell(message);
  }

  private tell(message: (Broadcast | OfWorker) & { from: string }): void {
    // It did not listen until now.
    if (message.k === 'hello') this.askAgain((to) => to === message.from);
    for (const listener of this.listeners) listener(message);
  }

  private async answer(to: string, n: number, task: Task): Promise<void> {
    const reply = await this.handlers!.does(task);
    const message: Message = { k: 'reply', from: this.id, n, reply };
    // Without an answer the other process asks again.
    await this.store.send(to, JSON.stringify(message)).catch(() => {});
  }

  /**
   * Asks another process to do something; rejects with Unanswered after this time, or when it is found dead. What is
   * `repeatable` is also given up, to be asked again, when the question or its answer may have been lost.
   */
  ask(to: string, task: Task, patience: number, repeatable = false): Promise<Reply> {
    const n = ++this.questions;
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => this.giveUp(n), patience);
      this.asked.set(n, { to, repeatable, resolve, reject, late });
      const message: Message = { k: 'ask', from: this.id, n, task };
      this.store.send(to, JSON.stringify(message)).catch(() => this.giveUp(n));
    });
  }

  private askAgain(whom: (to: string) => boolean): void {
    for (const [n, { to, repeatable }] of this.asked) if (repeatable && whom(to)) this.giveUp(n);
  }

  private giveUp(n: number): void {
    const asked = this.settle(n);
    asked?.reject(new Unanswered(`process ${asked.to} does not answer`));
  }

  private settle(n: number): Asked | null {
    const asked = this.asked.get(n) ?? null;
    this.asked.delete(n);
    if (asked) clearTimeout(asked.late);
    return asked;
  }

  /** Tells all others. What is lost on the way, they find out by looking now and then. */
  broadcast(message: Broadcast): void {
    if (this.closed) return;
    this.store.send(null, JSON.stringify({ ...message, from: this.id })).catch(() => {});
  }

  changed(tables: readonly Changed[]): void {
    for (const part of chunks(tables)) this.broadcast({ k: 'changed', tables: part });
  }

  async leave(): Promise<void> {
    this.closed = true;
    if (this.timer) clearTimeout(this.timer);
    await this.beating;
    await this.catchingUp;
    for (const n of [...this.asked.keys()]) this.giveUp(n);
    await this.store.leave(this.id).catch((error) => this.handlers!.report('the database', error as Error));
    await this.line?.close().catch(() => {});
  }
}

/** Parts of a list, each of which fits into one message. */
export function chunks<T>(list: readonly T[]): T[][] {
  const parts: T[][] = [];
  let size = CHUNK;
  for (const one of list) {
    const bytes = Buffer.byteLength(JSON.stringify(one)) + 1;
    if (size + bytes > CHUNK) {
      parts.push([]);
      size = 0;
    }
    parts[parts.length - 1].push(one);
    size += bytes;
  }
  return parts;
}
