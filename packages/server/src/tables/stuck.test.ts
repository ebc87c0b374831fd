import { parseJournal } from '@sandtable/kernel';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Guest } from '../../test/guest.js';
import { type Running, startServer } from '../../test/server.js';
import { Games } from './games.js';
import { readTable } from './read-table.js';
import { closeStuck, findStuck } from './stuck.js';

const ALONE = { noughts: 'me', crosses: 'me' };
let server: Running;
afterEach(async () => {
  vi.restoreAllMocks();
  await server.stop();
});

function sameGuest(guest: Guest, fresh: Guest): Guest {
  for (const [name, value] of guest.cookies) fresh.cookies.set(name, value);
  return fresh;
}

/** A table in the middle of a game, whose data are changed while it is not in memory. */
async function spoilt(change: (table: string, first: Running) => Promise<unknown>, clock = false) {
  const time = { now: Date.now(), real: false };
  server = await startServer({ time });
  const ada = await server.guest('Ada');
  const spec = clock ? { clock: { kind: 'live', seconds: 60, refill: 0 } as const } : {};
  const table = await ada.open({ game: 'noughts', seats: ALONE, start: true, ...spec });
  const healthy = await ada.open({ game: 'noughts', seats: ALONE, start: true, ...spec });
  await ada.connect();
  await ada.watch(table);
  await ada.choose(table, 'noughts', 'mark b2');
  ada.hangUp();
  await server.registry.close();
  await change(table, server);
  server = await server.again();
  return { ada: sameGuest(ada, await server.guest()), table, healthy, time };
}

const set =
  (values: Record<string, unknown>) =>
  (table: string, { store }: Running) =>
    store.db.updateTable('tables').set(values).where('id', '=', table).execute();
const addEvent =
  (kind: string, body: string) =>
  (table: string, { store }: Running) =>
    store.db
      .insertInto('events')
      .values({ table_id: table, seq: 6, at: 1, kind, request: null, body })
      .execute();

const spoiling: [string, (table: string, server: Running) => Promise<unknown>, RegExp][] = [
  ['a ruleset that is gone', set({ ruleset: 99 }), /ruleset 99 of noughts, and this is ruleset 2/],
  ['a game that is gone', set({ game: 'chess' }), /a table of 'chess'/],
  ['options that are no JSON', set({ options: '{"secret words' }), /makes no sense/],
  ['options that the game has not', set({ options: '{"size":"huge"}' }), /makes no sense/],
  ['a clock that is no JSON', set({ clock: 'tick' }), /makes no sense/],
  ['an event that is no JSON', addEvent('choice', '{"secret words'), /makes no sense/],
  ['an event that is no object', addEvent('choice', 'null'), /makes no sense|no choice/],
  ['an event of a kind that is to come', addEvent('teleported', '{}'), /kind 'teleported'/],
  [
    'a choice that says something else',
    addEvent('choice', '{"by":"person","lines":["crosses: mark secret"]}'),
    /can no longer be played/,
  ],
];

describe('a table that cannot go on', () => {
  it.each(spoiling)('because of %s, stops no other game', async (_, change, why) => {
    const { ada, table, healthy } = await spoilt(change);
    const { status, body } = await ada.get(`/api/tables/${table}`);
    expect([status, body.code]).toEqual([409, 'table']);
    expect(body.error).toMatch(why);
    expect(body.error).not.toContain('secret');
    // Their journal stays secret, too: another version may go on with the game.
    expect((await ada.get(`/api/tables/${table}/journal`)).status).toBe(409);
    expect((await ada.get(`/api/tables/${healthy}`)).body.status).toBe('running');
    const mine = (await ada.get('/api/my/tables')).body;
    expect(mine.find(({ id }: { id: string }) => id === table)).toMatchObject({
      status: 'stuck',
      trouble: expect.stringMatching(why),
    });
    await expect
      .poll(async () => {
        const lobby = (await ada.get('/api/tables')).body;
        return lobby.find(({ id }: { id: string }) => id === table)?.status;
      })
      .toBe('stuck');
    expect(server.reports.filter((one) => one.startsWith(`table ${table}`))).toHaveLength(1);
  });

  it.each([
    ['garbage', 'garbage'],
    ['nothing', 'null'],
    ['half of it', '{"id":"x"}'],
  ])('because its row says %s of it, stops neither the server nor its people', async (_, info) => {
    const { ada, healthy } = await spoilt(set({ info }));
    expect((await ada.get('/api/tables')).status).toBe(200);
    const mine = (await ada.get('/api/my/tables')).body.map(({ id }: { id: string }) => id);
    expect(mine).toContain(healthy);
    expect((await ada.post('/api/me', { name: 'Adele' })).status).toBe(200);
    expect((await ada.post('/api/tables', { game: 'noughts', seats: ALONE })).status).toBe(201);
  });

  it('is retried less and less often, and reported once', async () => {
    const { table, time } = await spoilt(set({ ruleset: 99 }), true);
    const find = vi.spyOn(server.store.tables, 'row');
    const looks = () => find.mock.calls.filter(([id]) => id === table).length;
    for (let second = 0; second < 3_600; second += 1) {
      time.now += 1_000;
      await server.registry.caretaker.wakeDue();
    }
    expect(looks()).toBeGreaterThan(2);
    expect(looks()).toBeLessThan(30);
    expect(server.reports.filter((one) => one.includes(table))).toHaveLength(1);
    // It stays due: a version that knows its rules goes on with it.
    const { row } = (await server.store.tables.find(table))!;
    expect([row.status, row.wake === null]).toEqual(['running', false]);
  });

  it('goes on as soon as it can be read again', async () => {
    const { ada, table, time } = await spoilt(set({ ruleset: 99 }));
    expect((await ada.get(`/api/tables/${table}`)).status).toBe(409);
    await set({ ruleset: 1 })(table, server);
    time.now += 60_000;
    expect((await ada.get(`/api/tables/${table}`)).body.status).toBe('running');
    const [mine] = (await ada.get('/api/my/tables')).body.filter(({ id }: { id: string }) => id === table);
    expect(mine.status).toBe('running');
  });
});

describe('the operator', () => {
  it('finds the tables that cannot go on, and closes them; their journals are kept', async () => {
    const { ada, table, healthy, time } = await spoilt(set({ ruleset: 99 }));
    const stuck = await findStuck(server.store);
    expect(stuck).toMatchObject([{ id: table, game: 'noughts', ruleset: 99, status: 'running' }]);
    const chapter = { table_id: table, n: 0, digest: '', body: 'of no use' };
    await server.store.db.insertInto('chapters').values(chapter).execute();
    await closeStuck(server.store, stuck[0], time.now);
    expect(await findStuck(server.store)).toEqual([]);
    expect((await server.store.snapshots.sizes()).has(table)).toBe(false);
    time.now += 60_000;
    const trouble = stuck[0].why;
    expect((await ada.get(`/api/tables/${table}`)).body).toMatchObject({ status: 'closed', trouble });
    expect((await ada.get('/api/my/tables')).body).toContainEqual(
      expect.objectContaining({ id: table, status: 'closed', trouble }),
    );
    const journal = parseJournal((await ada.get(`/api/tables/${table}/journal`)).body);
    expect(journal.header).toMatchObject({ game: 'noughts', ruleset: 99 });
    expect(journal.entries[0]).toEqual({ kind: 'choice', seat: 'noughts', text: 'mark b2' });
    expect((await ada.get(`/api/tables/${healthy}`)).body.status).toBe('running');
    // It does not count against new tables either.
    expect(
      (await server.registry.own.tablesOf((await ada.get('/api/me')).body.id)).map(({ id }) => id),
    ).toEqual([healthy]);
  });

  it('shows what was closed without reading its events, and its journal reads them once', async () => {
    const { ada, table, time } = await spoilt(set({ ruleset: 99 }));
    for (const one of await findStuck(server.store)) await closeStuck(server.store, one, time.now);
    time.now += 60_000;
    const [find, pages] = [vi.spyOn(server.store.tables, 'find'), vi.spyOn(server.store.tables, 'pages')];
    for (let i = 0; i < 5; i++) expect((await ada.get(`/api/tables/${table}`)).body.status).toBe('closed');
    expect([find, pages].flatMap(({ mock }) => mock.calls)).toEqual([]);
    const journals = await Promise.all(
      Array.from({ length: 5 }, async () => (await ada.get(`/api/tables/${table}/journal`)).body),
    );
    expect(new Set(journals).size).toBe(1);
    expect(parseJournal(journals[0]).entries).toHaveLength(1);
    expect(find).not.toHaveBeenCalled();
    expect(pages).toHaveBeenCalledTimes(1);
  });

  it('tries again to show a journal that could not be read', async () => {
    const { ada, table, time } = await spoilt(set({ ruleset: 99 }));
    for (const one of await findStuck(server.store)) await closeStuck(server.store, one, time.now);
    time.now += 60_000;
    vi.spyOn(server.store.tables, 'pages').mockImplementationOnce(() => {
      throw new Error('busy');
    });
    expect((await ada.get(`/api/tables/${table}/journal`)).status).toBe(500);
    expect((await ada.get(`/api/tables/${table}/journal`)).status).toBe(200);
  });

  it('can make the journal of a private table available to its players', async () => {
    const { ada, table, time } = await spoilt(async (id, first) => {
      await set({ ruleset: 99, private: 1 })(id, first);
    });
    for (const one of await findStuck(server.store)) await closeStuck(server.store, one, time.now);
    time.now += 60_000;
    const eve = await server.guest('Eve');
    expect((await ada.get(`/api/tables/${table}/journal`)).status).toBe(200);
    expect((await eve.get(`/api/tables/${table}/journal`)).status).toBe(409);
  });
});

describe('a game of older rules', () => {
  it('goes on if the game says so and all events replay the same, and not otherwise', async () => {
    server = await startServer();
    const ada = await server.guest('Ada');
    const table = await ada.open({ game: 'noughts', seats: ALONE, start: true });
    await ada.connect();
    await ada.watch(table);
    await ada.choose(table, 'noughts', 'mark b2');
    const { row, events } = (await server.store.tables.find(table))!;
    const games = new Games();
    const open = (await games.find('noughts'))!;
    const newer = { ...open, game: { ...open.game, ruleset: 3, olderRulesets: [2] } };
    vi.spyOn(games, 'find').mockImplementation(async () => newer);
    expect((await readTable(games, row, events, [])).match?.state.count).toBe(1);
    const other = events.map((one) =>
      one.kind === 'choice' ? { ...one, body: one.body.replace('b2', 'z9') } : one,
    );
    await expect(readTable(games, row, other, [])).rejects.toThrow(
      /ruleset 2 of noughts, and this is ruleset 3: a choice/,
    );
    newer.game.olderRulesets = [];
    await expect(readTable(games, row, events, [])).rejects.toThrow(/this is ruleset 3$/);
  });
});
