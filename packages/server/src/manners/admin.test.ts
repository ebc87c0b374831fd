import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Guest } from '../../test/guest.js';
import { type Running, startServer } from '../../test/server.js';
import { appoint, listRoles } from './appoint.js';

let server: Running;
let root: Guest;
let mod: Guest;
beforeAll(async () => {
  server = await startServer();
  root = await account('Root');
  mod = await account('Moderator');
  expect(await appoint(server.store, 'nobody', 'administrator', 1)).toBe(false);
  await appoint(server.store, 'root', 'administrator', 1);
  await appoint(server.store, 'Moderator', 'moderator', 2);
});
afterAll(() => server.stop());

const PASSWORD = 'correct horse';
async function account(name: string): Promise<Guest> {
  const guest = await server.guest();
  expect((await guest.post('/api/account', { name, password: PASSWORD })).status).toBe(200);
  return guest;
}
const at = (table: string, what: string) => `/api/tables/${table}/${what}`;
const idOf = async (who: Guest) => (await who.get('/api/me')).body.id as string;
const person = (id: string, what: string) => `/api/admin/people/${id}/${what}`;
const why = 'because';

describe('roles', () => {
  it('begin with a command on the machine, and are given and taken by administrators', async () => {
    expect((await root.get('/api/me')).body.role).toBe('administrator');
    expect((await listRoles(server.store)).map(({ role }) => role)).toEqual(['administrator', 'moderator']);
    const ada = await account('Ada');
    const id = await idOf(ada);
    expect((await ada.get('/api/admin/people')).status).toBe(404);
    // Nobody raises themselves, and a moderator raises nobody.
    for (const who of [ada, mod])
      expect((await who.post(person(id, 'role'), { role: 'administrator', why })).status).toBe(404);
    expect((await root.post(person(id, 'role'), { role: 'moderator', why })).status).toBe(204);
    expect((await ada.get('/api/admin/people')).status).toBe(200);
    expect((await ada.get('/api/admin/tables')).status).toBe(404);
    expect((await ada.get('/api/admin/audit')).status).toBe(404);
    // Moderators do not decide about each other, nor anybody about themselves.
    expect((await mod.post(person(id, 'ban'), { why, until: null })).status).toBe(403);
    const own = await idOf(root);
    expect((await root.post(person(own, 'role'), { role: null, why })).status).toBe(403);
    expect((await root.post(person(own, 'ban'), { why, until: null })).status).toBe(403);
    // A guest has no role, and a deleted account has none either.
    expect(
      (await root.post(person(await idOf(await server.guest('G')), 'role'), { role: 'moderator', why }))
        .status,
    ).toBe(400);
    await ada.post('/api/account/delete', { password: PASSWORD });
    expect((await listRoles(server.store)).map(({ name }) => name)).toEqual(['Root', 'Moderator']);
  });
});

describe('people', () => {
  it('are found, renamed, signed out and banned until the ban ends, in every guise of their browser', async () => {
    const bob = await account('Rude Bob');
    const id = await idOf(bob);
    await bob.connect();
    const found = await mod.get('/api/admin/people?q=RUDE');
    expect(found.body.items.map(({ name }: { name: string }) => name)).toEqual(['Rude Bob']);
    expect((await mod.post(person(id, 'rename'), { name: 'Polite Bob', why })).status).toBe(204);
    expect((await bob.get('/api/me')).body.name).toBe('Polite Bob');
    const past = await mod.post(person(id, 'ban'), { why, until: 1 });
    expect(past.status).toBe(400);
    expect((await mod.post(person(id, 'ban'), { why: ' ', until: null })).status).toBe(400);
    const until = Date.now() + 3_600_000;
    expect((await mod.post(person(id, 'ban'), { why: 'insults', until })).status).toBe(204);
    await bob.until(() => bob.closed !== null);
    // Signed out; as a guest of the same browser, and signed in again, he is still refused.
    const open = () => bob.post('/api/tables', { game: 'noughts', seats: { noughts: 'me' } });
    const asGuest = await open();
    expect([asGuest.status, asGuest.body.error]).toEqual([
      403,
      expect.stringMatching(/^you are banned until .*: insults$/),
    ]);
    expect((await bob.post('/api/session', { name: 'Polite Bob', password: PASSWORD })).status).toBe(200);
    expect((await open()).status).toBe(403);
    expect((await bob.post('/api/match', { game: 'noughts', pace: 'live' })).status).toBe(403);
    // Watching is open to everybody, and so is leaving.
    expect((await bob.get('/api/tables')).status).toBe(200);
    expect((await mod.post(person(id, 'unban'), { why })).status).toBe(204);
    expect((await mod.post(person(id, 'unban'), { why })).status).toBe(409);
    expect((await open()).status).toBe(201);
    expect((await mod.post(person(id, 'sign-out'), { why })).status).toBe(204);
    expect((await bob.get('/api/me')).body.guest).toBe(true);
  });

  it('who are banned at a table do not play on by the socket', async () => {
    const [ada, bob] = [await server.guest('A'), await server.guest('B')];
    const table = await ada.open({ game: 'noughts', seats: { noughts: 'me' } });
    await bob.post(at(table, 'join'), { seats: ['crosses'] });
    await ada.post(at(table, 'start'));
    await mod.post(person(await idOf(ada), 'ban'), { why: 'cheating', until: null });
    await ada.connect();
    await ada.watch(table);
    const [option] = await ada.asked(table, 'noughts');
    const answer = await ada.choose(table, 'noughts', option);
    expect(answer).toMatchObject({
      t: 'refused',
      code: 'seat',
      reason: 'you are banned from this server: cheating',
    });
  });
});

describe('reports', () => {
  it('are read and answered by those who have no part in them; what a team says stays secret while the game runs', async () => {
    const [ada, bob] = [await server.guest('Ann'), await server.guest('Ben')];
    const table = await ada.open({ game: 'outposts', seats: { amber: 'me', indigo: 'random' } });
    await bob.post(at(table, 'join'), { seats: ['crimson'] });
    await mod.post(at(table, 'join'), { seats: ['jade'] });
    for (const scope of ['table', 'team'])
      await bob.post(at(table, 'chat'), { id: randomUUID(), scope, text: `said to the ${scope}` });
    const { state } = await server.registry.find(table);
    const { seats } = state.constants.machine.game;
    const side = (seat: string) => seats.find(({ id }) => id === seat)!.side;
    const mate = side('amber') === side('crimson') ? ada : side('jade') === side('crimson') ? mod : null;
    const report = { table, about: await idOf(bob), reason: 'abuse' };
    const reporter = mate ?? ada;
    expect((await reporter.post('/api/reports', report)).status).toBe(204);
    const read = async (who: Guest) =>
      (await who.get('/api/admin/reports')).body.items.find((one: { table: string }) => one.table === table);
    const seen = await read(root);
    expect(seen.evidence.map(({ text }: { text: string }) => text)).toEqual(['said to the table']);
    // The moderator plays there: the lines are not shown, and it is not theirs to judge.
    expect((await read(mod)).evidence).toBeNull();
    const answer = { outcome: 'dismissed', why };
    expect((await mod.post(`/api/admin/reports/${seen.n}`, answer)).status).toBe(403);
    expect((await root.post(`/api/admin/reports/${seen.n}`, answer)).status).toBe(204);
    expect((await root.post(`/api/admin/reports/${seen.n}`, answer)).status).toBe(409);
    expect((await root.get('/api/admin/reports?open=0')).body.items[0].outcome).toBe('dismissed');
  });
});

describe('tables', () => {
  it('are found and closed, but not by those who have a part in them', async () => {
    const [ada, bob] = [await server.guest('Aya'), await server.guest('Bea')];
    const table = await ada.open({
      game: 'noughts',
      title: 'A quarrel',
      private: true,
      seats: { noughts: 'me' },
    });
    const { invite } = (await server.registry.find(table)).state.constants;
    await bob.post(at(table, 'join'), { seats: ['crosses'], invite });
    await ada.post(at(table, 'start'));
    const { body } = await root.get('/api/admin/tables?q=quarrel&status=running');
    expect(body.items.map(({ info, own }: { info: { id: string }; own: boolean }) => [info.id, own])).toEqual(
      [[table, false]],
    );
    // No word of the seed or of the invitation, and no way to the table itself.
    const { seed } = (await server.registry.find(table)).state.constants;
    expect(JSON.stringify(body)).not.toContain(seed);
    expect(JSON.stringify(body)).not.toContain(invite);
    expect((await root.get(`/api/tables/${table}`)).status).toBe(404);
    const other = await root.open({ game: 'noughts', seats: { noughts: 'me' } });
    expect((await root.post(`/api/admin/tables/${other}/close`, { why })).status).toBe(403);
    // Nor as a guest of the same browser who left long ago.
    expect((await root.post(`/api/admin/tables/${table}/close`, { why: 'a quarrel' })).status).toBe(204);
    expect((await ada.get(`/api/tables/${table}`)).body).toMatchObject({
      status: 'closed',
      trouble: 'a quarrel',
    });
    expect((await root.post(`/api/admin/tables/${table}/close`, { why })).status).toBe(409);
  });

  it('that are stuck are reopened from their last good event, and what was cut off is kept', async () => {
    const [ada, bob] = [await server.guest('Aia'), await server.guest('Bia')];
    const table = await ada.open({ game: 'noughts', seats: { noughts: 'me' } });
    await bob.post(at(table, 'join'), { seats: ['crosses'] });
    await ada.post(at(table, 'start'));
    await ada.connect();
    await bob.connect();
    await ada.watch(table);
    await bob.watch(table);
    for (const [who, seat] of [
      [ada, 'noughts'],
      [bob, 'crosses'],
      [ada, 'noughts'],
    ] as const) {
      const [option] = await who.asked(table, seat);
      await who.choose(table, seat, option);
    }
    const whole = (await root.get(`/api/admin/tables/${table}/rescue`)).body;
    expect(whole).toEqual({ why: null, good: null });
    await server.registry.caretaker.forget(table);
    const events = await server.store.tables.events(table);
    const bad = events.filter(({ kind }) => kind === 'choice')[1];
    await server.store.db
      .updateTable('events')
      .set({ body: '{"by":"person","lines":["nonsense"]}' })
      .where('table_id', '=', table)
      .where('seq', '=', bad.seq)
      .execute();
    await server.store.snapshots.discardAll(table);
    expect((await ada.get(`/api/tables/${table}`)).status).toBe(409);
    const { body: found } = await root.get(`/api/admin/tables/${table}/rescue`);
    expect(found).toMatchObject({ good: { seq: bad.seq - 1, cut: 2, choices: 2 } });
    const rescue = (seq: number) =>
      root.post(`/api/admin/tables/${table}/rescue`, { seq, why: 'a bad disk' });
    expect((await rescue(1)).status).toBe(409);
    expect((await rescue(found.good.seq)).status).toBe(204);
    expect((await ada.get(`/api/tables/${table}`)).body.status).toBe('running');
    const { body: journal } = await ada.get(at(table, 'journal'));
    expect(journal).toContain('2 later events were set aside, and it was reopened here');
    const kept = await server.store.db
      .selectFrom('cut_events')
      .selectAll()
      .where('table_id', '=', table)
      .execute();
    expect(kept.map(({ seq }) => seq)).toEqual([bad.seq, bad.seq + 1]);
    // The game goes on.
    await bob.watch(table);
    const [option] = await bob.asked(table, 'crosses');
    expect((await bob.choose(table, 'crosses', option)).t).toBe('ok');
  });
});

describe('the audit log', () => {
  it('has every act with its reason, and no route changes it', async () => {
    const { body } = await root.get('/api/admin/audit');
    const deeds = body.items.map(({ deed }: { deed: string }) => deed);
    for (const deed of ['role', 'ban', 'unban', 'rename', 'sign-out', 'close', 'rescue', 'report'])
      expect(deeds).toContain(deed);
    expect(body.items.every(({ whole, why }: { whole: boolean; why: string }) => whole && why !== '')).toBe(
      true,
    );
    expect(body.items.at(-1)).toMatchObject({ who: null, deed: 'role', why: 'sandtable admin' });
    expect(server.routes.filter((route) => route.includes('audit'))).toEqual(['GET /api/admin/audit']);
  });
});
