import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Guest } from '../../test/guest.js';
import { type Running, startServer } from '../../test/server.js';

let server: Running;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const PASSWORD = 'correct horse';

describe('a guest', () => {
  it('has an id from the first request on, and keeps it', async () => {
    const guest = await server.guest();
    const { body: me } = await guest.get('/api/me');
    expect(me).toEqual({ id: expect.any(String), name: expect.stringMatching(/^Guest /), guest: true });
    expect((await guest.get('/api/me')).body).toEqual(me);
    expect((await guest.post('/api/me', { name: '  Ada   L. ' })).body.name).toBe('Ada L.');
    server = await server.again();
    const later = new Guest(server.url);
    for (const [name, value] of guest.cookies) later.cookies.set(name, value);
    expect((await later.get('/api/me')).body).toEqual({ ...me, name: 'Ada L.' });
  });

  it('cannot become another person by changing the cookie', async () => {
    const [ada, eve] = [await server.guest('Ada'), await server.guest('Eve')];
    const { id } = (await ada.get('/api/me')).body;
    const [[name, value]] = eve.cookies;
    const forged = [
      `${id}.${value.split('.')[1]}`,
      id,
      `${id}.`,
      `.${value.split('.')[1]}`,
      '.',
      `${value}x`,
    ];
    for (const cookie of forged) {
      eve.cookies.set(name, cookie);
      expect((await eve.get('/api/me')).body.id).not.toBe(id);
    }
  });

  it.each(['', '   ', '\u200b', 'Ada\u0007', 'Adа', 'x'.repeat(33), 7, null])(
    'cannot be called %j',
    async (name) => {
      expect((await (await server.guest()).post('/api/me', { name })).status).toBe(400);
    },
  );
});

describe('an account', () => {
  it('keeps the seats that the guest had', async () => {
    const ada = await server.guest('Ada');
    const table = await ada.open({ game: 'noughts', seats: { noughts: 'me' } });
    const { body: me } = await ada.post('/api/account', { name: 'Countess', password: PASSWORD });
    expect(me).toMatchObject({ name: 'Countess', guest: false });
    expect((await ada.get('/api/me')).body).toEqual(me);
    const { body: info } = await ada.get(`/api/tables/${table}`);
    expect(info.seats.noughts.who).toEqual({ id: me.id, name: 'Countess' });
    expect((await ada.get('/api/my/tables')).body.map(({ id }: { id: string }) => id)).toEqual([table]);
    const elsewhere = await server.guest();
    const signedIn = await elsewhere.post('/api/session', { name: 'cOUNTESS', password: PASSWORD });
    expect(signedIn.body).toEqual(me);
    expect((await elsewhere.post(`/api/tables/${table}/leave`)).status).toBe(200);
  });

  it('has a name of its own', async () => {
    await (await server.guest()).post('/api/account', { name: 'Only One', password: PASSWORD });
    const other = await server.guest();
    const taken = await other.post('/api/account', { name: 'only one', password: PASSWORD });
    expect([taken.status, taken.body.error]).toEqual([400, "the name 'only one' is taken"]);
    await other.post('/api/account', { name: 'Another', password: PASSWORD });
    expect((await other.post('/api/me', { name: 'ONLY ONE' })).status).toBe(400);
    expect((await other.post('/api/account', { name: 'Third', password: PASSWORD })).status).toBe(400);
  });

  it('has a name that guests do not get either', async () => {
    await (await server.guest()).post('/api/account', { name: 'Genuine', password: PASSWORD });
    const eve = await server.guest();
    const taken = await eve.post('/api/me', { name: 'gENUINE' });
    expect([taken.status, taken.body.error]).toEqual([400, "the name 'gENUINE' is taken"]);
    expect((await eve.post('/api/me', { name: 'Genuine 2' })).status).toBe(200);
  });

  it('is made once, whatever else is asked for at the same moment', async () => {
    for (let i = 0; i < 4; i++) {
      const guest = await server.guest();
      const name = `Twin ${i}`;
      const answers = await Promise.all([
        guest.post('/api/account', { name, password: PASSWORD }),
        guest.post('/api/account', { name: `${name} b`, password: 'another password' }),
        guest.post('/api/me', { name: `${name} c` }),
        guest.post('/api/me', { name: `${name} d` }),
      ]);
      const made = answers.slice(0, 2).filter(({ status }) => status === 200);
      // What arrives after the account was made comes with a cookie that is void, as from a new guest.
      expect(made.length).toBeGreaterThan(0);
      expect(new Set(made.map(({ body }) => body.id)).size).toBe(made.length);
      // An account that was made can sign in, with the password it was made with.
      for (const one of made) {
        const [password, other] =
          one === answers[0] ? [PASSWORD, 'another password'] : ['another password', PASSWORD];
        const elsewhere = await server.guest();
        const signed = await elsewhere.post('/api/session', { name: one.body.name, password });
        expect([signed.status, signed.body.id]).toEqual([200, one.body.id]);
        const wrong = await elsewhere.post('/api/session', { name: one.body.name, password: other });
        expect(wrong.status).toBe(400);
      }
    }
  });

  it('needs the right password', async () => {
    await (await server.guest()).post('/api/account', { name: 'Grace', password: PASSWORD });
    const other = await server.guest();
    const wrong = await other.post('/api/session', { name: 'Grace', password: 'wrong password' });
    const nobody = await other.post('/api/session', { name: 'Nobody', password: 'wrong password' });
    expect([wrong.status, nobody.status]).toEqual([400, 400]);
    expect(wrong.body).toEqual(nobody.body);
    expect((await other.post('/api/account', { name: 'Short', password: 'short' })).status).toBe(400);
  });

  it('is kept as an argon2id hash, and sessions as fingerprints', async () => {
    const guest = await server.guest();
    await guest.post('/api/account', { name: 'Hashed', password: PASSWORD });
    const row = await server.store.people.named('hashed');
    expect(row?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const token = guest.cookies.get('sandtable-session')!;
    expect(await server.store.people.session(token)).toBeNull();
  });

  it('cannot be opened by the cookie of the guest it was', async () => {
    const guest = await server.guest();
    const old = new Map(guest.cookies);
    const { id } = (await guest.post('/api/account', { name: 'Moved On', password: PASSWORD })).body;
    const thief = new Guest(server.url);
    for (const [name, value] of old) thief.cookies.set(name, value);
    expect((await thief.get('/api/me')).body.id).not.toBe(id);
  });
});

describe('signing out', () => {
  const twoPlaces = async (name: string) => {
    const here = await server.guest();
    await here.post('/api/account', { name, password: PASSWORD });
    const there = await server.guest();
    await there.post('/api/session', { name, password: PASSWORD });
    return { here, there };
  };

  it('ends one session and its sockets', async () => {
    const { here, there } = await twoPlaces('Here And There');
    await here.connect();
    await there.connect();
    expect((await here.delete('/api/session')).status).toBe(204);
    await here.until(() => here.closed !== null);
    expect(here.closed?.code).toBe(4001);
    expect((await here.get('/api/me')).body.guest).toBe(true);
    expect((await there.get('/api/me')).body.guest).toBe(false);
    there.say({ t: 'ping' });
    await there.next('pong');
  });

  it('everywhere ends all sessions, and the connections from before there was a password', async () => {
    const early = await server.guest();
    const table = await early.open({ game: 'noughts', seats: { noughts: 'me' } });
    await early.connect();
    await early.post('/api/account', { name: 'Early', password: PASSWORD });
    const stream = await fetch(`${server.url}/api/tables/${table}/events`, {
      headers: { cookie: early.cookieHeader },
    });
    await early.delete('/api/sessions');
    await early.until(() => early.closed !== null);
    expect(await stream.text()).toContain('data: {"t":"table"');

    const { here, there } = await twoPlaces('Everywhere');
    const stolen = new Guest(server.url);
    for (const [name, value] of there.cookies) stolen.cookies.set(name, value);
    await there.connect();
    expect((await here.delete('/api/sessions')).status).toBe(204);
    await there.until(() => there.closed !== null);
    for (const guest of [here, there, stolen]) expect((await guest.get('/api/me')).body.guest).toBe(true);
  });

  it('also ends connections that are being opened: a signed-out client sees and does nothing', async () => {
    let opened = 0;
    for (let i = 0; i < 5; i++) {
      const { here, there } = await twoPlaces(`Quick ${i}`);
      const seats = { noughts: 'me', crosses: 'me' };
      const table = await here.open({ game: 'noughts', seats, private: true, start: true });
      const opening = there.connect().then(
        () => true,
        () => false,
      );
      // Once when it was opened just before.
      if (i === 4) await opening;
      await here.delete('/api/sessions');
      if (!(await opening)) continue;
      opened++;
      there.say({ t: 'watch', table });
      there.say({ t: 'choose', table, id: 'x', at: 4, seat: 'noughts', text: 'mark a1' });
      await there.until(() => there.closed !== null || there.heard.length >= 2);
      expect(there.heard.filter((text) => !text.includes('"code":"table"'))).toEqual([]);
      expect((await server.registry.find(table)).state.match!.state.count).toBe(0);
    }
    expect(opened).toBeGreaterThan(0);
  });

  it('happens by itself after a long time', async () => {
    const time = { now: Date.now(), real: false };
    const slow = await startServer({ time });
    const guest = await slow.guest();
    await guest.post('/api/account', { name: 'Away', password: PASSWORD });
    time.now += 80 * 24 * 3_600_000;
    expect((await guest.get('/api/me')).body.guest).toBe(false);
    time.now += 91 * 24 * 3_600_000;
    expect((await guest.get('/api/me')).body.guest).toBe(true);
    await slow.stop();
  });
});

describe('a name that looks like another', () => {
  it('is taken, for accounts and for guests', async () => {
    const ada = await server.guest();
    await ada.post('/api/account', { name: 'Paul Bill', password: PASSWORD });
    const eve = await server.guest();
    for (const name of ['PauI Bill', 'Pau1 BiIl', 'paul biLL']) {
      const { status, body } = await eve.post('/api/me', { name });
      expect([status, body.error]).toEqual([400, expect.stringContaining('taken')]);
    }
    // All of it in letters of another script.
    await (await server.guest()).post('/api/account', { name: 'Cope', password: PASSWORD });
    expect((await eve.post('/api/me', { name: 'Соре' })).status).toBe(400);
    expect((await eve.post('/api/me', { name: 'Сорек' })).status).toBe(200);
    const taken = await eve.post('/api/account', { name: 'Pau1 Bi1l', password: PASSWORD });
    expect(taken.body.error).toBe("the name 'Pau1 Bi1l' looks like one that is taken");
    // A person may spell their own name in another way; and a name that was given up is free, with its lookalikes.
    expect((await ada.post('/api/me', { name: 'PAUL BILL' })).status).toBe(200);
    expect((await ada.post('/api/me', { name: 'Somebody Else' })).status).toBe(200);
    expect((await eve.post('/api/account', { name: 'Pau1 Bi1l', password: PASSWORD })).status).toBe(200);
  });

  it('is taken once, even by simultaneous requests', async () => {
    const [a, b] = [await server.guest(), await server.guest()];
    const answers = await Promise.all([
      a.post('/api/account', { name: 'Colonel 0', password: PASSWORD }),
      b.post('/api/account', { name: 'Co1onel O', password: PASSWORD }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('is not a reserved one, nor a bot’s', async () => {
    const eve = await server.guest();
    for (const name of ['Deleted Account', 'deIeted acc0unt', 'Greedy', 'random (bot)', 'B0t']) {
      const { status, body } = await eve.post('/api/me', { name });
      expect([status, body.error]).toEqual([400, expect.stringContaining('nobody can be called')]);
      expect((await eve.post('/api/account', { name, password: PASSWORD })).status).toBe(400);
    }
  });

  it('is also checked for accounts older than this rule', async () => {
    const old = await server.guest();
    await old.post('/api/account', { name: 'Old Timer', password: PASSWORD });
    await server.store.db.deleteFrom('name_looks').execute();
    await server.store.db.deleteFrom('settings').where('name', '=', 'looks').execute();
    server = await server.again();
    const eve = await server.guest();
    expect((await eve.post('/api/me', { name: 'O1d Timer' })).status).toBe(400);
  });
});
