import { afterAll, describe, expect, it } from 'vitest';
import { hasPostgres, TestPostgres } from '../../test/postgres.js';
import { startServer } from '../../test/server.js';

// A backup while people play, and a restore to a moment between two choices: with PostgreSQL's own programs.

const started: TestPostgres[] = [];
afterAll(() => Promise.all(started.map((postgres) => postgres.stop())));

describe.skipIf(!hasPostgres)('a site on PostgreSQL', () => {
  it('is restored to any moment, from a base backup and the archived log', async () => {
    const postgres = await TestPostgres.start({ archive: true });
    started.push(postgres);
    const url = await postgres.fresh();
    const server = await startServer({ databaseUrl: url });
    const ada = await (await server.guest('Ada')).connect();
    const table = await ada.open({
      game: 'noughts',
      seats: { noughts: 'me', crosses: 'me' },
      start: true,
    });
    await ada.watch(table);
    const choose = async (seat: string, text: string) => {
      await ada.asked(table, seat);
      expect(await ada.choose(table, seat, text)).toMatchObject({ t: 'ok' });
    };
    await choose('noughts', 'mark a1');
    const backup = postgres.baseBackup();
    await choose('crosses', 'mark b1');
    const then = ada.seq(table);
    const [{ moment }] = await postgres.ask<{ moment: string }>('select clock_timestamp()::text as moment');
    // Whatever happened after that moment was a mistake.
    await choose('noughts', 'mark c3');
    await choose('crosses', 'mark c2');
    await server.stop();
    await postgres.archiveAll();

    const restored = await postgres.restore(backup, moment);
    started.push(restored);
    const again = await startServer({ databaseUrl: restored.url(new URL(url).pathname.slice(1)) });
    const guest = await again.guest();
    for (const [name, value] of ada.cookies) guest.cookies.set(name, value);
    await guest.connect();
    await guest.watch(table);
    expect(guest.seq(table)).toBe(then);
    // Its players are recognized, and go on from there.
    await guest.asked(table, 'noughts');
    expect(await guest.choose(table, 'noughts', 'mark a2')).toMatchObject({ t: 'ok' });
    await again.stop();
  });
});
