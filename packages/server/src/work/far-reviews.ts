import type { Cluster } from '../cluster/cluster.js';
import type { JobQueue } from '../storage/job-queue.js';
import type { Reviewer, ReviewTask } from '../tables/reviewer.js';
import { type FarJob, FarJobs } from './far-jobs.js';

/** Nobody waits at a table for a review: workers that are busy are given time, and so are long games. */
const NOBODY_BEGINS = 15_000;
const TOO_LONG = 300_000;

export const reviewKind = (version: string) => `review ${version}`;

/** A job: the journal of a game that is over, and who waits for its review. */
export type ReviewJob = FarJob<ReviewTask>;

/** Has reviews made in other processes, where there are some; otherwise here. */
export class FarReviews implements Reviewer {
  private readonly far: FarJobs<ReviewTask, string>;

  constructor(
    private readonly here: Reviewer,
    queue: JobQueue,
    cluster: Cluster,
    version: string,
  ) {
    this.far = new FarJobs(queue, cluster, {
      kind: reviewKind(version),
      nobodyBegins: NOBODY_BEGINS,
      tooLong: TOO_LONG,
    });
  }

  async review(task: ReviewTask): Promise<string> {
    return (await this.far.ask(task)) ?? this.here.review(task);
  }

  async close(): Promise<void> {
    this.far.close();
    await this.here.close();
  }
}
