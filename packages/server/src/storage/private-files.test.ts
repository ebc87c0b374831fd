import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshFolder } from '../../test/server.js';
import { backup, restore } from './sqlite-backup.js';
import { openHere } from './sqlite-threads.js';
import { Store } from './store.js';

let before = 0;
beforeAll(() => {
  before = process.umask(0o022);
});
afterAll(() => {
  process.umask(before);
});

const modes = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((name) => statSync(join(folder, name)).isFile())
      .map((name) => [name, (statSync(join(folder, name)).mode & 0o777).toString(8)]),
  );
const allPrivate = (folder: string) => {
  const all = modes(folder);
  expect(Object.keys(all).length).toBeGreaterThan(0);
  for (const [name, mode] of Object.entries(all)) expect(mode, name).toBe('600');
  return Object.keys(all).sort();
};
const openStore = (folder: string) => Store.open(openHere(folder));

/** A folder that was created readable by all. */
function openFolder(): string {
  const folder = join(freshFolder(), 'data');
  mkdirSync(folder, { mode: 0o755 });
  expect(statSync(folder).mode & 0o777).toBe(0o755);
  return folder;
}

describe('files are readable by their owner only', () => {
  it('also in a folder that is readable by all', async () => {
    const folder = openFolder();
    const store = await openStore(folder);
    await store.tables.alive(1);
    expect(allPrivate(folder)).toEqual([
      'lock.sqlite',
      'lock.sqlite-journal',
      'sandtable.sqlite',
      'sandtable.sqlite-shm',
      'sandtable.sqlite-wal',
      'secret',
    ]);
    await store.close();
    allPrivate(folder);
  });

  it('also those that were readable by others until now, and the files beside them', async () => {
    const folder = openFolder();
    await (await openStore(folder)).close();
    // As a killed process leaves it.
    for (const name of [
      'sandtable.sqlite-wal',
      'sandtable.sqlite-shm',
      'sandtable.sqlite.before-restore-1',
    ]) {
      writeFileSync(join(folder, name), '');
    }
    for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o644);
    const store = await openStore(folder);
    await store.tables.alive(1);
    allPrivate(folder);
    await store.close();
  });

  it('also backups, while they are made and afterwards, and the files that a restored backup replaces', async () => {
    const folder = openFolder();
    await (await openStore(folder)).close();
    const shelf = openFolder();
    const copy = join(shelf, 'copy.sqlite');
    backup(folder, copy);
    expect(allPrivate(shelf)).toEqual(['copy.sqlite', 'copy.sqlite.secret']);
    // Copied from elsewhere by a program that ignores modes.
    for (const name of readdirSync(shelf)) chmodSync(join(shelf, name), 0o644);
    for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o644);
    const { before: aside } = restore(folder, copy);
    expect(aside).not.toBeNull();
    const kept = allPrivate(folder);
    expect(kept).toContain('secret');
    expect(kept).toContain('secret.before-restore-1');
  });
});

describe('the secret that signs cookies', () => {
  it('is not in the database, and stays the same', async () => {
    const folder = freshFolder();
    const first = await openStore(folder);
    const { secret } = first;
    expect(readFileSync(join(folder, 'secret'), 'utf8').trim()).toBe(secret);
    await first.close();
    expect(readFileSync(join(folder, 'sandtable.sqlite')).includes(secret)).toBe(false);
    const second = await openStore(folder);
    expect(second.secret).toBe(secret);
    await second.close();
  });

  it('is moved out of an old database, without a trace', async () => {
    const folder = freshFolder();
    const old = 'an old secret of sixty-four letters, more or less, that signed a lot';
    const first = await openStore(folder);
    await first.db.insertInto('settings').values({ name: 'secret', value: old }).execute();
    await first.close();
    const second = await openStore(folder);
    expect(second.secret).toBe(old);
    const { rows } = await sql`select * from settings where name = 'secret'`.execute(second.db);
    expect(rows).toEqual([]);
    await second.close();
    expect(readFileSync(join(folder, 'sandtable.sqlite')).includes(old)).toBe(false);
    expect(readFileSync(join(folder, 'secret'), 'utf8').trim()).toBe(old);
  });

  it('comes with a backup, beside it', async () => {
    const [folder, other] = [freshFolder(), freshFolder()];
    const first = await openStore(folder);
    await first.close();
    const copy = join(folder, 'copy');
    backup(folder, copy);
    expect(readFileSync(copy).includes(first.secret)).toBe(false);
    restore(other, copy);
    const second = await openStore(other);
    expect(second.secret).toBe(first.secret);
    await second.close();
    expect(() => backup(folder, copy)).toThrow('nothing is written over it');
  });

  it('is reported in a sentence if it is damaged', async () => {
    const folder = freshFolder();
    await (await openStore(folder)).close();
    writeFileSync(join(folder, 'secret'), 'x');
    await expect(openStore(folder)).rejects.toThrow(/secret is damaged/);
    expect(existsSync(join(folder, 'secret'))).toBe(true);
  });
});
