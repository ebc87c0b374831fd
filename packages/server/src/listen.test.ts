import { afterEach, describe, expect, it, vi } from 'vitest';
import { createServer } from './create-server.js';
import { addressFrom, ListenError, listen, parsePort } from './listen.js';
import { serve } from './serve.js';

const setup = { games: [], version: '1.2.3' };
const FREE = { host: 'localhost', port: 0 };

afterEach(() => {
  vi.restoreAllMocks();
});

describe('listen', () => {
  it('answers on the address it returns', async () => {
    const app = createServer(setup);
    const url = await listen(app, FREE);
    expect(url).toMatch(/^http:\/\/localhost:\d+$/);
    const answer = await fetch(`${url}/healthz`);
    expect(await answer.json()).toEqual({ ok: true, version: '1.2.3' });
    await app.close();
    await expect(fetch(`${url}/healthz`)).rejects.toThrow();
  });

  it('says in one line that the port is taken', async () => {
    const first = createServer(setup);
    const port = Number(new URL(await listen(first, FREE)).port);
    const error = await listen(createServer(setup), { host: 'localhost', port }).catch((reason) => reason);
    expect(error).toBeInstanceOf(ListenError);
    expect(error.message).toMatch(new RegExp(`^Port ${port} is already in use: .*\\.$`));
    await first.close();
  });

  it('says in one line that the host is not ours', async () => {
    const error = await listen(createServer(setup), { host: '192.0.2.1', port: 0 }).catch((reason) => reason);
    expect(error).toBeInstanceOf(ListenError);
    expect(error.message).toContain("'192.0.2.1' is not an address of this machine");
  });
});

describe('the address', () => {
  it('comes from HOST and PORT', () => {
    expect(addressFrom({})).toEqual({ host: '127.0.0.1', port: 8080 });
    expect(addressFrom({ HOST: '0.0.0.0', PORT: '9000' })).toEqual({ host: '0.0.0.0', port: 9000 });
  });

  it.each(['x', '-1', '65536', '80.5', '1e3', ' '])('refuses the port %j', (text) => {
    expect(() => parsePort(text)).toThrow(ListenError);
  });
});

describe('serve', () => {
  it('ends with 0 after a signal', async () => {
    const lines: string[] = [];
    const ended = serve({ ...setup, address: FREE, print: (line) => lines.push(line) });
    await vi.waitFor(() => expect(lines).toHaveLength(1));
    const url = lines[0].match(/http:\S+/)?.[0];
    expect((await fetch(`${url}/`)).status).toBe(200);
    process.emit('SIGTERM');
    expect(await ended).toBe(0);
    expect(process.listenerCount('SIGTERM')).toBe(0);
    await expect(fetch(`${url}/`)).rejects.toThrow();
  });

  it('ends with 2 and one line where PORT is no port', async () => {
    vi.stubEnv('PORT', 'eighty');
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    expect(await serve(setup)).toBe(2);
    expect(written.mock.calls).toEqual([[expect.stringMatching(/^'eighty' is not a port: .*\n$/)]]);
    vi.unstubAllEnvs();
  });

  it('ends with 2 and one line where the port is taken', async () => {
    const first = createServer(setup);
    const port = Number(new URL(await listen(first, FREE)).port);
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const code = await serve({ ...setup, address: { host: 'localhost', port } });
    expect(code).toBe(2);
    expect(written.mock.calls).toHaveLength(1);
    expect(written.mock.calls[0][0]).toMatch(/^Port \d+ is already in use: .*\n$/);
    await first.close();
  });
});
