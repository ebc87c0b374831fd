import { createECDH, randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Guest } from '../../test/guest.js';
import { Mailbox } from '../../test/mailbox.js';
import { type Running, startServer } from '../../test/server.js';
import type { Outbound } from './outbound.js';

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

beforeEach(async () => {
  mailbox = await Mailbox.open();
  sent = [];
  status = 204;
  server = await startServer({
    time: { now: NOON, real: false },
    config: { publicUrl: HOME, mail: { url: mailbox.url, from: 'Sandtable <games@example.org>' } },
    sendNotice: async (message) => {
      sent.push(message);
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
    expect(said.content).not.toContain('a1');
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
    expect(mailbox.mails).toHaveLength(1);
  });

  it('that cannot be sent is said at once', async () => {
    const ada = await account('Ada');
    mailbox.broken = true;
    const { status, body } = await wants(ada, { email: 'ada@example.org' });
    expect([status, body.code]).toEqual([503, 'storage']);
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
