import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { freshFolder } from '../test/server.js';
import { configFrom } from './config.js';
import { addressFrom, ListenError, listen, parsePort } from './listen.js';
import { serve } from './serve.js';
import { openHere } from './storage/sqlite-threads.js';
import { Store } from './storage/store.js';
import { PlainThinker } from './tables/thinker.js';

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
    expect(error.message).toMatch(new RegExp(`^Port ${port} is already in use: .*\\.$`));
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

  it('says where data are kept and how the server is reached', () => {
    expect(configFrom({})).toMatchObject({ publicUrl: null, rateLimit: 600, trustProxy: false });
    expect(configFrom({}).dataDir).toMatch(/[/\\]data$/);
    const said = configFrom({
      DATA_DIR: '/srv/games',
      PUBLIC_URL: 'https://a.example',
      RATE_LIMIT: '0',
      TRUST_PROXY: '1',
    });
    expect(said).toMatchObject({ dataDir: '/srv/games', rateLimit: 0, trustProxy: true });
    expect(said.publicUrl?.origin).toBe('https://a.example');
  });

  it.each([
    { PUBLIC_URL: 'games.example' },
    { PUBLIC_URL: 'ftp://a.example' },
    { PUBLIC_URL: 'https://a.example/games' },
    { RATE_LIMIT: 'none' },
  ])('refuses %j', (env) => {
    expect(() => configFrom(env)).toThrow(ListenError);
  });
});

describe('serve', () => {
  const here = () => ({
    version: '1.2.3',
    client: null,
    config: configFrom({ DATA_DIR: freshFolder() }),
    openStore: (folder: string) => Store.open(openHere(folder)),
    thinker: new PlainThinker(),
  });

  it('ends with 0 after a signal', async () => {
    const lines: string[] = [];
    const before = process.listenerCount('SIGTERM');
    const ended = serve({ ...here(), address: FREE, print: (line) => lines.push(line) });
    await vi.waitFor(() => expect(lines).toHaveLength(1));
    const url = lines[0].match(/http:\S+/)?.[0];
    expect((await fetch(`${url}/`)).status).toBe(200);
    process.emit('SIGTERM');
    expect(await ended).toBe(0);
    expect(process.listenerCount('SIGTERM')).toBe(before);
    await expect(fetch(`${url}/`)).rejects.toThrow();
  });

  const said = async (setup: Parameters<typeof serve>[0]) => {
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    expect(await serve(setup)).toBe(2);
    expect(written.mock.calls).toHaveLength(1);
    return String(written.mock.calls[0][0]);
  };

  it('ends with 2 and one line where PORT is no port', async () => {
    vi.stubEnv('PORT', 'eighty');
    expect(await said(here())).toMatch(/^'eighty' is not a port: .*\n$/);
  });

  it('ends with 2 and one line where the port is taken', async () => {
    const first = Fastify();
    const port = Number(new URL(await listen(first, FREE)).port);
    expect(await said({ ...here(), address: { host: 'localhost', port } })).toMatch(
      /^Port \d+ is already in use: .*\n$/,
    );
    await first.close();
  });

  it('ends with 2 and one line where another server uses the data', async () => {
    const setup = here();
    const store = await setup.openStore(setup.config.dataDir);
    expect(await said({ ...setup, address: FREE })).toMatch(/is in use by another server: .*DATA_DIR\.\n$/);
    await store.close();
  });

  it('ends with 2 and one line where the data cannot be read', async () => {
    const setup = here();
    writeFileSync(join(setup.config.dataDir, 'sandtable.sqlite'), 'no database, whatever its name says');
    expect(await said({ ...setup, address: FREE })).toMatch(/sandtable\.sqlite cannot be opened: .*\n$/);
    const inFile = join(setup.config.dataDir, 'sandtable.sqlite', 'sub');
    vi.restoreAllMocks();
    expect(await said({ ...setup, config: { ...setup.config, dataDir: inFile }, address: FREE })).toMatch(
      /^the data folder .* cannot be made: .*\n$/,
    );
  });
});
