import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { GameOptions, Generator, Option, State } from '@sandtable/kernel';
import { Games } from './games.js';

/** What a bot is asked. The state is a fair guess made for its seat: the true one never gets here. */
export interface Thought {
  game: string;
  options: GameOptions;
  bot: string;
  seat: number;
  legal: Option[];
  random: Generator;
  guess: State<unknown>;
}

/** Where bots think. */
export interface Thinker {
  choose(thought: Thought): Promise<Option>;
  close(): Promise<void>;
}

/** Thinks here and now: for tests, and inside the workers. */
export class PlainThinker implements Thinker {
  constructor(private readonly games = new Games()) {}

  async choose({ game: id, options, bot: name, seat, legal, random, guess }: Thought): Promise<Option> {
    const { bot, mind } = this.games.bot(await this.games.need(id), options, name);
    if (bot.blind) return bot.choose({ seat, options: legal, random });
    return bot.choose({ seat, options: legal, random, machine: mind, state: guess });
  }

  async close(): Promise<void> {}
}

export type ThoughtReply = { id: number; option: Option } | { id: number; error: string };

/** A bot that thinks longer than this is interrupted. */
const PATIENCE = 30_000;

interface Waiting {
  resolve(option: Option): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout;
}

/** Bots in threads of their own, so that nobody waits for a bot but its own table. */
export class WorkerThinker implements Thinker {
  private readonly threads: Thread[];

  constructor(count = Math.min(4, Math.max(1, availableParallelism() - 1))) {
    this.threads = Array.from({ length: count }, () => new Thread());
  }

  choose(thought: Thought): Promise<Option> {
    const idlest = this.threads.reduce((best, one) => (one.load < best.load ? one : best));
    return idlest.ask(thought);
  }

  async close(): Promise<void> {
    await Promise.all(this.threads.map((thread) => thread.close()));
  }
}

class Thread {
  private worker = this.start();
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;
  private closed = false;

  get load(): number {
    return this.waiting.size;
  }

  ask(thought: Thought): Promise<Option> {
    const id = ++this.last;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.interrupt(), PATIENCE * (1 + this.load));
      timer.unref();
      this.waiting.set(id, { resolve, reject, timer });
      this.worker.postMessage({ id, thought });
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.worker.terminate();
  }

  private start(): Worker {
    const worker = new Worker(new URL('./thinker-worker.js', import.meta.url));
    worker.on('message', (reply: ThoughtReply) => {
      const call = this.waiting.get(reply.id);
      if (!call) return;
      this.waiting.delete(reply.id);
      clearTimeout(call.timer);
      if ('error' in reply) call.reject(new Error(reply.error));
      else call.resolve(reply.option);
    });
    worker.on('error', (error) => this.fail(error));
    worker.on('exit', () => {
      this.fail(new Error('the thread of the bots has ended'));
      if (!this.closed && this.worker === worker) this.worker = this.start();
    });
    worker.unref();
    return worker;
  }

  private interrupt(): void {
    void this.worker.terminate();
  }

  private fail(error: Error): void {
    for (const { reject, timer } of this.waiting.values()) {
      clearTimeout(timer);
      reject(error);
    }
    this.waiting.clear();
  }
}
