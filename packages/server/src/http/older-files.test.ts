import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { hasPostgres, sharedPostgres } from '../../test/postgres.js';
import { freshFolder, type Running, type Start, startServer } from '../../test/server.js';

const DAY = 24 * 60 * 60_000;

const running: Running[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()));
});
async function begin(start: Partial<Start>): Promise<Running> {
  const server = await startServer(start);
  running.push(server);
  return server;
}

/** A build of the page, whose only part has the version in its name. */
function build(version: string): string {
  const client = join(freshFolder(), version);
  mkdirSync(join(client, 'assets'), { recursive: true });
  writeFileSync(join(client, 'index.html'), `<script src="./assets/main-${version}.js"></script>`);
  writeFileSync(join(client, 'assets', `main-${version}.js`), `the part of ${version};`.repeat(100));
  return client;
}
const part = (server: Running, version: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/assets/main-${version}.js`, { headers });

it.skipIf(!hasPostgres)('two versions side by side have the parts of each other’s page', async () => {
  const databaseUrl = await (await sharedPostgres()).fresh();
  const older = await begin({ databaseUrl, client: build('one') });
  expect((await part(older, 'two')).status).toBe(404);
  const newer = await begin({ databaseUrl, client: build('two') });
  for (const server of [older, newer])
    for (const version of ['one', 'two']) {
      const answer = await part(server, version);
      expect([answer.status, await answer.text()]).toEqual([200, `the part of ${version};`.repeat(100)]);
      expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
      expect(answer.headers.get('cache-control')).toContain('immutable');
    }
  // Several of one version write the same at the same moment.
  const client = build('three');
  await Promise.all([begin({ databaseUrl, client }), begin({ databaseUrl, client })]);
  expect(await (await part(older, 'three')).text()).toContain('the part of three');
  expect([...older.reports, ...newer.reports]).toEqual([]);
});

it('a page that was opened before an update finds its parts for a month', async () => {
  const time = { now: Date.UTC(2026, 0, 10), real: false };
  const before = await begin({ client: build('one'), time });
  const after = await before.again({ client: build('two') });
  running.push(after);
  for (const encoding of ['gzip', 'identity', 'br;q=0, gzip;q=0']) {
    const answer = await part(after, 'one', { 'accept-encoding': encoding });
    expect([answer.status, await answer.text()]).toEqual([200, 'the part of one;'.repeat(100)]);
    expect(answer.headers.get('content-encoding')).toBe(encoding === 'gzip' ? 'gzip' : null);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  }
  const { status } = await fetch(`${after.url}/assets/main-one.js`, { method: 'HEAD' });
  expect(status).toBe(200);
  time.now += 31 * DAY;
  const later = await after.again({ client: build('three') });
  running.push(later);
  expect([(await part(later, 'one')).status, (await part(later, 'two')).status]).toEqual([404, 404]);
  expect(await later.store.clientFiles.known()).toEqual(new Set(['/assets/main-three.js']));
});

it('names that were made up cost little', async () => {
  const server = await begin({ client: build('one'), time: { now: 1e12, real: false } });
  const find = vi.spyOn(server.store.clientFiles, 'find');
  for (const name of ['..%2fsecret', 'a/b', `${'x'.repeat(200)}`, '%00'])
    expect((await fetch(`${server.url}/assets/${name}`)).status).toBeGreaterThanOrEqual(400);
  expect(find).not.toHaveBeenCalled();
  for (let from = 0; from < 700; from += 100) {
    const some = Array.from({ length: 100 }, (_, i) => part(server, `made-up-${from + i}`));
    for (const answer of await Promise.all(some)) expect(answer.status).toBe(404);
  }
  expect(find).toHaveBeenCalledTimes(600);
});

it('a part that could not be read, since the database was away, is there when that is back', async () => {
  const before = await begin({ client: build('one') });
  const after = await before.again({ client: build('two') });
  running.push(after);
  vi.spyOn(after.store.clientFiles, 'find').mockRejectedValueOnce(new Error('away'));
  expect((await part(after, 'one')).status).toBe(500);
  expect((await part(after, 'one')).status).toBe(200);
});
