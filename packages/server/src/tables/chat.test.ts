import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Guest } from '../../test/guest.js';
import { type Running, startServer } from '../../test/server.js';

let server: Running;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

/** Ada and Cyd against Bob; Eve is a spectator. */
async function company() {
  const names = ['Ada', 'Bob', 'Cyd', 'Eve'];
  const [ada, bob, cyd, eve] = await Promise.all(names.map((name) => server.guest(name)));
  const table = await ada.open({ game: 'outposts', seats: { amber: 'me', indigo: 'random' } });
  await bob.post(`/api/tables/${table}/join`, { seats: ['crimson'] });
  await cyd.post(`/api/tables/${table}/join`, { seats: ['jade'] });
  for (const one of [ada, bob, cyd, eve]) {
    await one.connect();
    await one.watch(table);
  }
  return { ada, bob, cyd, eve, table };
}

/** The line of the chat with this text, once it is heard. */
async function line(who: Guest, text: string, since = 0) {
  const found = () => who.chat(since).find((one) => one.text === text);
  await who.until(() => found() !== undefined);
  return found();
}

describe('chat', () => {
  it('to the table reaches everyone, to the team only the team', async () => {
    const { ada, bob, cyd, eve, table } = await company();
    ada.say({ t: 'chat', table, id: '1', scope: 'table', text: '  hello all ' });
    for (const one of [ada, bob, cyd, eve]) {
      expect(await line(one, 'hello all')).toMatchObject({ name: 'Ada', side: null });
      expect(one.chat()).toHaveLength(1);
    }
    await ada.next('ok', ({ id }) => id === '1');
    ada.say({ t: 'chat', table, id: '2', scope: 'team', text: 'raid the summit' });
    expect(await line(cyd, 'raid the summit')).toMatchObject({ side: 'north' });
    bob.say({ t: 'chat', table, id: '1', scope: 'team', text: 'they talk' });
    expect(await line(bob, 'they talk')).toMatchObject({ side: 'south' });
    await ada.choose(table, 'amber', 'x');
    // Later watchers read what they may.
    for (const [one, may, mayNot] of [
      [bob, 'they talk', 'raid the summit'],
      [cyd, 'raid the summit', 'they talk'],
      [eve, 'hello all', 'raid the summit'],
    ] as const) {
      one.hangUp();
      await one.until(() => one.closed !== null);
      const before = one.heard.length;
      await one.connect();
      await one.watch(table);
      await line(one, may, before);
      expect(one.chat(before).map(({ text }) => text)).toContain('hello all');
      expect(one.heard.join()).not.toContain(mayNot);
    }
  });

  it('is signed with the current name', async () => {
    const { ada, bob, table } = await company();
    await ada.post('/api/me', { name: 'Adele' });
    ada.say({ t: 'chat', table, id: '1', scope: 'table', text: 'it is me' });
    expect(await line(bob, 'it is me')).toMatchObject({ name: 'Adele' });
  });

  it('is idempotent by request id, over HTTP too', async () => {
    const { ada, bob, table } = await company();
    const said = { id: 'same', scope: 'table', text: 'only once' };
    for (let i = 0; i < 3; i++) {
      expect((await ada.post(`/api/tables/${table}/chat`, said)).body).toMatchObject({ t: 'ok' });
    }
    await ada.post(`/api/tables/${table}/chat`, { ...said, id: 'next', text: 'the end' });
    await line(bob, 'the end');
    expect(bob.chat().map(({ text }) => text)).toEqual(['only once', 'the end']);
  });

  it('is for the people seated there, and rate limited', async () => {
    const { eve, ada, bob, table } = await company();
    eve.say({ t: 'chat', table, id: '1', scope: 'table', text: 'may I?' });
    expect(await eve.next('refused')).toMatchObject({ code: 'seat' });
    eve.say({ t: 'chat', table, id: '2', scope: 'team', text: 'may I?' });
    expect(await eve.next('refused')).toMatchObject({ code: 'seat' });
    ada.say({ t: 'chat', table, id: '3', scope: 'team', seat: 'crimson', text: 'spying' });
    expect(await ada.next('refused')).toMatchObject({ code: 'seat' });
    for (const text of ['', '   ', 'x'.repeat(501)]) {
      bob.sayText(JSON.stringify({ t: 'chat', table, id: '4', scope: 'table', text }));
      expect(await bob.next('error')).toMatchObject({ code: 'message' });
    }
    const strict = await startServer({ config: { rateLimit: 10_000 } });
    const fast = await (await strict.guest()).connect();
    const own = await fast.open({ game: 'noughts', seats: { noughts: 'me' } });
    for (let i = 0; i < 12; i++)
      fast.say({ t: 'chat', table: own, id: `${i}`, scope: 'table', text: 'spam' });
    expect(await fast.next('refused')).toMatchObject({ code: 'busy' });
    await strict.stop();
  });
});
