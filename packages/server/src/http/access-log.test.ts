import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Running, startServer } from '../../test/server.js';

let server: Running;
beforeAll(async () => {
  server = await startServer({ config: { accessLog: true } });
});
afterAll(() => server.stop());

const LINE = /^[A-Z]+ \S+ \d{3} \d+\.\d ms \S+$/;

const noted = async (beginning: string): Promise<string> => {
  const found = () => server.log.filter((line) => line.startsWith(beginning));
  // A line is written when the response has been sent.
  await vi.waitFor(() => expect([server.log, found().length]).not.toEqual([server.log, 0]), {
    timeout: 240_000,
  });
  return found().at(-1) as string;
};

describe('the log of requests', () => {
  it('has a line for each request: what, the status, how long it took, and who', async () => {
    const guest = await server.guest('Ada');
    const { id } = (await guest.get('/api/me')).body;
    expect(await noted('GET /api/me 200')).toMatch(LINE);
    expect((await noted('POST /api/me 200')).endsWith(` ms ${id}`)).toBe(true);
    await guest.get('/nowhere');
    expect((await noted('GET /nowhere 404')).endsWith(' ms -')).toBe(true);
    await guest.get('/healthz');
    await noted('GET /healthz 200');
    for (const line of server.log) expect(line).toMatch(LINE);
  });

  it('names the request, which the answer names, too, and the table', async () => {
    const guest = await server.guest('Ada');
    const table = await guest.open({ game: 'noughts', seats: { noughts: 'me', crosses: 'me' } });
    const { headers } = await fetch(`${server.url}/api/tables/${table}?secret=1`, {
      headers: { cookie: guest.cookieHeader, 'x-request-id': 'of-somebody' },
    });
    const request = headers.get('x-request-id');
    // Only a proxy in front may name it.
    expect(request).toMatch(/^[0-9a-f]{16}$/);
    await noted(`GET /api/tables/${table} 200`);
    expect(server.entries.find((entry) => entry.request === request)).toEqual({
      request,
      table,
      method: 'GET',
      path: `/api/tables/${table}`,
      status: 200,
      ms: expect.any(Number),
      person: (await guest.get('/api/me')).body.id,
    });
  });

  it('has sockets, streams, refused and malformed requests', async () => {
    const guest = await server.guest('Ada');
    const { id } = (await guest.get('/api/me')).body;
    await guest.connect();
    expect((await noted('GET /ws 101')).endsWith(` ms ${id}`)).toBe(true);
    await expect(guest.connect({ origin: 'http://evil.example' })).rejects.toThrow('403');
    await noted('GET /ws 403');
    const stop = new AbortController();
    const stream = await fetch(`${server.url}/api/lobby/events`, {
      headers: { cookie: guest.cookieHeader },
      signal: stop.signal,
    });
    expect(stream.status).toBe(200);
    stop.abort();
    expect((await noted('GET /api/lobby/events 200')).endsWith(` ms ${id}`)).toBe(true);
    const answer = await server.app.inject({ url: '/api/%zz' });
    expect(answer.statusCode).toBe(400);
    await noted('GET /api/%zz 400');
  });

  it('has no secrets: no invitation, no choice, no password, no cookie, nothing that was said', async () => {
    const secrets = ['secret-invitation', 'mark-a1', 'correct horse', 'unspeakable'];
    const guest = await server.guest('Ada');
    const table = await guest.open({ game: 'noughts', seats: { noughts: 'me' }, private: true });
    await guest.get(`/api/tables/${table}?invite=secret-invitation`);
    await guest.get(`/api/tables/${table}/preview?seat=noughts&text=mark-a1`);
    await guest.get(`/api/tables/${table}/events?invite=secret-invitation&since=x`);
    await guest.post('/api/account', { name: 'Ada Secret', password: 'correct horse' });
    await guest.post(`/api/tables/${table}/chat`, { id: 'c', scope: 'table', text: 'unspeakable' });
    await noted(`POST /api/tables/${table}/chat`);
    const all = server.log.join('\n');
    for (const secret of [...secrets, ...guest.cookies.values()]) expect(all).not.toContain(secret);
    expect(all).not.toContain('?');
  });

  it('has no secrets on errors either', async () => {
    const guest = await server.guest('Ada');
    const table = await guest.open({ game: 'noughts', seats: { noughts: 'me' } });
    const find = vi.spyOn(server.registry, 'find').mockRejectedValue(new Error('something broke'));
    expect((await guest.get(`/api/tables/${table}?invite=secret-invitation`)).status).toBe(500);
    find.mockRestore();
    expect(server.reports).toContain(`GET /api/tables/${table}: something broke`);
    expect(server.reports.join()).not.toContain('secret-invitation');
  });

  it('is off by default', async () => {
    const quiet = await startServer();
    await (await quiet.guest()).get('/api/me');
    expect(quiet.log).toEqual([]);
    await quiet.stop();
  });
});
