import type { Cluster } from '../cluster/cluster.js';
import type { Message } from '../cluster/messages.js';
import type { JobQueue } from '../storage/job-queue.js';
import type { Store } from '../storage/store.js';

/** How often it is looked whether the workers live, while one is waited for, and how long the answer holds. */
const LOOK = 1_000;

/** A job, and who waits for it. */
export interface FarJob<Task> {
  to: string;
  n: number;
  task: Task;
}

export interface FarJobsSetup {
  /** The kind of job, or how kinds begin of which each worker has its own. A version is in it: another one may know other rules. */
  kind: string;
  /** How long nobody may begin, and how long it may take in all, in milliseconds; then it is done here. */
  nobodyBegins: number;
  tooLong: number;
  /** Goes before all others. */
  urgent?: boolean;
}

interface Waiting {
  /** The worker that has begun. */
  by: string | null;
  since: number;
  done(answer: unknown): void;
  /** It has to be done here. */
  giveUp(): void;
}

/** Numbers of jobs: all kinds of a process share them, since answers name nothing else. */
let numbers = 0;

/** Has jobs of one kind done by other processes, where there are some. */
export class FarJobs<Task, Answer> {
  private readonly waiting = new Map<number, Waiting>();
  private known: { at: number; ids: Promise<ReadonlySet<string>> } | null = null;
  private timer: NodeJS.Timeout | null = null;
  /** How many jobs the living workers do at a time, when it was last looked. */
  slots = 0;
  private kinds: string[] = [];

  constructor(
    private readonly queue: JobQueue,
    private readonly cluster: Cluster,
    private readonly setup: FarJobsSetup,
  ) {
    cluster.listen((message) => {
      if (message.k === 'thinking') {
        const waiting = this.waiting.get(message.n);
        if (waiting) waiting.by = message.worker;
      } else if (message.k === 'thought') {
        const waiting = this.waiting.get(message.n);
        if (message.answer === null) waiting?.giveUp();
        else waiting?.done(message.answer);
      }
    });
  }

  async hasWorkers(): Promise<boolean> {
    return (await this.workers()).size > 0;
  }

  /** The kinds that begin with this one, each of one living worker. */
  async ownKinds(): Promise<string[]> {
    await this.workers();
    return this.kinds;
  }

  /**
   * What a worker makes of it, or the one worker that has this kind. Null if there is none, if it dies or fails, or takes too
   * long: it has to be done here.
   */
  async ask(task: Task, kind = this.setup.kind): Promise<Answer | null> {
    if (!(await this.hasWorkers())) return null;
    const n = ++numbers;
    const key = `${this.cluster.id} ${n}`;
    const job: FarJob<Task> = { to: this.cluster.id, n, task };
    const { urgent = false } = this.setup;
    const answer = await new Promise<unknown>((resolve) => {
      this.waiting.set(n, {
        by: null,
        since: performance.now(),
        done: resolve,
        giveUp: () => resolve(null),
      });
      this.timer ??= setInterval(() => void this.look(), LOOK).unref();
      this.queue.add(kind, job, { key, urgent, attempts: 1 }).catch(() => resolve(null));
    });
    this.waiting.delete(n);
    if (this.waiting.size === 0 && this.timer) {
      clearInterval(this.timer);
      this.timer = null;
    }
    if (answer === null) void this.queue.remove([key]).catch(() => {});
    return answer as Answer | null;
  }

  /** Gives up waiting where nobody begins, and for workers that have died. */
  private async look(): Promise<void> {
    const living = await this.workers();
    const now = performance.now();
    for (const { by, since, giveUp } of this.waiting.values()) {
      const lost = by === null ? now - since > this.setup.nobodyBegins : !living.has(by);
      if (lost || now - since > this.setup.tooLong) giveUp();
    }
  }

  private isOurs(kind: string): boolean {
    return kind === this.setup.kind || kind.startsWith(`${this.setup.kind} `);
  }

  /** The living workers that do this. */
  private workers(): Promise<ReadonlySet<string>> {
    const now = performance.now();
    if (!this.known || now - this.known.at >= LOOK) {
      const living = this.queue.workers().then(
        (workers) => workers.filter(({ kinds }) => kinds.some((kind) => this.isOurs(kind))),
        // The database is away: everything is done here.
        () => [],
      );
      const ids = living.then((workers) => {
        this.slots = workers.reduce((sum, { slots }) => sum + slots, 0);
        this.kinds = workers.flatMap(({ kinds }) => kinds.filter((kind) => this.isOurs(kind)));
        return new Set(workers.map(({ id }) => id));
      });
      this.known = { at: now, ids };
    }
    return this.known.ids;
  }

  close(): void {
    if (this.timer) clearInterval(this.timer);
    for (const { giveUp } of this.waiting.values()) giveUp();
  }
}

/** Does a job of another process, and tells it. If it fails, it is done again where it was asked for. */
export async function doFarJob<Task, Answer>(
  store: Pick<Store, 'cluster'>,
  { to, n, task }: FarJob<Task>,
  worker: string,
  act: (task: Task) => Promise<Answer>,
  failed: (task: Task, error: Error) => void,
): Promise<void> {
  const tell = (message: Message) => store.cluster!.send(to, JSON.stringify(message));
  await tell({ k: 'thinking', from: worker, n, worker });
  let answer: Answer | null = null;
  try {
    answer = await act(task);
  } catch (error) {
    failed(task, error as Error);
  }
  await tell({ k: 'thought', from: worker, n, answer });
}
