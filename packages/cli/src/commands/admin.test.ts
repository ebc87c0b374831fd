import { Store } from '@sandtable/server';
import { describe, expect, it } from 'vitest';
import { folder, sandtable } from '../../test/command.js';

describe('sandtable admin', () => {
  it('makes the first administrator, takes the role away again, and writes both down', async () => {
    const { path } = folder();
    const store = await Store.ofFolder(path);
    await store.people.enroll('ada', { name: 'Ada', key: 'ada', looks: ['ada'] }, 'hash', 1);
    await store.close();
    const admin = (...words: string[]) => sandtable('admin', ...words, '--data', path);
    expect((await admin()).out).toBe('Nobody looks after this server.\n');
    expect((await admin('ada', 'administrator')).out).toBe('Ada: administrator\n');
    expect((await admin('Ada', 'king')).err).toContain(
      'say what Ada shall be: administrator, moderator or none',
    );
    expect((await admin('Bob', 'moderator')).err).toContain('there is no account Bob');
    expect((await admin('Ada', 'none')).out).toBe('Nobody looks after this server.\n');
    const after = await Store.ofFolder(path);
    const log = await after.manners.audit(null);
    expect(log.map(({ who, deed, about, detail }) => [who, deed, about, detail])).toEqual([
      [null, 'role', 'person ada', ''],
      [null, 'role', 'person ada', 'administrator'],
    ]);
    await after.close();
  });
});
