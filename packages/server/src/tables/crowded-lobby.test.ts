import type { TableInfo } from '@sandtable/protocol';
import { afterAll, describe, expect, it } from 'vitest';
import { DATABASES } from '../../test/databases.js';
import { Caller } from '../../test/guest.js';
import { type Running, startServer } from '../../test/server.js';
import { Lobby } from './lobby.js';

// The lobby shows 500 tables. Whoever opens hundreds of them must not hide those of everybody else.

const SHOWN = 500;

const running: Running[] = [];
afterAll(() => Promise.all(running.map((server) => server.stop())));

const info = (id: string, created: number, more: object = {}) =>
  ({ id, created, status: 'open', private: false, finished: null, ...more }) as TableInfo;

/** Three addresses with 200 tables each, all newer than the one of somebody else. */
function crowded(): Lobby {
  const lobby = new Lobby(() => 0);
  lobby.note(info('quiet', 1), 'somebody');
  for (let i = 0; i < 600; i++) lobby.note(info(`loud${i}`, 10 + i), `address ${i % 3}`);
  return lobby;
}

const ids = (tables: readonly TableInfo[]) => tables.map(({ id }) => id);

describe('a crowded lobby', () => {
  it('shows the newest table of everybody before the second one of anybody', () => {
    const shown = ids(crowded().list());
    expect(shown).toHaveLength(SHOWN);
    expect(shown).toContain('quiet');
    // Of the others the newest, and still the newest first.
    expect(shown.slice(0, 2)).toEqual(['loud599', 'loud598']);
    expect(shown).not.toContain('loud0');
  });

  it('shows everything while there is room, whoever opened it', () => {
    const lobby = new Lobby(() => 0);
    for (let i = 0; i < SHOWN; i++) lobby.note(info(`t${i}`, i), 'one address');
    expect(lobby.list()).toHaveLength(SHOWN);
  });

  it('tells watchers what came into the list and what fell out of it', async () => {
    const lobby = crowded();
    const known = new Set<string>();
    const heard: number[] = [];
    lobby.watch({
      send(message) {
        const said = JSON.parse(String(message));
        heard.push(String(message).length);
        for (const { id } of said.tables ?? said.changed) known.add(id);
        for (const id of said.gone ?? []) known.delete(id);
      },
    });
    const told = async () => {
      const before = heard.length;
      while (heard.length === before) await new Promise((resolve) => setTimeout(resolve, 20));
      expect([...known].sort()).toEqual(ids(lobby.list()).sort());
    };
    lobby.note(info('another', 2), 'somebody new');
    await told();
    expect(known).toContain('another');
    expect(known.size).toBe(SHOWN);
    for (let i = 300; i < 450; i++) lobby.note(info(`loud${i}`, 10 + i, { status: 'closed' }));
    await told();
    // What fell out before is there again.
    expect(known).toContain('loud0');
    lobby.close();
  });
});

describe.each(DATABASES)('after a restart on $name', ({ fresh }) => {
  it('the same are read', async () => {
    const data = await fresh();
    const store = await data.open();
    const values = (id: string, opener: string, touched: number) =>
      `('${id}', 'noughts', 1, '{}', 's', 'i', 0, 1, 'open', 0, ${touched}, '"${id}"', '${opener}')`;
    const rows = [values('quiet', 'somebody', 1)];
    for (let i = 0; i < 600; i++) rows.push(values(`loud${i}`, `address ${i % 3}`, 10 + i));
    await data.run(
      `insert into tables (id, game, ruleset, options, seed, invite, private, created, status, seq, touched, info, opener) values ${rows}`,
    );
    const lobby = await store.tables.lobby(0);
    expect(lobby).toHaveLength(SHOWN);
    expect(lobby).toContainEqual({ info: '"quiet"', opener: 'somebody' });
    await store.close();
  });
});

describe('who opened a table', () => {
  it('is known by a keyed hash of the address, told to nobody, and forgotten when the game is over', async () => {
    const time = { now: 1_000_000_000_000, real: false };
    const server = await startServer({ time, config: { rateLimit: 600, trustProxy: true } });
    running.push(server);
    const [ada, bob] = [new Caller(server.url, '192.0.2.1'), new Caller(server.url, '192.0.2.2')];
    const seats = { noughts: 'me', crosses: 'me' };
    const tables = [
      await ada.open({ game: 'noughts', seats, start: true }),
      await ada.open({ game: 'noughts', seats }),
      await bob.open({ game: 'noughts', seats }),
      await bob.open({ game: 'noughts', seats, private: true }),
    ];
    const openers = async () => {
      const rows = await server.store.db.selectFrom('tables').select(['id', 'opener']).execute();
      return tables.map((id) => rows.find((row) => row.id === id)!.opener);
    };
    const [first, second, third, hidden] = await openers();
    expect(first).toMatch(/^[\w-]{16}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    expect(hidden).toBeNull();
    expect(JSON.stringify((await bob.get('/api/tables')).body)).not.toContain(first);
    await server.store.db
      .updateTable('tables')
      .set({ status: 'finished' })
      .where('id', '=', tables[0])
      .execute();
    time.now += 2 * 60 * 60_000;
    await server.registry.caretaker.tidyUp();
    expect(await openers()).toEqual([null, second, third, null]);
  });
});
