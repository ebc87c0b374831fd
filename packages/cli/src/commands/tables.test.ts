import { Store } from '@sandtable/server';
import { describe, expect, it } from 'vitest';
import { folder, sandtable } from '../../test/command.js';

/** A server's data folder: one table with rules that no longer exist, one that is damaged. */
async function data(): Promise<string> {
  const { path } = folder();
  const store = await Store.ofFolder(path);
  const info = { id: 'old', status: 'running', seats: {}, host: null, private: false };
  for (const [id, ruleset, options] of [
    ['old', 99, '{}'],
    ['torn', 1, '{"x'],
  ] as const) {
    await store.tables.create(
      {
        id,
        game: 'noughts',
        ruleset,
        options,
        seed: 'x',
        invite: 'x',
        private: 0,
        clock: null,
        created: 1,
        status: 'running',
        seq: 1,
        wake: null,
        touched: 1,
        info: JSON.stringify({ ...info, id }),
      },
      [{ table_id: id, seq: 1, at: 1, kind: 'opened', request: null, body: '{"host":null}' }],
    );
  }
  await store.close();
  return path;
}

describe('sandtable tables', () => {
  it('lists the tables that cannot continue, closes one of them, then all', async () => {
    const path = await data();
    const listed = await sandtable('tables', '--data', path);
    expect(listed.code).toBe(0);
    expect(listed.out).toContain(
      'old  noughts, ruleset 99, running, last touched 1970-01-01: it is played by ruleset 99',
    );
    expect(listed.out).toContain('torn  noughts');
    expect((await sandtable('tables', 'none', '--data', path)).err).toContain(
      'none is no table that cannot go on',
    );
    const one = await sandtable('tables', 'old', '--close', '--json', '--data', path);
    expect(JSON.parse(one.out)).toMatchObject([{ id: 'old', ruleset: 99 }]);
    const rest = await sandtable('tables', '--close', '--data', path);
    expect(rest.out).toMatch(/^torn {2}noughts, ruleset 1, closed now: /);
    expect((await sandtable('tables', '--data', path)).out).toBe('Every table can go on.\n');
  });

  it('works while a server is running', async () => {
    const path = await data();
    const running = await Store.ofFolder(path);
    expect((await sandtable('tables', '--data', path)).out).toContain('old  noughts');
    await running.close();
  });

  it('says in a sentence that there is no such folder', async () => {
    expect(await sandtable('tables', '--data', '/nowhere/at/all')).toMatchObject({
      code: 2,
      err: expect.stringContaining('there is no folder /nowhere/at/all'),
    });
  });
});
