import { type ResourceLimits, Worker } from 'node:worker_threads';

/** What a thread answers to a task. */
export type Reply<Result> = { id: number; result: Result } | { id: number; error: string };

export interface PoolSetup {
  /** What the threads run: a script that calls `answerTasks`. */
  script: URL;
  /** What they do, for messages: 'the thread of the bots'. */
  name: string;
  count: number;
  /** Milliseconds that a task may take; then its thread is ended, and another one is started. */
  patience: number;
  /** A thread that needs more memory than this is ended, and the process goes on. */
  memory?: Pick<ResourceLimits, 'maxOldGenerationSizeMb'>;
}

interface Waiting<Result> {
  resolve(result: Result): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout;
}

/**
 * Threads that do what takes long, so that nobody else waits for it: bots think in some, games are looked
 * through in another. A thread may have several tasks under way: whoever looks through a game comes back to the
 * thread that has it open, and short tasks go on beside long ones. (Why it is our own: docs/libraries.md.)
 */
export class Pool<Task, Result> {
  private readonly threads: Thread<Task, Result>[];

  constructor(setup: PoolSetup) {
    this.threads = Array.from({ length: setup.count }, () => new Thread(setup));
  }

  /** Gives a task to the thread that has the least to do. */
  run(task: Task): Promise<Result> {
    return this.threads.reduce((best, one) => (one.load < best.load ? one : best)).ask(task);
  }

  async close(): Promise<void> {
    await Promise.all(this.threads.map((thread) => thread.close()));
  }
}

class Thread<Task, Result> {
  private readonly waiting = new Map<number, Waiting<Result>>();
  private last = 0;
  private closed = false;
  private worker: Worker;

  constructor(private readonly setup: PoolSetup) {
    this.worker = this.start();
  }

  get load(): number {
    return this.waiting.size;
  }

  ask(task: Task): Promise<Result> {
    const id = ++this.last;
    return new Promise((resolve, reject) => {
      if (this.closed) return reject(new Error(`${this.setup.name} has ended`));
      const timer = setTimeout(() => void this.worker.terminate(), this.setup.patience * (1 + this.load));
      timer.unref();
      this.waiting.set(id, { resolve, reject, timer });
      this.worker.postMessage({ id, task });
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.worker.terminate();
  }

  private start(): Worker {
    const { script, memory } = this.setup;
    const worker = new Worker(script, memory ? { resourceLimits: memory } : {});
    worker.on('message', (reply: Reply<Result>) => {
      const call = this.waiting.get(reply.id);
      if (!call) return;
      this.waiting.delete(reply.id);
      clearTimeout(call.timer);
      if ('error' in reply) call.reject(new Error(reply.error));
      else call.resolve(reply.result);
    });
    worker.on('error', (error) => this.fail(error));
    worker.on('exit', () => {
      this.fail(new Error(`${this.setup.name} has ended`));
      if (!this.closed && this.worker === worker) this.worker = this.start();
    });
    worker.unref();
    return worker;
  }

  private fail(error: Error): void {
    for (const { reject, timer } of this.waiting.values()) {
      clearTimeout(timer);
      reject(error);
    }
    this.waiting.clear();
  }
}
