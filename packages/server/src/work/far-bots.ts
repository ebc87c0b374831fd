import type { BotAnswer } from '@sandtable/host';
import type { Cluster } from '../cluster/cluster.js';
import type { JobQueue } from '../storage/job-queue.js';
import type { BotPool, BotTask } from '../tables/bot-pool.js';
import { type FarJob, FarJobs } from './far-jobs.js';

/** A bot that takes longer than this on average thinks elsewhere, if it can, in milliseconds. */
const LONG = 200;
/** How long nobody may begin before the bot thinks here, and how long a thought may take in all, in milliseconds. */
const NOBODY_BEGINS = 1_500;
const TOO_LONG = 30_000;
/** How much the last time counts in the average. */
const WEIGHT = 0.3;

export const thoughtKind = (version: string) => `thought ${version}`;

/** A job: what a bot is to think about. */
export type ThoughtJob = FarJob<BotTask>;

/**
 * Lets bots that take long think in other processes, where there are some; all others think here, as do those whose
 * worker dies, does not begin in time, or fails. A bot gets the same chance wherever it thinks.
 */
export class FarBots implements BotPool {
  private readonly times = new Map<string, number>();
  private readonly far: FarJobs<BotTask, BotAnswer>;

  constructor(
    private readonly here: BotPool,
    queue: JobQueue,
    cluster: Cluster,
    version: string,
    nobodyBegins = NOBODY_BEGINS,
  ) {
    this.far = new FarJobs(queue, cluster, {
      kind: thoughtKind(version),
      nobodyBegins,
      tooLong: TOO_LONG,
      urgent: true,
    });
  }

  /** How many jobs the workers do at a time, as far as it is known. */
  get slots(): number {
    return this.far.slots;
  }

  async choose(task: BotTask): Promise<BotAnswer> {
    const name = `${task.game} ${task.bot}`;
    const began = performance.now();
    const isLong = (this.times.get(name) ?? 0) >= LONG;
    const answer = (isLong ? await this.far.ask(task) : null) ?? (await this.here.choose(task));
    const took = performance.now() - began;
    this.times.set(name, (this.times.get(name) ?? took) * (1 - WEIGHT) + took * WEIGHT);
    return answer;
  }

  async close(): Promise<void> {
    this.far.close();
    await this.here.close();
  }
}
