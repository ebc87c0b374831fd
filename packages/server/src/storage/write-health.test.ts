import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Running, startServer } from '../../test/server.js';
import { WriteHealth } from './write-health.js';

let server: Running;
const time = { now: Date.now(), real: false };
beforeEach(async () => {
  server = await startServer({ time });
});
afterEach(async () => {
  await sql`pragma query_only = 0`.execute(server.store.db);
  await server.stop();
});

/** Nothing can be written any more; everything can be read. */
const forbid = (on: boolean) => sql.raw(`pragma query_only = ${on ? 1 : 0}`).execute(server.store.db);

const health = async () => {
  const { statusCode, body } = await server.app.inject({ url: '/healthz' });
  return [statusCode, JSON.parse(body).error ?? null];
};

describe('a disk that cannot be written to', () => {
  it('is reported by /healthz, and so is its recovery', async () => {
    expect(await health()).toEqual([200, null]);
    await forbid(true);
    time.now += 5_000;
    expect(await health()).toEqual([503, 'nothing can be written to the disk']);
    await forbid(false);
    time.now += 5_000;
    expect(await health()).toEqual([200, null]);
  });

  it('is reported at once if a write failed', async () => {
    expect(await health()).toEqual([200, null]);
    await forbid(true);
    const ada = await server.guest();
    expect((await ada.post('/api/me', { name: 'Ada' })).status).toBe(500);
    expect(await health()).toEqual([503, 'nothing can be written to the disk']);
  });

  it('is tried seldom, however often /healthz is requested', async () => {
    const outcomes = new WriteHealth(() => false);
    let tries = 0;
    let broken = false;
    const ask = (now: number) =>
      outcomes.canWrite(now, async () => {
        tries++;
        await Promise.resolve();
        if (!broken) return;
        // The statement that fails is noted, too.
        outcomes.noteFailure(new Error('the disk is full'));
        throw new Error('the disk is full');
      });
    for (let i = 0; i < 20; i++) expect(await ask(1_000 + i)).toBe(true);
    await Promise.all(Array.from({ length: 20 }, () => ask(2_000)));
    expect(tries).toBe(1);
    broken = true;
    await Promise.all(Array.from({ length: 20 }, () => ask(7_000)));
    for (let i = 0; i < 20; i++) expect(await ask(8_000)).toBe(false);
    expect(tries).toBe(2);
  });
});

describe('writes that fail', () => {
  it('are counted: statements, whole transactions and events; but not duplicates', async () => {
    const { health: outcomes } = server.store;
    const count = outcomes.watch;
    let failures = 0;
    outcomes.watch = () => {
      failures++;
      count?.();
    };
    const ada = await server.guest('Ada');
    const table = await ada.open({ game: 'noughts', seats: { noughts: 'me', crosses: 'me' }, start: true });
    await ada.connect();
    await ada.watch(table);
    await ada.post('/api/account', { name: 'Ada A', password: 'correct horse' });
    await (await server.guest()).post('/api/account', { name: 'Ada A', password: 'correct horse' });
    expect(failures).toBe(0);
    await forbid(true);
    // The server itself may try to write in the meantime.
    expect((await ada.post('/api/me', { name: 'Ada B' })).status).toBe(500);
    expect(failures).toBeGreaterThanOrEqual(1);
    const first = failures;
    expect((await ada.post('/api/tables', { game: 'noughts' })).status).toBe(500);
    expect(failures).toBeGreaterThan(first);
    const second = failures;
    expect(await ada.choose(table, 'noughts', 'mark a1')).toMatchObject({ code: 'storage' });
    expect(failures).toBeGreaterThan(second);
    const { body } = await server.app.inject({ url: '/metrics' });
    expect(Number(/^sandtable_write_failures_total (\d+)$/m.exec(body)?.[1])).toBeGreaterThanOrEqual(3);
  });

  it('are counted if only the commit fails', async () => {
    const { health: outcomes } = server.store;
    let noted = 0;
    outcomes.watch = () => noted++;
    const dialect = outcomes.watched({
      createDriver: () => ({
        commitTransaction: async () => {
          throw new Error('the disk is full');
        },
      }),
    } as never);
    await expect(dialect.createDriver().commitTransaction({} as never)).rejects.toThrow('the disk is full');
    expect(noted).toBe(1);
  });
});
