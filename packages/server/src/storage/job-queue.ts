/** Does jobs of one kind. Who does one twice must get the same result: a worker may die before it has said so. */
export type JobHandler = (task: unknown, worker: string) => Promise<void>;

export interface JobSetup {
  /** A job that waits under the same key is replaced by this one. */
  key?: string;
  /** How often it is tried if it fails. */
  attempts?: number;
  /** Goes before all others: somebody waits for it. */
  urgent?: boolean;
}

/** A living process that does jobs. */
export interface WorkerSign {
  id: string;
  kinds: readonly string[];
  /** How many jobs it does at a time. */
  slots: number;
}

/** A process that takes jobs until it is told to stop. */
export interface Working {
  readonly id: string;
  /** Takes no more jobs, and resolves when those under way are done. */
  stop(): Promise<void>;
  /** Rejects if the queue cannot be worked at any more; never resolves. */
  readonly failed: Promise<never>;
}

/** Work that other processes may do: only where several share a database. */
export interface JobQueue {
  add(kind: string, task: unknown, setup?: JobSetup): Promise<void>;
  /** Takes jobs back that nobody has begun. */
  remove(keys: readonly string[]): Promise<void>;
  /** The living workers. */
  workers(): Promise<WorkerSign[]>;
  /** Does jobs of these kinds, so many at a time. */
  work(kinds: Readonly<Record<string, JobHandler>>, slots: number): Promise<Working>;

  // Results of jobs, for whoever asked

  /** Keeps a result. A second one of the same number is ignored. */
  keep(run: string, number: number, result: string): Promise<void>;
  /** Takes all results of a run that are there. */
  take(run: string): Promise<{ number: number; result: string }[]>;
}
