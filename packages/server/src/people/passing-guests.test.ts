import type { FastifyRequest } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { type Running, startServer } from '../../test/server.js';
import { countNewAccount } from '../http/limits.js';
import type { ServerContext } from '../http/server-context.js';
import { Buckets } from '../sockets/bucket.js';

// Guests cost nothing to make: what does a thousand of them leave behind?

const DAY = 24 * 60 * 60_000;
const time = { now: 1_000_000_000_000, real: false };
const running: Running[] = [];
afterAll(() => Promise.all(running.map((server) => server.stop())));

async function begin(): Promise<Running> {
  const server = await startServer({ time });
  running.push(server);
  return server;
}

describe('a guest with a name', () => {
  it('is forgotten after a month away, unless they have ever sat at a table', async () => {
    const server = await begin();
    const [ada, bob, cyd] = [await server.guest('Ada'), await server.guest('Bob'), await server.guest('Cyd')];
    await bob.open({ game: 'noughts' });
    const me = (await ada.get('/api/me')).body.id;
    const names = async () => {
      await server.registry.caretaker.tidyUp();
      const rows = await server.store.db.selectFrom('people').select('name').orderBy('name').execute();
      return rows.map(({ name }) => name);
    };
    time.now += 29 * DAY;
    // Cyd comes by now and then.
    await cyd.get('/api/me');
    time.now += 2 * DAY;
    expect(await names()).toEqual(['Bob', 'Cyd']);
    // Their cookie is still theirs, only the name is gone.
    expect((await ada.get('/api/me')).body).toMatchObject({ id: me, name: expect.stringMatching(/^Guest /) });
    time.now += 31 * DAY;
    expect(await names()).toEqual(['Bob']);
  });

  it('who has made an account in the meantime stays', async () => {
    const server = await begin();
    const ada = await server.guest('Ada');
    await ada.post('/api/account', { name: 'Ada', password: 'correct horse battery' });
    time.now += 100 * DAY;
    await server.registry.caretaker.tidyUp();
    expect(await server.store.people.named('ada')).toMatchObject({ name: 'Ada' });
  });
});

describe('accounts', () => {
  it('are made from an address only so often; what is refused does not count', async () => {
    const enrolling = new Buckets(2, 1 / 900, () => time.now);
    const make = (ip: string, done = true) =>
      countNewAccount({ enrolling } as ServerContext, { ip } as FastifyRequest, async () => {
        if (!done) throw new Error('the name is taken');
        return 'made';
      });
    await expect(make('192.0.2.1', false)).rejects.toThrow('the name is taken');
    expect([await make('192.0.2.1'), await make('192.0.2.1')]).toEqual(['made', 'made']);
    await expect(make('192.0.2.1')).rejects.toThrow('too many accounts were made from your address');
    expect(await make('192.0.2.2')).toBe('made');
    time.now += 15 * 60_000;
    expect(await make('192.0.2.1')).toBe('made');
  });
});
