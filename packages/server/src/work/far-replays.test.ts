import { makerOf, Players, playMatch } from '@sandtable/bots';
import { type Journal, Machine, SPECTATOR } from '@sandtable/kernel';
import { botsOf, findGame } from '@sandtable/shelf';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hasPostgres, sharedPostgres } from '../../test/postgres.js';
import { Cluster } from '../cluster/cluster.js';
import type { Working } from '../storage/job-queue.js';
import { openStore } from '../storage/open-store.js';
import type { Store } from '../storage/store.js';
import { PlainReader, type ReplayReader, type ReplayTask } from '../tables/replay-reader.js';
import { FarReplays, type ReplayJob, replayKind } from './far-replays.js';
import { lookThrough } from './work.js';

const VERSION = '1.2.3';
const LONG = 100;

let store: Store;
let clusters: Cluster[];
/** Two servers on one database. */
let servers: { far: FarReplays; here: Counted }[];
const working: Working[] = [];

/** Reads as usual, and counts how often it was asked about each table. */
class Counted implements ReplayReader {
  private readonly reader = new PlainReader();
  readonly asked = new Map<string, number>();
  broken = false;

  ask(task: ReplayTask) {
    this.asked.set(task.table, (this.asked.get(task.table) ?? 0) + 1);
    return this.broken ? Promise.reject(new Error('out of memory')) : this.reader.ask(task);
  }

  async close(): Promise<void> {}
}

beforeEach(async () => {
  store = await openStore({ dataDir: '', databaseUrl: await (await sharedPostgres()).fresh() });
  clusters = [];
  servers = [];
  for (let i = 0; i < 2; i++) {
    const cluster = new Cluster(store.cluster!);
    await cluster.join({ does: () => Promise.reject(), resumed: async () => {}, report: () => {} });
    clusters.push(cluster);
    servers.push(server(cluster));
  }
});
afterEach(async () => {
  for (const { far } of servers) await far.close();
  await Promise.all(working.splice(0).map((one) => one.stop()));
  for (const cluster of clusters) await cluster.leave();
  await store.close();
});

/** On a busy machine a worker may begin late: `patience` is how long it is waited for. */
function server(cluster: Cluster, patience = 10_000) {
  const here = new Counted();
  return { here, far: new FarReplays(here, store.queue!, cluster, VERSION, LONG, patience) };
}

async function worker(name: string): Promise<{ reader: Counted; working: Working }> {
  const reader = new Counted();
  const does = (job: unknown, id: string) => lookThrough(store, reader, job as ReplayJob, id);
  const one = await store.queue!.work({ [replayKind(VERSION, name)]: does }, 2);
  working.push(one);
  return { reader, working: one };
}

/** A whole game of bots. */
async function aGame(): Promise<Journal> {
  const game = (await findGame('qmg-ww2'))!;
  const machine = new Machine<unknown, unknown>(game);
  const own = await botsOf('qmg-ww2');
  const players = new Players(
    machine,
    game.seats.map(() => makerOf<unknown, unknown>('random', own)),
  );
  return playMatch(machine, 'looked through', players).match.journal();
}

/** The position after some choices, with as much of the journal handed over as the reader lacks. */
async function lookAt(reader: ReplayReader, table: string, { header, entries }: Journal): Promise<string> {
  const book = { table, edition: '1', over: true, length: entries.length };
  for (let i = 0; i < 4; i++) {
    const reply = await reader.ask({ ...book, t: 'at', at: 40, viewer: SPECTATOR });
    if ('text' in reply) return reply.text;
    await reader.ask({ ...book, t: 'add', header, from: reply.has, entries: entries.slice(reply.has) });
  }
  throw new Error('the game was never open');
}

describe.skipIf(!hasPostgres)('a replay of a long game', () => {
  it('is read by one worker for all servers, and says the same as here; a short one stays', async () => {
    const journal = await aGame();
    expect(journal.entries.length).toBeGreaterThan(LONG);
    const own = await lookAt(servers[0].far, 'own', journal);
    expect(servers[0].here.asked.get('own')).toBe(3);
    const workers = [(await worker('a')).reader, (await worker('b')).reader];
    // These ask for the first time, and so know both workers.
    for (const { far } of servers) await far.close();
    servers = clusters.map((cluster) => server(cluster));
    for (const table of ['t1', 't2', 't3', 't4'])
      for (const { far } of servers) expect(await lookAt(far, table, journal)).toBe(own);
    for (const table of ['t1', 't2', 't3', 't4']) {
      // Opened once: by one worker, which both servers ask.
      const asked = workers.map((one) => one.asked.get(table) ?? 0).sort((a, b) => a - b);
      expect(asked).toEqual([0, 4]);
    }
    // Short ones stay, and so do those that are not over: their journals are secret.
    const before = workers.map(({ asked }) => asked.size);
    const ask = { t: 'at', edition: '1', at: 1, viewer: SPECTATOR } as const;
    const { length } = journal.entries;
    await servers[0].far.ask({ ...ask, table: 'short', over: true, length: LONG - 1 });
    await servers[0].far.ask({ ...ask, table: 'running', over: false, length });
    expect(workers.map(({ asked }) => asked.size)).toEqual(before);
  });

  it('is read here if its worker fails or is gone, and then stays here', async () => {
    const journal = await aGame();
    const { reader, working: one } = await worker('a');
    reader.broken = true;
    const own = await lookAt(servers[0].far, 'failed', journal);
    expect(JSON.parse(own).at).toBe(40);
    reader.broken = false;
    const asked = reader.asked.get('failed');
    expect(asked).toBe(1);
    expect(await lookAt(servers[0].far, 'failed', journal)).toBe(own);
    expect(reader.asked.get('failed')).toBe(asked);
    // One that was open there is opened here.
    expect(await lookAt(servers[1].far, 'gone', journal)).toBe(own);
    expect(servers[1].here.asked.has('gone')).toBe(false);
    await one.stop();
    expect(await lookAt(servers[1].far, 'gone', journal)).toBe(own);
    expect(servers[1].here.asked.has('gone')).toBe(true);
    working.length = 0;
  });
});
