import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Guest } from '../../test/guest.js';
import { type Running, startServer } from '../../test/server.js';
import { prefixOf, withoutPrefix } from './path-prefix.js';

it('an address loses the prefix, if it has it', () => {
  expect(prefixOf(new URL('https://a.example/'))).toBe('');
  expect(prefixOf(new URL('https://a.example/games/sandtable/'))).toBe('/games/sandtable');
  expect(withoutPrefix('/sandtable/api/me?x=1', '/sandtable')).toBe('/api/me?x=1');
  expect(withoutPrefix('/sandtables/api', '/sandtable')).toBe('/sandtables/api');
  expect(withoutPrefix('/healthz', '/sandtable')).toBe('/healthz');
  expect(withoutPrefix('/x', '')).toBe('/x');
});

describe('a site in a folder of its host', () => {
  let server: Running;
  beforeAll(async () => {
    server = await startServer({
      config: { publicUrl: new URL('http://games.example/sandtable/') },
    });
  });
  afterAll(() => server.stop());
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`${server.url}${path}`, { redirect: 'manual', ...init });

  it('answers there, and its cookies are sent nowhere else', async () => {
    const answer = await ask('/sandtable/api/me');
    expect(answer.status).toBe(200);
    const [cookie] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/; Path=\/sandtable\/(;|$)/);
    const { id } = (await answer.json()) as { id: string };
    const again = await ask('/sandtable/api/me', { headers: { cookie: cookie.split(';', 1)[0] } });
    expect(await again.json()).toMatchObject({ id });
    expect((await ask('/sandtable/')).status).toBe(200);
    expect((await ask('/sandtable/healthz')).status).toBe(200);
    expect((await ask('/healthz')).status).toBe(200);
    const bare = await ask('/sandtable');
    expect([bare.status, bare.headers.get('location')]).toEqual([308, '/sandtable/']);
  });

  it('has sockets there, and signs people out there', async () => {
    const guest = new Guest(`${server.url}/sandtable`);
    await guest.get('/api/me');
    await guest.connect({ origin: 'http://games.example' });
    const table = await guest.open({ game: 'noughts', seats: { noughts: 'me', crosses: 'me' }, start: true });
    await guest.watch(table);
    expect(await guest.choose(table, 'noughts', 'mark a1')).toMatchObject({ t: 'ok' });
    guest.hangUp();
    const own = { name: 'Ada', password: 'correct horse battery' };
    expect((await guest.post('/api/account', own)).status).toBe(200);
    const out = await guest.delete('/api/session');
    expect(out.headers.getSetCookie().find((one) => one.startsWith('sandtable-session=;'))).toMatch(
      /; Path=\/sandtable\/(;|$)/,
    );
  });

  it('is not led anywhere else by strange spellings of its addresses', async () => {
    /** As it is written: `fetch` would tidy the path up. */
    const raw = (path: string) =>
      new Promise<{ status: number; location: string | undefined; text: string }>((resolve, reject) => {
        const asked = request(`${server.url}/`, { path, headers: { accept: 'text/html' } }, (answer) => {
          let text = '';
          answer.setEncoding('utf8').on('data', (part) => {
            text += part;
          });
          answer.on('end', () =>
            resolve({ status: answer.statusCode ?? 0, location: answer.headers.location, text }),
          );
        });
        asked.on('error', reject);
        asked.end();
      });
    for (const path of [
      '//evil.example',
      '//evil.example/sandtable',
      '/sandtable//evil.example',
      '/sandtable/%2f%2fevil.example',
      '/sandtable\\evil.example',
      '/sandtable/..//evil.example',
      '/sandtable/../../etc/passwd',
      '/sandtable/%2e%2e/%2e%2e/etc/passwd',
      '/sandtable/assets/..%2f..%2fpackage.json',
      '/sandtable/sandtable/api/me',
      '/sandtable/api/tables/..%2f..%2fhealthz',
      '/SANDTABLE/api/me',
      '/sandtable;x=1/api/me',
      '/sandtable/api/me%00',
      'http://evil.example/sandtable',
    ]) {
      const { status, location, text } = await raw(path);
      // No redirection elsewhere, no file of the machine, no failure.
      expect([undefined, '/sandtable/'], `${path} leads to ${location}`).toContain(location);
      expect(status, path).toBeLessThan(500);
      expect(text, path).not.toMatch(/root:|"workspaces"|<a[^>]+evil/);
    }
  });

  it('leads back to itself from a page that is not there', async () => {
    const page = await ask('/sandtable/nowhere', { headers: { accept: 'text/html' } });
    expect(page.status).toBe(404);
    expect(await page.text()).toContain('<a href="/sandtable/">');
  });
});
