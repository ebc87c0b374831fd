import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Running, startServer } from '../../test/server.js';
import { onBehalfOf } from '../fairness/requester.js';
import { ChoiceLimit } from './choice-limit.js';

let server: Running;
beforeAll(async () => {
  server = await startServer({ config: { rateLimit: 100_000 }, time: { now: 1_000_000, real: false } });
});
afterAll(() => server.stop());

describe('the actions of an address', () => {
  it('are limited however many guests it pretends to be, and those of others go on', () => {
    const limit = new ChoiceLimit(() => server.time.now);
    const act = (address: string, n: number) =>
      onBehalfOf(address, () => limit.count({ id: `guest ${n}`, name: 'Guest' }, `table ${n}`));
    let done = 0;
    const flood = () => {
      for (; done < 30_000; done++) act('192.0.2.1', Math.floor(done / 500));
    };
    expect(flood).toThrow(/too much was done from your address within an hour: go on in \d+ s/);
    expect(done).toBe(20_000);
    expect(() => act('192.0.2.2', 0)).not.toThrow();
    server.time.now += 1_000;
    expect(() => act('192.0.2.1', 1_000)).not.toThrow();
  });
});

describe('the actions of people at a table', () => {
  it('are rate limited with a message, without holding up other players or bots', async () => {
    const [ada, bob] = [await server.guest('Ada'), await server.guest('Bob')];
    const id = await ada.open({ game: 'noughts', seats: { noughts: 'me' } });
    expect((await bob.post(`/api/tables/${id}/join`, { seats: ['crosses'] })).status).toBe(200);
    expect((await ada.post(`/api/tables/${id}/start`)).status).toBe(200);
    const [me, other] = await Promise.all([ada, bob].map(async (one) => (await one.get('/api/me')).body));
    const table = await server.registry.find(id);
    const choose = (person: typeof me, seat: string, text: string) =>
      table.choose(person, { id: randomUUID(), at: table.state.seq, seat, text });

    let done = 0;
    let answer = await choose(me, 'noughts', 'mark a1');
    for (; answer.t === 'ok' && done < 3_000; done++) {
      answer = await choose(me, 'noughts', done % 2 === 0 ? 'undo' : 'mark a1');
    }
    expect(answer).toMatchObject({
      t: 'refused',
      code: 'busy',
      reason: expect.stringMatching(/too much was done by you within an hour: go on in \d+ s/),
    });
    expect(done).toBeGreaterThan(900);
    expect(done).toBeLessThan(1_100);
    // Nor by other requests.
    const pause = await ada.post(`/api/tables/${id}/pause`, { paused: true });
    expect([pause.status, pause.body.code]).toEqual([429, 'busy']);
    // The other player goes on, and so do bots: their actions do not count.
    if (table.state.asked()[0] === 0) {
      server.time.now += 2_000;
      expect(await choose(me, 'noughts', 'mark a1')).toMatchObject({ t: 'ok' });
    }
    expect(await choose(other, 'crosses', 'mark b2')).toMatchObject({ t: 'ok' });
    const bots = await ada.open({
      game: 'noughts',
      seats: { noughts: 'random', crosses: 'random' },
      start: true,
    });
    const watched = await server.registry.find(bots);
    await vi.waitFor(() => expect(watched.state.status).toBe('finished'), { timeout: 240_000 });
    // An hour later the bucket is full again.
    server.time.now += 3_600_000;
    expect(await choose(me, 'noughts', 'mark c3')).toMatchObject({ t: 'ok' });
  });
});
