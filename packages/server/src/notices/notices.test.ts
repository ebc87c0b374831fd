import { createECDH, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Guest } from '../../test/guest.js';
import { Mailbox } from '../../test/mailbox.js';
import { type Running, startServer } from '../../test/server.js';
import { TestClub } from '../../test/tournaments.js';
import { countQuestion } from '../http/limits.js';
import type { ServerContext } from '../http/server-context.js';
import { Buckets } from '../sockets/bucket.js';
import { closeStuck, type StuckTable } from '../tables/stuck.js';
import { wordsIn } from './languages/words.js';
import type { Outbound } from './outbound.js';
import { subjectOf, textOf } from './wording.js';

const HOME = new URL('https://games.example.org');
const MINUTE = 60_000;
/** Noon of a day in winter, in London. */
const NOON = Date.UTC(2026, 0, 10, 12);
const PLAIN = { email: null, webhook: null, pace: 'at-once', quiet: null };
const HOOK = 'https://chat.example.org/hook';

let server: Running;
let mailbox: Mailbox;
let sent: Outbound[];
let status: number;
/** What happens while a message is on its way. */
let whileSending: ((url: string) => Promise<void>) | null;

beforeEach(async () => {
  mailbox = await Mailbox.open();
  sent = [];
  status = 204;
  whileSending = null;
  server = await startServer({
    time: { now: NOON, real: false },
    config: { publicUrl: HOME, mail: { url: mailbox.url, from: 'Sandtable <games@example.org>' } },
    sendNotice: async (message) => {
      sent.push(message);
      await whileSending?.(message.url);
      return status;
    },
  });
});
afterEach(async () => {
  await server.stop();
  await mailbox.close();
});

const names: Record<string, number> = {};

async function account(name: string): Promise<Guest> {
  names[name] = (names[name] ?? 0) + 1;
  const guest = await server.guest(name);
  const own = { name: `${name} ${names[name]}`, password: 'correct horse battery' };
  expect((await guest.post('/api/account', own)).status).toBe(200);
  return guest;
}

/** A game by correspondence in which `second` has to answer. */
async function game(first: Guest, second: Guest, more: object = {}): Promise<string> {
  const table = await first.open({
    game: 'noughts',
    seats: { noughts: 'me', crosses: 'open' },
    clock: { kind: 'correspondence', seconds: 500_000, refill: 0 },
    ...more,
  });
  expect((await second.post(`/api/tables/${table}/join`, { seats: ['crosses'] })).status).toBe(200);
  expect((await first.post(`/api/tables/${table}/start`)).status).toBe(200);
  return table;
}

let request = 0;
async function choose(guest: Guest, table: string, seat: string, text: string): Promise<void> {
  const at = (await server.registry.find(table)).state.seq;
  const answer = await guest.post(`/api/tables/${table}/choices`, { id: `r${request++}`, at, seat, text });
  expect(answer.body).toMatchObject({ t: 'ok' });
}

async function later(minutes: number): Promise<void> {
  server.time.now += minutes * MINUTE;
  await server.notifier!.round();
}

const wants = (guest: Guest, more: object) => guest.post('/api/my/notices', { ...PLAIN, ...more });
const untold = async () =>
  (await server.store.db.selectFrom('turns').selectAll().execute()).filter((row) => !row.told);

describe('a person who wants to be told', () => {
  it('is told once for each turn, by a webhook, with a link and nothing secret', async () => {
    const [ada, bob] = [await account('Ada'), await account('Bob')];
    expect((await wants(bob, { webhook: HOOK })).status).toBe(200);
    const table = await game(ada, bob, { title: 'Friday @everyone' });
    await choose(ada, table, 'noughts', 'mark a1');
    // A turn that has just begun is no news yet.
    await later(0.5);
    expect(sent).toEqual([]);
    await later(1);
    expect(sent).toHaveLength(1);
    const { url, body } = sent[0];
    expect(url).toBe(HOOK);
    const said = JSON.parse(String(body));
    expect(said.allowed_mentions).toEqual({ parse: [] });
    expect(said.content).toContain(`${HOME.href}#/play/${table}`);
    expect(said.content).toContain('Friday');
    expect(said.content).toContain('Crosses');
    // Not where the move went (the table's id is drawn, and may spell anything).
    expect(said.content.replaceAll(table, '')).not.toContain('a1');
    await later(60);
    expect(sent).toHaveLength(1);
    await choose(bob, table, 'crosses', 'mark b1');
    await choose(ada, table, 'noughts', 'mark a2');
    await later(20);
    expect(sent).toHaveLength(2);
  });

  it('is told of all turns of a while in one message, as often as they like', async () => {
    const [ada, bob] = [await account('Ada'), await account('Bob')];
    await wants(bob, { webhook: HOOK, pace: 'hourly' });
    const tables = [await game(ada, bob), await game(ada, bob), await game(ada, bob)];
    await choose(ada, tables[0], 'noughts', 'mark a1');
    await later(2);
    expect(sent).toHaveLength(1);
    for (const table of tables.slice(1)) await choose(ada, table, 'noughts', 'mark a1');
    await later(30);
    expect(sent).toHaveLength(1);
    await later(31);
    expect(sent).toHaveLength(2);
    expect(JSON.parse(String(sent[1].body)).content).toContain('2 tables');
  });

  it('is not told in quiet hours, nor while at the table', async () => {
    const [ada, bob] = [await account('Ada'), await account('Bob')];
    await wants(bob, { webhook: HOOK, quiet: { from: 11, to: 14, zone: 'Europe/London' } });
    const table = await game(ada, bob);
    await choose(ada, table, 'noughts', 'mark a1');
    await later(5);
    expect(sent).toEqual([]);
    await later(120);
    expect(sent).toHaveLength(1);

    await choose(bob, table, 'crosses', 'mark b1');
    await bob.connect();
    await bob.watch(table);
    await choose(ada, table, 'noughts', 'mark a2');
    await later(30);
    expect(sent).toHaveLength(1);
    bob.hangUp();
    await expect.poll(() => server.registry.isAt(table, '')).toBe(false);
    await expect
      .poll(async () => {
        await later(1);
        return sent.length;
      })
      .toBe(2);
  });

  it('is not told of live games, nor by anybody who did not ask', async () => {
    const [ada, bob] = [await account('Ada'), await account('Bob')];
    const table = await game(ada, bob);
    await choose(ada, table, 'noughts', 'mark a1');
    await wants(ada, { webhook: HOOK });
    await game(ada, bob, { clock: { kind: 'live', seconds: 500_000, refill: 0 } });
    await later(30);
    expect(sent).toEqual([]);
    expect(await untold()).toHaveLength(1);
  });

  it('is told again later if nothing could be sent, at longer and longer intervals', async () => {
    const [ada, bob] = [await account('Ada'), await account('Bob')];
    await wants(bob, { webhook: HOOK });
    await choose(ada, await game(ada, bob), 'noughts', 'mark a1');
    status = 500;
    await later(2);
    await later(0.5);
    expect(sent).toHaveLength(1);
    await later(1);
    await later(1);
    expect(sent).toHaveLength(2);
    expect(server.reports).toEqual(['a notice: the webhook answered 500']);
    status = 204;
    await later(10);
    expect(sent).toHaveLength(3);
    expect(await untold()).toEqual([]);
  });
});

describe('addresses that take long', () => {
  it('hold up each other, and nobody else', async () => {
    const [ada, bob] = [await account('Ada'), await account('Bob')];
    const table = await game(ada, bob);
    await choose(ada, table, 'noughts', 'mark a1');
    const { db, notices } = server.store;
    const SLOW = 25;
    for (let n = 0; n < SLOW; n++) {
      const person = `slow ${n}`;
      const webhook = `${HOOK}/slow/${n}`;
      await notices.save(
        {
          ...{ person, webhook, email: null, confirmed: 0, pace: 'at-once', quiet: null, language: 'en' },
          ...{ next: 0, failures: 0 },
        },
        NOON,
      );
      await db.insertInto('turns').values({ table_id: table, person, since: 0, told: 0 }).execute();
    }
    const slowOnes = () => sent.filter(({ url }) => url.includes('/slow/')).length;
    // Each takes longer than two seconds, by the real clock.
    whileSending = (url) =>
      url.includes('/slow/') ? new Promise((done) => setTimeout(done, 2_100)) : Promise.resolve();
    await later(2);
    expect(slowOnes()).toBe(SLOW);

    // The next time, Bob does not wait until they are done; only a few of them are called at once.
    sent.length = 0;
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    whileSending = (url) => (url.includes('/slow/') ? held : Promise.resolve());
    await db.updateTable('turns').set({ told: 0 }).execute();
    await wants(bob, { webhook: HOOK });
    server.time.now += 11 * MINUTE;
    const round = server.notifier!.round();
    await expect.poll(() => sent.some(({ url }) => url === HOOK)).toBe(true);
    await expect.poll(slowOnes).toBe(4);
    // They have a round's time: the others of them come a minute later.
    const real = performance.now.bind(performance);
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => real() + 60_000);
    letGo();
    await round;
    clock.mockRestore();
    expect(slowOnes()).toBe(4);
    whileSending = null;
    await later(2);
    expect(slowOnes()).toBe(SLOW);
    expect(await untold()).toEqual([]);
  });
});

describe('the pace of a person', () => {
  it('is kept, however often it is chosen, and a new one counts from the last message', async () => {
    const [ada, bob] = [await account('Ada'), await account('Bob')];
    const again = () => server.store.db.updateTable('turns').set({ told: 0 }).execute();
    await wants(bob, { webhook: HOOK });
    await choose(ada, await game(ada, bob), 'noughts', 'mark a1');
    await later(2);
    expect(sent).toHaveLength(1);
    for (const pace of ['at-once', 'hourly', 'daily', 'hourly', 'at-once']) {
      await again();
      await wants(bob, { webhook: HOOK, pace });
      await later(1);
    }
    // Five minutes after the last message.
    expect(sent).toHaveLength(1);
    await later(6);
    expect(sent).toHaveLength(2);
    await again();
    await wants(bob, { webhook: HOOK, pace: 'hourly' });
    await later(50);
    expect(sent).toHaveLength(2);
    await later(11);
    expect(sent).toHaveLength(3);
    await again();
    await later(30);
    expect(sent).toHaveLength(3);
    // Half an hour after the last one, ten minutes are over.
    await wants(bob, { webhook: HOOK, pace: 'at-once' });
    await later(0.1);
    expect(sent).toHaveLength(4);
  });

  it('does not wait for the end of quiet hours that are none any more', async () => {
    const [ada, bob] = [await account('Ada'), await account('Bob')];
    await wants(bob, { webhook: HOOK, quiet: { from: 11, to: 14, zone: 'Europe/London' } });
    await choose(ada, await game(ada, bob), 'noughts', 'mark a1');
    await later(5);
    expect(sent).toEqual([]);
    await wants(bob, { webhook: HOOK });
    await later(11);
    expect(sent).toHaveLength(1);
  });

  it('of an address that fails is a minute at least, whatever is changed', async () => {
    const [ada, bob] = [await account('Ada'), await account('Bob')];
    await wants(bob, { webhook: HOOK });
    await choose(ada, await game(ada, bob), 'noughts', 'mark a1');
    status = 500;
    for (let i = 0; i < 5; i++) await later(30);
    expect(sent).toHaveLength(5);
    for (let i = 0; i < 6; i++) {
      await wants(bob, { webhook: HOOK });
      await later(0.2);
    }
    expect(sent).toHaveLength(6);
  });
});

describe('messages', () => {
  it.each([
    ['de', 'Du bist am Zug: Tic-Tac-Toe: Kreuz'],
    ['fr', 'À vous de jouer : Morpion: Croix'],
    ['en', 'Your turn: Noughts and crosses: Crosses'],
    ['xx', 'Your turn: Noughts and crosses: Crosses'],
  ])('are in the language of their reader: %s', async (language, said) => {
    const [ada, bob] = [await account('Ada'), await account('Bob')];
    expect((await wants(bob, { webhook: HOOK, language })).body.language).toBe(language);
    await choose(ada, await game(ada, bob), 'noughts', 'mark a1');
    await later(2);
    expect(JSON.parse(String(sent[0].body)).content.split('\n')[0]).toBe(said);
    // Who says nothing about it keeps it.
    expect((await wants(bob, { webhook: HOOK })).body.language).toBe(language);
  });

  it('that ask for something are, too, with the pages behind their links', async () => {
    const bob = await account('Bob');
    await wants(bob, { email: 'bob@example.org', language: 'de' });
    const { text } = mailbox.mails[0];
    expect(text).toContain('Subject: Sandtable: Ist das deine Adresse?');
    const link = text.match(/https:\/\/games\.example\.org(\/api\/notices\/confirm\?\S+)/)![1];
    const page = (await bob.get(link)).body;
    expect(page).toContain('<html lang="de">');
    expect(page).toContain('Ja, schickt sie');
  });

  it('refuse a language that is none', async () => {
    const bob = await account('Bob');
    for (const language of ['', 'DE', '../x', 'deutsch', 'de<b>'])
      expect((await wants(bob, { webhook: HOOK, language })).status, language).toBe(400);
  });
});

describe('mail', () => {
  /** The link of a kind in the last mail. */
  const linkIn = (deed: string) => {
    const found = mailbox.mails
      .at(-1)!
      .text.match(new RegExp(`https://games.example.org(/api/notices/${deed}\\?\\S+)`));
    return found![1].replace(/>.*/, '');
  };
  const form = (guest: Guest, path: string) =>
    fetch(`${guest.url}${path}`, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });

  it('goes to a confirmed address only, and stops by one press', async () => {
    const [ada, bob] = [await account('Ada'), await account('Bob')];
    expect((await wants(bob, { email: 'bob@example.org' })).body).toMatchObject({ confirmed: false });
    expect(mailbox.mails.map(({ to }) => to)).toEqual([['bob@example.org']]);
    const table = await game(ada, bob);
    await choose(ada, table, 'noughts', 'mark a1');
    const confirm = linkIn('confirm');
    // Opening the link is not enough: mail programs do that.
    const page = await bob.get(confirm);
    expect(page.body).toContain('<form method="post"');
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self'");
    expect((await bob.get('/api/my/notices')).body.confirmed).toBe(false);
    expect((await form(bob, `${confirm}x`)).status).toBe(400);
    expect((await form(bob, confirm)).status).toBe(200);
    expect((await bob.get('/api/my/notices')).body.confirmed).toBe(true);
    await later(2);
    expect(mailbox.mails).toHaveLength(2);
    const { text } = mailbox.mails[1];
    expect(text).toContain('Subject: Your turn');
    expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(text).toContain(`${HOME.href}#/play/${table}`);
    const stop = linkIn('stop');
    expect((await form(ada, stop)).status).toBe(200);
    expect((await bob.get('/api/my/notices')).body).toMatchObject({ email: null, confirmed: false });
  });

  it('pesters nobody: an address is asked once an hour, by whomever', async () => {
    const [ada, bob] = [await account('Ada'), await account('Bob')];
    await wants(ada, { email: 'eve@example.org' });
    expect((await wants(bob, { email: 'eve@example.org' })).body.code).toBe('busy');
    expect((await wants(ada, { email: 'other@example.org' })).body.code).toBe('busy');
    // What else is wanted can be changed while the question is open.
    const { body: changed } = await wants(ada, { email: 'eve@example.org', pace: 'daily' });
    expect(changed).toMatchObject({ email: 'eve@example.org', confirmed: false, pace: 'daily' });
    expect(mailbox.mails).toHaveLength(1);
    // Nor by changing one's mind, by another spelling, or by another account.
    await wants(ada, { email: null });
    for (const email of ['eve@example.org', 'Eve@Example.org', 'eve+games@example.org'])
      expect((await wants(bob, { email })).body.code, email).toBe('busy');
    await ada.post('/api/account/delete', { password: 'correct horse battery' });
    expect((await wants(bob, { email: 'eve@example.org' })).body.code).toBe('busy');
    // Many requests at the same time are still one question.
    const cyd = await account('Cyd');
    const all = await Promise.all([1, 2, 3, 4].map((n) => wants(cyd, { email: `cyd${n}@example.org` })));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(mailbox.mails).toHaveLength(2);
    server.time.now += 61 * MINUTE;
    expect((await wants(bob, { email: 'eve@example.org' })).status).toBe(200);
    // Nothing of it stays on the disk but the last hour, and no address.
    const asked = await server.store.db.selectFrom('mail_questions').selectAll().execute();
    expect(asked).toHaveLength(2);
    expect(JSON.stringify(asked)).not.toContain('eve@');
  });

  it('asks for one address of the network only so often, however many accounts it has', async () => {
    const confirming = new Buckets(2, 1 / 900, () => server.time.now);
    const ask = (ip: string) => countQuestion({ confirming } as ServerContext, { ip } as FastifyRequest);
    ask('192.0.2.1');
    ask('192.0.2.1');
    expect(() => ask('192.0.2.1')).toThrow('too many mails were asked for from your address');
    expect(() => ask('192.0.2.2')).not.toThrow();
    server.time.now += 15 * MINUTE;
    expect(() => ask('192.0.2.1')).not.toThrow();
  });

  it('that is not confirmed yet keeps the turn for later', async () => {
    const [ada, bob] = [await account('Ada'), await account('Bob')];
    await wants(bob, { email: 'bob@example.org' });
    await choose(ada, await game(ada, bob), 'noughts', 'mark a1');
    await later(5);
    expect(mailbox.mails).toHaveLength(1);
    await form(bob, linkIn('confirm'));
    await later(1);
    expect(mailbox.mails).toHaveLength(2);
  });

  it('that cannot be sent is said at once', async () => {
    const ada = await account('Ada');
    mailbox.broken = true;
    const { status, body } = await wants(ada, { email: 'ada@example.org' });
    expect([status, body.code]).toEqual([503, 'storage']);
    // The operator reads why, but no address.
    expect(server.reports.join()).toMatch(/^a mail: the mail server did not take a mail: E\w+ \d+$/);
    mailbox.broken = false;
    expect((await wants(ada, { email: 'ada@example.org' })).status).toBe(200);
  });
});

describe('a browser', () => {
  const browser = (n: number) => {
    const ecdh = createECDH('prime256v1');
    ecdh.generateKeys();
    return {
      endpoint: `https://push.example.org/${n}`,
      keys: { p256dh: ecdh.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') },
    };
  };

  it('is told sealed, and forgotten when it is gone', async () => {
    const [ada, bob] = [await account('Ada'), await account('Bob')];
    expect((await bob.get('/api/my/notices')).body.offers.push).toMatch(/^[\w-]{87}$/);
    expect((await bob.post('/api/my/notices/browser', browser(1))).body.browsers).toBe(1);
    const table = await game(ada, bob, { title: 'Friday' });
    await choose(ada, table, 'noughts', 'mark a1');
    await later(2);
    expect(sent.map(({ url }) => url)).toEqual(['https://push.example.org/1']);
    expect(String(sent[0].body)).not.toContain('Friday');
    expect(sent[0].headers.Authorization).toMatch(/^vapid /);
    status = 410;
    await choose(bob, table, 'crosses', 'mark b1');
    await choose(ada, table, 'noughts', 'mark a2');
    await later(30);
    expect((await bob.get('/api/my/notices')).body.browsers).toBe(0);
  });

  it('is told nothing more once its person signed out there', async () => {
    const [ada, bob] = [await account('Ada'), await account('Bob')];
    const own = { name: (await bob.get('/api/me')).body.name, password: 'correct horse battery' };
    /** Another browser of Bob's. */
    const elsewhere = async (n: number) => {
      const guest = await server.guest();
      expect((await guest.post('/api/session', own)).status).toBe(200);
      expect((await guest.post('/api/my/notices/browser', browser(n))).status).toBe(200);
      return guest;
    };
    const told = async () => (await bob.get('/api/my/notices')).body.browsers;
    await bob.post('/api/my/notices/browser', browser(1));
    const second = await elsewhere(2);
    await elsewhere(3);
    expect(await told()).toBe(3);
    await second.delete('/api/session');
    expect(await told()).toBe(2);
    // Somebody else signs in there instead.
    const fourth = await elsewhere(4);
    const other = { name: (await ada.get('/api/me')).body.name, password: own.password };
    expect((await fourth.post('/api/session', other)).status).toBe(200);
    expect(await told()).toBe(2);
    // Whoever had stolen the password is told nothing either.
    const change = { old: own.password, password: 'battery staple horse' };
    expect((await bob.post('/api/account/password', change)).status).toBe(200);
    expect(await told()).toBe(1);
    await choose(ada, await game(ada, bob), 'noughts', 'mark a1');
    await bob.delete('/api/sessions');
    await later(2);
    expect(sent).toEqual([]);
    expect(await server.store.db.selectFrom('push_subscriptions').selectAll().execute()).toEqual([]);
  });

  it('belongs to whoever signed in there last, and no account has many', async () => {
    const [ada, bob] = [await account('Ada'), await account('Bob')];
    const shared = browser(0);
    await ada.post('/api/my/notices/browser', shared);
    await bob.post('/api/my/notices/browser', shared);
    expect((await ada.get('/api/my/notices')).body.browsers).toBe(0);
    for (let n = 1; n <= 12; n++) {
      server.time.now++;
      await bob.post('/api/my/notices/browser', browser(n));
    }
    expect((await bob.get('/api/my/notices')).body.browsers).toBe(10);
    expect(
      (await ada.post('/api/my/notices/browser/remove', { endpoint: browser(12).endpoint })).body.browsers,
    ).toBe(0);
    expect((await bob.get('/api/my/notices')).body.browsers).toBe(10);
  });
});

describe('settings', () => {
  it('are for accounts, and refuse addresses within the network', async () => {
    const guest = await server.guest('Eve');
    expect((await guest.get('/api/my/notices')).status).toBe(403);
    const ada = await account('Ada');
    for (const webhook of [
      'https://localhost/x',
      'https://127.0.0.1/x',
      'https://[::1]/x',
      'https://[::ffff:10.0.0.1]/x',
      'https://169.254.169.254/latest',
      'https://user:pw@example.org/',
      'https://example.org:8443/',
    ])
      expect((await wants(ada, { webhook })).status, webhook).toBe(400);
    expect((await wants(ada, { webhook: 'http://example.org/' })).status).toBe(400);
    expect((await wants(ada, { quiet: { from: 1, to: 2, zone: 'Mars/Base' } })).status).toBe(400);
    expect((await wants(ada, { email: 'not an address' })).status).toBe(400);
    expect((await wants(ada, { email: 'a@b.org, c@d.org' })).status).toBe(400);
  });

  it('go with the account', async () => {
    const ada = await account('Ada');
    await wants(ada, { webhook: HOOK });
    await ada.post('/api/account/delete', { password: 'correct horse battery' });
    expect(await server.store.db.selectFrom('notice_settings').selectAll().execute()).toEqual([]);
  });
});

describe('turns', () => {
  const waited = async (table: string) =>
    (await server.store.db.selectFrom('turns').select('person').where('table_id', '=', table).execute()).map(
      ({ person }) => person,
    );

  it('are those of the table, whatever happens there', async () => {
    const [ada, bob] = [await account('Ada'), await account('Bob')];
    const table = await game(ada, bob, { clock: null });
    const at = (what: string) => `/api/tables/${table}/${what}`;
    const [me, you] = [(await ada.get('/api/me')).body.id, (await bob.get('/api/me')).body.id];
    expect(await waited(table)).toEqual([me]);
    await choose(ada, table, 'noughts', 'mark a1');
    expect(await waited(table)).toEqual([you]);
    await choose(bob, table, 'crosses', 'mark b1');
    // Back to the first choice, after the table was read again.
    await server.registry.caretaker.forget(table);
    await ada.post(at('back'), { to: 1, agree: true });
    await bob.post(at('back'), { to: 1, agree: true });
    expect(await waited(table)).toEqual([you]);
    await ada.post(at('pause'), { paused: true });
    expect(await waited(table)).toEqual([]);
    await ada.post(at('pause'), { paused: false });
    expect(await waited(table)).toEqual([you]);
    // A bot plays for Bob until he is back.
    await bob.post(at('leave'), {});
    await expect.poll(() => waited(table)).toEqual([me]);
    await ada.post(at('resign'));
    expect(await waited(table)).toEqual([]);
  });

  it('begin with a game that begins at once', async () => {
    const ada = await account('Ada');
    await wants(ada, { webhook: HOOK });
    await ada.open({ game: 'noughts', seats: { noughts: 'me', crosses: 'random' }, start: true });
    await later(2);
    expect(sent).toHaveLength(1);
  });

  it('end when the operator closes a table, and a table that is not running costs nothing', async () => {
    const [ada, bob] = [await account('Ada'), await account('Bob')];
    await wants(bob, { webhook: HOOK });
    const table = await game(ada, bob);
    await choose(ada, table, 'noughts', 'mark a1');
    const { notices, db } = server.store;
    const now = server.time.now + 60 * MINUTE;
    expect(await notices.due(now, now, 10)).toHaveLength(1);
    await db.updateTable('tables').set({ status: 'closed' }).where('id', '=', table).execute();
    expect(await notices.due(now, now, 10)).toEqual([]);
    await db.updateTable('tables').set({ status: 'running' }).where('id', '=', table).execute();
    const stuck = {
      id: table,
      game: 'noughts',
      ruleset: 1,
      status: 'running',
      touched: 0,
      why: 'x',
      detail: '',
    };
    await closeStuck(server.store, stuck as StuckTable, now);
    expect(await waited(table)).toEqual([]);
  });

  it('wait until there is a way to tell of them', async () => {
    const [ada, bob] = [await account('Ada'), await account('Bob')];
    await wants(bob, { pace: 'daily' });
    await choose(ada, await game(ada, bob), 'noughts', 'mark a1');
    await later(60);
    expect(await untold()).toHaveLength(1);
    await wants(bob, { webhook: HOOK, pace: 'daily' });
    await later(1);
    expect(sent).toHaveLength(1);
  });

  it('of a tournament reach both players when their game begins, whatever the clock', async () => {
    const club = await TestClub.of(server, 4, 'Told ');
    for (const player of club.players) await wants(player, { webhook: `${HOOK}/${player.id}` });
    const id = await club.begin({ clock: { kind: 'live', seconds: 36_000, refill: 0 } });
    const pairings = await club.pairings(id);
    // One is there and sees it.
    const [here] = club.players;
    const own = pairings.find(({ one, other }) => [one, other].includes(here.id))!;
    await here.connect();
    await here.watch(own.table!);
    await later(2);
    const told = sent.map(({ url }) => url.slice(HOOK.length + 1)).sort();
    expect(told).toEqual(
      club.players
        .slice(1)
        .map((player) => player.id)
        .sort(),
    );
    for (const { body } of sent)
      expect(String(body)).toContain('Spring Cup (Noughts and crosses): your game has begun');
    await later(60);
    expect(sent).toHaveLength(3);
    expect(await server.store.db.selectFrom('tidings').selectAll().execute()).toEqual([]);
  });

  it('of a tournament say once whose turn it is, to the one who is to move', async () => {
    const club = await TestClub.of(server, 2, 'Asked ');
    for (const player of club.players) await wants(player, { webhook: `${HOOK}/${player.id}` });
    const id = await club.begin();
    const [{ one }] = await club.pairings(id);
    await later(2);
    expect(sent).toHaveLength(2);
    const said = (person: string) => String(sent.find(({ url }) => url.endsWith(person))!.body);
    expect(said(one)).toContain('Your turn: Spring Cup (Noughts and crosses): Noughts');
    expect(said(one)).not.toContain('has begun');
  });

  it('of a tournament say that it goes on without them to those who never came, unless they are back', async () => {
    const club = await TestClub.of(server, 4, 'Missing ');
    for (const player of club.players) await wants(player, { webhook: `${HOOK}/${player.id}` });
    const id = await club.announce();
    await club.enter(id, club.players);
    const [ann, ben] = club.players;
    await server.store.tournaments.change(id, async (t) => {
      await t.set({ status: 'running', round: 2, rounds: 3, wake: null, due: null });
      for (const { person } of t.entries.slice(0, 2)) {
        await t.setEntry(person, { status: 'absent' });
        await t.tellAbsent(person, server.time.now);
      }
    });
    expect((await ben.post(`/api/tournaments/${id}/return`)).status).toBe(200);
    await later(2);
    expect(sent.map(({ url }) => url)).toEqual([`${HOOK}/${ann.id}`]);
    const { content } = JSON.parse(String(sent[0].body));
    expect(content).toContain('Not paired any more: Spring Cup (Noughts and crosses)');
    expect(content).toContain(`${HOME.href}#/tournament/${id}`);
    await later(60);
    expect(sent).toHaveLength(1);
    expect(await server.store.db.selectFrom('absences').selectAll().execute()).toEqual([]);
  });

  it('of many tables are counted in one message, which lists some of them', () => {
    const turn = {
      game: 'Noughts',
      title: 'a\r\nBcc: eve@example.org',
      seats: ['Crosses'],
      news: 'turn' as const,
      url: 'https://x',
    };
    const words = wordsIn('en');
    expect(subjectOf([turn], words)).not.toMatch(/[\r\n]/);
    const many = Array.from({ length: 23 }, () => turn);
    expect(subjectOf(many, words)).toBe('Your turn at 23 tables');
    expect(subjectOf([turn, { ...turn, news: 'absent' }], words)).toBe(
      'News of your games and tournaments: 2',
    );
    expect(textOf(many, words)).toContain('… and 3 more');
    expect(textOf(many, words).match(/https:/g)).toHaveLength(20);
  });
});

it('survives an address that fails before anything else is done', async () => {
  const [ada, bob] = [await account('Ada'), await account('Bob')];
  await wants(bob, { webhook: HOOK });
  await choose(ada, await game(ada, bob), 'noughts', 'mark a1');
  // A database that takes its time, elsewhere.
  const { notices } = server.store;
  const browsers = notices.browsers.bind(notices);
  notices.browsers = async (person) => {
    await new Promise((done) => setTimeout(done, 20));
    return browsers(person);
  };
  const lost: unknown[] = [];
  const note = (error: unknown) => lost.push(error);
  process.on('unhandledRejection', note);
  status = 500;
  await later(2);
  process.off('unhandledRejection', note);
  expect([sent.length, lost]).toEqual([1, []]);
});

it('tells the others although something is wrong with one', async () => {
  const [ada, bob] = [await account('Ada'), await account('Bob')];
  for (const one of [ada, bob]) await wants(one, { webhook: HOOK });
  await choose(ada, await game(ada, bob), 'noughts', 'mark a1');
  await game(ada, bob);
  // A time zone that this machine does not know any more.
  const quiet = JSON.stringify({ from: 1, to: 2, zone: 'Mars/Base' });
  const { id } = (await bob.get('/api/me')).body;
  await server.store.db.updateTable('notice_settings').set({ quiet }).where('person', '=', id).execute();
  await later(2);
  expect(sent).toHaveLength(1);
  expect(server.reports).toEqual([expect.stringContaining('Mars/Base')]);
});

describe('the webhook of a table', () => {
  const CHANNEL = 'https://chat.example.org/channel';

  it('is told whom the game waits for, and nothing else, until it is taken away', async () => {
    const [ann, ben] = [await account('Ann'), await account('Ben')];
    const table = await game(ann, ben, { title: 'Sunday @everyone' });
    const set = (by: Guest, webhook: string | null) =>
      by.post(`/api/tables/${table}/webhook`, { webhook, language: 'en' });
    // Nobody but the host, and no address of this machine or its network.
    expect((await set(ben, CHANNEL)).status).toBe(403);
    expect((await set(await server.guest(), CHANNEL)).status).toBe(403);
    for (const bad of ['https://127.0.0.1/x', 'https://localhost/x', 'https://[::1]/', 'https://a.org:8443/'])
      expect([bad, (await set(ann, bad)).status]).toEqual([bad, 400]);
    expect((await set(ann, CHANNEL)).body).toEqual({ webhook: CHANNEL, set: true });
    expect((await ann.get('/api/my/data')).body.webhooks).toEqual([{ table, url: CHANNEL }]);
    // What began before is no news; the next turn is.
    server.time.now += 2 * MINUTE;
    await server.notifier!.round();
    expect(sent).toEqual([]);
    const { seq } = (await server.registry.find(table)).state;
    const asked = (await server.registry.find(table)).state.asked();
    const mover = asked[0] === 0 ? ann : ben;
    const seat = asked[0] === 0 ? 'noughts' : 'crosses';
    const choice = { id: 'c1', at: seq, seat, text: 'mark b2' };
    expect((await mover.post(`/api/tables/${table}/choices`, choice)).body.t).toBe('ok');
    server.time.now += 2 * MINUTE;
    await server.notifier!.round();
    await server.notifier!.round();
    expect(sent.map(({ url }) => url)).toEqual([CHANNEL]);
    const body = JSON.parse(String(sent[0].body));
    expect(body.allowed_mentions).toEqual({ parse: [] });
    expect(body.content).toMatch(
      /^The game waits: Sunday @everyone \(Noughts and crosses\): (Noughts \(Ann|Crosses \(Ben) \d+\)\nhttps:\/\/games\.example\.org\/#\/play\/[\w-]+$/,
    );
    const { seed, invite } = (await server.registry.find(table)).state.constants;
    const said = body.content.replaceAll(table, '');
    for (const secret of [seed, invite, 'b2']) expect(said).not.toContain(secret);
    // Taken away, or gone with the account of whoever gave it.
    expect((await set(ann, null)).body).toEqual({ webhook: null, set: false });
    await set(ann, CHANNEL);
    await ann.post('/api/account/delete', { password: 'correct horse battery' });
    expect(await server.store.hooks.find(table)).toBeNull();
  });

  it('that fails is tried less and less often, told to the operator once, and then forgotten', async () => {
    const [ann, ben] = [await account('Ann'), await account('Ben')];
    const table = await game(ann, ben);
    await ann.post(`/api/tables/${table}/webhook`, { webhook: CHANNEL });
    await server.store.db.updateTable('table_hooks').set({ told: 0 }).execute();
    status = 500;
    for (let i = 0; i < 20; i++) {
      server.time.now += 25 * 60 * MINUTE;
      await server.notifier!.round();
    }
    expect(sent).toHaveLength(12);
    expect(server.reports).toEqual(['a webhook: the webhook answered 500']);
    expect(await server.store.hooks.find(table)).toBeNull();
  });

  it('is told no oftener because it is given again and again', async () => {
    const [ann, ben] = [await account('Ann'), await account('Ben')];
    const table = await game(ann, ben);
    const give = (webhook: string | null) => ann.post(`/api/tables/${table}/webhook`, { webhook });
    // As if it had not been told of any turn yet.
    const forget = () => server.store.db.updateTable('table_hooks').set({ told: 0 }).execute();
    await give(CHANNEL);
    await forget();
    await later(2);
    expect(sent).toHaveLength(1);
    const ways = [[CHANNEL], [`${CHANNEL}/other`], [null, CHANNEL], [null, `${CHANNEL}/third`]];
    for (const way of ways) {
      for (const webhook of way) expect((await give(webhook)).status).toBe(200);
      await forget();
      await later(2);
    }
    expect(sent).toHaveLength(1);
    await later(3);
    expect(sent.map(({ url }) => url)).toEqual([CHANNEL, `${CHANNEL}/third`]);
    // One that is given while another one is being called waits, too.
    await forget();
    whileSending = async () => {
      await give(CHANNEL);
      await forget();
    };
    await later(11);
    whileSending = null;
    expect(sent).toHaveLength(3);
    await later(9);
    expect(sent).toHaveLength(3);
    await later(2);
    expect(sent).toHaveLength(4);
    // Taken away, nothing of it is left when its next call would have been due.
    await give(null);
    expect((await ann.get('/api/my/data')).body.webhooks).toEqual([]);
    await later(20);
    expect(await server.store.db.selectFrom('table_hooks').selectAll().execute()).toEqual([]);
    expect(sent).toHaveLength(4);
  });

  it('that failed is tried soon after it was given again, not at once', async () => {
    const [ann, ben] = [await account('Ann'), await account('Ben')];
    const table = await game(ann, ben);
    const give = async () => {
      await ann.post(`/api/tables/${table}/webhook`, { webhook: CHANNEL });
      await server.store.db.updateTable('table_hooks').set({ told: 0 }).execute();
    };
    await give();
    status = 500;
    for (let i = 0; i < 5; i++) await later(30);
    expect(sent).toHaveLength(5);
    for (let i = 0; i < 6; i++) {
      await give();
      await later(0.2);
    }
    expect(sent).toHaveLength(6);
  });

  it('is not for live games, guests or games that are over', async () => {
    const [ann, ben] = [await account('Ann'), await account('Ben')];
    const live = await game(ann, ben, { clock: { kind: 'live', seconds: 600, refill: 5 } });
    const body = { webhook: CHANNEL };
    expect((await ann.post(`/api/tables/${live}/webhook`, body)).status).toBe(409);
    const guest = await server.guest('Guest');
    const own = await guest.open({ game: 'noughts', seats: { noughts: 'me' } });
    expect((await guest.post(`/api/tables/${own}/webhook`, body)).status).toBe(403);
    const over = await game(ann, ben);
    await ann.post(`/api/tables/${over}/webhook`, body);
    await ben.post(`/api/tables/${over}/resign`);
    expect((await ann.post(`/api/tables/${over}/webhook`, body)).status).toBe(409);
    await server.notifier!.round();
    expect(await server.store.hooks.find(over)).toBeNull();
    expect(sent).toEqual([]);
  });
});
