import { parseJournal, replay } from '@sandtable/kernel';
import { findGame } from '@sandtable/shelf';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Running, startServer } from '../../test/server.js';

let server: Running;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());
afterEach(() => {
  vi.restoreAllMocks();
});

async function twoAtNoughts() {
  const [ada, bob] = [await server.guest('Ada'), await server.guest('Bob')];
  const table = await ada.open({ game: 'noughts', seats: { noughts: 'me' } });
  await bob.post(`/api/tables/${table}/join`, { seats: ['crosses'] });
  for (const one of [ada, bob]) {
    await one.connect();
    await one.watch(table);
  }
  await ada.post(`/api/tables/${table}/start`);
  await ada.asked(table, 'noughts');
  await bob.until(() => bob.seq(table) === ada.seq(table));
  return { ada, bob, table };
}

describe('what is not written has not happened', () => {
  it('no client sees an effect before it is on the disk', async () => {
    const { ada, bob, table } = await twoAtNoughts();
    // The presence message comes a little later, and is not an event.
    const events = () => bob.heard.filter((text) => !text.includes('"t":"presence"')).length;
    const heard = events();
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const { writer } = server.store;
    const append = writer.append.bind(writer);
    vi.spyOn(writer, 'append').mockImplementationOnce(async (row) => {
      await held;
      return append(row);
    });
    const answer = ada.choose(table, 'noughts', 'mark a1');
    let answered = false;
    void answer.then(() => {
      answered = true;
    });
    // A new watcher, a query and a waiting request: none of them learns of it.
    const eve = await (await server.guest('Eve')).connect();
    eve.say({ t: 'watch', table });
    const asked = bob.get(`/api/tables/${table}/journal`);
    await bob.get('/api/me');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect([answered, events(), eve.tables.has(table)]).toEqual([false, heard, false]);
    letGo();
    expect(await answer).toMatchObject({ t: 'ok' });
    await bob.asked(table, 'crosses');
    expect((await asked).body).toContain('noughts: mark a1');
    await eve.until(() => eve.tables.has(table));
    expect(eve.view(table).views.spectator.count).toBe(1);
  });

  it('a choice that cannot be written is refused, and nothing changes', async () => {
    const { ada, bob, table } = await twoAtNoughts();
    vi.spyOn(server.store.writer, 'append').mockRejectedValueOnce(new Error('the disk is full'));
    const seq = ada.seq(table);
    expect(await ada.choose(table, 'noughts', 'mark a1', { id: 'x' })).toMatchObject({
      t: 'refused',
      code: 'storage',
      reason: 'it could not be written down, so it did not happen',
    });
    expect(server.reports.at(-1)).toBe(`table ${table}: the disk is full`);
    for (const one of [ada, bob]) {
      await one.until(() => one.view(table).views[one === ada ? 'noughts' : 'crosses'].count === 0);
      expect(one.seq(table)).toBe(seq);
      expect(one.heard.join()).not.toContain('mark a1"},{');
    }
    // The same request again, now that there is space.
    expect(await ada.choose(table, 'noughts', 'mark a1', { id: 'x' })).toMatchObject({
      t: 'ok',
      seq: seq + 1,
    });
    await bob.asked(table, 'crosses');
  });

  it('when another process has written first, its event stands', async () => {
    const { ada, bob, table } = await twoAtNoughts();
    const seq = ada.seq(table);
    // Stands in for another process.
    await server.store.db
      .insertInto('events')
      .values({
        table_id: table,
        seq: seq + 1,
        at: Date.now(),
        kind: 'choice',
        request: null,
        body: JSON.stringify({ by: 'person', lines: ['noughts: mark c3'] }),
      })
      .execute();
    expect(await ada.choose(table, 'noughts', 'mark a1')).toMatchObject({ t: 'refused', code: 'outdated' });
    await bob.until(() => bob.seq(table) === seq + 1);
    expect(bob.view(table).lines.crosses.at(-1)).toMatchObject({ seat: 'noughts', text: 'mark c3' });
    expect(await bob.choose(table, 'crosses', 'mark a1')).toMatchObject({ t: 'ok' });
  });
});

describe('a table that is read back', () => {
  it('is the same as before, with all commands', async () => {
    const ada = await server.guest('Ada');
    const seats = { amber: 'me', crimson: 'me', jade: 'me', indigo: 'random' };
    const table = await ada.open({ game: 'outposts', seats, start: true });
    await ada.connect();
    await ada.watch(table);
    for (let i = 0; i < 20; i++) {
      const { views } = ada.view(table);
      const decision = Object.values(views)
        .flatMap(({ decisions }) => decisions)
        .find(({ options }) => options !== null);
      if (!decision) {
        await ada.next('delta');
        continue;
      }
      const text = decision.options!.at(-1)!.text;
      const { seq } = await ada.choose(table, decision.seat, text);
      await ada.until(() => ada.seq(table) >= seq);
    }
    await ada.until(() =>
      Object.values(ada.view(table).views).some(({ decisions }) => decisions.some((d) => d.options)),
    );
    const before = ada.view(table);
    const seq = ada.seq(table);
    server = await server.again();
    const back = await server.guest();
    for (const [name, value] of ada.cookies) back.cookies.set(name, value);
    await back.connect();
    expect(await back.watch(table)).toEqual(before);
    expect(back.seq(table)).toBe(seq);
  });

  it('is refused with the reason if the rules have changed since, and the others go on', async () => {
    const ada = await server.guest('Ada');
    const table = await ada.open({ game: 'noughts', seats: { noughts: 'me', crosses: 'me' }, start: true });
    const other = await ada.open({ game: 'noughts', seats: { noughts: 'me', crosses: 'me' }, start: true });
    await server.store.db.updateTable('tables').set({ ruleset: 99 }).where('id', '=', table).execute();
    await server.store.db
      .insertInto('events')
      .values({
        table_id: other,
        seq: 5,
        at: 0,
        kind: 'choice',
        request: null,
        body: JSON.stringify({ by: 'person', lines: ['noughts: mark z9'] }),
      })
      .execute();
    server = await server.again();
    const guest = await server.guest();
    const changed = await guest.get(`/api/tables/${table}`);
    expect([changed.status, changed.body.error]).toEqual([
      409,
      'this table cannot be read: it is played by ruleset 99 of noughts, and this is ruleset 2',
    ]);
    // A choice may be a secret: only the operator reads it.
    expect((await guest.get(`/api/tables/${other}`)).body.error).toBe(
      'this table cannot be read: a choice of the past can no longer be played',
    );
    await guest.connect();
    guest.say({ t: 'watch', table });
    expect(await guest.next('error')).toMatchObject({ code: 'table', table });
    expect((await guest.get('/api/tables')).status).toBe(200);
  });
});

describe('the journal of a finished game', () => {
  it('replays strictly, with the seed that was committed to', async () => {
    const ada = await server.guest('Ada');
    const seats = { amber: 'random', crimson: 'random', jade: 'random', indigo: 'random' };
    const table = await ada.open({ game: 'outposts', seats, start: true });
    const { commit } = (await ada.get(`/api/tables/${table}`)).body;
    const status = async () => (await ada.get(`/api/tables/${table}`)).body.status;
    await expect.poll(status, { timeout: 240_000 }).toBe('finished');
    const { body, headers } = await ada.get(`/api/tables/${table}/journal`);
    expect(headers.get('content-disposition')).toContain(`${table}.journal`);
    const journal = parseJournal(body);
    expect(journal.header.commit).toBe(commit);
    expect(journal.header.seed).toMatch(/^[0-9a-f]{32}$/);
    const again = replay((await findGame('outposts'))!, journal, { strict: true });
    expect(again.state.outcome).not.toBeNull();
  });
});
