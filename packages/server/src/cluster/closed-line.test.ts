import { afterEach, describe, expect, it, vi } from 'vitest';
import { hasPostgres, sharedPostgres } from '../../test/postgres.js';
import type { Line } from '../storage/cluster-store.js';
import { openStore } from '../storage/open-store.js';
import type { Store } from '../storage/store.js';

// PostgreSQL notices at once when a process ends, since its connections close: nobody waits for the rest of its lease.

/** So long that nothing here can be due to its running out. */
const LEASE = 10 * 60_000;

const stores: Store[] = [];
const lines: Line[] = [];
afterEach(async () => {
  await Promise.all(lines.splice(0).map((line) => line.close().catch(() => {})));
  await Promise.all(stores.splice(0).map((store) => store.close()));
});

async function database() {
  const postgres = await sharedPostgres();
  const url = await postgres.fresh();
  const store = await openStore({ dataDir: '', databaseUrl: url });
  stores.push(store);
  const cluster = store.cluster!;
  const open = async (process: string) => {
    const line = await cluster.open(process, LEASE, () => {});
    lines.push(line);
    return line;
  };
  const join = async (process: string) => {
    const line = await open(process);
    await line.renew();
    return line;
  };
  const ask = <R>(text: string) => postgres.ask<R & object>(text, url);
  return { cluster, open, join, ask };
}

/** Ends the line of a process as the end of that process would. */
async function cut(ask: (text: string) => Promise<unknown>, process: string): Promise<void> {
  await ask(`select pg_terminate_backend(pid) from pg_locks, processes
    where locktype = 'advisory' and objsubid = 2 and objid = processes.line::oid and processes.id = '${process}'`);
}

describe.skipIf(!hasPostgres)('a process whose line has closed', () => {
  it('loses its lease in a moment, however long that was, and its tables are free', async () => {
    const { cluster, join, ask } = await database();
    const [owner, other] = [await join('owner'), await join('other')];
    await ask(`insert into tables (id, game, ruleset, options, seed, invite, private, created, status, seq, touched, info)
      values ('t', 'noughts', 1, '{}', 's', 'i', 0, 0, 'running', 1, 0, '{}')`);
    expect(await cluster.claim('t', 'owner')).toMatchObject({ mine: true });
    expect(await cluster.claim('t', 'other')).toMatchObject({ mine: false, owner: 'owner' });
    expect((await other.renew()).living.sort()).toEqual(['other', 'owner']);
    await cut(ask, 'owner');
    await owner.broken;
    await vi.waitFor(async () => expect((await other.renew()).living).toEqual(['other']), {
      timeout: 60_000,
      interval: 50,
    });
    expect(await cluster.claim('t', 'other')).toMatchObject({ mine: true, owner: 'other' });
  });

  it('keeps its lease if it opens another in time, and is told if it does not', async () => {
    const { open, join, ask } = await database();
    const [owner, other] = [await join('owner'), await join('other')];
    await cut(ask, 'owner');
    await owner.broken;
    await other.renew();
    const rest = async () =>
      (
        await ask<{
          rest: number;
        }>(`select until - (extract(epoch from clock_timestamp()) * 1000)::bigint as rest
        from processes where id = 'owner'`)
      )[0].rest;
    await vi.waitFor(async () => {
      await other.renew();
      expect(Number(await rest())).toBeLessThanOrEqual(1_000);
    });
    // It opens another line: the whole lease is its own again, and the others see the new line.
    const again = await join('owner');
    expect(Number(await rest())).toBeGreaterThan(LEASE / 2);
    expect((await other.renew()).living.sort()).toEqual(['other', 'owner']);
    expect(Number(await rest())).toBeGreaterThan(LEASE / 2);
    expect(await again.renew()).toMatchObject({ held: true });
    // Now nobody opens another one until it is over.
    await cut(ask, 'owner');
    await again.broken;
    await vi.waitFor(async () => expect((await other.renew()).living).toEqual(['other']), {
      timeout: 60_000,
      interval: 50,
    });
    const late = await open('owner');
    expect([(await late.renew()).held, (await late.renew()).held]).toEqual([false, true]);
  });

  it('is not one that is silent while its line is open, nor one of the version before, which has no lock', async () => {
    const { join, ask } = await database();
    const [, other] = [await join('frozen'), await join('other')];
    await ask(
      `insert into processes (id, until) values ('old', (extract(epoch from now()) * 1000)::bigint + ${LEASE})`,
    );
    for (let i = 0; i < 5; i++)
      expect((await other.renew()).living.sort()).toEqual(['frozen', 'old', 'other']);
    const [{ least }] = await ask<{ least: number }>(
      `select min(until - (extract(epoch from clock_timestamp()) * 1000)::bigint) as least from processes`,
    );
    expect(Number(least)).toBeGreaterThan(LEASE / 2);
  });

  it('does not make two others wait for each other', async () => {
    const { join, ask } = await database();
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    const first = await Promise.all(names.map((name) => join(name)));
    // As after a restart of PostgreSQL: all lines are closed at once, and all come back at once.
    for (const name of names) await cut(ask, name);
    await Promise.all(first.map((line) => line.broken));
    const again = await Promise.all(names.map((name) => join(name)));
    const renewed = () => Promise.all(again.map((line) => line.renew()));
    // A renewal that waits for another fails after a second and a half.
    for (let i = 0; i < 20; i++) await renewed();
    for (const { living } of await renewed()) expect(living.sort()).toEqual(names);
  });
});
