import { type ResourceLimits, Worker } from 'node:worker_threads';
import { Caller, type CallReply } from '@sandtable/host/calls';

/** The calls that a worker answers. */
export interface TaskCalls<Task, Result> {
  run(task: Task): Promise<Result>;
}

export interface PoolSetup {
  /** The workers' script, which calls `answerTasks`. */
  script: URL;
  /** What they are, for messages: 'the thread of the bots'. */
  name: string;
  count: number;
  /** Milliseconds that a task may take; then its worker is terminated and replaced. */
  patience: number;
  /** A worker that needs more memory is terminated; the process goes on. */
  memory?: Pick<ResourceLimits, 'maxOldGenerationSizeMb'>;
}

/**
 * A pool of worker threads for long work: bots in one pool, replays in another. A worker may have several tasks under
 * way: a replay returns to the worker that has its game open, and short tasks run beside long ones. (Why we wrote our
 * own: docs/libraries.md.)
 */
export class Pool<Task, Result> {
  private readonly threads: Thread<Task, Result>[];

  constructor(setup: PoolSetup) {
    this.threads = Array.from({ length: setup.count }, () => new Thread(setup));
  }

  /** Gives a task to the worker with the lowest load. */
  run(task: Task): Promise<Result> {
    return this.threads.reduce((best, one) => (one.load < best.load ? one : best)).ask(task);
  }

  async close(): Promise<void> {
    await Promise.all(this.threads.map((thread) => thread.close()));
  }
}

class Thread<Task, Result> {
  private readonly caller = new Caller<TaskCalls<Task, Result>>((call) => this.worker.postMessage(call));
  private closed = false;
  private worker: Worker;

  constructor(private readonly setup: PoolSetup) {
    this.worker = this.start();
  }

  get load(): number {
    return this.caller.load;
  }

  async ask(task: Task): Promise<Result> {
    if (this.closed) throw new Error(`${this.setup.name} has ended`);
    const timer = setTimeout(() => void this.worker.terminate(), this.setup.patience * (1 + this.load));
    timer.unref();
    try {
      return await this.caller.ask('run', [task]);
    } finally {
      clearTimeout(timer);
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.worker.terminate();
  }

  private start(): Worker {
    const { script, memory } = this.setup;
    const worker = new Worker(script, memory ? { resourceLimits: memory } : {});
    worker.on('message', (reply: CallReply) => this.caller.hear(reply));
    worker.on('error', (error) => this.caller.fail(error));
    worker.on('exit', () => {
      this.caller.fail(new Error(`${this.setup.name} has ended`));
      if (!this.closed && this.worker === worker) this.worker = this.start();
    });
    worker.unref();
    return worker;
  }
}
