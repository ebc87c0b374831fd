import { makerOf, Players, playMatch } from '@sandtable/bots';
import { Machine, printJournal } from '@sandtable/kernel';
import { botsOf, findGame } from '@sandtable/shelf';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hasPostgres, sharedPostgres } from '../../test/postgres.js';
import { Cluster } from '../cluster/cluster.js';
import type { Working } from '../storage/job-queue.js';
import { openStore } from '../storage/open-store.js';
import type { Store } from '../storage/store.js';
import { PlainReviewer, type Reviewer, type ReviewTask } from '../tables/reviewer.js';
import { FarReviews, type ReviewJob, reviewKind } from './far-reviews.js';
import { lookBack } from './work.js';

const VERSION = '1.2.3';
/** Nothing here is about time: a busy machine may take long. */
const LONG = { timeout: 240_000 };
const STEPS = { steps: 5 };
let store: Store;
let cluster: Cluster;
let far: FarReviews;
let here: number;
let there: number;
const working: Working[] = [];

beforeEach(async () => {
  store = await openStore({ dataDir: '', databaseUrl: await (await sharedPostgres()).fresh() });
  cluster = new Cluster(store.cluster!);
  await cluster.join({ does: () => Promise.reject(), resumed: async () => {}, report: () => {} });
  here = 0;
  there = 0;
  const own = new PlainReviewer(undefined, STEPS);
  const counted: Reviewer = {
    review(task) {
      here++;
      return own.review(task);
    },
    close: async () => {},
  };
  far = new FarReviews(counted, store.queue!, cluster, VERSION);
});
afterEach(async () => {
  await far.close();
  await Promise.all(working.splice(0).map((one) => one.stop()));
  await cluster.leave();
  await store.close();
});

async function worker(reviewer: Pick<Reviewer, 'review'>): Promise<void> {
  const does = (job: unknown, id: string) => {
    there++;
    return lookBack(store, reviewer, job as ReviewJob, id);
  };
  working.push(await store.queue!.work({ [reviewKind(VERSION)]: does }, 1));
}

/** A whole game of bots. */
async function aGame(): Promise<ReviewTask> {
  const game = (await findGame('qmg-ww2'))!;
  const machine = new Machine<unknown, unknown>(game);
  const own = await botsOf('qmg-ww2');
  const players = new Players(
    machine,
    game.seats.map(() => makerOf<unknown, unknown>('random', own)),
  );
  const { match } = playMatch(machine, 'looked back at', players);
  return { game: game.id, journal: printJournal(match.journal()) };
}

describe.skipIf(!hasPostgres)('a review', () => {
  it('is made by a worker where there is one, and is the same as here', async () => {
    const task = await aGame();
    const own = await far.review(task);
    expect([here, there]).toEqual([1, 0]);
    expect(JSON.parse(own).turns.length).toBeGreaterThan(10);
    await worker(new PlainReviewer(undefined, STEPS));
    // Which workers there are is known a moment later.
    await vi.waitFor(async () => {
      expect(await far.review(task)).toBe(own);
      expect(there).toBeGreaterThan(0);
    }, LONG);
  });

  it('is made here if the worker fails', async () => {
    const task = await aGame();
    await worker({ review: () => Promise.reject(new Error('out of memory')) });
    await vi.waitFor(async () => {
      expect(JSON.parse(await far.review(task)).turns.length).toBeGreaterThan(10);
      expect(there).toBeGreaterThan(0);
    }, LONG);
    expect(here).toBeGreaterThan(0);
  });
});
