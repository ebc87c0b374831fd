import { setTimeout as pass } from 'node:timers/promises';
import type { Tournament } from '@sandtable/protocol';
import { afterAll, describe, expect, it } from 'vitest';
import { Guest } from '../../test/guest.js';
import { hasPostgres, sharedPostgres } from '../../test/postgres.js';
import { ServerOnFolder } from '../../test/process.js';
import { freshFolder, type Running, startServer } from '../../test/server.js';
import { PASSWORD, SWISS, TestClub } from '../../test/tournaments.js';
import { openHere } from '../storage/sqlite-threads.js';
import { Store } from '../storage/store.js';

// The first start may build what is stale.
/** Every pairing with a table has just that one, every round was paired once, and every game counted once. */
async function needOnce(store: Store, id: string, rounds: number, boards: number): Promise<void> {
  const pairings = await store.db
    .selectFrom('pairings')
    .selectAll()
    .where('tournament_id', '=', id)
    .execute();
  expect(pairings).toHaveLength(rounds * boards);
  const tables = await store.db.selectFrom('tables').select(['id', 'info']).execute();
  const own = tables.filter(({ info }) => JSON.parse(info).tournament?.id === id);
  expect(own.map((table) => table.id).sort()).toEqual(pairings.map(({ table_id }) => table_id).sort());
  for (let round = 1; round <= rounds; round++) {
    const people = pairings.flatMap((one) => (one.round === round ? [one.one, one.other] : []));
    expect([round, new Set(people).size]).toEqual([round, boards * 2]);
  }
  const results = await store.db.selectFrom('results').select('table_id').execute();
  expect(results.map(({ table_id }) => table_id).sort()).toEqual(
    pairings.map(({ table_id }) => table_id).sort(),
  );
  for (const { outcome, how } of pairings) expect([outcome === null, how]).toEqual([false, 'played']);
}

describe.skipIf(!hasPostgres)('two processes', () => {
  it('pair each round once, open each table once, and count each result once', async () => {
    const databaseUrl = await (await sharedPostgres()).fresh();
    const servers: Running[] = [];
    for (let i = 0; i < 2; i++) servers.push(await startServer({ databaseUrl }));
    const [first, second] = servers;
    const club = await TestClub.of(first, 6);
    const id = await club.announce({ rated: true });
    // Each asks another process.
    const there = (guest: Guest, url: string) => {
      const other = new Guest(url);
      for (const [name, value] of guest.cookies) other.cookies.set(name, value);
      return other;
    };
    await Promise.all(
      club.players.map((player, i) => there(player, servers[i % 2].url).post(`/api/tournaments/${id}/enter`)),
    );
    const both = () =>
      Promise.all(servers.map(({ results, steward }) => results.round().then(() => steward.round())));
    const begins = await Promise.all(
      servers.map(({ url }) => there(club.organizer, url).post(`/api/tournaments/${id}/begin`)),
    );
    expect(begins.map(({ status }) => status).sort()[0]).toBe(200);
    await both();
    for (let round = 1; round <= 3; round++) {
      const page = await club.page(id);
      expect([page.round, page.status]).toEqual([round, 'running']);
      const pairings = await club.pairings(id);
      await expect
        .poll(async () => (await club.pairings(id)).every(({ table }) => table !== null), { timeout: 60_000 })
        .toBe(true);
      await Promise.all(
        pairings.map(async ({ table, other }, i) => {
          const loser = there(club.player(other!), servers[(i + round) % 2].url);
          expect((await loser.post(`/api/tables/${table}/resign`)).status).toBe(200);
        }),
      );
      await Promise.all([both(), both()]);
      // The one may still wait for the other's transaction.
      await expect
        .poll(
          async () => {
            await both();
            const { round: now, status } = await club.page(id);
            return now > round || status === 'finished';
          },
          { timeout: 60_000 },
        )
        .toBe(true);
    }
    await needOnce(second.store, id, 3, 3);
    for (const { reports } of servers) expect(reports).toEqual([]);
    for (const server of servers) await server.stop();
  });
});

describe('a process that is killed', () => {
  const data = freshFolder();
  const server = new ServerOnFolder(data);
  afterAll(() => server.kill());

  it('loses nothing and doubles nothing, whether between a result and the next round, or a pairing and its table', async () => {
    let url = await server.start();
    const people: (Guest & { id: string })[] = [];
    for (const name of ['Olga', 'Ann', 'Ben', 'Cleo', 'Dan']) {
      const guest = new Guest(url);
      await guest.get('/api/me');
      const { body } = await guest.post('/api/account', { name, password: PASSWORD });
      people.push(Object.assign(guest, { id: body.id }));
    }
    const [olga, ...players] = people;
    const { id } = (await olga.post('/api/tournaments', SWISS)).body;
    for (const player of players) await player.post(`/api/tournaments/${id}/enter`);
    const move = async () => {
      await server.kill();
      url = await server.start();
      // They come back to the new address.
      for (const one of people) Object.assign(one, { url });
    };
    const page = async (): Promise<Tournament> => (await olga.get(`/api/tournaments/${id}`)).body;
    const until = async (holds: (now: Tournament) => boolean) => {
      for (;;) {
        const now = await page();
        if (holds(now)) return now;
        await pass(50);
      }
    };
    const running = ({ divisions, round }: Tournament) =>
      divisions[0].pairings.filter((pairing) => pairing.round === round);
    expect((await olga.post(`/api/tournaments/${id}/begin`)).status).toBe(200);
    await move();
    for (let round = 1; round <= 3; round++) {
      const now = await until(
        (one) => one.round === round && running(one).every(({ table }) => table !== null),
      );
      for (const [i, { table, other }] of running(now).entries()) {
        const loser = players.find((player) => player.id === other)!;
        expect((await loser.post(`/api/tables/${table}/resign`)).status).toBe(200);
        // Once after each result, once after the last of the round.
        if (i === round % 2) await move();
      }
    }
    await until(({ status }) => status === 'finished');
    await server.kill();
    const store = await Store.open(openHere(data));
    await needOnce(store, id, 3, 2);
    await store.close();
  });
});
