import { afterEach, describe, expect, it } from 'vitest';
import { RawLine } from '../../test/raw-line.js';
import { type Running, startServer } from '../../test/server.js';
import { MAX_CONNECTIONS } from './connection-limit.js';

let server: Running;
const lines: RawLine[] = [];
afterEach(async () => {
  for (const line of lines.splice(0)) line.hangUp();
  await server.stop();
});

async function call(): Promise<RawLine> {
  const line = await RawLine.open(server.url);
  lines.push(line);
  return line;
}

const get = (path: string, ...headers: string[]) =>
  `${[`GET ${path} HTTP/1.1`, 'Host: x', ...headers].join('\r\n')}\r\n\r\n`;
const answers = ({ text }: RawLine) => text.split('HTTP/1.1 ').length - 1;

/** Does the server answer a new connection? */
async function isHeard(): Promise<boolean> {
  const line = await call();
  line.send(get('/healthz', 'Connection: close'));
  await line.end();
  return line.text.startsWith('HTTP/1.1 200');
}

describe('an address that keeps sending bad requests', () => {
  it.each([
    ['too many requests', '/api/me', 5],
    ['more pages than there is time for', '/metrics', 600],
    ['addresses that nobody can read', '/%zz', 600],
  ])('%s: is disconnected, and served again after a while', async (_, path, rateLimit) => {
    server = await startServer({ config: { rateLimit }, time: { now: 1_000_000, real: false } });
    expect(await isHeard()).toBe(true);
    const loud = await call();
    // A burst is answered as a burst, at most; nothing after that.
    loud.send(get(path).repeat(1_000));
    await loud.until(() => answers(loud) === 1_000).catch(() => {});
    loud.send(get(path));
    await loud.end();
    expect(answers(loud)).toBeLessThanOrEqual(1_000);
    expect(await isHeard()).toBe(false);
    server.time.now += 60_000;
    expect(await isHeard()).toBe(true);
  });

  it('is left to the proxy, if there is one: its connections are those of all clients', async () => {
    server = await startServer({ config: { rateLimit: 5, trustProxy: true } });
    const loud = await call();
    loud.send(get('/api/me', 'X-Forwarded-For: 10.0.0.1').repeat(500));
    await loud.until(() => answers(loud) === 500);
    expect(await isHeard()).toBe(true);
  });
});

describe('idle connections', () => {
  it('are limited per address', async () => {
    server = await startServer({ config: { rateLimit: 600 } });
    const silent = await Promise.all(Array.from({ length: MAX_CONNECTIONS }, call));
    // The server has seen them all.
    for (const line of [silent[0], silent[MAX_CONNECTIONS - 1]]) {
      line.send(get('/healthz'));
      await line.until((text) => text.includes('"ok":true'));
    }
    expect(await isHeard()).toBe(false);
    silent[0].hangUp();
    await expect.poll(isHeard).toBe(true);
  });
});
