import { Machine, seedGenerator } from '@sandtable/kernel';
import { findGame } from '@sandtable/shelf';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hasPostgres, sharedPostgres } from '../../test/postgres.js';
import { Cluster } from '../cluster/cluster.js';
import type { Working } from '../storage/job-queue.js';
import { openStore } from '../storage/open-store.js';
import type { Store } from '../storage/store.js';
import { type BotPool, type BotTask, InlineBotPool } from '../tables/bot-pool.js';
import { FarBots, type ThoughtJob, thoughtKind } from './far-bots.js';
import { think } from './work.js';

const VERSION = '1.2.3';
let store: Store;
let cluster: Cluster;
let far: FarBots;
/** The server's own threads. */
let slow: BotPool;
/** How many bots thought there. */
let here: number;
const working: Working[] = [];

async function aTask(): Promise<BotTask> {
  const game = (await findGame('outposts'))!;
  const machine = new Machine<unknown, unknown>(game as never, {});
  const state = machine.setup('far');
  const seat = machine.nextSeat(state);
  const { options, ruleset } = machine;
  return {
    game: game.id,
    ruleset,
    options,
    bot: 'greedy',
    seat,
    legal: machine.legal(state, seat) as BotTask['legal'],
    random: seedGenerator('far'),
    guess: state,
    notes: {},
    history: [],
    budget: { milliseconds: 1_000 },
  };
}

beforeEach(async () => {
  store = await openStore({ dataDir: '', databaseUrl: await (await sharedPostgres()).fresh() });
  cluster = new Cluster(store.cluster!);
  await cluster.join({ does: () => Promise.reject(), resumed: async () => {}, report: () => {} });
  here = 0;
  const own = new InlineBotPool();
  slow = {
    async choose(task) {
      here++;
      // Long enough to be worth a journey.
      await new Promise((resolve) => setTimeout(resolve, 250));
      // As in a thread: the bot has a copy, and its own chance.
      return own.choose(structuredClone(task));
    },
    close: async () => {},
  };
  far = new FarBots(slow, store.queue!, cluster, VERSION);
});
afterEach(async () => {
  await far.close();
  await Promise.all(working.splice(0).map((one) => one.stop()));
  await cluster.leave();
  await store.close();
});

const worker = async (does: (job: ThoughtJob, id: string) => Promise<void>, version = VERSION) => {
  const made = await store.queue!.work(
    { [thoughtKind(version)]: (job, id) => does(job as ThoughtJob, id) },
    1,
  );
  working.push(made);
  return made;
};

describe.skipIf(!hasPostgres)('a bot that thinks for long', () => {
  it('does so in a worker, once it is known to take long, with the same result', async () => {
    const task = await aTask();
    const bots = new InlineBotPool();
    let there = 0;
    await worker((job, id) => {
      there++;
      return think(store, bots, job, id);
    });
    // On a busy machine the worker may begin late.
    far = new FarBots(slow, store.queue!, cluster, VERSION, 60_000);
    const first = await far.choose(task);
    expect([here, there]).toEqual([1, 0]);
    expect(await Promise.all([far.choose(task), far.choose(task)])).toEqual([first, first]);
    expect([here, there]).toEqual([1, 2]);
  });

  it('thinks here if there is no worker, or only one of another version', async () => {
    const task = await aTask();
    let there = 0;
    await worker(async () => {
      there++;
    }, '9.9.9');
    for (let i = 0; i < 2; i++) await far.choose(task);
    expect([here, there]).toEqual([2, 0]);
  });

  it('thinks here if its worker fails, or dies', async () => {
    const task = await aTask();
    const failing = { choose: () => Promise.reject(new Error('out of memory')) };
    const one = await worker((job, id) => think(store, failing, job, id));
    const text = await far.choose(task);
    expect(await far.choose(task)).toEqual(text);
    expect(here).toBe(2);
    await one.stop();
    working.length = 0;
    // This one begins, and is never heard of again.
    let hasBegun = false;
    let begun = () => {};
    const begins = new Promise<void>((resolve) => {
      begun = () => {
        hasBegun = true;
        resolve();
      };
    });
    let wake = () => {};
    const dying = await worker(async ({ to, n }, id) => {
      await store.cluster!.send(to, JSON.stringify({ k: 'thinking', from: id, n, worker: id }));
      begun();
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    });
    // Which workers there are is known a moment later: until then the bot thinks here.
    while (!hasBegun) await Promise.race([begins, far.choose(task)]);
    const before = here;
    const last = far.choose(task);
    const signs = setInterval(() => {
      void store.db.deleteFrom('workers').where('id', '=', dying.id).execute();
    }, 50);
    expect(await last).toEqual(text);
    clearInterval(signs);
    expect(here).toBeGreaterThan(before);
    wake();
  });
});
