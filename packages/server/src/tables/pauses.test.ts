import type { ClockSpec } from '@sandtable/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Running, startServer } from '../../test/server.js';
import { type BotPool, InlineBotPool } from './bot-pool.js';
import { Clocks } from './clocks.js';
import { NOTICE } from './seat-commands.js';

let server: Running;
beforeAll(async () => {
  server = await startServer({ time: { now: Date.now(), real: false } });
});
afterAll(() => server.stop());

const live: ClockSpec = { kind: 'live', seconds: 60, refill: 5 };

async function two(clock: ClockSpec | null) {
  const [ada, bob] = [await server.guest('Ada'), await server.guest('Bob')];
  const table = await ada.open({ game: 'noughts', seats: { noughts: 'me' }, clock });
  const at = (what: string) => `/api/tables/${table}/${what}`;
  await bob.post(at('join'), { seats: ['crosses'] });
  await ada.post(at('start'));
  const pause = async (who: typeof ada, paused: boolean) => (await who.post(at('pause'), { paused })).body;
  return { ada, bob, table, at, pause };
}

describe('a pause', () => {
  it('without a clock is up to any player', async () => {
    const { ada, bob, pause } = await two(null);
    expect(await pause(bob, true)).toMatchObject({ status: 'paused' });
    expect(await pause(ada, false)).toMatchObject({ status: 'running' });
  });

  it('with a clock needs the agreement of all players, and so does resuming', async () => {
    const { ada, bob, pause } = await two(live);
    expect(await pause(ada, true)).toMatchObject({
      status: 'running',
      wishes: [{ who: { name: 'Ada' }, paused: true }],
    });
    // Asking again is not a second vote.
    expect(await pause(ada, true)).toMatchObject({ status: 'running', wishes: [{}] });
    const both = await pause(bob, true);
    expect([both.status, both.wishes]).toEqual(['paused', undefined]);
    expect(await pause(bob, false)).toMatchObject({ status: 'paused', wishes: [{ paused: false }] });
    expect(await pause(ada, false)).toMatchObject({ status: 'running' });
  });

  it('cannot be agreed to once its wish is taken back', async () => {
    const { ada, bob, pause } = await two(live);
    await pause(ada, true);
    expect((await pause(ada, false)).wishes).toBeUndefined();
    expect(await pause(bob, true)).toMatchObject({ status: 'running' });
  });

  it('needs no agreement of a bot, nor of a player whom one replaces', async () => {
    const { ada, bob, at, pause } = await two(live);
    await bob.post(at('leave'));
    expect(await pause(ada, true)).toMatchObject({ status: 'paused' });
    expect(await pause(ada, false)).toMatchObject({ status: 'running' });
  });

  it('ends without the players who do not answer, but only after a notice', async () => {
    const { ada, bob, pause } = await two(live);
    await pause(ada, true);
    await pause(bob, true);
    await pause(ada, false);
    server.time.now += NOTICE.live - 1;
    expect(await pause(ada, false)).toMatchObject({ status: 'paused' });
    server.time.now += 1;
    expect(await pause(ada, false)).toMatchObject({ status: 'running' });
  });

  it('is never forced: a wish to pause is not granted by waiting', async () => {
    const { ada, pause } = await two({ kind: 'correspondence', seconds: 2_000_000, refill: 0 });
    await pause(ada, true);
    server.time.now += NOTICE.correspondence;
    expect(await pause(ada, true)).toMatchObject({ status: 'running' });
  });
});

describe('a player gains no time', () => {
  const only = (seat: number) => (one: number) => one === seat;

  it('by taking choices back', () => {
    const clocks = new Clocks({ kind: 'correspondence', seconds: 1000, refill: 300 }, 1, []);
    clocks.tick(0, null, only(0));
    clocks.tick(800_000, 0, only(0));
    for (let i = 0; i < 4; i++) {
      clocks.tick(800_000, 0, only(0), true);
      expect(clocks.face(0).left).toBe(200_000);
      clocks.tick(800_000, 0, only(0));
    }
    expect(clocks.face(0).left).toBe(500_000);
  });

  it('nor loses any because another player acts meanwhile', () => {
    const clocks = new Clocks(live, 1, []);
    clocks.tick(0, null, only(0));
    for (let second = 1; second < 4; second++) clocks.tick(second * 1_000, null, only(0));
    clocks.tick(4_000, 0, only(0));
    expect(clocks.face(0).left).toBe(60_000);
  });

  it('by leaving and sitting down again', async () => {
    const { ada, table, at } = await two(live);
    await ada.connect();
    await ada.watch(table);
    server.time.now += 55_000;
    const left = () => server.registry.find(table).then(({ state }) => state.clockFaces().noughts.left);
    for (const forGood of [false, true]) {
      await ada.post(at('leave'), { forGood });
      expect((await ada.post(at('join'), { seats: ['noughts'] })).status).toBe(200);
      expect(await left()).toBeLessThanOrEqual(10_000);
    }
  });

  it('by letting it run out: the bot answers the open question before the seat is given back', async () => {
    const held: (() => void)[] = [];
    const plain = new InlineBotPool();
    const botPool: BotPool = {
      choose: (task) => new Promise<void>((go) => held.push(go)).then(() => plain.choose(task)),
      close: () => plain.close(),
    };
    const slow = await startServer({ time: { now: Date.now(), real: false }, botPool });
    try {
      const ada = await slow.guest('Ada');
      const seats = { noughts: 'me', crosses: 'me' };
      const table = await ada.open({ game: 'noughts', seats, clock: live, start: true });
      await ada.connect();
      await ada.watch(table);
      slow.time.now += 61_000;
      (await slow.registry.find(table)).lookAtClocks();
      await ada.until(() => ada.view(table).info.seats.noughts.bot !== null);
      const back = () => ada.post(`/api/tables/${table}/join`, { seats: ['noughts'] });
      expect((await back()).body.error).toContain('when the bot has answered');
      await expect.poll(() => held.length).toBeGreaterThan(0);
      for (const go of held) go();
      await ada.until(() => ada.view(table).views.crosses.count === 1);
      expect((await back()).body.seats.noughts.bot).toBeNull();
      expect((await slow.registry.find(table)).state.clockFaces().noughts.left).toBe(15_000);
    } finally {
      await slow.stop();
    }
  });
});
