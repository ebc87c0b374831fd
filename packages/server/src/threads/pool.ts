import { type ResourceLimits, Worker } from 'node:worker_threads';
import { Caller, type CallReply } from '@sandtable/host/calls';

/** What a thread is asked for. */
export interface TaskCalls<Task, Result> {
  run(task: Task): Promise<Result>;
}

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
