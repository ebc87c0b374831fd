import { setImmediate as aTurn } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startServer } from '../../test/server.js';
import { TableStore } from '../storage/table-store.js';
import type { BotPool } from './bot-pool.js';
import { TableState } from './table-state.js';

afterEach(() => vi.restoreAllMocks());

/** A bot that never answers: its tables stay where they are. */
const undecided: BotPool = { choose: () => new Promise(() => {}), close: async () => {} };

describe('a server that starts with many running tables', () => {
  it('reads none of those that wait for people, however long it was down', async () => {
    const time = { now: 1_000_000_000, real: false };
    const first = await startServer({ time });
    const ada = await first.guest('Ada');
    const seats = { noughts: 'me', crosses: 'me' };
    const clock = { kind: 'live', seconds: 600, refill: 0 } as const;
    const ids: string[] = [];
    for (let i = 0; i < 30; i++) ids.push(await ada.open({ game: 'noughts', seats, clock, start: true }));
    time.now += 60_000;
    await first.stop();
    time.now += 24 * 3_600_000;
    const read = vi.spyOn(TableStore.prototype, 'row');
    const second = await startServer({ folder: first.folder, time });
    await second.registry.caretaker.wakeDue();
    expect([second.registry.loaded, read.mock.calls.length]).toEqual([0, 0]);
    // No clock ran during the outage: nine of the ten minutes are left.
    time.now += 530_000;
    await second.registry.caretaker.wakeDue();
    expect(second.registry.loaded).toBe(0);
    time.now += 20_000;
    await second.registry.caretaker.wakeDue();
    expect(second.registry.loaded).toBe(30);
    const table = await second.registry.find(ids[0]);
    await table.inTurn(() => {});
    expect(table.state.seats[0].bot).not.toBeNull();
    await second.stop();
  });

  it('reads those where a bot has to choose one at a time, and requests do not wait for them', async () => {
    const first = await startServer({ botPool: undecided });
    const ids: string[] = [];
    for (let host = 0; host < 5; host++) {
      const guest = await first.guest();
      for (let i = 0; i < 8; i++) {
        ids.push(
          await guest.open({ game: 'noughts', seats: { noughts: 'greedy', crosses: 'me' }, start: true }),
        );
      }
    }
    await first.stop();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const asked: string[] = [];
    const row = TableStore.prototype.row;
    vi.spyOn(TableStore.prototype, 'row').mockImplementation(async function (this: TableStore, id) {
      asked.push(id);
      if (asked.length === 1) await held;
      return row.call(this, id);
    });
    const second = await startServer({ folder: first.folder, botPool: undecided });
    await vi.waitFor(() => expect(asked).toHaveLength(1), { timeout: 240_000 });
    const guest = await second.guest();
    const others = ids.filter((id) => id !== asked[0]).slice(-3);
    for (const id of others) {
      expect((await guest.get(`/api/tables/${id}`)).body).toMatchObject({ id, status: 'running' });
    }
    expect(asked.slice(1)).toEqual(others);
    // The one that is being read, and those that were requested.
    expect(second.registry.loaded).toBe(4);
    release();
    await second.registry.caretaker.wakeDue();
    expect(second.registry.loaded).toBe(40);
    expect(asked).toHaveLength(40);
    await second.stop();
  });
});

it('a long game is read in slices, and the event loop serves others in between', async () => {
  const first = await startServer();
  const ada = await (await first.guest('Ada')).connect();
  const id = await ada.open({ game: 'noughts', seats: { noughts: 'me', crosses: 'me' }, start: true });
  await ada.watch(id);
  for (const [i, cell] of ['a1', 'b2', 'c3', 'a3', 'c1', 'b1', 'b3', 'c2'].entries()) {
    const seat = i % 2 === 0 ? 'noughts' : 'crosses';
    await ada.asked(id, seat);
    expect(await ada.choose(id, seat, `mark ${cell}`)).toMatchObject({ t: 'ok' });
  }
  const second = await first.again();
  const apply = TableState.prototype.apply;
  let applied = 0;
  vi.spyOn(TableState.prototype, 'apply').mockImplementation(function (this: TableState, event) {
    for (const began = performance.now(); performance.now() - began < 3; );
    applied++;
    return apply.call(this, event);
  });
  const reading = second.registry.find(id);
  const seen = new Set<number>();
  let done = false;
  void reading.then(() => {
    done = true;
  });
  while (!done) {
    seen.add(applied);
    await aTurn();
  }
  expect(applied).toBeGreaterThanOrEqual(12);
  // Three of them take as long as one slice may; on a busy machine fewer fit into it.
  expect(seen.size).toBeGreaterThanOrEqual(Math.floor(applied / 3));
  await second.stop();
});
