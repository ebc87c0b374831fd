import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Guest } from '../../test/guest.js';
import { type Running, startServer } from '../../test/server.js';

let server: Running;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const at = (table: string, what: string) => `/api/tables/${table}/${what}`;
const idOf = async (who: Guest) => (await who.get('/api/me')).body.id as string;
const regard = async (who: Guest, other: Guest, what: 'muted' | 'blocked' | null) =>
  who.post('/api/my/people', { person: await idOf(other), regard: what });
const NOT_WITH_YOU = 'somebody at this table does not want to play with you';

async function people<const N extends readonly string[]>(...names: N): Promise<{ [K in keyof N]: Guest }> {
  return Promise.all(names.map((name) => server.guest(name))) as Promise<{ [K in keyof N]: Guest }>;
}

describe('blocking', () => {
  it('keeps people from sitting down with those who blocked them, by whatever door', async () => {
    const [ada, bob, cyd] = await people('Ada', 'Bob', 'Cyd');
    const { body: mine } = await regard(ada, bob, 'blocked');
    expect(mine).toMatchObject([{ name: 'Bob', regard: 'blocked' }]);
    const table = await ada.open({ game: 'outposts', seats: { amber: 'me' } });
    const refused = await bob.post(at(table, 'join'), { seats: ['jade'] });
    expect([refused.status, refused.body.error]).toEqual([403, NOT_WITH_YOU]);
    // As somebody else in the same browser.
    await bob.post('/api/account', { name: 'Bob the Builder', password: 'correct horse' });
    await bob.delete('/api/session');
    expect((await bob.get('/api/me')).body.guest).toBe(true);
    expect((await bob.post(at(table, 'join'), { seats: ['jade'] })).body.error).toBe(NOT_WITH_YOU);
    await bob.post('/api/session', { name: 'Bob the Builder', password: 'correct horse' });
    // Where somebody else is the host, too: Ada sits there.
    const other = await cyd.open({ game: 'outposts', seats: { amber: 'me' } });
    await ada.post(at(other, 'join'), { seats: ['jade'] });
    expect((await bob.post(at(other, 'join'), { seats: ['crimson'] })).body.error).toBe(NOT_WITH_YOU);
    // A private table is not even shown, invitation or not.
    const hidden = await ada.open({ game: 'noughts', private: true, seats: { noughts: 'me' } });
    const { invite } = (await server.registry.find(hidden)).state.constants;
    for (const path of [`/api/tables/${hidden}?invite=${invite}`, `/api/tables/${hidden}`])
      expect((await bob.get(path)).body.error).toBe('this table is private: ask for an invitation');
    expect((await cyd.get(`/api/tables/${hidden}?invite=${invite}`)).status).toBe(200);
    expect((await bob.post(at(hidden, 'join'), { seats: ['crosses'], invite })).status).toBe(404);
    // Until Ada lets him in again.
    await regard(ada, bob, null);
    expect((await bob.post(at(table, 'join'), { seats: ['jade'] })).status).toBe(200);
  });

  it('is not forgotten by quick matches, in either direction', async () => {
    const [ada, bob, cyd] = await people('Ada', 'Bob', 'Cyd');
    await regard(ada, bob, 'blocked');
    const match = (who: Guest) => who.post('/api/match', { game: 'noughts', pace: 'correspondence' });
    const { body: adas } = await match(ada);
    const { body: bobs } = await match(bob);
    expect([adas.how, bobs.how, bobs.id === adas.id]).toEqual(['opened', 'opened', false]);
    // Ada asks anew while Bob waits.
    await ada.post(at(adas.id, 'leave'), {});
    const { body: again } = await match(ada);
    expect([again.how, again.id === bobs.id]).toEqual(['opened', false]);
    expect((await match(cyd)).body.how).toBe('joined');
  });

  it('leaves a running game alone, and the own seat; a rematch is another game', async () => {
    const [ada, bob] = await people('Ada', 'Bob');
    const table = await ada.open({ game: 'noughts', seats: { noughts: 'me' } });
    await bob.post(at(table, 'join'), { seats: ['crosses'] });
    await ada.post(at(table, 'start'));
    await regard(ada, bob, 'blocked');
    await bob.post(at(table, 'leave'), {});
    const { body: back } = await bob.post(at(table, 'join'), { seats: ['crosses'] });
    expect(back.seats.crosses).toMatchObject({ who: { name: 'Bob' }, bot: null });
    await bob.post(at(table, 'resign'));
    const { body: again } = await ada.post(at(table, 'rematch'));
    const refused = await bob.post(at(table, 'rematch'));
    expect(refused.body.error).toBe(NOT_WITH_YOU);
    expect((await ada.get(`/api/tables/${again.id}`)).body.seats.crosses.who).toBeNull();
  });

  it('is for others than oneself, and bounded', async () => {
    const [ada] = await people('Ada');
    expect((await regard(ada, ada, 'blocked')).status).toBe(400);
    expect((await ada.post('/api/my/people', { person: '../x', regard: 'muted' })).status).toBe(400);
    expect((await ada.post('/api/my/people', { person: 'x', regard: 'hated' })).status).toBe(400);
  });
});

describe('chat', () => {
  const say = (who: Guest, table: string, text: string, scope = 'table') =>
    who.post(at(table, 'chat'), { id: randomUUID(), scope, text });
  const heard = (who: Guest) => who.chat().map(({ text }) => text);

  it('does not bring the lines of somebody muted, nor those between two of whom one has blocked the other', async () => {
    const [ada, bob, cyd] = await people('Ada', 'Bob', 'Cyd');
    const table = await ada.open({ game: 'outposts', seats: { amber: 'me' } });
    await bob.post(at(table, 'join'), { seats: ['jade'] });
    await cyd.post(at(table, 'join'), { seats: ['crimson'] });
    await regard(ada, bob, 'blocked');
    await regard(cyd, ada, 'muted');
    for (const who of [ada, bob, cyd]) {
      await who.connect();
      await who.watch(table);
    }
    await say(ada, table, 'from Ada');
    await say(bob, table, 'from Bob');
    await say(cyd, table, 'from Cyd');
    for (const who of [ada, bob, cyd]) await who.until(() => heard(who).includes('from Cyd'));
    expect([heard(ada), heard(bob), heard(cyd)]).toEqual([
      ['from Ada', 'from Cyd'],
      ['from Bob', 'from Cyd'],
      ['from Bob', 'from Cyd'],
    ]);
    // What was said before is kept from them in the same way.
    const later = await server.guest();
    for (const [name, value] of ada.cookies) later.cookies.set(name, value);
    await later.connect();
    await later.watch(table);
    await later.until(() => heard(later).length > 0);
    expect(heard(later)).toEqual(['from Ada', 'from Cyd']);
  });
});

describe('a report', () => {
  const say = (who: Guest, table: string, text: string, scope = 'table') =>
    who.post(at(table, 'chat'), { id: randomUUID(), scope, text });

  it('keeps the lines that the reporter could read, even when the chat has forgotten them', async () => {
    const [ada, bob, eve] = await people('Ada', 'Bob', 'Eve');
    const table = await ada.open({ game: 'outposts', seats: { amber: 'me', indigo: 'random' } });
    const { seats, sides } = (await server.registry.find(table)).state.constants.machine.game;
    const { side } = seats.find(({ id }) => id === 'amber')!;
    const { id: enemy, side: theirs } = seats.find((seat) => seat.side !== side && seat.id !== 'indigo')!;
    await bob.post(at(table, 'join'), { seats: [enemy] });
    await say(bob, table, 'you fool');
    await say(bob, table, 'our plan', 'team');
    const [first] = await server.store.chat.readLast(table, [], 10);
    const about = await idOf(bob);
    const report = { table, about, line: Number(first.n), reason: 'abuse', words: 'not\u202enice' };
    expect((await ada.post('/api/reports', report)).status).toBe(204);
    const [kept] = await server.store.manners.reports(true, null);
    expect(kept).toMatchObject({ about, table_id: table, reason: 'abuse', words: 'not nice' });
    const lines = JSON.parse(kept.evidence);
    expect(lines).toMatchObject([{ who: about, text: 'you fool', reported: true }]);
    // Names are not kept: an account that is deleted is not named there either.
    expect(kept.evidence).not.toMatch(/\bBob\b/);
    // Twice is once, oneself is nobody, and nobody is reported who is not there.
    const again = await ada.post('/api/reports', { ...report, reason: 'spam' });
    expect([again.status, again.body.code]).toEqual([409, 'status']);
    const mine = { ...report, line: undefined, about: await idOf(ada) };
    expect((await ada.post('/api/reports', mine)).body.error).toBe('nobody reports themselves');
    const absent = { ...report, line: undefined, about: await idOf(eve) };
    expect((await ada.post('/api/reports', absent)).body.error).toBe('nobody of that kind is at this table');
    const wrong = { ...report, about: await idOf(ada) };
    expect((await eve.post('/api/reports', wrong)).body.error).toBe('somebody else said that');
    // The line said to the other team is not there for an outsider.
    const [, secret] = await server.store.chat.linesOf(table, [sides[theirs].id]);
    expect(secret.text).toBe('our plan');
    const stolen = await eve.post('/api/reports', { ...report, line: Number(secret.n) });
    expect(stolen.body.error).toBe('that line is not there any more');
  });
});

describe('a flood of reports', () => {
  it('of the same at the same moment is one', async () => {
    const [ada, bob] = await people('Ada', 'Bob');
    const table = await ada.open({ game: 'noughts', seats: { noughts: 'me' } });
    const about = await idOf(ada);
    const all = await Promise.all(
      [1, 2, 3, 4, 5].map(() => bob.post('/api/reports', { table, about, reason: 'spam' })),
    );
    expect(all.map(({ status }) => status).sort()).toEqual([204, 409, 409, 409, 409]);
    const mine = (await server.store.manners.reports(true, null)).filter((one) => one.table_id === table);
    expect(mine).toHaveLength(1);
    // When somebody is done with it, there may be another.
    await server.store.manners.closeReport(mine[0].n, 'dismissed', 1);
    expect((await bob.post('/api/reports', { table, about, reason: 'spam' })).status).toBe(204);
    const [again] = await server.store.manners.reports(true, null);
    await server.store.manners.closeReport(again.n, 'dismissed', 2);
  });

  it('is stopped, for a person and for an address with many names', async () => {
    const guarded = await startServer({ config: { rateLimit: 10_000 }, time: { now: 1e12, real: false } });
    const ada = await guarded.guest();
    const table = await ada.open({ game: 'noughts', seats: { noughts: 'me' } });
    const report = { table, about: await idOf(ada), reason: 'spam' };
    const answers: number[] = [];
    // One of a minute's limit; ten of them reach the bucket of the address.
    for (let i = 0; i < 12; i++)
      answers.push((await (await guarded.guest()).post('/api/reports', report)).status);
    expect(answers).toEqual([...Array(10).fill(204), 429, 429]);
    expect(await guarded.store.manners.reports(true, null)).toHaveLength(10);
    await guarded.stop();
  });
});

it('muting and blocking is bounded for an address, however many guests it is', async () => {
  const limited = await startServer({ config: { rateLimit: 100_000 } });
  let refused = 0;
  const victim = await limited.guest('Vic');
  const { id } = (await victim.get('/api/me')).body;
  // Sixty a minute are allowed to the route itself: the clock moves on between them.
  limited.time.real = false;
  limited.time.now = Date.now();
  for (let i = 0; i < 80; i++) {
    const guest = await limited.guest();
    const { status, body } = await guest.post('/api/my/people', { person: id, regard: 'blocked' });
    if (status !== 200) refused += Number(body.code === 'busy');
  }
  const rows = await limited.store.db.selectFrom('regards').selectAll().execute();
  expect(rows.length).toBeLessThanOrEqual(61);
  expect(refused).toBe(80 - rows.length);
  await limited.stop();
});
