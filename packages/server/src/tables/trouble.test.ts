import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Running, startServer } from '../../test/server.js';

// The disk is full, the database is gone, a table cannot be read: no client sees what was not written, automatic play
// waits, and everything else goes on.

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
  it('back off exponentially, and go on where they were', async () => {
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
    await vi.waitFor(() => expect(tries).toBeGreaterThan(1), { timeout: 240_000 });
    // Each retry waits twice as long as the one before: in the time of ten turns there are fewer than ten.
    for (let i = 0; i < 10; i++) await ada.get('/api/me');
    expect(tries).toBeLessThan(10);
    full.mockImplementation(append);
    await ada.until(() => ada.view(table).info.status === 'finished');
    const { events } = (await server.store.tables.find(table))!;
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, i) => i + 1));
  });
});

describe('a table that can neither be written to nor read', () => {
  it('shows no client what was not written, and recovers when it can be read', async () => {
    const [ada, bob] = [await server.guest('Ada'), await server.guest('Bob')];
    const table = await ada.open({ game: 'noughts', seats: { noughts: 'me', crosses: 'me' }, start: true });
    for (const one of [ada, bob]) {
      await one.connect();
      await one.watch(table);
    }
    const late = await (await server.guest('Late')).connect();
    const { writer, tables } = server.store;
    vi.spyOn(writer, 'append').mockRejectedValueOnce(new Error('the disk is full'));
    const gone = vi.spyOn(tables, 'row').mockRejectedValue(new Error('the disk is gone'));
    const refused = ada.choose(table, 'noughts', 'mark a1', { id: 'again' });
    // Queued behind it: a new watcher, a query, and a watcher that leaves.
    late.say({ t: 'watch', table });
    const journal = bob.get(`/api/tables/${table}/journal`);
    const second = ada.choose(table, 'noughts', 'mark b2', { id: 'other' });
    expect(await refused).toMatchObject({ code: 'storage' });
    expect(await second).toMatchObject({ code: 'storage' });
    expect((await journal).status).toBe(503);
    await late.until(() => late.closed !== null);
    expect(late.closed?.code).toBe(1013);
    bob.hangUp();
    const heard = ada.heard.length;
    gone.mockRestore();
    // Without a request: it recovers by itself.
    await ada.until(() => ada.heard.slice(heard).some((text) => text.startsWith('{"t":"table"')));
    expect(ada.view(table).views.noughts.count).toBe(0);
    await ada.next('presence', ({ spectators }) => spectators === 0);
    expect(await ada.choose(table, 'noughts', 'mark a1', { id: 'again' })).toMatchObject({ t: 'ok' });
    for (const one of [ada, bob, late]) expect(one.heard.join()).not.toContain('mark b2"},{"at"');
    expect(server.reports).toContain(`table ${table}: the disk is gone`);
  });

  it('is closed with the reason if it turns out to be broken', async () => {
    const ada = await (await server.guest('Ada')).connect();
    const table = await ada.open({ game: 'noughts', seats: { noughts: 'me', crosses: 'me' }, start: true });
    await ada.watch(table);
    await server.store.db.updateTable('tables').set({ ruleset: 99 }).where('id', '=', table).execute();
    vi.spyOn(server.store.writer, 'append').mockRejectedValueOnce(new Error('the disk is full'));
    expect(await ada.choose(table, 'noughts', 'mark a1')).toMatchObject({ code: 'storage' });
    const told = ada.heard.map((text) => JSON.parse(text)).find(({ t }) => t === 'error');
    expect(told).toMatchObject({ code: 'table', reason: expect.stringContaining('ruleset 99'), table });
  });
});

describe('a database that does not answer', () => {
  it('is reported; every choice is refused with its id, and new watchers are asked to reconnect', async () => {
    const ada = await (await server.guest('Ada')).connect();
    const table = await ada.open({ game: 'noughts', seats: { noughts: 'me', crosses: 'me' }, start: true });
    const time = server.registry.now();
    vi.spyOn(server.registry, 'enter').mockRejectedValue(new Error('no answer'));
    ada.say({ t: 'choose', table, id: 'mine', at: time, seat: 'noughts', text: 'mark a1' });
    expect(await ada.next('refused')).toMatchObject({ id: 'mine', code: 'storage', table });
    ada.say({ t: 'watch', table });
    await ada.until(() => ada.closed !== null);
    expect(ada.closed?.code).toBe(1013);
    expect(server.reports.filter((report) => report === 'a socket: no answer')).toHaveLength(2);
  });
});

describe('a table that cannot be read any more', () => {
  it('blocks neither a new name nor a new account, nor the cleanup', async () => {
    const time = { now: Date.now(), real: false };
    const server = await startServer({ time });
    const ada = await server.guest('Ada');
    const broken = await ada.open({ game: 'noughts', seats: { noughts: 'me' } });
    const other = await ada.open({ game: 'noughts', seats: { noughts: 'me' } });
    const stale = await ada.open({ game: 'noughts' });
    await server.store.db.updateTable('tables').set({ ruleset: 99 }).where('id', '=', broken).execute();
    const again = await server.again();
    const later = await again.guest();
    for (const [name, value] of ada.cookies) later.cookies.set(name, value);
    expect((await later.post('/api/me', { name: 'Adele' })).status).toBe(200);
    expect((await later.post('/api/account', { name: 'Adele', password: 'correct horse' })).status).toBe(200);
    expect((await later.get('/api/me')).body).toMatchObject({ name: 'Adele', guest: false });
    expect((await later.get(`/api/tables/${other}`)).body.seats.noughts.who.name).toBe('Adele');
    time.now += 25 * 3_600_000;
    await again.registry.caretaker.tidyUp();
    expect((await later.get(`/api/tables/${stale}`)).body.status).toBe('closed');
    await again.stop();
  });
});

describe('tables that are due', () => {
  it('are all woken, however many there are, and unreadable ones only once', async () => {
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
    await second.registry.caretaker.wakeDue();
    expect(second.registry.loaded).toBe(0);
    time.now += 61_000;
    await second.registry.caretaker.wakeDue();
    await second.registry.caretaker.wakeDue();
    expect(second.reports.filter((report) => report.startsWith(`table ${broken}`))).toHaveLength(1);
    const guest = await second.guest();
    const bot = async (id: string) => (await guest.get(`/api/tables/${id}`)).body.seats?.noughts.bot;
    for (const id of tables.slice(1)) expect(await bot(id)).toEqual(expect.any(String));
    await second.stop();
  });
});
