import { afterEach, describe, expect, it, vi } from 'vitest';
import { hasPostgres, sharedPostgres } from '../../test/postgres.js';
import { type Running, type Start, startServer } from '../../test/server.js';
import { openStore } from '../storage/open-store.js';
import { NotOwner } from '../storage/storage-error.js';

const BOTH = { noughts: 'me', crosses: 'open' };

let url = '';
const running: Running[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()));
});

async function begin(start: Partial<Start> = {}): Promise<Running> {
  const server = await startServer({ databaseUrl: url, ...start });
  running.push(server);
  return server;
}

/** Two servers on one new database. */
async function two(start: Partial<Start> = {}): Promise<[Running, Running]> {
  url = await (await sharedPostgres()).fresh();
  const first = await begin(start);
  const second = await begin(start);
  await eventually(() => expect(first.registry.shared!.cluster.living).toHaveLength(1));
  return [first, second];
}

const eventually = (holds: () => unknown) => vi.waitFor(holds, { timeout: 240_000, interval: 20 });

describe.skipIf(!hasPostgres)('two processes on one database', () => {
  it('play one game: each choice goes to the owner, and everybody sees it', async () => {
    const [first, second] = await two();
    const [ada, bob] = [
      await (await first.guest('Ada')).connect(),
      await (await second.guest('Bob')).connect(),
    ];
    const table = await ada.open({ game: 'noughts', seats: BOTH });
    await ada.watch(table);
    expect((await bob.post(`/api/tables/${table}/join`, { seats: ['crosses'] })).status).toBe(200);
    await bob.watch(table);
    expect((await ada.post(`/api/tables/${table}/start`)).status).toBe(200);
    for (const [guest, seat, text] of [
      [ada, 'noughts', 'mark a1'],
      [bob, 'crosses', 'mark b1'],
      [ada, 'noughts', 'mark a2'],
      [bob, 'crosses', 'mark b2'],
      [ada, 'noughts', 'mark a3'],
    ] as const) {
      await guest.asked(table, seat);
      const answer = await guest.choose(table, seat, text);
      expect(answer.t).toBe('ok');
      // The result is seen before the answer.
      expect(guest.seq(table)).toBeGreaterThanOrEqual(answer.seq);
    }
    for (const guest of [ada, bob]) await guest.until(() => guest.view(table).info.status === 'finished');
    expect(ada.view(table).info).toEqual(bob.view(table).info);
    const owners = [first, second].map(async ({ registry }) => (await registry.find(table)).ownership.mine);
    expect(await Promise.all(owners)).toEqual([true, false]);
  });

  it('take back what was chosen by the other, and refuse what is outdated with the new view', async () => {
    const [first, second] = await two();
    const seats = { noughts: 'me', crosses: 'me' };
    const ada = await (await first.guest('Ada')).connect();
    const table = await ada.open({ game: 'noughts', seats, start: true });
    await ada.watch(table);
    const again = await (await second.guest()).connect({ cookie: ada.cookieHeader });
    for (const [name, value] of ada.cookies) again.cookies.set(name, value);
    await again.watch(table);
    const before = again.seq(table);
    expect(await again.choose(table, 'noughts', 'mark a1', { id: 'one' })).toMatchObject({ t: 'ok' });
    expect(await again.choose(table, 'noughts', 'undo')).toMatchObject({ t: 'ok' });
    await ada.until(() => ada.seq(table) === again.seq(table));
    expect(await ada.choose(table, 'noughts', 'mark b2')).toMatchObject({ t: 'ok' });
    expect(await again.choose(table, 'noughts', 'mark c3', { at: before })).toMatchObject({
      code: 'outdated',
    });
    // The same request is not carried out again.
    const [id, at] = ['two', ada.seq(table)];
    await again.until(() => again.seq(table) === at);
    const once = await again.choose(table, 'crosses', 'mark c3', { id, at });
    expect(await ada.choose(table, 'crosses', 'mark c3', { id, at })).toMatchObject({
      t: 'ok',
      seq: once.seq,
    });
  });

  it('share presence, chat and the lobby', async () => {
    const [first, second] = await two();
    const [ada, bob] = [
      await (await first.guest('Ada')).connect(),
      await (await second.guest('Bob')).connect(),
    ];
    bob.say({ t: 'lobby' });
    const table = await ada.open({ game: 'noughts', seats: BOTH });
    await bob.next('lobby-delta', ({ changed }) => changed.some(({ id }) => id === table));
    await ada.watch(table);
    await bob.post(`/api/tables/${table}/join`, { seats: ['crosses'] });
    await bob.watch(table);
    await ada.next('presence', ({ seats }) => seats.length === 2);
    await bob.next('presence', ({ seats }) => seats.length === 2);
    ada.say({ t: 'chat', table, id: 'c', scope: 'table', text: 'hello over there' });
    expect((await bob.next('chat')).lines[0]).toMatchObject({ text: 'hello over there', name: 'Ada' });
    bob.hangUp();
    await ada.next('presence', ({ seats }) => seats.length === 1);
  });

  it('find people for each other', async () => {
    const [first, second] = await two();
    const [ada, bob] = [
      await (await first.guest('Ada')).connect(),
      await (await second.guest('Bob')).connect(),
    ];
    const order = { game: 'noughts', pace: 'live' };
    const one = await ada.post('/api/match', order);
    await ada.watch(one.body.id);
    const other = await bob.post('/api/match', order);
    expect(other.body).toEqual({ id: one.body.id, how: 'joined' });
  });

  it('end the sessions of a person everywhere, and rename them everywhere', async () => {
    const [first, second] = await two();
    const ada = await first.guest();
    await ada.post('/api/account', { name: 'Ada', password: 'correct horse' });
    const there = await second.guest();
    for (const [name, value] of ada.cookies) there.cookies.set(name, value);
    await there.connect();
    const table = await ada.open({ game: 'noughts', seats: BOTH });
    await there.watch(table);
    await ada.post('/api/me', { name: 'Ada Byron' });
    await there.until(() => there.view(table).info.host?.name === 'Ada Byron');
    await ada.delete('/api/sessions');
    await there.until(() => there.closed !== null);
    expect(there.closed).toMatchObject({ code: 4001 });
  });

  it('share limits', async () => {
    const [first, second] = await two({ config: { rateLimit: 20, trustProxy: true } });
    const [ada, bob] = [await first.guest(), await second.guest()];
    const me = async (guest: typeof ada) =>
      (await guest.get('/api/me', { 'x-forwarded-for': '192.0.2.1' })).status;
    for (let i = 0; i < 15; i++) expect(await me(ada)).toBe(200);
    await eventually(async () => expect(await me(bob)).toBe(429));
    await eventually(async () => expect(await me(ada)).toBe(429));
  });

  it('take back what they gave up while their lease had run out, also for somebody at another process', async () => {
    const [first, second] = await two();
    const ada = await (await first.guest('Ada')).connect();
    const table = await ada.open({ game: 'noughts', seats: { noughts: 'me', crosses: 'me' }, start: true });
    const there = await second.guest();
    for (const [name, value] of ada.cookies) there.cookies.set(name, value);
    await there.connect();
    await there.watch(table);
    const own = await first.registry.find(table);
    // As after an outage: the database still says that it is the first one's.
    own.yieldTo('');
    expect(await there.choose(table, 'noughts', 'mark a1')).toMatchObject({ t: 'ok' });
    expect(own.ownership.mine).toBe(true);
    // It looks for itself, too.
    own.yieldTo('');
    await first.registry.shared!.compare();
    await eventually(() => expect(own.ownership.mine).toBe(true));
    expect(await there.choose(table, 'crosses', 'mark b2')).toMatchObject({ t: 'ok' });
    expect(await ada.get(`/api/tables/${table}`)).toMatchObject({ status: 200 });
  });

  it('give a table up when they stop, and the other goes on', async () => {
    const [first, second] = await two();
    const ada = await first.guest('Ada');
    const table = await ada.open({ game: 'noughts', seats: { noughts: 'me', crosses: 'me' }, start: true });
    await first.stop();
    const again = await second.guest();
    for (const [name, value] of ada.cookies) again.cookies.set(name, value);
    await again.connect();
    await again.watch(table);
    expect(await again.choose(table, 'noughts', 'mark a1')).toMatchObject({ t: 'ok' });
    expect((await second.registry.find(table)).ownership).toMatchObject({ mine: true, fence: 2 });
  });

  it('are refused if they write with an older number, even if their own state fits', async () => {
    const [first, second] = await two();
    const ada = await first.guest('Ada');
    const table = await ada.open({ game: 'noughts', seats: { noughts: 'me', crosses: 'me' }, start: true });
    // As if the first had stood still for longer than its lease: it does not know that the table is free.
    await second.store.cluster!.release(table, first.registry.shared!.cluster.id, 1);
    const claim = await second.store.cluster!.claim(table, second.registry.shared!.cluster.id);
    expect(claim).toMatchObject({ mine: true, fence: 2 });
    const event = { table_id: table, seq: 9, at: 1, kind: 'choice', request: null, body: '{}' };
    const late = first.store.writer.append({ event, row: { seq: 9 }, fence: 1 });
    await expect(late).rejects.toThrow(NotOwner);
    expect((await second.store.tables.row(table))!.seq).not.toBe(9);
    // What people choose there is done by the new owner.
    const answer = await ada.post(`/api/tables/${table}/choices`, {
      id: 'x',
      at: 99,
      seat: 'noughts',
      text: 'mark a1',
    });
    expect(answer.body).toMatchObject({ t: 'refused', code: 'outdated' });
    const { seq } = (await second.registry.find(table)).state;
    const chosen = await ada.post(`/api/tables/${table}/choices`, {
      id: 'y',
      at: seq,
      seat: 'noughts',
      text: 'mark a1',
    });
    expect(chosen.body).toMatchObject({ t: 'ok', seq: seq + 1 });
  });

  it('write long messages by way of a table', async () => {
    const [first, second] = await two();
    const heard: string[] = [];
    second.registry.shared!.cluster.listen((message) => {
      if (message.k === 'renamed') heard.push(message.me.name);
    });
    const name = 'é'.repeat(20_000);
    first.registry.shared!.cluster.broadcast({
      k: 'renamed',
      me: { id: 'x', name, guest: true },
      session: null,
    });
    await eventually(() => expect(heard).toEqual([name]));
  });

  it('tell everybody once, and leave it to a worker if there is one', async () => {
    const sent: string[] = [];
    const time = { now: Date.UTC(2026, 0, 10, 12), real: false };
    const [first, second] = await two({
      time,
      config: { publicUrl: new URL('https://games.example.org') },
      sendNotice: async ({ url: to }) => {
        sent.push(to);
        return 204;
      },
    });
    const ada = await first.guest('Ada');
    const hooks = Array.from({ length: 4 }, (_, i) => `https://chat.example.org/${i}`);
    for (const [i, webhook] of hooks.entries()) {
      const guest = await (i % 2 ? first : second).guest();
      await guest.post('/api/account', { name: `Player ${i}`, password: 'correct horse battery' });
      const clock = { kind: 'correspondence' as const, seconds: 500_000, refill: 0 };
      const seats = { noughts: 'open', crosses: 'me' };
      const table = await ada.open({ game: 'noughts', seats, clock });
      expect((await guest.post(`/api/tables/${table}/join`, { seats: ['noughts'] })).status).toBe(200);
      expect((await ada.post(`/api/tables/${table}/start`)).status).toBe(200);
      const wish = { email: null, webhook, pace: 'at-once', quiet: null };
      expect((await guest.post('/api/my/notices', wish)).status).toBe(200);
    }
    time.now += 2 * 60_000;
    await Promise.all([first, second].map(({ notifier }) => notifier!.round()));
    expect(sent.sort()).toEqual(hooks);
    // Everybody is due again, but a worker is there.
    await first.store.db.updateTable('turns').set({ told: 0 }).execute();
    time.now += 60 * 60_000;
    await (await second.store.queue!.work({}, 1)).stop();
    const { db } = second.store;
    const sign = { id: 'w', until: 2 * Date.now(), kinds: '["notices"]', names: '[]', slots: 1 };
    await db.insertInto('workers').values(sign).execute();
    await Promise.all([first, second].map(({ notifier }) => notifier!.round()));
    const jobs = await (await sharedPostgres()).ask('select key from graphile_worker._private_jobs', url);
    expect(jobs).toEqual([{ key: 'notices' }]);
    expect(sent).toHaveLength(hooks.length);
    await db.deleteFrom('workers').execute();
    await first.notifier!.round();
    expect(sent).toHaveLength(2 * hooks.length);
  });

  it('have no outage while one of them runs, and one when none did', async () => {
    const [first, second] = await two();
    await first.stop();
    await (await begin()).stop();
    expect(await second.store.tables.knownOutages()).toEqual([]);
    await second.stop();
    const store = await openStore({ dataDir: '', databaseUrl: url });
    await store.tables.alive(Date.now() - 60_000);
    await store.close();
    const third = await begin();
    expect(await third.store.tables.knownOutages()).toHaveLength(1);
  });
});
