import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { LIMITS } from '@sandtable/protocol';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freshFolder, type Running, startServer } from '../test/server.js';

const asHtml = { accept: 'text/html,application/xhtml+xml' };

let server: Running;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const get = (url: string, headers = {}) => server.app.inject({ url, headers });

describe('the front page, where no client is built', () => {
  it('lists every game with its seats, credits and the command that plays it', async () => {
    const answer = await get('/', asHtml);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toContain('npx sandtable play <span>--game qmg-ww2</span>');
    expect(answer.body).toContain('<li>germany</li>');
    expect(answer.body).toContain('Ian Brody');
    expect(answer.body).not.toContain('noughts');
    expect(answer.body).toContain('not affiliated');
    expect(answer.body).toContain('Version 1.2.3');
  });

  it('loads nothing from elsewhere, and no script', async () => {
    const { body } = await get('/');
    expect(body).not.toMatch(/<script/i);
    expect(body).not.toMatch(/(?:src|href)="(?!\/|data:)/);
    expect(body).not.toMatch(/\sstyle="/);
  });
});

describe('the built client', () => {
  let web: Running;
  beforeAll(async () => {
    const client = freshFolder();
    mkdirSync(join(client, 'assets'));
    writeFileSync(join(client, 'index.html'), '<title>the client</title>');
    writeFileSync(join(client, 'assets', 'main-1a2b.js'), 'let client;');
    web = await startServer({ client });
  });
  afterAll(() => web.stop());

  it('is served, for every address that is not the server’s', async () => {
    for (const url of ['/', '/table/abc', '/rules/qmg-ww2']) {
      const page = await web.app.inject({ url, headers: asHtml });
      expect([page.statusCode, page.body]).toEqual([200, '<title>the client</title>']);
      expect(page.headers['cache-control']).toBe('no-cache');
    }
    expect((await web.app.inject({ url: '/api/nothing', headers: asHtml })).statusCode).toBe(404);
    expect((await web.app.inject({ url: '/assets/none.js' })).statusCode).toBe(404);
    expect((await web.app.inject({ url: '/../../package.json' })).body).not.toContain('workspaces');
  });

  it('comes compressed, and not at all if the browser has it', async () => {
    const page = (headers: Record<string, string>) => web.app.inject({ url: '/', headers });
    const packed = await page({ 'accept-encoding': 'gzip, deflate, br' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe('<title>the client</title>');
    const zipped = await page({ 'accept-encoding': 'br;q=0, gzip' });
    expect(gunzipSync(zipped.rawPayload).toString()).toBe('<title>the client</title>');
    expect((await page({})).headers['content-encoding']).toBeUndefined();
    const etag = String(packed.headers.etag);
    for (const version of [etag, `W/${etag}`, `"another", W/${etag}`, '*']) {
      const known = await page({ 'if-none-match': version });
      expect([known.statusCode, known.body, known.headers.etag]).toEqual([304, '', etag]);
    }
    for (const version of ['"another"', `${etag}x`, '']) {
      expect((await page({ 'if-none-match': version })).statusCode).toBe(200);
    }
  });

  it('answers HEAD requests with its length', async () => {
    const head = await web.app.inject({ method: 'HEAD', url: '/assets/main-1a2b.js' });
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', '11']);
    expect(head.headers['content-type']).toBe('text/javascript; charset=utf-8');
  });

  it('stays the build from the start, while another one is made', async () => {
    const client = freshFolder();
    mkdirSync(join(client, 'assets'));
    writeFileSync(join(client, 'index.html'), '<script src="assets/a1.js"></script>');
    writeFileSync(join(client, 'assets', 'a1.js'), 'let first;');
    const old = await startServer({ client });
    rmSync(join(client, 'assets', 'a1.js'));
    writeFileSync(join(client, 'assets', 'b2.js'), 'let second;');
    writeFileSync(join(client, 'index.html'), '<script src="assets/b2.js"></script>');
    expect((await old.app.inject({ url: '/', headers: asHtml })).body).toContain('assets/a1.js');
    expect((await old.app.inject({ url: '/assets/a1.js' })).body).toBe('let first;');
    await old.stop();
  });

  it('may run its own scripts and talk to its own server, and nothing else', async () => {
    const script = await web.app.inject({ url: '/assets/main-1a2b.js' });
    expect(script.headers['cache-control']).toContain('immutable');
    const page = await web.app.inject({ url: '/', headers: { ...asHtml, host: 'games.example' } });
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("connect-src 'self' ws://games.example;");
    expect(policy).toContain("default-src 'none'");
  });
});

describe('headers', () => {
  it.each(['/', '/healthz', '/nowhere', '/api/me'])('keep %s safe', async (url) => {
    const { headers } = await get(url);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['x-frame-options']).toBe('DENY');
  });

  it('allow exactly the style that the page has', async () => {
    const { body, headers } = await get('/');
    const style = body.match(/<style>(.*)<\/style>/s)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
  });

  it('insist on https if the public URL is https, and so do cookies', async () => {
    const secure = await startServer({ config: { publicUrl: new URL('https://games.example') } });
    const { headers } = await secure.app.inject({ url: '/api/me' });
    expect(headers['strict-transport-security']).toContain('max-age');
    expect(headers['set-cookie']).toMatch(/HttpOnly; Secure; SameSite=Lax/);
    await secure.stop();
  });
});

describe('other sites', () => {
  const order = JSON.stringify({ game: 'noughts' });
  const post = (headers: Record<string, string>) =>
    server.app.inject({
      method: 'POST',
      url: '/api/tables',
      headers: { host: 'games.example', 'content-type': 'application/json', ...headers },
      payload: order,
    });

  it('cannot change anything', async () => {
    expect((await post({ origin: 'http://evil.example' })).statusCode).toBe(403);
    expect((await post({ origin: 'null' })).statusCode).toBe(403);
    expect((await post({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await post({ origin: 'http://games.example' })).statusCode).toBe(201);
    expect((await post({})).statusCode).toBe(201);
  });

  it('cannot open a socket', async () => {
    const guest = await server.guest();
    const { host } = new URL(server.url);
    await expect(guest.connect({ origin: 'http://evil.example' })).rejects.toThrow('403');
    await guest.connect({ origin: `http://${host}` });
    guest.say({ t: 'ping' });
    expect((await guest.next('pong')).now).toBeGreaterThan(0);
  });
});

describe('limits', () => {
  it('refuse what is too large', async () => {
    const guest = await server.guest();
    const long = 'x'.repeat(LIMITS.message + 1);
    expect((await guest.post('/api/me', { name: long })).status).toBe(413);
    await guest.connect();
    guest.sayText(JSON.stringify({ t: 'ping', long }));
    await guest.until(() => guest.closed !== null);
    expect(guest.closed?.code).toBe(1009);
  });

  it('refuse malformed messages, and the connection stays open', async () => {
    const guest = await (await server.guest()).connect();
    for (const text of [
      '',
      '{',
      '[]',
      '{"t":"none"}',
      '{"t":"ping","more":1}',
      '{"t":"watch","table":"../x"}',
    ]) {
      guest.sayText(text);
      expect(await guest.next('error')).toMatchObject({ code: 'message' });
    }
    guest.say({ t: 'ping' });
    await guest.next('pong');
  });

  it('slow down a client that sends too many requests', async () => {
    const strict = await startServer({ config: { rateLimit: 5 } });
    const guest = await strict.guest();
    const answers = await Promise.all(Array.from({ length: 8 }, () => guest.get('/api/me')));
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(3);
    expect(answers.find(({ status }) => status === 429)?.body).toMatchObject({ code: 'busy' });
    await guest.connect();
    for (let i = 0; i < 130; i++) guest.say({ t: 'ping' });
    expect(await guest.next('error')).toMatchObject({ code: 'busy' });
    await strict.stop();
  });

  it('slow down password guesses', async () => {
    const strict = await startServer({ config: { rateLimit: 600 } });
    const guest = await strict.guest();
    const tries = [];
    for (let i = 0; i < 12; i++)
      tries.push(guest.post('/api/session', { name: 'Ada', password: 'wrong one' }));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    await strict.stop();
  });
});

describe('other addresses', () => {
  it('/healthz reports that all is well, and the version', async () => {
    expect((await get('/healthz')).json()).toMatchObject({ ok: true, version: '1.2.3' });
  });

  it('/healthz reports a lost database', async () => {
    const ailing = await startServer();
    await ailing.store.close();
    const answer = await ailing.app.inject({ url: '/healthz' });
    expect([answer.statusCode, answer.json().ok]).toEqual([503, false]);
    await ailing.app.close();
  });

  it('/metrics counts', async () => {
    const { body, headers } = await get('/metrics');
    expect(headers['content-type']).toContain('text/plain');
    expect(body).toContain('sandtable_tables_loaded');
    expect(body).toContain('sandtable_sockets');
    expect(body).toMatch(/sandtable_request_seconds_count\{route="\/healthz",status="200"\} [1-9]/);
  });

  it('unknown ones are a page for people and JSON for programs', async () => {
    const page = await get('/<b>?x=1', asHtml);
    expect(page.statusCode).toBe(404);
    expect(page.body).toContain('Off the map');
    expect(page.body).not.toContain('<b>');
    const data = await get('/api/nothing?x=1');
    expect(data.statusCode).toBe(404);
    expect(data.json()).toEqual({ error: 'not found', path: '/api/nothing' });
  });

  it('a failure is reported and shows no details', async () => {
    vi.spyOn(server.registry.lobby, 'listText').mockImplementation(() => {
      throw new Error('the secret');
    });
    const answer = await get('/api/tables');
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('secret');
    expect((await get('/api/tables', asHtml)).body).toContain('Lost in the fog');
    expect(server.reports).toContain('GET /api/tables: the secret');
  });
});
