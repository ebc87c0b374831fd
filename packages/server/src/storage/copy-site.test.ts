import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { DATABASES } from '../../test/databases.js';
import { freshFolder, startServer } from '../../test/server.js';
import { SWISS } from '../../test/tournaments.js';
import { copySite } from './copy-site.js';
import { openStoreBeside, openStoreToCopy } from './open-store.js';
import { openHere } from './sqlite-threads.js';
import { StorageError } from './storage-error.js';
import { Store } from './store.js';

/** A site with a finished and a running game, an account, a guest with a name, chat and a tournament. */
async function site() {
  const server = await startServer({ folder: freshFolder(), snapshots: { snapshotEvery: 3 } });
  const ada = await (await server.guest()).connect();
  await ada.post('/api/account', { name: 'Ada', password: 'correct horse' });
  const bob = await server.guest('Bob');
  const seats = { noughts: 'me', crosses: 'me' };
  const tables = [await ada.open({ game: 'noughts', seats, start: true })];
  tables.push(await bob.open({ game: 'noughts', seats, start: true }));
  await ada.watch(tables[0]);
  const choices = ['noughts a1', 'crosses b1', 'noughts a2', 'crosses b2', 'noughts a3'];
  for (const text of choices) {
    const [seat, square] = text.split(' ');
    await ada.asked(tables[0], seat);
    expect(await ada.choose(tables[0], seat, `mark ${square}`)).toMatchObject({ t: 'ok' });
    await ada.post(`/api/tables/${tables[0]}/chat`, { id: text, scope: 'table', text: `x\n'${text}' — ♞` });
  }
  const { id: tournament } = (await ada.post('/api/tournaments', SWISS)).body;
  expect((await ada.post(`/api/tournaments/${tournament}/enter`)).status).toBe(200);
  const { id: person } = (await ada.get('/api/me')).body;
  const game = {
    division: 1,
    round: 1,
    board: 1,
    one: person,
    other: 'somebody',
    table_id: tables[1],
    stage: 1,
  };
  const open = { outcome: null, how: null, why: null };
  await server.store.tournaments.change(tournament, (t) => t.addPairings([{ ...game, ...open }]));
  await server.store.db.insertInto('tidings').values({ table_id: tables[1], person, since: 1 }).execute();
  await server.stop();
  const { secret } = server.store;
  return { folder: server.folder, tables, secret, cookies: bob.cookies, tournament };
}

const inFolder = (dataDir = freshFolder()) => ({ dataDir, databaseUrl: null });

describe.each(DATABASES)('a copy to $name and back', ({ fresh }) => {
  it('loses nothing, and people play on', async () => {
    const { folder, tables, secret, tournament } = await site();
    const data = await fresh();
    const [source, middle] = [await openStoreToCopy(inFolder(folder)), await data.open()];
    const there = await copySite(source, middle);
    expect(there).toMatchObject({ tables: 2, people: 2 });
    // Numbers go on after the highest.
    const line = {
      at: 1,
      person: 'p',
      name: 'P',
      side: null,
      text: 'x',
      request: 'p 1',
      table_id: tables[0],
    };
    const { row } = await middle.chat.add(line);
    expect(Number(row.n)).toBe(6);
    await middle.db.deleteFrom('chat').where('n', '=', row.n).execute();
    const back = freshFolder();
    const target = await openStoreToCopy(inFolder(back));
    expect(await copySite(middle, target)).toEqual(there);
    expect((await target.tournaments.whole(tournament))!.pairings).toHaveLength(1);
    expect(await target.tournaments.whole(tournament)).toEqual(await source.tournaments.whole(tournament));
    expect(await target.db.selectFrom('tidings').selectAll().execute()).toHaveLength(1);
    for (const store of [source, middle, target]) await store.close();
    const again = await startServer({ folder: back });
    expect(again.store.secret).toBe(secret);
    for (const id of tables) expect((await again.registry.find(id)).state.seq).toBeGreaterThan(2);
    await again.stop();
    expect(again.reports).toEqual([]);
  });

  it('goes only where nothing is', async () => {
    const { folder } = await site();
    const data = await fresh();
    const [source, target] = [await openStoreToCopy(inFolder(folder)), await data.open()];
    await copySite(source, target);
    await expect(copySite(source, target)).rejects.toThrow('there are data already');
    for (const store of [source, target]) await store.close();
  });
});

/** What only one database has, while its processes run: never copied. */
const OWN = [
  'client_files',
  'job_results',
  'kysely_migration',
  'kysely_migration_lock',
  'mail_questions',
  'parcels',
  'present',
  'processes',
  'review_claims',
  'workers',
];

const TEXT = "— ♞ '";

describe.each(DATABASES)('every table, to $name and back', ({ fresh }) => {
  it('is copied with every column, or is known to be of one database only', async () => {
    const folder = freshFolder();
    const [source, middle] = [await openStoreToCopy(inFolder(folder)), await (await fresh()).open()];
    const tables = (await source.db.introspection.getTables()).filter(({ name }) => !OWN.includes(name));
    const rowsOf = async (store: Store) => {
      const all: Record<string, unknown> = {};
      for (const { name } of tables) {
        const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(
          store.db,
        );
        // The secret is each database's own, and so are those who own a table.
        all[name] = rows
          .filter((row) => row.name !== 'secret')
          .map(({ owner: _, fence: __, ...row }) => JSON.stringify(row, Object.keys(row).sort()))
          .sort();
      }
      return all;
    };
    // Some rows refer to sessions and tables: all have the same id.
    const first = (name: string) => Number(!['sessions', 'tables'].includes(name));
    for (const { name, columns } of [...tables].sort((a, b) => first(a.name) - first(b.name))) {
      const values = columns.map(({ dataType }) => (/int|real|double|float/i.test(dataType) ? 7 : TEXT));
      const names = sql.join(columns.map((column) => sql.ref(column.name)));
      await sql`insert into ${sql.table(name)} (${names}) values (${sql.join(values)})`.execute(source.db);
    }
    const before = await rowsOf(source);
    for (const [name, rows] of Object.entries(before)) expect([name, rows]).not.toEqual([name, []]);
    await copySite(source, middle);
    const target = await openStoreToCopy(inFolder());
    await copySite(middle, target);
    expect(await rowsOf(target)).toEqual(before);
    for (const store of [source, middle, target]) await store.close();
  });
});

describe('a copy', () => {
  it('that was interrupted is refused by servers, and begun anew', async () => {
    const { folder } = await site();
    const place = inFolder(mkdtempSync(join(freshFolder(), 'copy-')));
    const source = await openStoreToCopy(inFolder(folder));
    const target = await openStoreToCopy(place);
    await target.markCopying(true);
    await target.people.renameGuest('half', 'Half a copy', 1);
    await target.close();
    await expect(openStoreBeside(place)).rejects.toThrow('a copy that was not finished');
    const again = await openStoreToCopy(place);
    await copySite(source, again);
    expect(await again.people.find('half')).toBeNull();
    for (const store of [source, again]) await store.close();
    await (await openStoreBeside(place)).close();
  });

  it('is not taken from a folder that a server uses', async () => {
    const folder = freshFolder();
    const store = await Store.open(openHere(folder));
    await expect(openStoreToCopy(inFolder(folder))).rejects.toThrow(StorageError);
    await store.close();
  });

  it('that differs is found', async () => {
    const { folder, tables } = await site();
    const source = await openStoreToCopy(inFolder(folder));
    const target = await openStoreToCopy(inFolder());
    // As if a row were lost on the way.
    target.afterCopy = async () => {
      await target.db.deleteFrom('events').where('table_id', '=', tables[1]).where('seq', '=', 2).execute();
    };
    await expect(copySite(source, target)).rejects.toThrow(/the copy differs in/);
    expect(await target.isCopying()).toBe(true);
    for (const store of [source, target]) await store.close();
  });
});
