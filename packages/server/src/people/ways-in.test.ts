import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { Device } from '../../test/device.js';
import type { Guest } from '../../test/guest.js';
import { Mailbox } from '../../test/mailbox.js';
import { type Running, startServer } from '../../test/server.js';

const HOME = new URL('https://games.example.org');
const HOUR = 60 * 60_000;
const PASSWORD = 'correct horse';

let server: Running;
let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await Mailbox.open();
  server = await startServer({
    time: { now: Date.UTC(2026, 0, 10), real: false },
    config: { publicUrl: HOME, mail: { url: mailbox.url, from: 'Sandtable <games@example.org>' } },
  });
});
afterAll(async () => {
  await server.stop();
  await mailbox.close();
});

async function account(name: string, email?: string): Promise<Guest & { id: string }> {
  const guest = await server.guest();
  const { body } = await guest.post('/api/account', { name, password: PASSWORD });
  if (email) {
    await guest.post('/api/my/notices', { email, webhook: null, pace: 'daily', quiet: null });
    await server.store.notices.confirm(body.id, email, 1);
  }
  return Object.assign(guest, { id: body.id as string });
}

const resetMails = () => mailbox.mails.filter(({ text }) => text.includes('a new password'));
const tokenIn = (text: string) => /#\/reset\/([\w-]+)/.exec(text)![1];

it('a forgotten password is replaced by a link in a mail, once and soon', async () => {
  const ann = await account('Ann', 'Ann@example.org');
  await account('Unconfirmed');
  const stranger = await server.guest();
  const ask = (email: string) => stranger.post('/api/account/reset', { email });
  // Nobody uses up the one mail of an hour by asking for other spellings, to which no mail goes.
  for (const email of ['ann+games@example.org', '+ann@example.org', 'a.n.n@example.org']) await ask(email);
  // The answer is the same whether anybody has the address or not.
  const [known, unknown] = [await ask('ann@example.org'), await ask('nobody@example.org')];
  expect([known.status, known.body]).toEqual([204, '']);
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  await vi.waitFor(() => expect(resetMails()).toHaveLength(1), { timeout: 240_000 });
  const [{ to, text }] = resetMails();
  // Where it was confirmed, and not as somebody has spelt it.
  expect(to).toEqual(['Ann@example.org']);
  expect(text).toContain('https://games.example.org/#/reset/');
  // One mail an hour, whoever asks.
  for (const email of ['ann+games@example.org', 'ANN@example.org', 'ann@example.org']) await ask(email);

  const token = tokenIn(text);
  const finish = (password: string, by = stranger) =>
    by.post('/api/account/reset/finish', { token, password });
  expect((await finish('short')).status).toBe(400);
  const done = await finish('battery staple');
  expect([done.status, done.body.name]).toEqual([200, 'Ann']);
  expect((await stranger.get('/api/me')).body).toMatchObject({ name: 'Ann', guest: false });
  // The old sessions and the old password are gone, and so is the link.
  expect((await ann.get('/api/me')).body.guest).toBe(true);
  expect((await ann.post('/api/session', { name: 'Ann', password: PASSWORD })).status).toBe(400);
  const again = await finish('another one');
  expect([again.status, again.body.error]).toEqual([
    400,
    'this link is used up or too old: ask for another one',
  ]);
  expect(resetMails()).toHaveLength(1);
});

it('a link is good for an hour, and not after the account was deleted', async () => {
  const ben = await account('Ben', 'ben@example.org');
  const cid = await account('Cid', 'cid@example.org');
  const guest = await server.guest();
  for (const email of ['ben@example.org', 'cid@example.org'])
    await guest.post('/api/account/reset', { email });
  await vi.waitFor(() => expect(resetMails()).toHaveLength(3), { timeout: 240_000 });
  const mailTo = (email: string) => tokenIn(resetMails().find(({ to }) => to[0] === email)!.text);
  const finish = (email: string) =>
    guest.post('/api/account/reset/finish', { token: mailTo(email), password: 'battery staple' });
  await cid.post('/api/account/delete', { password: PASSWORD });
  expect((await finish('cid@example.org')).status).toBe(400);
  server.time.now += HOUR + 1;
  expect((await finish('ben@example.org')).status).toBe(400);
  expect((await ben.get('/api/me')).body.guest).toBe(false);
});

it('a passkey needs the password first, and an answer to the very challenge', async () => {
  const ann = await account('Dora');
  const guest = await server.guest();
  const options = (by: Guest, password: string) => by.post('/api/account/passkeys/options', { password });
  expect((await options(guest, PASSWORD)).status).toBe(400);
  expect((await options(ann, 'wrong horse')).body.error).toBe('that is not your password');
  const { body } = await options(ann, PASSWORD);
  expect(body).toMatchObject({ rp: { id: 'games.example.org' }, attestation: 'none' });
  const answer = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', response: {} };
  const made = await ann.post('/api/account/passkeys', { name: 'Phone', answer });
  expect([made.status, made.body.error]).toEqual([
    400,
    'this passkey was not accepted: try again, or use your password',
  ]);
  expect((await guest.post('/api/session/passkey', { answer })).status).toBe(400);
  expect((await guest.post('/api/session/passkey', { answer: { id: 'AAAA' } })).status).toBe(400);
});

/** Makes an account with a passkey and no password. */
async function withPasskey(name: string, device: Device): Promise<Guest & { id: string }> {
  const guest = await server.guest(`${name} as a guest`);
  const { id } = (await guest.get('/api/me')).body;
  const options = await guest.post('/api/account/passkey/options', { name });
  expect(options.status).toBe(200);
  const answer = device.create(options.body);
  const made = await guest.post('/api/account/passkey', { name, device: 'Phone', answer });
  expect([made.status, made.body]).toEqual([200, { id, name, guest: false }]);
  return Object.assign(guest, { id });
}

const proofOf = async (guest: Guest, device: Device) => ({
  answer: device.get((await guest.post('/api/account/proof', {})).body),
});

async function signedInWith(device: Device): Promise<Guest> {
  const guest = await server.guest();
  const { body } = await guest.post('/api/session/passkey/options', {});
  expect((await guest.post('/api/session/passkey', { answer: device.get(body) })).status).toBe(200);
  return guest;
}

it('an account has a passkey and no password: it keeps the guest’s games, and its device signs in', async () => {
  const device = new Device(HOME);
  const guest = await server.guest('Gina as a guest');
  const table = await guest.open({ game: 'noughts', seats: { noughts: 'me' } });
  const options = await guest.post('/api/account/passkey/options', { name: 'Gina' });
  expect(options.body.user.name).toBe('Gina');
  const answer = device.create(options.body);
  // The answer is for this guest and this challenge, once.
  const thief = await server.guest();
  const stolen = await thief.post('/api/account/passkey', { name: 'Gina', device: 'Phone', answer });
  expect(stolen.status).toBe(400);
  const again = device.create((await guest.post('/api/account/passkey/options', { name: 'Gina' })).body);
  const body = { name: 'Gina', device: 'Phone', answer: again };
  expect((await guest.post('/api/account/passkey', body)).status).toBe(200);
  expect((await guest.post('/api/account/passkey', body)).body.error).toBe('you have an account already');
  expect((await guest.get('/api/me')).body).toMatchObject({ name: 'Gina', guest: false, passwordless: true });
  expect((await guest.get('/api/my/tables')).body).toMatchObject([{ id: table }]);

  const elsewhere = await signedInWith(device);
  expect((await elsewhere.get('/api/me')).body).toMatchObject({ name: 'Gina', passwordless: true });
  // No password fits, not even what stands in its place, and the name is reserved.
  const { password } = (await server.store.people.find((await guest.get('/api/me')).body.id))!;
  for (const tried of [PASSWORD, password!]) {
    const refused = await thief.post('/api/session', { name: 'Gina', password: tried });
    expect(refused.body.error).toBe('name and password do not fit together');
  }
  expect((await thief.post('/api/account/passkey/options', { name: 'Gina' })).status).toBe(400);
  expect((await elsewhere.get('/api/my/data')).body).toMatchObject({ passwordless: true });
});

it('a passkey without a password proves who one is, for what a stolen session must not do', async () => {
  const [device, second] = [new Device(HOME), new Device(HOME)];
  const hal = await withPasskey('Hal', device);
  const eve = await withPasskey('Eve', second);
  const [{ id }] = (await hal.get('/api/account/passkeys')).body;
  // Without a proof, with that of somebody else, or with one of another purpose, nothing is done.
  const sigh = await hal.post('/api/session/passkey/options', {});
  const wrong = [
    {},
    { password: PASSWORD },
    await proofOf(eve, second),
    { answer: second.get((await hal.post('/api/account/proof', {})).body) },
    { answer: device.get(sigh.body) },
  ];
  for (const proof of wrong) {
    expect((await hal.post('/api/account/delete', proof)).status).toBe(400);
    expect((await hal.post('/api/account/passkeys/options', proof)).status).toBe(400);
    expect((await hal.post('/api/account/passkeys/remove', { id, ...proof })).status).toBe(400);
    const { password: old, ...rest } = { password: undefined, ...proof };
    const change = { ...rest, ...(old ? { old } : {}), password: 'battery staple' };
    expect((await hal.post('/api/account/password', change)).status).toBe(400);
  }
  expect((await hal.get('/api/me')).body).toMatchObject({ name: 'Hal', passwordless: true });
  // The only way in stays; with another one it may go.
  const last = await hal.post('/api/account/passkeys/remove', { id, ...(await proofOf(hal, device)) });
  expect([last.status, last.body.error]).toEqual([
    400,
    'nothing else opens this account: set a password or add another passkey first',
  ]);
  const laptop = new Device(HOME);
  const options = await hal.post('/api/account/passkeys/options', await proofOf(hal, device));
  await hal.post('/api/account/passkeys', { name: 'Laptop', answer: laptop.create(options.body) });
  const used = await proofOf(hal, laptop);
  const removed = await hal.post('/api/account/passkeys/remove', { id, ...used });
  expect(removed.body).toMatchObject([{ name: 'Laptop' }]);
  // A proof is good once.
  expect((await hal.post('/api/account/delete', used)).status).toBe(400);
  // A password may be added; all other sessions end.
  const other = await signedInWith(laptop);
  const change = { ...(await proofOf(hal, laptop)), password: 'battery staple' };
  expect((await hal.post('/api/account/password', change)).status).toBe(200);
  expect((await other.get('/api/me')).body.guest).toBe(true);
  expect((await hal.get('/api/me')).body.passwordless).toBeUndefined();
  expect((await other.post('/api/session', { name: 'Hal', password: 'battery staple' })).status).toBe(200);
});

it('of two passkeys removed at the same moment, the last way in stays', async () => {
  const [device, laptop] = [new Device(HOME), new Device(HOME)];
  const ida = await withPasskey('Ida', device);
  const options = await ida.post('/api/account/passkeys/options', await proofOf(ida, device));
  await ida.post('/api/account/passkeys', { name: 'Laptop', answer: laptop.create(options.body) });
  const keys: { id: string }[] = (await ida.get('/api/account/passkeys')).body;
  const proofs = [await proofOf(ida, device), await proofOf(ida, laptop)];
  const done = await Promise.all(
    keys.map(({ id }, i) => ida.post('/api/account/passkeys/remove', { id, ...proofs[i] })),
  );
  expect(done.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect((await ida.get('/api/account/passkeys')).body).toHaveLength(1);
});

it('an account without a password is recovered by mail, and deleted with its passkey', async () => {
  const device = new Device(HOME);
  const jo = await withPasskey('Jo', device);
  const email = 'jo@example.org';
  await jo.post('/api/my/notices', { email, webhook: null, pace: 'daily', quiet: null });
  await server.store.notices.confirm(jo.id, email, 1);
  const stranger = await server.guest();
  await stranger.post('/api/account/reset', { email });
  const mailed = () => resetMails().find(({ to }) => to[0] === email);
  await vi.waitFor(() => expect(mailed()).toBeDefined(), { timeout: 240_000 });
  const token = tokenIn(mailed()!.text);
  const done = await stranger.post('/api/account/reset/finish', { token, password: 'battery staple' });
  expect([done.status, done.body.name]).toEqual([200, 'Jo']);
  expect((await jo.get('/api/me')).body.guest).toBe(true);
  expect((await stranger.get('/api/me')).body.passwordless).toBeUndefined();

  const kim = await withPasskey('Kim', new Device(HOME));
  const lee = new Device(HOME);
  const gone = await withPasskey('Lee', lee);
  expect((await kim.post('/api/account/delete', await proofOf(gone, lee))).status).toBe(400);
  expect((await gone.post('/api/account/delete', await proofOf(gone, lee))).status).toBe(204);
  expect((await gone.get('/api/me')).body.guest).toBe(true);
  const { body } = await stranger.post('/api/session/passkey/options', {});
  expect((await stranger.post('/api/session/passkey', { answer: lee.get(body) })).status).toBe(400);
  expect((await (await server.guest()).post('/api/account/passkey/options', { name: 'Lee' })).status).toBe(
    200,
  );
});

it('a person gets everything that is stored about them, and no secrets', async () => {
  const ann = await account('Eva', 'eva@example.org');
  const ben = await account('Fritz');
  const table = await ann.open({ game: 'noughts', seats: { noughts: 'me' }, rated: true });
  await ben.post(`/api/tables/${table}/join`, { seats: ['crosses'] });
  await ann.post(`/api/tables/${table}/start`);
  await ann.post(`/api/tables/${table}/chat`, { id: 'c1', text: 'good luck', scope: 'table' });
  await ben.post(`/api/tables/${table}/chat`, { id: 'c2', text: 'to you too', scope: 'table' });
  await ben.post(`/api/tables/${table}/resign`);
  await server.results.round();
  const { status, body, headers } = await ann.get('/api/my/data');
  expect([status, headers.get('content-disposition')]).toEqual([
    200,
    'attachment; filename="sandtable-my-data.json"',
  ]);
  expect(body).toMatchObject({
    person: { id: ann.id, name: 'Eva', guest: false },
    sessions: [{ created: server.time.now }],
    notices: { email: 'eva@example.org', confirmed: true },
    tables: [{ id: table, game: 'noughts' }],
    played: [{ table, side: 'noughts', outcome: 'won', rated: 1 }],
    ratings: [{ game: 'noughts', games: 1 }],
  });
  expect(body.chat.map(({ text }: { text: string }) => text)).toEqual(['good luck']);
  const text = JSON.stringify(body);
  expect(text).not.toMatch(/argon2|Fritz|to you too/);
  expect(text).not.toContain(ann.cookies.get('sandtable-session')!);
  const row = (await server.store.tables.row(table))!;
  expect(text).not.toContain(row.seed);
  expect((await (await server.guest()).get('/api/my/data')).body.tables).toEqual([]);
});

it('a guest who becomes an account keeps the games', async () => {
  const ann = await server.guest('Passing');
  const { id } = (await ann.get('/api/me')).body;
  const table = await ann.open({ game: 'noughts', seats: { noughts: 'me', crosses: 'random' }, start: true });
  await ann.post(`/api/tables/${table}/resign`);
  await server.results.round();
  await ann.post('/api/account', { name: 'Staying', password: PASSWORD });
  const { body } = await (await server.guest()).get(`/api/people/${id}/games`);
  expect(body.games).toMatchObject([{ table, result: { how: 'resigned' } }]);
  expect(JSON.stringify(body.games[0].seats)).toContain('"name":"Staying"');
});

it('accounts with one address in different letters get a mail each, of their own', async () => {
  await account('Una', 'Shared@example.org');
  // One of the two spellings is asked in an hour.
  server.time.now += HOUR + 1;
  await account('Uma', 'shared@example.org');
  const before = resetMails().length;
  await (await server.guest()).post('/api/account/reset', { email: 'SHARED@example.org' });
  await vi.waitFor(() => expect(resetMails()).toHaveLength(before + 2), { timeout: 240_000 });
  for (const [who, address] of [
    ['Una', 'Shared@example.org'],
    ['Uma', 'shared@example.org'],
  ]) {
    const { text } = resetMails().find(({ to }) => to[0] === address)!;
    expect(text).toContain(`${who}:`);
    expect(text.match(/#\/reset\//g)).toHaveLength(1);
  }
});
