import { randomUUID } from 'node:crypto';
import { commitTo } from '@sandtable/kernel';
import { FromClient, type NewTable } from '@sandtable/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Guest } from '../test/guest.js';
import { type Running, startServer } from '../test/server.js';
import { SWISS } from '../test/tournaments.js';
import { appoint } from './manners/appoint.js';
import { COMMANDS } from './tables/table-commands.js';

// Who may do what. The routes are taken from the server itself: one without a row here fails the test.

const WHO = [
  'nobody',
  'guest',
  'account',
  'player',
  'other',
  'host',
  'spectator',
  'blocked',
  'banned',
  'moderator',
  'administrator',
] as const;
type Who = (typeof WHO)[number];
/** Those who have nothing to do with the table. */
const STRANGERS: readonly Who[] = [
  'nobody',
  'guest',
  'account',
  'spectator',
  'blocked',
  'moderator',
  'administrator',
];
/** Those who have a password. */
const ACCOUNTS: readonly Who[] = ['account', 'moderator', 'administrator'];
/** Those who sit at it. */
const SEATED: readonly Who[] = ['player', 'other', 'host'];

const PASSWORD = 'correct horse';
const VALUE = 'ab'.repeat(32);
/** What no device has answered. */
const ANSWER = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', response: {} };

let server: Running;
let cast: Record<Who, Guest>;
const ids = {} as Record<Who, string>;
const tournaments = { coming: '', cancelled: '' };

beforeAll(async () => {
  server = await startServer({ config: { publicUrl: new URL('http://127.0.0.1:1') } });
  const made = await Promise.all(WHO.map(async (who) => [who, await somebody(who)] as const));
  cast = Object.fromEntries(made) as Record<Who, Guest>;
  for (const who of WHO) if (who !== 'nobody') ids[who] = (await cast[who].get('/api/me')).body.id;
  for (const who of SEATED)
    await cast[who].post('/api/my/people', { person: ids.blocked, regard: 'blocked' });
  // Both are the account's.
  for (const which of ['coming', 'cancelled'] as const)
    tournaments[which] = (await cast.account.post('/api/tournaments', SWISS)).body.id;
  await cast.account.post(`/api/tournaments/${tournaments.cancelled}/end`, { why: 'a test' });
});
afterAll(() => server.stop());

let named = 0;
/** A new person of that kind. */
async function somebody(who: Who): Promise<Guest> {
  if (who === 'nobody') return new Guest(server.url);
  const name = `${who} ${++named}`;
  const guest = await server.guest(name);
  if (who === 'banned') await ban(guest);
  if (!ACCOUNTS.includes(who)) return guest;
  const { status } = await guest.post('/api/account', { name, password: PASSWORD });
  expect(status).toBe(200);
  if (who === 'moderator' || who === 'administrator') await appoint(server.store, name, who, 1);
  return guest;
}

let banning: Promise<Guest> | null = null;
async function ban(guest: Guest): Promise<void> {
  const { id } = (await guest.get('/api/me')).body;
  banning ??= somebody('moderator');
  const { status } = await (await banning).post(`/api/admin/people/${id}/ban`, {
    why: 'a test',
    until: null,
  });
  expect(status).toBe(204);
}

// Tables

type Stage = 'open' | 'starting' | 'running' | 'finished';
interface Scene {
  table: string;
  /** A line that the player has said. */
  line: number;
}

const opened: string[] = [];
/** One host has few tables at once: those of the last test are over. */
afterEach(async () => {
  for (const table of opened.splice(0)) {
    const person = { id: '', name: '' };
    await server.registry.command({ table, name: 'close if open', person, selves: [], body: null });
    for (const who of SEATED) await cast[who].post(`/api/tables/${table}/resign`);
  }
});

/** A table of four: the host has indigo, the player amber, the other crimson, a bot jade. */
async function scene(stage: Stage, more: Partial<NewTable> = {}): Promise<Scene> {
  const { host, player, other } = cast;
  const seats = { indigo: 'me', ...(stage === 'open' ? {} : { jade: 'random' }) };
  const table = await host.open({ game: 'outposts', seats, ...more });
  const { body } = await host.get(`/api/tables/${table}`);
  expect(body.status).toBe('open');
  opened.push(table);
  const { invite } = (await server.registry.find(table)).state.constants;
  const part = stage === 'starting' ? { commit: commitTo(VALUE) } : {};
  await player.post(`/api/tables/${table}/join`, { seats: ['amber'], invite, ...part });
  await other.post(`/api/tables/${table}/join`, { seats: ['crimson'], invite });
  await player.post(`/api/tables/${table}/chat`, { id: randomUUID(), scope: 'table', text: 'hello' });
  const [{ n }] = await server.store.chat.readLast(table, [], 1);
  if (stage !== 'open') await host.post(`/api/tables/${table}/start`);
  if (stage === 'finished')
    for (const who of [player, other, host]) await who.post(`/api/tables/${table}/resign`);
  const expected = { open: 'open', starting: 'open', running: 'running', finished: 'finished' }[stage];
  expect((await host.get(`/api/tables/${table}`)).body.status).toBe(expected);
  return { table, line: Number(n) };
}

// The table of permissions

interface Row {
  /** The stage of the table that the route is about. */
  at?: Stage;
  path?: (scene: Scene) => string;
  body?: (scene: Scene, who: Who) => unknown;
  /** The answer to those who may. */
  ok?: string;
  /** Who may; everybody if absent. */
  may?: readonly Who[];
  /** The answer to everybody else, and to some of them in particular. */
  no?: string;
  but?: Partial<Record<Who, string>>;
  /** Everybody is another person each time: it changes the person, or ends their session. */
  fresh?: boolean;
}

const SEAT = '403 seat';
const at = (stage: Stage, more: Omit<Row, 'at'>): Row => ({ at: stage, ...more });
/** A question that shows what one seat sees: for its player only. */
const ownSeat = (query: string, more: Partial<Row> = {}): Row =>
  at('running', { path: ({ table }) => `/api/tables/${table}/${query}`, may: ['player'], no: SEAT, ...more });
const choice = { seat: 'amber', text: 'nonsense' };

const NOTHING = '404 table';
const OFFICIALS: readonly Who[] = ['moderator', 'administrator'];
/** An act about somebody, or a table, that does not exist: the table here is about who may try. */
const official = (kind: string, what: string, body: object = {}, more: Partial<Row> = {}): Row => ({
  path: () => `/api/admin/${kind}/nowhere/${what}`,
  body: () => ({ why: 'a test', ...body }),
  ok: '204',
  may: OFFICIALS,
  no: NOTHING,
  ...more,
});

/** What only an organizer and those who look after the site may do; here it is refused to them by its state. */
const organizing = (what: string, body: object = {}, more: Partial<Row> = {}): Row => ({
  path: () => `/api/tournaments/${tournaments.coming}/${what}`,
  body: () => body,
  ok: '409 status',
  may: ['account', ...OFFICIALS],
  no: SEAT,
  ...more,
});

const ROUTES: Record<string, Row> = {
  // Pages and the state of the server: for everybody, and nothing of any person is in them
  'GET /': {},
  'GET /healthz': {},
  'GET /metrics': {},
  // People
  'GET /api/me': {},
  'POST /api/me': { fresh: true, body: () => ({ name: `renamed ${++named}` }) },
  'POST /api/account': {
    fresh: true,
    body: () => ({ name: `enrolled ${++named}`, password: PASSWORD }),
    no: '400 message',
    may: WHO.filter((who) => !ACCOUNTS.includes(who)),
  },
  'POST /api/session': {
    fresh: true,
    body: () => ({ name: 'nobody here', password: PASSWORD }),
    ok: '400 message',
  },
  'DELETE /api/session': { fresh: true, ok: '204' },
  'DELETE /api/sessions': { fresh: true, ok: '204' },
  'POST /api/account/password': {
    fresh: true,
    body: () => ({ old: PASSWORD, password: 'battery staple' }),
    may: ACCOUNTS,
    no: '400 message',
  },
  'POST /api/account/delete': {
    fresh: true,
    body: () => ({ password: PASSWORD }),
    ok: '204',
    may: ACCOUNTS,
    no: '400 message',
  },
  // Other ways in: passkeys need the password first, a forgotten one needs mail, which this server does not send
  'GET /api/account/passkeys': { may: ACCOUNTS, no: '400 message' },
  'POST /api/account/passkeys/options': {
    body: () => ({ password: PASSWORD }),
    may: ACCOUNTS,
    no: '400 message',
  },
  'POST /api/account/passkeys': { body: () => ({ name: 'Phone', answer: ANSWER }), ok: '400 message' },
  'POST /api/account/proof': { body: () => ({}), may: ACCOUNTS, no: '400 message' },
  'POST /api/account/passkey/options': {
    fresh: true,
    body: () => ({ name: `passkey ${++named}` }),
    no: '400 message',
    may: WHO.filter((who) => !ACCOUNTS.includes(who)),
  },
  'POST /api/account/passkey': {
    body: () => ({ name: `passkey ${++named}`, device: 'Phone', answer: ANSWER }),
    ok: '400 message',
  },
  'POST /api/account/passkeys/remove': {
    body: () => ({ id: 'AAAA', password: PASSWORD }),
    may: ACCOUNTS,
    no: '400 message',
  },
  'POST /api/session/passkey/options': { body: () => ({}) },
  'POST /api/session/passkey': { body: () => ({ answer: ANSWER }), ok: '400 message' },
  'POST /api/account/reset': { body: () => ({ email: 'ann@example.org' }), ok: '409 status' },
  'POST /api/account/reset/finish': {
    body: () => ({ token: 'guessed', password: PASSWORD }),
    ok: '400 message',
  },
  'GET /api/my/data': {},
  // Notices: accounts only
  'GET /api/my/notices': { may: ACCOUNTS, no: SEAT },
  'POST /api/my/notices': {
    body: () => ({ email: null, webhook: null, pace: 'hourly', quiet: null }),
    may: ACCOUNTS,
    no: SEAT,
  },
  'POST /api/my/notices/browser': {
    body: () => ({
      endpoint: 'https://push.example.org/1',
      keys: { p256dh: 'x'.repeat(87), auth: 'y'.repeat(22) },
    }),
    // Web push needs an https address of the server's own.
    ok: '400 message',
    may: ACCOUNTS,
    no: SEAT,
  },
  'POST /api/my/notices/browser/remove': {
    body: () => ({ endpoint: 'https://push.example.org/1' }),
    may: ACCOUNTS,
    no: SEAT,
  },
  // Links in mails are signed and need no session: without a signature they open nothing.
  'GET /api/notices/confirm': { ok: '400' },
  'POST /api/notices/confirm': { ok: '400', body: () => ({}) },
  'GET /api/notices/stop': { ok: '400' },
  'POST /api/notices/stop': { ok: '400', body: () => ({}) },
  // Manners
  'GET /api/my/people': {},
  'POST /api/my/people': { body: () => ({ person: 'somebody', regard: 'muted' }) },
  'POST /api/reports': at('running', {
    body: ({ table, line }) => ({ table, about: ids.player, line, reason: 'abuse' }),
    ok: '204',
    may: WHO.filter((who) => who !== 'player'),
    no: '400 message',
  }),
  // Profiles: of accounts
  'GET /api/people/:id': { path: () => `/api/people/${ids.account}` },
  'GET /api/people/:id/games': { path: () => `/api/people/${ids.account}/games` },
  'GET /api/people/:id/against/:other': {
    path: () => `/api/people/${ids.account}/against/${ids.account}`,
  },
  'GET /api/ladders/:game': { path: () => '/api/ladders/noughts' },
  // Tournaments: everybody may see them, accounts announce and enter
  'GET /api/tournaments': {},
  'GET /api/tournaments/:id': { path: () => `/api/tournaments/${tournaments.coming}` },
  'POST /api/tournaments': { body: () => SWISS, ok: '201', may: ACCOUNTS, no: SEAT, fresh: true },
  'POST /api/tournaments/:id/enter': organizing(
    'enter',
    {},
    { path: () => `/api/tournaments/${tournaments.cancelled}/enter`, may: ACCOUNTS },
  ),
  // Nobody is in, and nobody was.
  'POST /api/tournaments/:id/withdraw': organizing('withdraw', {}, { may: [] }),
  'POST /api/tournaments/:id/return': organizing('return', {}, { may: [] }),
  'GET /api/tournaments/:id/deeds': {
    path: () => `/api/tournaments/${tournaments.coming}/deeds`,
    may: ['account', ...OFFICIALS],
    no: SEAT,
  },
  'POST /api/tournaments/:id/begin': organizing('begin'),
  'POST /api/tournaments/:id/next': organizing('next'),
  'POST /api/tournaments/:id/pause': organizing('pause'),
  'POST /api/tournaments/:id/resume': organizing('resume'),
  'POST /api/tournaments/:id/season': organizing('season'),
  'POST /api/tournaments/:id/end': organizing(
    'end',
    { why: 'a test' },
    { path: () => `/api/tournaments/${tournaments.cancelled}/end` },
  ),
  'POST /api/tournaments/:id/remove': organizing(
    'remove',
    { person: 'nobody', why: 'a test' },
    { ok: '400 message' },
  ),
  // Nobody was absent; only those who may ask are told so by the other reason.
  'POST /api/tournaments/:id/readmit': organizing(
    'readmit',
    { person: 'nobody', why: 'a test' },
    { ok: '409 status', path: () => `/api/tournaments/${tournaments.cancelled}/readmit` },
  ),
  // Not even the organizer: what was announced does not change, unless it is moderated.
  'POST /api/tournaments/:id/words': organizing(
    'words',
    { name: 'Spring Cup', about: '', why: 'a test' },
    { ok: '200', may: OFFICIALS },
  ),
  'POST /api/tournaments/:id/decide': organizing('decide', {
    division: 1,
    round: 1,
    board: 1,
    outcome: 'one',
    why: 'a test',
  }),
  // Those who look after the site: to everybody else there is nothing here
  'GET /api/admin/people': { may: OFFICIALS, no: NOTHING },
  'POST /api/admin/people/:id/ban': official('people', 'ban', { until: null }),
  'POST /api/admin/people/:id/unban': official(
    'people',
    'unban',
    {},
    { ok: '409 status', path: () => '/api/admin/people/free/unban' },
  ),
  'POST /api/admin/people/:id/rename': official('people', 'rename', { name: 'x' }, { ok: '400 message' }),
  'POST /api/admin/people/:id/sign-out': official('people', 'sign-out'),
  'POST /api/admin/people/:id/role': official(
    'people',
    'role',
    { role: null },
    { ok: '400 message', may: ['administrator'] },
  ),
  'GET /api/admin/tables': { may: ['administrator'], no: NOTHING },
  'POST /api/admin/tables/:id/close': official(
    'tables',
    'close',
    {},
    { ok: '404 table', may: ['administrator'] },
  ),
  'GET /api/admin/tables/:id/rescue': {
    path: () => '/api/admin/tables/nowhere/rescue',
    ok: '404 table',
    may: ['administrator'],
    no: NOTHING,
  },
  'POST /api/admin/tables/:id/rescue': official(
    'tables',
    'rescue',
    { seq: 1 },
    { ok: '404 table', may: ['administrator'] },
  ),
  'GET /api/admin/reports': { may: OFFICIALS, no: NOTHING },
  'POST /api/admin/reports/:id': {
    path: () => '/api/admin/reports/999999',
    body: () => ({ outcome: 'acted', why: 'a test' }),
    ok: '400 message',
    may: OFFICIALS,
    no: NOTHING,
  },
  'GET /api/admin/audit': { may: ['administrator'], no: NOTHING },
  // The lobby
  'GET /api/games': {},
  'GET /api/tables': {},
  'GET /api/my/tables': {},
  'GET /api/my/finished': {},
  'GET /api/lobby/events': {},
  'POST /api/tables': { body: () => ({ game: 'noughts' }), ok: '201', fresh: true },
  'POST /api/match': { body: () => ({ game: 'noughts', pace: 'correspondence' }), fresh: true },
  // What everybody may know of a public table
  'GET /api/tables/:id': at('running', {}),
  'GET /api/tables/:id/events': at('running', {}),
  'GET /api/tables/:id/findings': at('running', {}),
  'GET /api/tables/:id/inspect': at('running', {
    path: ({ table }) => `/api/tables/${table}/inspect?touch=space:nowhere`,
  }),
  // What only the player of a seat may see
  'GET /api/tables/:id/log': ownSeat('log?as=amber'),
  'GET /api/tables/:id/lines': ownSeat('lines?as=amber'),
  'GET /api/tables/:id/replay': ownSeat('replay?as=amber&at=0'),
  'GET /api/tables/:id/outline': ownSeat('outline?as=amber'),
  'GET /api/tables/:id/journal': ownSeat('journal?as=amber'),
  'GET /api/tables/:id/why': ownSeat('why?seat=amber'),
  'GET /api/tables/:id/options': ownSeat('options?seat=amber&verb=x&subject=y', { ok: '409 rules' }),
  'GET /api/tables/:id/draft': ownSeat('draft?seat=amber&text=nonsense', { ok: '409 rules' }),
  'GET /api/tables/:id/preview': ownSeat('preview?seat=amber&text=nonsense', { ok: '409 rules' }),
  // Nobody is advised at this table, not even the player.
  'GET /api/tables/:id/hint': ownSeat('hint?seat=amber', { ok: '409 status' }),
  'GET /api/tables/:id/reason': ownSeat('reason?as=amber&at=1', { ok: '409 status' }),
  // A game that is not over is looked back at by nobody; afterwards by everybody who may see the table.
  'GET /api/tables/:id/review': at('running', { ok: '409 status' }),
  // The webhook of a table: for its host, if that is an account, which this one is not
  'GET /api/tables/:id/webhook': at('running', { may: [], no: SEAT }),
  'POST /api/tables/:id/webhook': at('running', { body: () => ({ webhook: null }), may: [], no: SEAT }),
  // Before the start
  'POST /api/tables/:id/join': at('open', {
    body: () => ({ seats: ['jade'] }),
    may: WHO.filter((who) => who !== 'blocked'),
    no: SEAT,
  }),
  'POST /api/tables/:id/leave': at('open', { body: () => ({}), may: SEATED, no: SEAT }),
  'POST /api/tables/:id/seat': at('open', {
    body: () => ({ seat: 'jade', bot: 'random' }),
    may: ['host'],
    no: SEAT,
  }),
  // A seat is free, so that even the host is refused: by another reason.
  'POST /api/tables/:id/start': at('open', { body: () => ({}), ok: '409 status', may: ['host'], no: SEAT }),
  'POST /api/tables/:id/reveal': at('starting', {
    body: () => ({ value: VALUE }),
    may: ['player'],
    no: SEAT,
    but: { other: '400 message', host: '400 message' },
  }),
  // At a running table
  'POST /api/tables/:id/pause': at('running', { body: () => ({ paused: true }), may: SEATED, no: SEAT }),
  'POST /api/tables/:id/back': at('running', {
    body: () => ({ to: 10_000, agree: true }),
    ok: '400 message',
    may: SEATED,
    no: SEAT,
  }),
  'POST /api/tables/:id/resign': at('running', { body: () => ({}), may: SEATED, no: SEAT }),
  // Nobody has been away for long enough.
  'POST /api/tables/:id/substitute': at('running', {
    body: (_, who) => ({ seat: who === 'other' ? 'amber' : 'crimson' }),
    ok: '409 status',
    may: SEATED,
    no: SEAT,
  }),
  'POST /api/tables/:id/expel': at('open', {
    body: () => ({ seat: 'amber', after: 'open' }),
    may: ['host'],
    no: SEAT,
  }),
  'POST /api/tables/:id/rematch': at('finished', { body: () => ({}), may: SEATED, no: SEAT }),
  // What is sent by the socket as well: refusals come with status 200, as they do there
  'POST /api/tables/:id/choices': at('running', {
    body: () => ({ id: randomUUID(), at: 1_000_000, ...choice }),
    ok: '200 outdated',
    may: ['player'],
    no: '200 seat',
  }),
  'POST /api/tables/:id/orders': at('running', {
    body: () => ({ id: randomUUID(), seat: 'amber', orders: [] }),
    may: ['player'],
    no: '200 seat',
  }),
  'POST /api/tables/:id/chat': at('running', {
    body: () => ({ id: randomUUID(), scope: 'table', text: 'hello' }),
    may: SEATED,
    no: '200 seat',
  }),
};

/** The routes in a picture of the router's tree. */
function routesOf(picture: string): string[] {
  const found: string[] = [];
  const above: string[] = [];
  for (const line of picture.split('\n').filter((one) => one !== '')) {
    const [, indent, path, methods] = /^([│ ]*)[├└]── (\S*) \((.+)\)$/.exec(line) ?? [];
    if (methods === undefined) throw new Error(`not a line of the tree: ${line}`);
    const depth = indent.length / 4;
    above.splice(depth, above.length, path);
    for (const method of methods.split(', ')) found.push(`${method} ${above.join('')}`);
  }
  return found;
}

async function ask(
  who: Guest,
  route: string,
  row: Row,
  here: Scene | null,
  as: Who,
  method = route.split(' ')[0],
): Promise<string> {
  const [, url] = route.split(' ');
  const path = row.path?.(here!) ?? url.replace(':id', here?.table ?? '');
  const body = row.body?.(here ?? { table: '', line: 0 }, as);
  const stop = new AbortController();
  const answer = await fetch(`${server.url}${path}`, {
    method,
    signal: stop.signal,
    headers: {
      cookie: who.cookieHeader,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  // A stream does not end by itself.
  if (answer.headers.get('content-type') === 'text/event-stream') {
    stop.abort();
    return String(answer.status);
  }
  const text = await answer.text();
  const code = /"code":"([a-z]+)"/.exec(text.slice(0, 2_000))?.[1];
  return code ? `${answer.status} ${code}` : String(answer.status);
}

/** Banned people change nothing, whatever they could do otherwise; what they may see they still see. */
const STILL = [
  '/api/session',
  '/api/sessions',
  '/api/account/delete',
  '/api/notices/confirm',
  '/api/notices/stop',
];

function expected(route: string, { ok = '200', may = WHO, no = '', but = {} }: Row, who: Who): string {
  const [method, url] = route.split(' ');
  if (who === 'banned' && method !== 'GET' && !STILL.includes(url)) return SEAT;
  return may.includes(who) ? ok : (but[who] ?? no);
}

const seqOf = async (here: Scene | null) => here && (await server.registry.find(here.table)).state.seq;

describe('who may do what', () => {
  it('is said of every route that the router itself knows, and of no other', () => {
    const known = routesOf(server.app.printRoutes({ commonPrefix: false }));
    expect(known.filter((route) => !route.startsWith('HEAD ')).sort()).toEqual(Object.keys(ROUTES).sort());
    // Whoever asks for the head alone passes the same checks.
    const heads = known.filter((route) => route.startsWith('HEAD '));
    expect(heads.filter((route) => !(route.replace('HEAD', 'GET') in ROUTES))).toEqual([]);
  });

  it('holds for whoever asks for the head alone', async () => {
    const answers = async (scenes: Record<string, Scene>, method: string) => {
      const found: string[] = [];
      for (const [route, row] of Object.entries(ROUTES)) {
        if (!route.startsWith('GET ') || row.fresh) continue;
        for (const who of WHO) {
          const answer = await ask(cast[who], route, row, row.at ? scenes[row.at] : null, who, method);
          found.push(`${route} by ${who}: ${answer.slice(0, 3)}`);
        }
      }
      return found;
    };
    const scenes = { running: await scene('running') };
    expect(await answers(scenes, 'HEAD')).toEqual(await answers(scenes, 'GET'));
  });

  it.each(Object.entries(ROUTES))('%s', async (route, row) => {
    const answers: Record<string, string> = {};
    const changes = !route.startsWith('GET');
    const { may = WHO } = row;
    let here = row.at ? await scene(row.at) : null;
    // Those who may not come first, at one table: they change nothing there.
    const before = await seqOf(here);
    for (const who of WHO.filter((one) => !may.includes(one)))
      answers[who] = await ask(row.fresh ? await somebody(who) : cast[who], route, row, here, who);
    expect(await seqOf(here)).toBe(before);
    for (const [i, who] of may.entries()) {
      if (row.at && changes && i > 0) here = await scene(row.at);
      answers[who] = await ask(row.fresh ? await somebody(who) : cast[who], route, row, here, who);
    }
    expect(answers).toEqual(Object.fromEntries(WHO.map((who) => [who, expected(route, row, who)])));
  });

  it('at a private table is nothing for strangers, whatever they ask', async () => {
    const here = await scene('running', { private: true });
    const before = await seqOf(here);
    const strange: string[] = [];
    for (const [route, row] of Object.entries(ROUTES)) {
      if (!row.at) continue;
      for (const who of STRANGERS) {
        const answer = await ask(cast[who], route, row, here, who);
        if (answer !== '404 table') strange.push(`${route} by ${who}: ${answer}`);
      }
    }
    expect(strange).toEqual([]);
    expect(await seqOf(here)).toBe(before);
  });

  it('is refused from another site, for every route that changes something', async () => {
    const here = await scene('open');
    for (const [route, row] of Object.entries(ROUTES)) {
      const [method, url] = route.split(' ');
      if (method === 'GET') continue;
      const path = row.path?.(here) ?? url.replace(':id', here.table);
      for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]) {
        const { status } = await cast.host.request(method, path, row.body?.(here, 'host') ?? {}, headers);
        expect([route, status]).toEqual([route, 403]);
      }
    }
  });
});

describe('messages of the socket', () => {
  const SAID: Record<FromClient['t'], (table: string) => FromClient> = {
    ping: () => ({ t: 'ping' }),
    lobby: () => ({ t: 'lobby' }),
    watch: (table) => ({ t: 'watch', table }),
    unwatch: (table) => ({ t: 'unwatch', table }),
    choose: (table) => ({ t: 'choose', table, id: randomUUID(), at: 1_000_000, ...choice }),
    orders: (table) => ({ t: 'orders', table, id: randomUUID(), seat: 'amber', orders: [] }),
    chat: (table) => ({ t: 'chat', table, id: randomUUID(), scope: 'table', text: 'hello' }),
  };
  /** What is done only at the table's own seats, by whom, and how the others are refused. */
  const ONLY: Partial<Record<FromClient['t'], { may: readonly Who[]; ok: string }>> = {
    choose: { may: ['player'], ok: 'outdated' },
    orders: { may: ['player'], ok: 'ok' },
    chat: { may: SEATED, ok: 'ok' },
  };

  const ANSWERS: Record<string, string> = {
    ping: 'pong',
    lobby: 'lobby',
    watch: 'table',
    choose: 'ok',
    orders: 'ok',
    chat: 'ok',
  };

  const answerOf = async (who: Guest, message: FromClient): Promise<string> => {
    const { length } = who.heard;
    who.say(message);
    let found = '';
    await who.until(() => {
      for (const text of who.heard.slice(length)) {
        const one = JSON.parse(text);
        if (one.t === 'error' || one.t === 'refused') found = one.code;
        else if (one.t === ANSWERS[message.t]) found = one.t;
        if (found !== '') return true;
      }
      return false;
    }, message.t);
    return found;
  };

  it('are all here', () => {
    const kinds = FromClient.anyOf.map((one) => one.properties.t.const);
    expect(Object.keys(SAID).sort()).toEqual([...kinds].sort());
  });

  it.each(['public', 'private'])('at a %s table', async (kind) => {
    const { table } = await scene('running', { private: kind === 'private' });
    for (const who of WHO) {
      const guest = new Guest(server.url);
      for (const [name, value] of cast[who].cookies) guest.cookies.set(name, value);
      await guest.connect();
      const out = kind === 'private' && !SEATED.includes(who);
      for (const t of ['ping', 'lobby', 'watch', 'choose', 'orders', 'chat'] as const) {
        const answer = await answerOf(guest, SAID[t](table));
        const only = ONLY[t];
        const open = only ? (only.may.includes(who) ? only.ok : 'seat') : ANSWERS[t];
        expect([who, t, answer]).toEqual([
          who,
          t,
          out && t !== 'ping' && t !== 'lobby' && !(only && who === 'banned') ? 'table' : open,
        ]);
      }
      guest.hangUp();
    }
  });
});

describe('commands at a table', () => {
  /** What the server does by itself: no route and no message leads here. */
  const INTERNAL = [
    'sit at the rematch',
    'quick match',
    'leave for another',
    'renamed',
    'remove',
    'erase',
    'rescued',
    'forfeit',
    'close for good',
    'close if open',
  ];

  it('are reached by a route or a message that has a row here, or by nobody', () => {
    const routed = Object.keys(ROUTES).flatMap(
      (route) => /\/api\/tables\/:id\/([a-z]+)$/.exec(route)?.[1] ?? [],
    );
    const names = Object.keys(COMMANDS).filter((name) => !INTERNAL.includes(name));
    const missing = names.filter((name) => !routed.includes(name) && name !== 'choose');
    expect(missing).toEqual([]);
    expect(INTERNAL.filter((name) => routed.includes(name) || !(name in COMMANDS))).toEqual([]);
  });
});
