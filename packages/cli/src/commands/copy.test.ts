import { openStoreBeside } from '@sandtable/server';
import { describe, expect, it } from 'vitest';
import { folder as newFolder, sandtable } from '../../test/command.js';

const folder = () => newFolder().path;

describe('sandtable copy', () => {
  it('copies a site, once', async () => {
    const [from, to] = [folder(), folder()];
    const store = await openStoreBeside({ dataDir: from, databaseUrl: null });
    await store.people.renameGuest('ada', 'Ada', 1);
    await store.close();
    const { code, out } = await sandtable('copy', from, to);
    expect([code, out]).toEqual([0, expect.stringMatching(/^0 tables, 0 events, 1 person; every journal/)]);
    const again = await sandtable('copy', from, to);
    expect([again.code, again.err]).toEqual([2, expect.stringContaining('there are data already')]);
  });

  it('says in one line what is wrong with a place', async () => {
    expect((await sandtable('copy', '/no/such/folder', folder())).err).toContain('there is no folder');
    const refused = await sandtable('copy', folder(), 'postgres://nobody:secret@127.0.0.1:1/x');
    expect(refused.err).toMatch(/^sandtable: the database at 127\.0\.0\.1:1\/x cannot be used: .*\n$/);
    expect(refused.err).not.toContain('secret@');
  });
});
