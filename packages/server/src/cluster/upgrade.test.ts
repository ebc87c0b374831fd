import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Guest } from '../../test/guest.js';
import { hasPostgres, sharedPostgres } from '../../test/postgres.js';
import { type Running, startServer } from '../../test/server.js';
import { Games } from '../tables/games.js';

// An upgrade without an interruption: the new version is started beside the old one, then the old one is stopped.

const running: Running[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()));
});

/** A release in which the rules of noughts have changed, and games that run go on by those they began with. */
async function newerGames(): Promise<Games> {
  const games = new Games();
  const open = (await games.find('noughts'))!;
  const newer = {
    ...open,
    game: { ...open.game, ruleset: open.game.ruleset + 1, olderRulesets: [open.game.ruleset] },
  };
  const find = games.find.bind(games);
  vi.spyOn(games, 'find').mockImplementation((id) => (id === 'noughts' ? Promise.resolve(newer) : find(id)));
  return games;
}

async function begin(databaseUrl: string, version: string, games: Games): Promise<Running> {
  const server = await startServer({ databaseUrl, version, games });
  running.push(server);
  return server;
}

/** The same person in a browser at another process. */
async function at(server: Running, guest: Guest): Promise<Guest> {
  const again = await server.guest();
  for (const [name, value] of guest.cookies) again.cookies.set(name, value);
  return again.connect();
}

const BOTH = { noughts: 'me', crosses: 'me' };

describe.skipIf(!hasPostgres)('two versions side by side', () => {
  it('play the same games on, each by the rules it began with', async () => {
    const url = await (await sharedPostgres()).fresh();
    const older = await begin(url, '1.0.0', new Games());
    const ada = await (await older.guest('Ada')).connect();
    const table = await ada.open({ game: 'noughts', seats: BOTH, start: true });
    await ada.watch(table);
    expect(await ada.choose(table, 'noughts', 'mark a1')).toMatchObject({ t: 'ok' });

    // The new one shows the game, and passes choices to the old one, which has it.
    const newer = await begin(url, '2.0.0', await newerGames());
    const there = await at(newer, ada);
    await there.watch(table);
    expect(await there.choose(table, 'crosses', 'mark b1')).toMatchObject({ t: 'ok' });
    await ada.until(() => ada.seq(table) === there.seq(table));
    expect(ada.view(table).views.noughts).toEqual(there.view(table).views.noughts);

    // A table of the new rules is none for the old version, which does not stand in its way either.
    const next = await there.open({ game: 'noughts', seats: BOTH, start: true });
    await newer.store.cluster!.release(next, newer.registry.shared!.cluster.id, 1);
    await (await newer.registry.inMemory(next))?.inTurn(() => {});
    const seen = await ada.get(`/api/tables/${next}`);
    expect([seen.status, seen.body.code]).toEqual([409, 'table']);
    expect(await newer.store.cluster!.look([next])).toMatchObject([{ owner: null }]);

    // The old one stops: its tables are the new one's.
    await older.stop();
    await there.asked(table, 'noughts');
    expect(await there.choose(table, 'noughts', 'mark a2')).toMatchObject({ t: 'ok' });
    await there.watch(next);
    const rows = await newer.store.db.selectFrom('tables').select(['id', 'ruleset']).execute();
    const rulesetOf = (id: string) => rows.find((row) => row.id === id)!.ruleset;
    expect(rulesetOf(next)).toBe(rulesetOf(table) + 1);
    // Another start reads it from its events: they lead where they led.
    await newer.stop();
    const again = await begin(url, '2.0.0', await newerGames());
    const later = await at(again, ada);
    await later.watch(table);
    expect(await later.choose(table, 'crosses', 'mark b2')).toMatchObject({ t: 'ok' });
    expect(await later.choose(table, 'noughts', 'mark a3')).toMatchObject({ t: 'ok' });
    await later.until(() => later.view(table).info.status === 'finished');
  });
});
