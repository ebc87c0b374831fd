import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DATABASES } from '../../test/databases.js';
import { freshFolder, startServer } from '../../test/server.js';
import { copySite } from './copy-site.js';
import { openStoreBeside, openStoreToCopy } from './open-store.js';
import { openHere } from './sqlite-threads.js';
import { StorageError } from './storage-error.js';
import { Store } from './store.js';

/** A site with a finished and a running game, an account, a guest with a name, and chat. */
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
  await server.stop();
  const { secret } = server.store;
  return { folder: server.folder, tables, secret, cookies: bob.cookies };
}

const inFolder = (dataDir = freshFolder()) => ({ dataDir, databaseUrl: null });

describe.each(DATABASES)('a copy to $name and back', ({ fresh }) => {
  it('loses nothing, and people play on', async () => {
    const { folder, tables, secret } = await site();
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
