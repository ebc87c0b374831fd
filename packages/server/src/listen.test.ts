import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { freshFolder } from '../test/server.js';
import { configFrom, configWarnings } from './config.js';
import { addressFrom, ListenError, listen, parsePort } from './listen.js';
import { serve } from './serve.js';
import { openHere } from './storage/sqlite-threads.js';
import { StorageError } from './storage/storage-error.js';
import { Store } from './storage/store.js';
import { InlineBotPool } from './tables/bot-pool.js';

const FREE = { host: 'localhost', port: 0 };

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

describe('listen', () => {
  it('answers on the address it returns', async () => {
    const app = Fastify();
    app.get('/', async () => 'here');
    const url = await listen(app, FREE);
    expect(url).toMatch(/^http:\/\/localhost:\d+$/);
    expect(await (await fetch(url)).text()).toBe('here');
    await app.close();
    await expect(fetch(url)).rejects.toThrow();
  });

  it('says in one line that the port is taken', async () => {
    const first = Fastify();
    const port = Number(new URL(await listen(first, FREE)).port);
    const error = await listen(Fastify(), { host: 'localhost', port }).catch((reason) => reason);
    expect(error).toBeInstanceOf(ListenError);
    expect(error.message).toMatch(new RegExp(`^port ${port} is already in use: [^\n]*$`));
    await first.close();
  });

  it('says in one line that the host is not ours', async () => {
    const error = await listen(Fastify(), { host: '192.0.2.1', port: 0 }).catch((reason) => reason);
    expect(error).toBeInstanceOf(ListenError);
    expect(error.message).toContain("'192.0.2.1' is not an address of this machine");
  });
});

describe('the environment', () => {
  it('says HOST and PORT', () => {
    expect(addressFrom({})).toEqual({ host: '127.0.0.1', port: 8080 });
    expect(addressFrom({ HOST: '0.0.0.0', PORT: '9000' })).toEqual({ host: '0.0.0.0', port: 9000 });
  });

  it.each(['x', '-1', '65536', '80.5', '1e3', ' '])('refuses the port %j', (text) => {
    expect(() => parsePort(text)).toThrow(ListenError);
  });

  it('sets the data folder and the public URL', () => {
    expect(configFrom({})).toMatchObject({
      publicUrl: null,
      rateLimit: 600,
      trustProxy: false,
      accessLog: false,
    });
    expect(configFrom({ ACCESS_LOG: '1' }).accessLog).toBe(true);
    expect(configFrom({}).dataDir).toMatch(/[/\\]data$/);
    const said = configFrom({
      DATA_DIR: '/srv/games',
      PUBLIC_URL: 'https://a.example',
      RATE_LIMIT: '0',
      TRUST_PROXY: '1',
    });
    expect(said).toMatchObject({ dataDir: '/srv/games', rateLimit: 0, trustProxy: true });
    expect(said.publicUrl?.href).toBe('https://a.example/');
    expect(configFrom({ PUBLIC_URL: 'https://a.example/games' }).publicUrl?.href).toBe(
      'https://a.example/games/',
    );
    expect(configFrom({ LOG_FORMAT: 'json' }).logFormat).toBe('json');
  });

  it.each([
    { PUBLIC_URL: 'games.example' },
    { PUBLIC_URL: 'ftp://a.example' },
    { PUBLIC_URL: 'https://a.example/ga%20mes/' },
    { PUBLIC_URL: 'https://a.example//games' },
    { PUBLIC_URL: 'https://a.example/?x=1' },
    { PUBLIC_URL: 'https://ada:secret@a.example' },
    { RATE_LIMIT: 'none' },
    { TRUST_PROXY: 'yes' },
    { ACCESS_LOG: 'on' },
    { LOG_FORMAT: 'xml' },
  ])('refuses %j', (env) => {
    expect(() => configFrom(env)).toThrow(ListenError);
  });
});

describe('serve', () => {
  const here = () => ({
    version: '1.2.3',
    client: null,
    config: configFrom({ DATA_DIR: freshFolder() }),
    openStore: ({ dataDir }: { dataDir: string }) => Store.open(openHere(dataDir)),
    botPool: new InlineBotPool(),
  });

  it('ends with 0 after a signal', async () => {
    const lines: string[] = [];
    const before = process.listenerCount('SIGTERM');
    const ended = serve({ ...here(), address: FREE, print: (line) => lines.push(line) });
    await vi.waitFor(() => expect(lines).toHaveLength(1), { timeout: 240_000 });
    const url = lines[0].match(/http:\S+/)?.[0];
    expect((await fetch(`${url}/`)).status).toBe(200);
    process.emit('SIGTERM');
    await ended;
    expect(process.listenerCount('SIGTERM')).toBe(before);
    await expect(fetch(`${url}/`)).rejects.toThrow();
  });

  const said = async (setup: Parameters<typeof serve>[0]): Promise<string> => {
    const error = await serve(setup).catch((reason) => reason);
    if (!(error instanceof ListenError || error instanceof StorageError)) throw error;
    return error.message;
  };

  it('says in one line that PORT is no port', async () => {
    vi.stubEnv('PORT', 'eighty');
    expect(await said(here())).toMatch(/^'eighty' is not a port: .*$/);
  });

  it('says in one line that the port is taken, and lets go of the data', async () => {
    const first = Fastify();
    const port = Number(new URL(await listen(first, FREE)).port);
    const setup = here();
    expect(await said({ ...setup, address: { host: 'localhost', port } })).toMatch(
      /^port \d+ is already in use: .*$/,
    );
    await (await setup.openStore(setup.config)).close();
    await first.close();
  });

  it('says in one line that another server uses the data', async () => {
    const setup = here();
    const store = await setup.openStore(setup.config);
    expect(await said({ ...setup, address: FREE })).toMatch(/is in use by another server: .*DATA_DIR$/);
    await store.close();
  });

  it('says in one line that the data cannot be read', async () => {
    const setup = here();
    writeFileSync(join(setup.config.dataDir, 'sandtable.sqlite'), 'no database, whatever its name says');
    expect(await said({ ...setup, address: FREE })).toMatch(/sandtable\.sqlite cannot be opened: .*$/);
  });

  it('says in one line that data cannot be kept there', async () => {
    const setup = here();
    const place = setup.config.dataDir;
    writeFileSync(join(place, 'file'), '');
    mkdirSync(join(place, 'locked', 'lock.sqlite'), { recursive: true });
    mkdirSync(join(place, 'taken', 'sandtable.sqlite'), { recursive: true });
    mkdirSync(join(place, 'garbled'));
    writeFileSync(join(place, 'garbled', 'lock.sqlite'), 'no lock, whatever its name says'.repeat(99));
    const at = (dataDir: string) => said({ ...setup, config: { ...setup.config, dataDir }, address: FREE });
    expect(await at(join(place, 'file'))).toBe(
      `the data folder ${join(place, 'file')} cannot be made: a file is in its place; choose another with DATA_DIR`,
    );
    expect(await at(join(place, 'file', 'sub'))).toMatch(
      / cannot be made: a file is in its place; .*DATA_DIR$/,
    );
    expect(await at(join(place, 'x'.repeat(300)))).toMatch(
      / cannot be made: the name is too long; .*DATA_DIR$/,
    );
    expect(await at(join(place, 'locked'))).toMatch(/^the data folder .* cannot be written to: .*DATA_DIR$/);
    expect(await at(join(place, 'garbled'))).toMatch(/^the data folder .* cannot be used: .*DATA_DIR$/);
    expect(await at(join(place, 'taken'))).toMatch(/sandtable\.sqlite cannot be opened: .*$/);
  });

  // Not even root can write there.
  it.runIf(process.platform === 'linux')(
    'says in one line that the folder cannot be written to',
    async () => {
      const setup = here();
      const dataDir = '/proc/self';
      expect(await said({ ...setup, config: { ...setup.config, dataDir }, address: FREE })).toMatch(
        /^the data folder \/proc\/self cannot be written to: [^\n]*DATA_DIR$/,
      );
    },
  );

  it('prints its warnings when it starts', async () => {
    const setup = here();
    const config = configFrom({ DATA_DIR: setup.config.dataDir, PUBLIC_URL: 'https://a.example' });
    const [lines, doubts]: string[][] = [[], []];
    const tell = { print: (line: string) => lines.push(line), warn: (line: string) => doubts.push(line) };
    const ended = serve({ ...setup, ...tell, config, address: FREE });
    await vi.waitFor(() => expect(lines).toHaveLength(1), { timeout: 240_000 });
    expect(doubts).toEqual(configWarnings(config));
    process.emit('SIGTERM');
    await ended;
  });
});
