import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { DATABASES } from '../../test/databases.js';
import { freshFolder } from '../../test/server.js';
import type { Append } from './event-writer.js';
import { openHere } from './sqlite-threads.js';
import { AlreadyWritten, StorageError } from './storage-error.js';
import { Store } from './store.js';

const SOURCE = fileURLToPath(new URL('..', import.meta.url));

const row = (id: string) => ({
  id,
  game: 'noughts',
  ruleset: 1,
  options: '{}',
  seed: 's',
  invite: 'i',
  private: 0,
  clock: null,
  created: 1,
  status: 'running',
  seq: 0,
  wake: null,
  touched: 1,
  info: '{}',
});

const append = (table: string, seq: number, request: string | null = null): Append => ({
  event: { table_id: table, seq, at: seq, kind: 'choice', request, body: `${seq}` },
  row: { status: 'running', seq, wake: seq, touched: seq, info: '{}' },
});

async function openStore(folder = freshFolder()) {
  return Store.open(openHere(folder));
}

describe.each(DATABASES)('the journal in $name', ({ fresh }) => {
  const openStore = async () => (await fresh()).open();

  it('takes each number of a table once, and each request once', async () => {
    const store = await openStore();
    for (const id of ['a', 'b']) await store.tables.create(row(id), [append(id, 1).event]);
    await store.writer.append(append('a', 2, 'ada 1'));
    await expect(store.writer.append(append('a', 2, 'bob 1'))).rejects.toThrow(AlreadyWritten);
    await expect(store.writer.append(append('a', 3, 'ada 1'))).rejects.toThrow(AlreadyWritten);
    await store.writer.append(append('b', 2, 'ada 1'));
    const { row: kept, events } = (await store.tables.find('a'))!;
    expect([kept.seq, events.map(({ seq }) => seq)]).toEqual([2, [1, 2]]);
    await store.close();
  });

  it('writes simultaneous events in one transaction, and one that cannot be written stops no other', async () => {
    const store = await openStore();
    const ids = ['a', 'b', 'c', 'd'];
    for (const id of ids) await store.tables.create(row(id), [append(id, 1).event]);
    let transactions = 0;
    store.writer.watch = () => {
      transactions++;
    };
    await Promise.all(ids.map((id) => store.writer.append(append(id, 2))));
    expect(transactions).toBe(1);
    const results = await Promise.allSettled([
      ...ids.map((id) => store.writer.append(append(id, id === 'c' ? 2 : 3))),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect((await store.tables.due(3, 10)).sort()).toEqual(ids);
    expect((await store.tables.due(2, 10)).sort()).toEqual(['c']);
    await store.close();
  });
});

describe('the journal in a file', () => {
  it('is durable when it says so: WAL, and a sync at every commit', async () => {
    const folder = freshFolder();
    const store = await openStore(folder);
    const file = new Database(join(folder, 'sandtable.sqlite'), { readonly: true });
    expect(file.pragma('journal_mode', { simple: true })).toBe('wal');
    const { rows } = await (async () => {
      const thread = openHere(freshFolder());
      const answer = await thread.run('pragma synchronous', []);
      await thread.close();
      return answer;
    })();
    expect(rows).toEqual([{ synchronous: 2 }]);
    file.close();
    await store.close();
  });
});

describe.each(DATABASES)('the schema in $name', ({ fresh }) => {
  it('is not touched by an older version', async () => {
    const data = await fresh();
    await (await data.open()).close();
    await data.run("insert into kysely_migration values ('9999-from-tomorrow', '2099')");
    await expect(data.open()).rejects.toThrow(StorageError);
    await expect(data.open()).rejects.toThrow('newer version');
  });

  it('is brought up to date from every earlier one', async () => {
    const data = await fresh();
    const first = await data.open();
    const info = JSON.stringify({
      host: { id: 'ada' },
      seats: { a: { who: { id: 'ada' } }, b: { who: { id: 'bob' } }, c: { who: null } },
    });
    await first.tables.create({ ...row('t'), info }, [append('t', 1).event]);
    await first.people.renameGuest('dan', 'Dan', 5);
    await first.close();
    await data.run(`
      drop table client_files;
      drop table reviews; drop table arrivals; drop table table_hooks; drop table absences;
      drop table review_claims; drop table version_reviews;
      drop index tables_opener; drop index people_seen;
      alter table tables drop column opener; alter table people drop column seen;
      drop table workers; drop table job_results;
      drop table roles; drop table bans; drop table regards; drop table reports; drop table audit;
      drop table cut_events;
      drop table passkeys; drop table one_time;
      drop table tournaments; drop table entries; drop table pairings; drop table tidings;
      drop table results; drop table played; drop table ratings; drop index tables_to_record;
      alter table tables drop column recorded;
      drop table turns; drop table notice_settings; drop table push_subscriptions; drop table mail_questions;
      drop table processes; drop table present; drop table parcels; drop index tables_of_owner;
      alter table tables drop column owner; alter table tables drop column fence;
      drop table snapshots; drop table chapters; alter table tables drop column progress;
      drop table seated; drop table name_looks; drop index chat_of_person; drop index events_with_people;
      alter table people drop column deleted; alter table people drop column erased;
      delete from kysely_migration where name > '0001-tables'`);
    const store = await data.open();
    const of = (person: string) => store.tables.withPerson(person, 'unfinished');
    expect(await of('bob')).toEqual([expect.objectContaining({ info, progress: null })]);
    expect(await of('ada')).toEqual([expect.objectContaining({ info })]);
    expect(await of('cyd')).toEqual([]);
    expect(await store.snapshots.newest('t')).toEqual([]);
    expect(await store.people.find('dan')).toMatchObject({ name: 'Dan', seen: 5 });
    await store.close();
  });

  it('knows whose turn it is in games that ran before turns were written down', async () => {
    const data = await fresh();
    const first = await data.open();
    const person = (id: string) => ({ who: { id }, bot: null });
    const info = JSON.stringify({
      host: null,
      seats: { a: person('ada'), b: person('bob'), c: { who: { id: 'cyd' }, bot: 'greedy' } },
    });
    const running = { info, progress: JSON.stringify({ asked: ['a', 'c'] }), touched: 7 };
    const live = JSON.stringify({ kind: 'live', seconds: 60, refill: 0 });
    for (const [id, more] of [
      ['waits', running],
      ['live', { ...running, clock: live }],
      ['over', { ...running, status: 'finished' }],
      ['damaged', { ...running, info: '{' }],
      ['unknown', { ...running, progress: null }],
    ] as const)
      await first.tables.create({ ...row(id), ...more }, [append(id, 1).event]);
    await first.close();
    await data.run(`drop table client_files; drop index reports_open_once; alter table processes drop column line;
      drop table workers; drop table job_results; delete from turns;
      drop table reviews; drop table arrivals; drop table table_hooks; drop table absences;
      drop table review_claims; drop table version_reviews;
      drop index tables_opener; drop index people_seen;
      alter table tables drop column opener; alter table people drop column seen;
      drop table passkeys; drop table one_time; alter table notice_settings drop column language;
      drop table tournaments; drop table entries; drop table pairings; drop table tidings;
      delete from kysely_migration where name >= '0011-work'`);
    const store = await data.open();
    expect(await store.db.selectFrom('turns').selectAll().execute()).toEqual([
      { table_id: 'waits', person: 'ada', since: 7, told: 0 },
    ]);
    await store.close();
  });
});

describe('the database', () => {
  it('is named in its own files only: everything else works with any database', () => {
    const sources = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .filter((name) => !/^storage[/\\](sqlite|postgres)-/.test(name));
    expect(sources).toContain(join('storage', 'migrations.ts'));
    const words =
      /pragma|rowid|autoincrement|better-sqlite3|SQLITE_|vacuum|json_extract|datetime\(|from 'pg'|pg_|bigserial/i;
    const strange = sources.filter((name) => words.test(readFileSync(join(SOURCE, name), 'utf8')));
    expect(strange).toEqual([]);
    // Only the files that open the embedded database may name it.
    const imports = sources.filter((name) =>
      /(from |import\()'.*(sqlite|postgres)-/.test(readFileSync(join(SOURCE, name), 'utf8')),
    );
    expect(imports.sort()).toEqual([
      'index.ts',
      join('storage', 'open-store.ts'),
      join('storage', 'store.ts'),
    ]);
  });
});

describe.each(DATABASES)('outages in $name', ({ fresh }) => {
  it('are remembered', async () => {
    const data = await fresh();
    const openStore = () => data.open();
    const first = await openStore();
    expect(await first.tables.outages(1_000)).toEqual([]);
    await first.tables.alive(6_000);
    await first.close();
    const second = await openStore();
    expect(await second.tables.outages(9_000)).toEqual([{ began: 6_000, ended: 9_000 }]);
    expect(await second.tables.outages(9_000)).toEqual([{ began: 6_000, ended: 9_000 }]);
    // A later write shows that the server still ran, although there was no other heartbeat.
    await second.tables.create(row('t'), [append('t', 1).event]);
    await second.writer.append({ ...append('t', 2), row: { status: 'running', seq: 2, touched: 9_500 } });
    await second.close();
    const third = await openStore();
    expect(await third.tables.outages(12_000)).toEqual([
      { began: 6_000, ended: 9_000 },
      { began: 9_500, ended: 12_000 },
    ]);
    await third.close();
  });
});
