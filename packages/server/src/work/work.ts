import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { Config } from '../config.js';
import { logError, setLogFormat } from '../log-line.js';
import { Notifier } from '../notices/notifier.js';
import type { JobHandler } from '../storage/job-queue.js';
import { openStore } from '../storage/open-store.js';
import { StorageError } from '../storage/storage-error.js';
import type { Store } from '../storage/store.js';
import { type BotPool, ThreadBotPool } from '../tables/bot-pool.js';
import { Games } from '../tables/games.js';
import { type ReplayReader, ThreadReader } from '../tables/replay-reader.js';
import { type Reviewer, ThreadReviewer } from '../tables/reviewer.js';
import { type ThoughtJob, thoughtKind } from './far-bots.js';
import { doFarJob } from './far-jobs.js';
import { type ReplayJob, replayKind } from './far-replays.js';
import { type ReviewJob, reviewKind } from './far-reviews.js';
import { NOTICES } from './kinds.js';

/** How long to wait before the queue is worked at again after a failure, in milliseconds. */
const PAUSE = 1_000;

/** Jobs of another package, and what to close afterwards. */
export interface MoreJobs {
  kinds: Readonly<Record<string, JobHandler>>;
  close(): Promise<void>;
}

export interface WorkSetup {
  version: string;
  config: Config;
  /** How many jobs are done at a time; by default as many as there are cores. */
  slots?: number;
  /** Jobs that the server does not know. */
  more?: (store: Store, slots: number) => MoreJobs;
  print(line: string): void;
  stopped: AbortSignal;
}

/**
 * Does the jobs of a site until it is stopped: bots that think for long, reviews, replays of long games, notices, and whatever
 * `more` knows. Any number of such processes may work for one database, on any machine. Throws a StorageError if it cannot begin.
 */
export async function work(setup: WorkSetup): Promise<void> {
  const { version, config, stopped, print } = setup;
  if (config.databaseUrl === null)
    throw new StorageError('work needs a PostgreSQL database: DATABASE_URL=postgres://user@host/sandtable');
  setLogFormat(config.logFormat);
  const slots = setup.slots ?? availableParallelism();
  const store = await openStore(config);
  const bots = new ThreadBotPool(slots);
  const reviewer = new ThreadReviewer(slots);
  const reader = new ThreadReader();
  const own = randomBytes(6).toString('hex');
  const notifier = notifierOf(store, config);
  const more = setup.more?.(store, slots);
  const kinds: Record<string, JobHandler> = {
    [thoughtKind(version)]: (job, worker) => think(store, bots, job as ThoughtJob, worker),
    [reviewKind(version)]: (job, worker) => lookBack(store, reviewer, job as ReviewJob, worker),
    [replayKind(version, own)]: (job, worker) => lookThrough(store, reader, job as ReplayJob, worker),
    ...(notifier ? { [NOTICES]: () => notifier.round() } : {}),
    ...more?.kinds,
  };
  const asked = new Promise<void>((resolve) => {
    if (stopped.aborted) resolve();
    stopped.addEventListener('abort', () => resolve());
  });
  try {
    for (let said = false; !stopped.aborted; ) {
      try {
        const working = await store.queue!.work(kinds, slots);
        if (!said) print(`Worker ${working.id} takes ${slots} jobs at a time (Ctrl-C stops it)`);
        said = true;
        try {
          await Promise.race([asked, working.failed]);
        } finally {
          await working.stop();
        }
      } catch (error) {
        logError(`the job queue: ${(error as Error).message}; trying again`);
        await Promise.race([asked, new Promise((resolve) => setTimeout(resolve, PAUSE))]);
      }
    }
  } finally {
    notifier?.close();
    await Promise.all([bots.close(), reviewer.close(), reader.close(), more?.close()]);
    await store.close();
  }
}

/** Lets a bot think, and tells whoever waits for it. */
export const think = (
  store: Pick<Store, 'cluster'>,
  bots: Pick<BotPool, 'choose'>,
  job: ThoughtJob,
  worker: string,
): Promise<void> =>
  doFarJob(
    store,
    job,
    worker,
    (task) => bots.choose(task),
    ({ bot, game }, error) => logError(`${bot} of ${game}: ${error.message}`),
  );

/** Looks back at a game, and tells whoever waits for it. */
export const lookBack = (
  store: Pick<Store, 'cluster'>,
  reviewer: Pick<Reviewer, 'review'>,
  job: ReviewJob,
  worker: string,
): Promise<void> =>
  doFarJob(
    store,
    job,
    worker,
    (task) => reviewer.review(task),
    ({ game }, error) => logError(`a review of ${game}: ${error.message}`),
  );

/** Looks a part of a game up, and tells whoever waits for it. */
export const lookThrough = (
  store: Pick<Store, 'cluster'>,
  reader: Pick<ReplayReader, 'ask'>,
  job: ReplayJob,
  worker: string,
): Promise<void> =>
  doFarJob(
    store,
    job,
    worker,
    (task) => reader.ask(task),
    ({ table }, error) => logError(`a replay of table ${table}: ${error.message}`),
  );

function notifierOf(store: Store, config: Config): Notifier | null {
  if (config.publicUrl === null) return null;
  let busy: Promise<void> | null = null;
  return new Notifier({
    registry: {
      now: Date.now,
      games: new Games(),
      report: (what, error) => logError(`${what}: ${error.message}`),
      isAt: async (table, person) =>
        ((await store.cluster!.presentElsewhere('', [table])).get(table) ?? []).includes(person),
      chore(_, act) {
        busy ??= act().finally(() => {
          busy = null;
        });
        return busy;
      },
    },
    notices: store.notices,
    hooks: store.hooks,
    secret: store.secret,
    home: config.publicUrl,
    mail: config.mail,
    onlyWhenAsked: true,
  });
}
