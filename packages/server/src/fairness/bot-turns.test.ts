import { afterEach, describe, expect, it } from 'vitest';
import { Caller } from '../../test/guest.js';
import { hasPostgres, sharedPostgres } from '../../test/postgres.js';
import { type Running, startServer } from '../../test/server.js';
import { BOT_THREADS, type BotPool, type BotTask, InlineBotPool } from '../tables/bot-pool.js';
import { BotTurns } from './bot-turns.js';

/** Bots that ponder think until the test lets them go. */
class HeldBots implements BotPool {
  private readonly bots = new InlineBotPool();
  /** Ends the thoughts under way. */
  readonly thinking: (() => void)[] = [];
  most = 0;
  begun = 0;

  async choose(task: BotTask) {
    const answer = this.bots.choose({ ...task, budget: { steps: 1 } });
    if (task.bot !== 'general') return answer;
    this.begun++;
    await new Promise<void>((resolve) => {
      this.thinking.push(resolve);
      this.most = Math.max(this.most, this.thinking.length);
    });
    return answer;
  }

  async close(): Promise<void> {}
}

const servers: Running[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.stop())));

const EAST = { game: 'east-front', seats: { allies: 'me', axis: 'general' }, start: true };
const EACH = Math.max(1, Math.floor(BOT_THREADS / 4));

async function caller(server: Running, address: string): Promise<Caller> {
  const one = new Caller(server.url, address);
  await one.get('/api/me');
  return one;
}

describe('bots that ponder', () => {
  it('of one address wait for each other, those of another do not wait for them', async () => {
    const bots = new HeldBots();
    const server = await startServer({ botPool: bots, config: { rateLimit: 100_000, trustProxy: true } });
    servers.push(server);
    // Twenty tables of one address, under two names.
    for (const name of ['one', 'other']) {
      const loud = await caller(server, '10.0.0.1');
      await loud.post('/api/me', { name });
      for (let i = 0; i < 10; i++) await loud.open(EAST);
    }
    await expect.poll(() => bots.thinking.length).toBe(EACH);
    const quiet = await caller(server, '10.0.0.2');
    const table = await quiet.open(EAST);
    await expect.poll(() => bots.thinking.length).toBe(EACH + 1);
    // The quiet one's bot was begun while nineteen of the other's wait.
    expect(bots.begun).toBe(EACH + 1);
    expect((await server.registry.find(table)).state.botToMove()).not.toBeNull();
    // They all think in the end, never more of them at once.
    const total = 21;
    while (bots.begun < total || bots.thinking.length > 0) {
      bots.thinking.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
      if (bots.begun > 60) break;
    }
    expect(bots.most).toBe(EACH + 1);
  });

  it('leave the quick ones alone', async () => {
    const bots = new HeldBots();
    const server = await startServer({ botPool: bots, config: { rateLimit: 100_000, trustProxy: true } });
    servers.push(server);
    const one = await caller(server, '10.0.0.1');
    for (let i = 0; i < 3; i++) await one.open(EAST);
    await expect.poll(() => bots.thinking.length).toBe(EACH);
    const quick = await one.open({ ...EAST, seats: { allies: 'me', axis: 'greedy' } });
    // It has answered whatever it was asked, and the person is asked.
    const { state } = await server.registry.find(quick);
    await expect.poll(() => state.botToMove() === null && state.asked().length, { timeout: 60_000 }).toBe(1);
    expect(bots.thinking).toHaveLength(EACH);
    for (const release of bots.thinking) release();
  });
});

describe.skipIf(!hasPostgres)('at a table that another process owns', () => {
  it('a bot is its requester’s there, too', async () => {
    const databaseUrl = await (await sharedPostgres()).fresh();
    const config = { rateLimit: 100_000, trustProxy: true };
    const bots = new HeldBots();
    const owner = await startServer({ databaseUrl, botPool: bots, config });
    const other = await startServer({ databaseUrl, botPool: new HeldBots(), config });
    servers.push(owner, other);
    const open = { ...EAST, start: false };
    // Opened here by two hosts, started from the other process by one address.
    const tables: { table: string; host: Caller }[] = [];
    for (const name of ['one', 'other']) {
      const host = await caller(owner, '10.0.0.1');
      await host.post('/api/me', { name });
      for (let i = 0; i < 2; i++) tables.push({ table: await host.open(open), host });
    }
    for (const { table, host } of tables) {
      const there = new Caller(other.url, '10.0.0.1');
      for (const [name, value] of host.cookies) there.cookies.set(name, value);
      expect((await there.post(`/api/tables/${table}/start`)).status).toBe(200);
    }
    await expect.poll(() => bots.thinking.length).toBe(EACH);
    expect(bots.begun).toBe(EACH);
    for (let i = 0; i < 200 && bots.begun < 4; i++) {
      bots.thinking.shift()?.();
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    expect(bots.most).toBe(EACH);
    for (const release of bots.thinking) release();
  });
});

it('has more room where there are workers', async () => {
  const thinkers = { threads: 1, elsewhere: 0 };
  const turns = new BotTurns(thinkers);
  const ends: (() => void)[] = [];
  const think = () => turns.take(true, 'ada', () => new Promise<void>((resolve) => ends.push(resolve)));
  for (let i = 0; i < 8; i++) void think();
  expect(ends).toHaveLength(1);
  thinkers.elsewhere = 11;
  ends.shift()!();
  await expect.poll(() => ends.length).toBe(3);
});
