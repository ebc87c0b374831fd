import type { ClockSpec } from '@sandtable/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import type { Guest } from '../../test/guest.js';
import { type Running, startServer } from '../../test/server.js';
import type { Outage } from './clocks.js';
import { ServerClock } from './server-clock.js';

const HOUR = 3_600_000;

/** The two clocks of a machine; `pass` lets time go by, and `set` changes the wall clock. */
function machine() {
  const hands = { wall: 1_800_000_000_000, steady: 5_000.5 };
  return {
    hands,
    clock: { wall: () => hands.wall, steady: () => hands.steady },
    pass(time: number) {
      hands.wall += time;
      hands.steady += time;
    },
    set(by: number) {
      hands.wall += by;
    },
  };
}

describe('the server’s time', () => {
  const open = () => {
    const one = machine();
    const gaps: Outage[] = [];
    return { ...one, gaps, time: new ServerClock(one.clock, (gap) => gaps.push(gap)) };
  };

  it('is the wall clock’s, and passes with it', () => {
    const { time, hands, pass, gaps } = open();
    pass(1_234);
    expect(Math.abs(time.now() - hands.wall)).toBeLessThanOrEqual(1);
    expect(gaps).toEqual([]);
  });

  it('follows the wall clock forward, and reports the gap', () => {
    const { time, set, gaps } = open();
    const before = time.now();
    set(HOUR);
    expect(time.now()).toBe(before + HOUR);
    expect(time.now()).toBe(before + HOUR);
    expect(gaps).toEqual([{ began: before, ended: before + HOUR }]);
  });

  it('never goes back, and keeps its pace while it is ahead', () => {
    const { time, set, pass, gaps } = open();
    const before = time.now();
    set(-HOUR);
    expect(time.now()).toBe(before);
    pass(10_000);
    expect(time.now()).toBe(before + 10_000);
    set(HOUR);
    expect(time.now()).toBe(before + 10_000);
    expect(gaps).toEqual([]);
  });

  it('is not earlier than the last written event', () => {
    const { time, pass } = open();
    const later = time.now() + HOUR;
    time.notBefore(later);
    pass(5);
    expect(time.now()).toBe(later + 5);
  });

  it('notices once that the process stood still', () => {
    const { time, pass, gaps } = open();
    for (let i = 0; i < 30; i++) {
      pass(1_000);
      time.look();
    }
    expect(gaps).toEqual([]);
    const before = time.now();
    pass(HOUR);
    time.look();
    time.look();
    expect(gaps).toEqual([{ began: before, ended: before + HOUR }]);
  });

  it('counts sleep once, though it is noticed in two ways', () => {
    const { time, set, pass, gaps } = open();
    set(HOUR);
    pass(1_000);
    time.look();
    expect(gaps.map(({ began, ended }) => ended - began)).toEqual([HOUR]);
  });
});

describe('a table with a clock, on a machine whose time jumps', () => {
  let server: Running;
  afterEach(() => server.stop());
  const clock: ClockSpec = { kind: 'live', seconds: 60, refill: 0 };

  const begin = async () => {
    const one = machine();
    server = await startServer({ clock: one.clock });
    const ada = await server.guest('Ada');
    const table = await ada.open({
      game: 'noughts',
      seats: { noughts: 'me', crosses: 'me' },
      clock,
      start: true,
    });
    await ada.connect();
    await ada.watch(table);
    return { ...one, ada, table };
  };
  const left = (guest: Guest, table: string, now: number) => {
    const { left, since } = guest.view(table).clocks.noughts;
    return Math.round((left - (since === null ? 0 : now - since)) / 1000);
  };

  it.each([
    ['an hour forward', HOUR],
    ['an hour back', -HOUR],
  ])('%s: the player has as much time as before', async (_, jump) => {
    const { ada, table, pass, set } = await begin();
    pass(20_000);
    set(jump);
    const { registry } = server;
    registry.now();
    (await registry.find(table)).lookAtClocks();
    await ada.until(() => left(ada, table, registry.now()) === 40, 'forty seconds on the clock');
    expect((await ada.get(`/api/tables/${table}`)).body.seats.noughts.bot).toBeNull();
    // It goes on running: neither expired by the jump nor given extra time.
    pass(15_000);
    expect(await ada.choose(table, 'noughts', 'mark a1')).toMatchObject({ t: 'ok' });
    await ada.until(() => ada.view(table).clocks.noughts.since === null);
    expect(Math.round(ada.view(table).clocks.noughts.left / 1000)).toBe(25);
  });

  it('expires when its time is really up', async () => {
    const { ada, table, pass, set } = await begin();
    set(HOUR);
    server.registry.now();
    pass(61_000);
    (await server.registry.find(table)).lookAtClocks();
    await ada.until(() => ada.view(table).info.seats.noughts.bot !== null);
  });

  it.each([
    ['forward', HOUR],
    ['back', -HOUR],
  ])('a restart keeps it, even if the time was set %s meanwhile', async (_, jump) => {
    const { ada, table, pass, set, hands } = await begin();
    pass(20_000);
    set(HOUR);
    server.registry.now();
    pass(10_000);
    ada.hangUp();
    await server.stop();
    // Another process starts its monotonic clock anew.
    hands.steady = 7;
    set(jump);
    pass(100_000);
    server = await server.again();
    const state = (await server.registry.find(table)).state;
    const { left, since } = state.clockFaces().noughts;
    expect(Math.round((left - (server.registry.now() - since!)) / 1000)).toBe(30);
  });
});
