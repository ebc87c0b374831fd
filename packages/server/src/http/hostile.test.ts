import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LIMITS } from '@sandtable/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Guest } from '../../test/guest.js';
import { RawLine } from '../../test/raw-line.js';
import { freshFolder, type Running, startServer } from '../../test/server.js';
import { addressKey } from './address.js';

// Requests that our own client would never make.

let server: Running;
beforeAll(async () => {
  const client = join(freshFolder(), 'client');
  mkdirSync(join(client, 'assets'), { recursive: true });
  writeFileSync(join(client, 'index.html'), '<title>the client</title>');
  writeFileSync(join(client, 'assets', 'main-1a2b.js'), 'let client;');
  writeFileSync(join(client, '..', 'secret.txt'), 'not for you');
  server = await startServer({ client });
});
afterAll(() => server.stop());

/** Sends a raw request and returns the whole response. */
async function raw(first: string, headers: readonly string[] = [], body = ''): Promise<string> {
  const line = await RawLine.open(server.url);
  line.send(`${[first, 'Host: games.example', 'Connection: close', ...headers, '', ''].join('\r\n')}${body}`);
  await line.end();
  return line.text;
}

describe('file paths', () => {
  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
    '//secret.txt',
    '/secret.txt%00.js',
    '/....//secret.txt',
    '/assets/',
    '/assets',
    '/%',
    '/%zz',
    `/${'x'.repeat(10_000)}`,
    'http://games.example/../secret.txt',
  ])('%s leads nowhere', async (path) => {
    const answer = await raw(`GET ${path} HTTP/1.1`);
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(answer).not.toContain('not for you');
    expect(answer).toContain('x-content-type-options: nosniff');
  });

  it('are read-only', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      const answer = await server.app.inject({ method: method as 'PUT', url: '/assets/main-1a2b.js' });
      expect(answer.statusCode).toBe(404);
    }
    const { statusCode, body } = await server.app.inject({ method: 'HEAD', url: '/assets/main-1a2b.js' });
    expect([statusCode, body]).toEqual([200, '']);
  });
});

describe('the heads of streams', () => {
  it('hold no line open', async () => {
    const ada = await server.guest('Ada');
    const table = await ada.open({ game: 'noughts', seats: { noughts: 'me' } });
    for (const path of ['/api/lobby/events', `/api/tables/${table}/events`]) {
      const answer = await raw(`HEAD ${path} HTTP/1.1`);
      expect(answer).toMatch(/^HTTP\/1\.1 200 /);
      expect(answer).toContain('text/event-stream');
      expect(answer.split('\r\n\r\n')[1]).toBe('');
      // Not even if whoever asks keeps the line.
      const line = await RawLine.open(server.url);
      line.send(`HEAD ${path} HTTP/1.1\r\nHost: games.example\r\n\r\n`);
      await line.until((text) => text.includes('\r\n\r\n'));
      line.send(`GET /healthz HTTP/1.1\r\nHost: games.example\r\nConnection: close\r\n\r\n`);
      await line.end();
      expect(line.text).toContain('"ok":true');
    }
    expect(await raw('HEAD /api/tables/nowhere/events HTTP/1.1')).toMatch(/^HTTP\/1\.1 404 /);
  });
});

describe('bodies', () => {
  const post = (payload: string, type = 'application/json', url = '/api/tables') =>
    server.app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload });

  it.each([
    ['', 400],
    ['{', 400],
    ['null', 400],
    ['[]', 400],
    ['"x"', 400],
    ['{"game":"noughts","__proto__":{"private":true}}', 400],
    ['{"game":"noughts","constructor":{"prototype":{}}}', 400],
    ['['.repeat(8_000), 400],
    [`{"game":"${'x'.repeat(65)}"}`, 400],
    [`{"game":"noughts","options":{"a":"${'x'.repeat(65)}"}}`, 400],
    [`{"game":"noughts","x":"${'x'.repeat(LIMITS.message + LIMITS.optionText)}"}`, 413],
  ])('%.60s are refused in a sentence', async (payload, status) => {
    const answer = await post(payload);
    expect([answer.statusCode, answer.json()]).toEqual([
      status,
      { error: expect.any(String), code: 'message' },
    ]);
  });

  it('of another content type are refused', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      const { statusCode } = await post('{"game":"noughts"}', type);
      expect([400, 415]).toContain(statusCode);
    }
  });

  it('longer than declared, or endless, close the connection', async () => {
    const headers = ['Content-Type: application/json', `Content-Length: ${LIMITS.message + 1}`];
    expect(await raw('POST /api/me HTTP/1.1', headers)).toContain('413');
    const chunked = ['Content-Type: application/json', 'Transfer-Encoding: chunked'];
    const chunk = `4000\r\n${' '.repeat(0x4000)}\r\n`;
    expect(await raw('POST /api/me HTTP/1.1', chunked, chunk.repeat(3))).toContain('413');
    expect(await raw('GET / HTTP/1.1', ['Content-Length: 1', 'Content-Length: 2'])).toContain('400');
    expect(await raw('GET / HTTP/1.1', [`X: ${'x'.repeat(20_000)}`])).toContain('431');
  });
});

describe('queries', () => {
  it('with unknown parameters are refused or have no effect', async () => {
    const ada = await server.guest('Ada');
    const table = await ada.open({ game: 'noughts', seats: { noughts: 'me', crosses: 'me' }, start: true });
    const at = `/api/tables/${table}`;
    for (const [path, status] of [
      [`${at}/events?since=x`, 400],
      [`${at}/events?since=1&since=2`, 400],
      [`${at}/events?since=-1`, 400],
      [`${at}?invite=${'x'.repeat(65)}`, 400],
      [`${at}/replay?at=1e9`, 400],
      [`${at}/replay?at=-1`, 400],
      [`${at}/replay?as=__proto__`, 403],
      [`${at}/preview?seat=noughts&text=${'x'.repeat(LIMITS.choice + 1)}`, 400],
      [`${at}/preview?seat=noughts&text=%00`, 409],
      [`${at}/why?seat=toString`, 403],
      ['/api/tables/..%2f..', 400],
      [`/api/tables/${'x'.repeat(33)}`, 400],
      ['/api/tables/%zz', 400],
      ['/api/tables/constructor', 404],
      ['/api/tables/__proto__', 404],
    ] as const) {
      const answer = await ada.get(path);
      expect([path, answer.status, typeof answer.body.error]).toEqual([path, status, 'string']);
    }
  });
});

describe('other sites', () => {
  it('change nothing, whatever they send', async () => {
    const { body: before } = await (await server.guest()).get('/api/tables');
    const order = '{"game":"noughts"}';
    const length = `Content-Length: ${order.length}`;
    const json = 'Content-Type: application/json';
    for (const headers of [
      ['Origin: http://evil.example', json],
      ['Origin: null', json],
      ['Origin: http://games.example.evil.example', json],
      ['Origin: http://games.example:81', json],
      ['Origin: http://evil.example/games.example', json],
      ['Origin: games.example', json],
      ['Sec-Fetch-Site: cross-site', json],
      ['Sec-Fetch-Site: same-site', json],
      ['Origin: http://games.example', 'Sec-Fetch-Site: cross-site', json],
      ['Origin: http://evil.example', 'Content-Type: text/plain'],
    ]) {
      const answer = await raw('POST /api/tables HTTP/1.1', [...headers, length], order);
      expect(answer).toContain('403 Forbidden');
      expect(answer).not.toContain('set-cookie');
    }
    expect(await raw('DELETE /api/sessions HTTP/1.1', ['Origin: http://evil.example'])).toContain('403');
    expect(
      await raw('POST /%61pi/tables HTTP/1.1', ['Origin: http://evil.example', json, length], order),
    ).toContain('403');
    expect((await (await server.guest()).get('/api/tables')).body).toEqual(before);
  });

  it('read nothing: no CORS header allows it', async () => {
    const answer = await raw('GET /api/me HTTP/1.1', ['Origin: http://evil.example']);
    expect(answer).toContain('200 OK');
    expect(answer.toLowerCase()).not.toContain('access-control');
    expect(answer).toContain('cross-origin-resource-policy: same-origin');
  });

  it('are told apart from our own by PUBLIC_URL, whatever the Host header says', async () => {
    const behind = await startServer({ config: { publicUrl: new URL('https://games.example') } });
    const post = (origin: string) =>
      behind.app.inject({
        method: 'POST',
        url: '/api/me',
        headers: { origin, host: 'inside:8080' },
        payload: { name: 'A' },
      });
    expect((await post('https://games.example')).statusCode).toBe(200);
    expect((await post('http://inside:8080')).statusCode).toBe(403);
    expect((await post('http://games.example')).statusCode).toBe(403);
    expect((await post('https://games.example:8443')).statusCode).toBe(403);
    const socket = (origin: string) => new Guest(behind.url).connect({ origin });
    await expect(socket(behind.url)).rejects.toThrow('403');
    (await socket('https://games.example')).hangUp();
    expect((await post('https://evil.example')).statusCode).toBe(403);
    await behind.stop();
  });
});

describe('limits', () => {
  it('cannot be bypassed by spelling a URL in another way', async () => {
    const strict = await startServer({ config: { rateLimit: 5 } });
    const statuses: number[] = [];
    for (const url of [
      '/api/me',
      '/%61pi/me',
      '/api/%6de',
      '/a%70i/me',
      '/api/me?',
      '/api/me?x=1',
      '/%61%70%69/%6d%65',
    ]) {
      const answer = await strict.app.inject({ url });
      statuses.push(answer.statusCode);
      if (answer.statusCode === 200) expect(answer.headers['cache-control']).toBe('no-store');
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    await strict.stop();
  });

  it('on passwords cannot be bypassed by other spellings', async () => {
    const strict = await startServer({ config: { rateLimit: 600 } });
    const attempt = (i: number) =>
      strict.app.inject({
        method: 'POST',
        url: i % 2 ? '/api/session' : '/%61pi/session',
        payload: { name: 'Ada', password: 'wrong one' },
      });
    const statuses: number[] = [];
    for (let i = 0; i < 14; i++) statuses.push((await attempt(i)).statusCode);
    expect(statuses).toEqual([...new Array(10).fill(400), ...new Array(4).fill(429)]);
    await strict.stop();
  });

  it('trust a proxy if there is one, and only the address that it saw itself', async () => {
    const ask = (running: Running, forwarded: string) =>
      running.app.inject({ url: '/api/me', headers: { 'x-forwarded-for': forwarded } });
    const alone = await startServer({ config: { rateLimit: 2 } });
    const behind = await startServer({ config: { rateLimit: 2, trustProxy: true } });
    const count = async (running: Running, addresses: readonly string[]) => {
      let served = 0;
      for (const address of addresses) if ((await ask(running, address)).statusCode === 200) served++;
      return served;
    };
    expect(await count(alone, ['10.0.0.1', '10.0.0.2', '10.0.0.3', '10.0.0.4'])).toBe(2);
    expect(await count(behind, ['10.0.0.1', '10.0.0.2', '10.0.0.3', '10.0.0.4'])).toBe(4);
    expect(await count(behind, ['1.1.1.1, 10.9.9.9', '2.2.2.2, 10.9.9.9', '3.3.3.3, 10.9.9.9'])).toBe(2);
    await alone.stop();
    await behind.stop();
  });

  it('count an IPv6 network as one address', () => {
    expect(addressKey('2001:db8:1:2:3:4:5:6')).toBe(addressKey('2001:db8:1:2::9'));
    expect(addressKey('2001:db8:1:2::9')).toBe(addressKey('2001:0db8:0001:0002::1'));
    expect(addressKey('2001:db8:1:3::9')).not.toBe(addressKey('2001:db8:1:2::9'));
    expect(addressKey('::ffff:10.0.0.1')).toBe('10.0.0.1');
    expect(addressKey('10.0.0.1')).not.toBe(addressKey('10.0.0.2'));
    expect(addressKey('::1')).toBe('0:0:0:0::/64');
    expect(addressKey('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  });
});

describe('cookies', () => {
  it('that were tampered with make a new guest, with a cookie of their own', async () => {
    const ada = await server.guest('Ada');
    const value = ada.cookies.get('sandtable-guest')!;
    const [id, signature] = value.split('.');
    for (const cookie of [
      `${id}.${signature.slice(0, -1)}${signature.endsWith('A') ? 'B' : 'A'}`,
      `${id}.${signature.toUpperCase()}`,
      `${id}x.${signature}`,
      `${id}.${Buffer.from(signature).toString('hex')}`,
      `${id}..${signature}`,
      '%00',
      'x'.repeat(4_000),
    ]) {
      const answer = await server.app.inject({
        url: '/api/me',
        headers: { cookie: `sandtable-guest=${cookie}` },
      });
      expect(answer.statusCode).toBe(200);
      expect(answer.json().id).not.toBe(id);
      expect(answer.headers['set-cookie']).toMatch(/^sandtable-guest=.*HttpOnly; SameSite=Lax$/);
    }
  });

  it('of another server are void', async () => {
    const other = await startServer();
    const ada = await other.guest('Ada');
    const answer = await server.app.inject({ url: '/api/me', headers: { cookie: ada.cookieHeader } });
    expect(answer.json().id).not.toBe((await ada.get('/api/me')).body.id);
    await other.stop();
  });
});
