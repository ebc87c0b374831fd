import { createHash } from 'node:crypto';
import type { Cluster } from '../cluster/cluster.js';
import { LruCache } from '../lru-cache.js';
import type { JobQueue } from '../storage/job-queue.js';
import type { ReplayReader, ReplayReply, ReplayTask } from '../tables/replay-reader.js';
import { type FarJob, FarJobs } from './far-jobs.js';

/** Games of so many entries and more are looked through elsewhere: shorter ones open within some tenths of a second here. */
export const LONG = 1_000;
/** Somebody waits: a worker that is busy is not waited for. Nor does a part of a replay take a minute. */
const NOBODY_BEGINS = 1_500;
const TOO_LONG = 60_000;
/** How long a game is looked through here after its worker failed, in milliseconds, and how many are remembered. */
const HERE_FOR = 10 * 60_000;
const REMEMBERED = 1_000;

/** Each worker has a kind of its own: it keeps the games open that it was asked about. */
export const replayKind = (version: string, worker = '') => `replay ${version}${worker && ` ${worker}`}`;

/** A job: a question about a game, or the next part of its journal, and who waits for the answer. */
export type ReplayJob = FarJob<ReplayTask>;

/**
 * Has long games that are over looked through in other processes, where there are some. All servers ask the same worker about the same
 * game, so it is opened once and not in each of them.
 */
export class FarReplays implements ReplayReader {
  private readonly far: FarJobs<ReplayTask, ReplayReply>;
  /** Since when games are looked through here, because their worker failed. */
  private readonly kept = new LruCache<number>(REMEMBERED);

  constructor(
    private readonly here: ReplayReader,
    queue: JobQueue,
    cluster: Cluster,
    version: string,
    private readonly long = LONG,
    nobodyBegins = NOBODY_BEGINS,
  ) {
    const kind = replayKind(version);
    this.far = new FarJobs(queue, cluster, {
      kind,
      nobodyBegins,
      tooLong: TOO_LONG,
      urgent: true,
    });
  }

  async ask(task: ReplayTask): Promise<ReplayReply> {
    const kind = await this.kindFor(task);
    const answer = kind === null ? null : await this.far.ask(task, kind);
    if (answer !== null) return answer;
    // From now on here: to go back and forth would open the game again and again.
    if (kind !== null) this.kept.get(task.table, () => performance.now());
    return this.here.ask(task);
  }

  async close(): Promise<void> {
    this.far.close();
    await this.here.close();
  }

  /** The kind of the worker that looks through this game; null if that is done here. */
  private async kindFor({ table, length, over }: ReplayTask): Promise<string | null> {
    // The journal of a game that is not over is secret, and may still change.
    if (!over || length < this.long) return null;
    if (this.kept.has(table)) {
      if (performance.now() - this.kept.get(table, () => 0) < HERE_FOR) return null;
      this.kept.drop(table);
    }
    // The highest hash: when a worker comes or goes, only its own games move.
    const weighed = (await this.far.ownKinds()).map((kind) => ({
      kind,
      weight: createHash('sha256').update(`${kind} ${table}`).digest('hex'),
    }));
    return weighed.sort((a, b) => (a.weight < b.weight ? 1 : -1))[0]?.kind ?? null;
  }
}
