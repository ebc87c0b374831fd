import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Running, startServer } from '../../test/server.js';

// The disk is full, the database is gone, a table cannot be read: nobody sees what was not written, what goes
// on by itself waits, and everything else goes on.

let server: Running;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());
afterEach(() => {
  vi.restoreAllMocks();
});

const BOTS = { noughts: 'random', crosses: 'random' };

describe('bots at a table that cannot be written to', () => {
  it('wait longer and longer, and go on where they were', async () => {
    let tries = 0;
    const { writer } = server.store;
    const append = writer.append.bind(writer);
    const full = vi.spyOn(writer, 'append').mockImplementation(async () => {
      tries++;
      throw new Error('the disk is full');
    });
    const ada = await (await server.guest('Ada')).connect();
    const table = await ada.open({ game: 'noughts', seats: BOTS, start: true });
    await ada.watch(table);
    await vi.waitFor(() => expect(tries).toBeGreaterThan(1), { timeout: 60_000 });
    // Each of them twice as late as the one before: in the time of ten turns there were no ten tries.
    for (let i = 0; i < 10; i++) await ada.get('/api/me');
    expect(tries).toBeLessThan(10);
    full.mockImplementation(append);
    await ada.until(() => ada.view(table).info.status === 'finished');
    const { events } = (await server.store.tables.find(table))!;
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, i) => i + 1));
  });
});

describe('a table that can neither be written to nor read', () => {
  it('shows nobody what was not written, and is there again when it can be read', async () => {
    const [ada, bob] = [await server.guest('Ada'), await server.guest('Bob')];
    const table = await ada.open({ game: 'noughts', seats: { noughts: 'me', crosses: 'me' }, start: true });
    for (const one of [ada, bob]) {
      await one.connect();
      await one.watch(table);
    }
    const { writer, tables } = server.store;
    vi.spyOn(writer, 'append').mockRejectedValueOnce(new Error('the disk is full'));
    vi.spyOn(tables, 'find').mockRejectedValueOnce(new Error('the disk is gone'));
    const refused = ada.choose(table, 'noughts', 'mark a1', { id: 'again' });
    // In line behind it: somebody looks again, somebody asks.
    bob.say({ t: 'watch', table });
    const journal = bob.get(`/api/tables/${table}/journal`);
    expect(await refused).toMatchObject({ code: 'storage' });
    expect(await bob.next('error')).toMatchObject({ code: 'table', table });
    expect(JSON.stringify((await journal).body)).not.toContain('mark a1');
    for (const one of [ada, bob]) expect(one.heard.join()).not.toContain('"text":"mark a1"},{"at"');
    // Then it is read again, and the same request is carried out.
    await ada.watch(table);
    expect(ada.view(table).views.noughts.count).toBe(0);
    expect(await ada.choose(table, 'noughts', 'mark a1', { id: 'again' })).toMatchObject({ t: 'ok' });
    expect(server.reports).toContain(`table ${table} is lost: the disk is gone`);
  });
});

describe('a table that cannot be read any more', () => {
  it('keeps nobody from getting a new name or an account, and the house from being tidied up', async () => {
    const time = { now: Date.now(), real: false };
    const house = await startServer({ time });
    const ada = await house.guest('Ada');
    const broken = await ada.open({ game: 'noughts', seats: { noughts: 'me' } });
    const other = await ada.open({ game: 'noughts', seats: { noughts: 'me' } });
    const stale = await ada.open({ game: 'noughts' });
    await house.store.db.updateTable('tables').set({ ruleset: 99 }).where('id', '=', broken).execute();
    const again = await house.again();
    const later = await again.guest();
    for (const [name, value] of ada.cookies) later.cookies.set(name, value);
    expect((await later.post('/api/me', { name: 'Adele' })).status).toBe(200);
    expect((await later.post('/api/account', { name: 'Adele', password: 'correct horse' })).status).toBe(200);
    expect((await later.get('/api/me')).body).toMatchObject({ name: 'Adele', guest: false });
    expect((await later.get(`/api/tables/${other}`)).body.seats.noughts.who.name).toBe('Adele');
    time.now += 25 * 3_600_000;
    await again.hub.tidyUp();
    expect((await later.get(`/api/tables/${stale}`)).body.status).toBe('closed');
    await again.stop();
  });
});

describe('tables that have to be looked after', () => {
  it('are all woken, however many there are, and those that cannot be read only once', async () => {
    const time = { now: Date.now(), real: false };
    const first = await startServer({ time });
    const people = await Promise.all(Array.from({ length: 4 }, () => first.guest()));
    const clock = { kind: 'live', seconds: 60, refill: 0 } as const;
    const tables: string[] = [];
    for (const one of people) {
      for (let i = 0; i < 30; i++) {
        const seats = { noughts: 'me', crosses: 'me' };
        tables.push(await one.open({ game: 'noughts', seats, clock, start: true }));
      }
    }
    const [broken] = tables;
    await first.store.db.updateTable('tables').set({ ruleset: 99 }).where('id', '=', broken).execute();
    const second = await first.again();
    await second.hub.wakeDue();
    expect(second.hub.loaded).toBe(0);
    time.now += 61_000;
    await second.hub.wakeDue();
    await second.hub.wakeDue();
    expect(second.reports.filter((report) => report.startsWith(`table ${broken}`))).toHaveLength(1);
    const guest = await second.guest();
    const bot = async (id: string) => (await guest.get(`/api/tables/${id}`)).body.seats?.noughts.bot;
    for (const id of tables.slice(1)) expect(await bot(id)).not.toBeNull();
    await second.stop();
  });
});
