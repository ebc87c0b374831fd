import type { ClockSpec } from '@sandtable/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Guest } from '../../test/guest.js';
import { type Running, startServer } from '../../test/server.js';
import { Clocks } from './clocks.js';

const only = (seat: number) => (one: number) => one === seat;
const none = () => false;

const live: ClockSpec = { kind: 'live', seconds: 60, refill: 5 };
const byPost: ClockSpec = { kind: 'correspondence', seconds: 1000, refill: 300 };

describe('clocks', () => {
  it('run for the seats that are asked', () => {
    const clocks = new Clocks(live, 2, []);
    clocks.tick(0, null, only(0));
    clocks.tick(20_000, null, only(1));
    expect([clocks.face(0), clocks.face(1)]).toEqual([
      { left: 40_000, since: null },
      { left: 60_000, since: 20_000 },
    ]);
    expect([clocks.deadline(), clocks.expired(79_999), clocks.expired(80_000)]).toEqual([80_000, [], [1]]);
  });

  it('live, give back the time of a choice, at most the refill: quick answers do not accumulate time', () => {
    const clocks = new Clocks(live, 1, []);
    clocks.tick(0, null, only(0));
    clocks.tick(3_000, 0, only(0));
    expect(clocks.face(0).left).toBe(60_000);
    clocks.tick(23_000, 0, only(0));
    expect(clocks.face(0).left).toBe(45_000);
  });

  it('by correspondence, refill at most to the initial time', () => {
    const clocks = new Clocks(byPost, 1, []);
    clocks.tick(0, null, only(0));
    clocks.tick(800_000, 0, only(0));
    expect(clocks.face(0).left).toBe(500_000);
    clocks.tick(900_000, 0, only(0));
    expect(clocks.face(0).left).toBe(700_000);
    for (let i = 0; i < 5; i++) clocks.tick(900_000, 0, none);
    expect(clocks.face(0)).toEqual({ left: 1_000_000, since: null });
    expect(clocks.deadline()).toBeNull();
  });

  it('stand while no server runs', () => {
    const outages = [
      { began: 10_000, ended: 40_000 },
      { began: 50_000, ended: 51_000 },
    ];
    const clocks = new Clocks(live, 1, outages);
    clocks.tick(0, null, only(0));
    expect(clocks.deadline()).toBe(60_000 + 31_000);
    expect(clocks.expired(90_999)).toEqual([]);
    expect(clocks.expired(91_000)).toEqual([0]);
    clocks.tick(45_000, null, none);
    expect(clocks.face(0).left).toBe(60_000 - 15_000);
  });

  it('leave some time to a player who returns too late', () => {
    const clocks = new Clocks(live, 1, []);
    clocks.tick(0, null, only(0));
    clocks.tick(70_000, null, none);
    clocks.welcome(0);
    expect(clocks.face(0).left).toBe(15_000);
  });
});

describe('a table with a clock', () => {
  let server: Running;
  beforeAll(async () => {
    server = await startServer({ time: { now: Date.now(), real: false } });
  });
  afterAll(() => server.stop());

  const begin = async (clock: ClockSpec) => {
    const ada = await server.guest('Ada');
    const table = await ada.open({
      game: 'noughts',
      seats: { noughts: 'me', crosses: 'me' },
      clock,
      start: true,
    });
    await ada.connect();
    await ada.watch(table);
    return { ada, table };
  };

  it('shows how much time is left, and gives the seat to a bot when it is up', async () => {
    const { ada, table } = await begin(live);
    expect(ada.view(table).clocks.noughts).toEqual({ left: 60_000, since: server.time.now });
    server.time.now += 10_000;
    await ada.choose(table, 'noughts', 'mark a1');
    await ada.until(() => ada.view(table).clocks.crosses.since === server.time.now);
    expect(ada.view(table).clocks.noughts).toEqual({ left: 55_000, since: null });
    server.time.now += 60_001;
    (await server.registry.find(table)).lookAtClocks();
    await ada.until(() => ada.view(table).info.seats.crosses.bot === 'greedy');
    await ada.until(() => ada.view(table).views.crosses.count === 2);
    const { body } = await ada.post(`/api/tables/${table}/join`, { seats: ['crosses'] });
    expect(body.seats.crosses.bot).toBeNull();
    expect(ada.view(table).clocks.crosses.left).toBe(15_000);
  });

  it('expires although nobody is connected, also after a restart', async () => {
    const { ada, table } = await begin(byPost);
    ada.hangUp();
    const row = async () => (await server.store.tables.find(table))!.row;
    expect((await row()).wake).toBe(server.time.now + 1_000_000);
    server.time.now += 900_000;
    await server.stop();
    server.time.now += 5_000_000;
    server = await startServer({ folder: server.folder, time: server.time });
    // The five thousand seconds without a server do not count.
    const look = async () =>
      (await (await server.guest()).get(`/api/tables/${table}`)).body.seats.noughts.bot;
    expect(await look()).toBeNull();
    // A returning client sees that, even if nothing has happened at the table since it left.
    const back = new Guest(server.url);
    for (const [name, value] of ada.cookies) back.cookies.set(name, value);
    await back.connect();
    back.say({ t: 'watch', table, since: ada.seq(table) });
    expect((await back.next('table')).full.clocks.noughts).toEqual({
      left: 1_000_000,
      since: server.time.now - 900_000,
    });
    back.hangUp();
    await server.registry.caretaker.wakeDue();
    expect((await row()).wake).toBe(server.time.now + 100_000);
    server.time.now += 100_001;
    await server.registry.caretaker.wakeDue();
    (await server.registry.find(table)).lookAtClocks();
    await expect.poll(look, { timeout: 240_000 }).toBe('greedy');
  });

  it('stands still while the game is paused', async () => {
    const { ada, table } = await begin(live);
    await ada.post(`/api/tables/${table}/pause`, { paused: true });
    server.time.now += 500_000;
    (await server.registry.find(table)).lookAtClocks();
    await ada.post(`/api/tables/${table}/pause`, { paused: false });
    await ada.until(() => ada.view(table).info.status === 'running');
    expect(ada.view(table).clocks.noughts).toEqual({ left: 60_000, since: server.time.now });
    expect(ada.view(table).info.seats.noughts.bot).toBeNull();
  });
});
