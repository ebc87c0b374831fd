import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Guest } from '../../test/guest.js';
import { type Running, startServer } from '../../test/server.js';
import { SWISS } from '../../test/tournaments.js';

let server: Running;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const PASSWORD = 'correct horse';
const ANOTHER = 'battery staple';

async function account(name: string, at = server): Promise<Guest> {
  const guest = await at.guest();
  const { status, body } = await guest.post('/api/account', { name, password: PASSWORD });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return guest;
}

async function signedIn(name: string, password = PASSWORD): Promise<Guest> {
  const guest = await server.guest();
  expect((await guest.post('/api/session', { name, password })).status).toBe(200);
  return guest;
}

describe('another password', () => {
  it('replaces the old one, and ends every other session with its connections', async () => {
    const here = await account('Changing');
    const there = await signedIn('Changing');
    await here.connect();
    await there.connect();
    const { status, body } = await here.post('/api/account/password', { old: PASSWORD, password: ANOTHER });
    expect([status, body.name]).toEqual([200, 'Changing']);
    await there.until(() => there.closed !== null);
    expect(there.closed?.code).toBe(4001);
    expect((await there.get('/api/me')).body.guest).toBe(true);
    expect((await here.get('/api/me')).body).toMatchObject({ name: 'Changing', guest: false });
    here.say({ t: 'ping' });
    await here.next('pong');
    const later = await server.guest();
    expect((await later.post('/api/session', { name: 'Changing', password: PASSWORD })).status).toBe(400);
    await signedIn('Changing', ANOTHER);
  });

  it('needs the old one, and an account', async () => {
    const here = await account('Careful');
    const wrong = await here.post('/api/account/password', { old: ANOTHER, password: ANOTHER });
    expect([wrong.status, wrong.body.error]).toEqual([400, 'that is not your password']);
    const short = await here.post('/api/account/password', { old: PASSWORD, password: 'short' });
    expect(short.status).toBe(400);
    await signedIn('Careful');
    const guest = await server.guest();
    expect((await guest.post('/api/account/password', { old: PASSWORD, password: ANOTHER })).status).toBe(
      400,
    );
  });

  it('locks out a client that sent the old one a moment ago', async () => {
    for (let i = 0; i < 12; i++) {
      const name = `In between ${i}`;
      const here = await account(name);
      const thief = await server.guest();
      const [changed] = await Promise.all([
        here.post('/api/account/password', { old: PASSWORD, password: ANOTHER }),
        thief.post('/api/session', { name, password: PASSWORD }),
      ]);
      expect(changed.status).toBe(200);
      expect((await thief.get('/api/me')).body.guest).toBe(true);
    }
  });
});

describe('an account that is deleted', () => {
  it('needs its password once more', async () => {
    const here = await account('Hesitant');
    expect((await here.post('/api/account/delete', { password: ANOTHER })).status).toBe(400);
    expect((await here.post('/api/account/delete', {})).status).toBe(400);
    expect((await (await server.guest()).post('/api/account/delete', { password: PASSWORD })).status).toBe(
      400,
    );
    await signedIn('Hesitant');
  });

  it('cannot be signed in to any more, and its name is free', async () => {
    const guest = await server.guest();
    const asGuest = new Map(guest.cookies);
    await guest.post('/api/account', { name: 'Leaving', password: PASSWORD });
    const { id } = (await guest.get('/api/me')).body;
    const there = await signedIn('Leaving');
    const stolen = new Map(there.cookies);
    await there.connect();
    expect((await guest.post('/api/account/delete', { password: PASSWORD })).status).toBe(204);
    await there.until(() => there.closed !== null);
    expect((await guest.get('/api/me')).body).toMatchObject({
      guest: true,
      id: expect.not.stringMatching(id),
    });
    for (const cookies of [asGuest, stolen]) {
      const thief = new Guest(server.url);
      for (const [name, value] of cookies) thief.cookies.set(name, value);
      expect((await thief.get('/api/me')).body.id).not.toBe(id);
    }
    const again = await server.guest();
    expect((await again.post('/api/session', { name: 'Leaving', password: PASSWORD })).status).toBe(400);
    await account('Leaving');
    expect((await (await signedIn('Leaving')).get('/api/me')).body.id).not.toBe(id);
  });

  it('leaves every table for good: bots play on, other players become hosts, open tables close', async () => {
    const ada = await account('Ada Gone');
    const bob = await server.guest('Bob');
    const { id } = (await ada.get('/api/me')).body;
    const seats = { amber: 'me', crimson: 'random' };
    const running = await ada.open({ game: 'outposts', seats });
    await bob.post(`/api/tables/${running}/join`, { seats: ['indigo', 'jade'] });
    await ada.post(`/api/tables/${running}/start`);
    const open = await ada.open({ game: 'noughts', seats: { noughts: 'me' } });
    await bob.connect();
    bob.say({ t: 'watch', table: running });
    await bob.until(() => bob.tables.has(running));

    expect((await ada.post('/api/account/delete', { password: PASSWORD })).status).toBe(204);
    const { body: info } = await bob.get(`/api/tables/${running}`);
    expect(info.seats.amber).toMatchObject({ who: null, open: true, bot: expect.any(String) });
    expect(info.host.name).toBe('Bob');
    expect((await bob.get(`/api/tables/${open}`)).body.status).toBe('closed');
    expect(await server.store.tables.withPerson(id, 'unfinished')).toEqual([]);
    // Watchers see it, too, and go on playing.
    await bob.until(() => bob.tables.get(running)?.view.info.seats.amber.who === null);
    expect((await bob.post(`/api/tables/${running}/pause`, { paused: true })).status).toBe(200);
  });

  it('has no name anywhere: at finished tables, in journals, in the lobby, in the chat, in the file', async () => {
    const eve = await account('Evanescent');
    await eve.post('/api/me', { name: 'Evanescente' });
    const { id } = (await eve.get('/api/me')).body;
    const bob = await server.guest('Bob');
    const table = await eve.open({ game: 'noughts', seats: { noughts: 'me' } });
    await bob.post(`/api/tables/${table}/join`, { seats: ['crosses'] });
    await eve.post(`/api/tables/${table}/start`);
    await eve.post(`/api/tables/${table}/chat`, { id: 'c1', scope: 'table', text: 'a fine game' });
    await eve.post(`/api/tables/${table}/leave`, {});
    await eve.post(`/api/tables/${table}/join`, { seats: ['noughts'] });
    await eve.post(`/api/tables/${table}/resign`);
    // A table that she left long ago, and one that is not in memory.
    const left = await bob.open({ game: 'noughts', seats: { crosses: 'me' } });
    await eve.post(`/api/tables/${left}/join`, { seats: ['noughts'] });
    await eve.post(`/api/tables/${left}/leave`, {});
    server = await server.again();
    const back = new Guest(server.url);
    for (const [name, value] of eve.cookies) back.cookies.set(name, value);
    const bobAgain = new Guest(server.url);
    for (const [name, value] of bob.cookies) bobAgain.cookies.set(name, value);
    await bobAgain.get(`/api/tables/${table}`);

    expect((await back.post('/api/account/delete', { password: PASSWORD })).status).toBe(204);
    const { body: info } = await bobAgain.get(`/api/tables/${table}`);
    expect(info.status).toBe('finished');
    expect(info.seats.noughts.who).toEqual({ id, name: 'deleted account' });
    const journal = (await bobAgain.get(`/api/tables/${table}/journal`)).body;
    expect(journal).toContain('noughts: deleted account');
    await bobAgain.connect();
    bobAgain.say({ t: 'watch', table });
    const { lines } = await bobAgain.next('chat');
    expect(lines).toMatchObject([{ name: 'deleted account', text: 'a fine game' }]);
    const told = [
      journal,
      JSON.stringify(info),
      JSON.stringify((await bobAgain.get('/api/tables')).body),
      JSON.stringify(await server.store.db.selectFrom('events').select('body').execute()),
      JSON.stringify(await server.store.db.selectFrom('tables').select('info').execute()),
      JSON.stringify(await server.store.db.selectFrom('people').selectAll().execute()),
      JSON.stringify(await server.store.db.selectFrom('name_looks').selectAll().execute()),
    ];
    for (const text of told) expect(text).not.toMatch(/evanescent/i);
    bobAgain.hangUp();
  });

  it('leaves no word in any table of the database, whatever it has done', async () => {
    const own = await startServer({ config: { publicUrl: new URL('https://games.example.org') } });
    const eve = await account('Ephemera', own);
    const bob = await account('Bob Stays', own);
    const { id } = (await eve.get('/api/me')).body;
    const { id: other } = (await bob.get('/api/me')).body;
    const ok = async (answer: Promise<{ status: number; body: { error?: string } }>) => {
      const { status, body } = await answer;
      expect([Math.floor(status / 100), body?.error]).toEqual([2, undefined]);
    };
    const clock = { kind: 'correspondence', seconds: 500_000, refill: 0 } as const;
    const seats = { noughts: 'me', crosses: 'open' };
    const table = await eve.open({ game: 'noughts', seats, clock, title: 'Fleeting title' });
    await ok(eve.post(`/api/tables/${table}/webhook`, { webhook: 'https://fleeting.example.org/table' }));
    await ok(bob.post(`/api/tables/${table}/join`, { seats: ['crosses'] }));
    await ok(eve.post(`/api/tables/${table}/start`));
    const notices = { email: null, webhook: 'https://fleeting.example.org/own', pace: 'hourly', quiet: null };
    await ok(eve.post('/api/my/notices', notices));
    await ok(
      eve.post('/api/my/notices/browser', {
        endpoint: 'https://fleeting.example.org/push',
        keys: { p256dh: 'x'.repeat(87), auth: 'y'.repeat(22) },
      }),
    );
    await own.store.db
      .updateTable('notice_settings')
      .set({ email: 'fleeting@example.org', confirmed: 1 })
      .where('person', '=', id)
      .execute();
    const key = { person: id, public_key: 'fleeting', counter: 0, transports: '[]', created: 1, used: null };
    await own.store.accounts.addPasskey({ ...key, id: 'fleeting-key', name: 'Fleeting phone' });
    await ok(eve.post('/api/my/people', { person: other, regard: 'muted' }));
    const { body: cup } = await eve.post('/api/tournaments', {
      ...SWISS,
      ...{ name: 'Fleeting cup', about: 'Fleeting words' },
    });
    for (const guest of [eve, bob]) await ok(guest.post(`/api/tournaments/${cup.id}/enter`));
    await ok(eve.post(`/api/tournaments/${cup.id}/begin`));
    await own.steward.round();
    await own.store.tournaments.change(cup.id, async (t) => {
      await t.setEntry(id, { status: 'absent' });
      await t.tellAbsent(id, 1);
    });
    expect((await eve.post('/api/account/delete', { password: PASSWORD })).status).toBe(204);
    const words = /ephemera|fleeting/i;
    const about: string[] = [];
    for (const { name } of await own.store.db.introspection.getTables()) {
      const { rows } = await sql<object>`select * from ${sql.table(name)}`.execute(own.store.db);
      const text = JSON.stringify(rows);
      expect([name, words.exec(text)?.[0]]).toEqual([name, undefined]);
      if (text.includes(id)) about.push(name);
    }
    // Only the number is left, where others have a part in it too, or somebody answers for what was done.
    const kept = 'audit entries events pairings people played seated tables tournaments'.split(' ');
    expect(about.filter((name) => !kept.includes(name))).toEqual([]);
    await own.stop();
  });

  it('is erased later if that fails at first', async () => {
    const time = { now: Date.now(), real: false };
    const own = await startServer({ time });
    const ada = await account('Interrupted', own);
    const table = await ada.open({ game: 'noughts', seats: { noughts: 'me', crosses: 'random' } });
    const { erase } = own.store.eraser;
    own.store.eraser.erase = async () => {
      throw new Error('the disk is full');
    };
    expect((await ada.post('/api/account/delete', { password: PASSWORD })).status).toBe(204);
    own.store.eraser.erase = erase;
    expect(own.reports.join()).toContain('the disk is full');
    const events = () => own.store.db.selectFrom('events').select('body').execute();
    expect(JSON.stringify(await events())).toContain('Interrupted');
    const again = await own.again();
    time.now += 61_000;
    await again.registry.caretaker.tidyUp();
    expect(JSON.stringify(await again.store.db.selectFrom('events').select('body').execute())).not.toContain(
      'Interrupted',
    );
    expect(await again.store.people.notErased(time.now)).toEqual([]);
    const { body } = await (await again.guest()).get(`/api/tables/${table}`);
    expect(body.status).toBe('closed');
    await again.stop();
  });
});
