import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { Guest } from '../test/guest.js';
import { frame, RawLine } from '../test/raw-line.js';
import { freshFolder, startServer } from '../test/server.js';
import { configFrom } from './config.js';
import { serve as serveHere } from './serve.js';
import { openHere, openInWorker } from './storage/sqlite-threads.js';
import { Store } from './storage/store.js';
import { InlineBotPool } from './tables/bot-pool.js';

const program = fileURLToPath(new URL('../../cli/bin/sandtable.js', import.meta.url));
/** The command rebuilds itself if it is older than its source. */
const BUILT = /^Buil(?:ding|t in).*\n/gm;
const children = new Set<ChildProcess>();
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
});

/** A real server process. */
async function serve(data: string) {
  const child = spawn(process.execPath, [program, 'serve', '--port', '0', '--data', data], {
    env: { ...process.env, RATE_LIMIT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.add(child);
  const ended = once(child, 'exit');
  let said = '';
  let complained = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    said += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    complained += text;
  });
  while (!said.includes('http:') && child.exitCode === null) await setTimeout(10);
  return {
    child,
    url: /http:\S+/.exec(said)?.[0] ?? '',
    async end(signal: NodeJS.Signals) {
      child.kill(signal);
      const [code] = await ended;
      return { code, complained: complained.replace(BUILT, '') };
    },
  };
}

describe('SIGTERM in the middle of play', () => {
  it('answers the requests under way, closes with a reason, and loses nothing', async () => {
    const data = freshFolder();
    const first = await serve(data);
    const seats = { amber: 'me', crimson: 'me', jade: 'me', indigo: 'me' };
    let acknowledged = 0;
    const players = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const guest = new Guest(first.url);
        await guest.get('/api/me');
        await guest.connect();
        const table = await guest.open({ game: 'outposts', options: { rounds: 'long' }, seats, start: true });
        await guest.watch(table);
        return {
          guest,
          table,
          last: 0,
          pending: null as { id: string; seat: string; text: string; at: number } | null,
        };
      }),
    );
    const playing = players.map(async (player) => {
      const { guest, table } = player;
      for (let n = 0; ; n++) {
        const decisions = Object.values(guest.view(table).views).flatMap((one) => one.decisions);
        const asked = decisions.find(({ options }) => options !== null);
        if (!asked) return;
        const { seat } = asked;
        const text = asked.options![n % asked.options!.length].text;
        player.pending = { id: `${n}`, seat, text, at: guest.seq(table) };
        const answer = await guest.choose(table, seat, text, player.pending).catch(() => null);
        if (answer === null) return;
        expect(answer.t).toBe('ok');
        player.pending = null;
        player.last = answer.seq;
        acknowledged++;
        await guest.until(() => guest.seq(table) >= answer.seq).catch(() => {});
        if (guest.closed) return;
      }
    });
    // Bots are thinking as well: interrupting them is not an error.
    const bots = { amber: 'greedy', crimson: 'greedy', jade: 'greedy', indigo: 'greedy' };
    for (let i = 0; i < 8; i++) {
      await players[0].guest.open({
        game: 'outposts',
        options: { rounds: 'long' },
        seats: bots,
        start: true,
      });
    }
    const lobby = await fetch(`${first.url}/api/lobby/events`);
    while (acknowledged < 60) await setTimeout(5);
    expect(await first.end('SIGTERM')).toEqual({ code: 0, complained: '' });
    await Promise.all(playing);
    // A stream that ends is not an error.
    expect(await lobby.text()).toContain('"t":"lobby"');
    for (const { guest } of players) {
      expect(guest.closed).toEqual({ code: 1001, reason: 'the server is stopping' });
    }
    const second = await serve(data);
    for (const { guest, table, last, pending } of players) {
      const back = new Guest(second.url);
      for (const [name, value] of guest.cookies) back.cookies.set(name, value);
      await back.connect();
      await back.watch(table);
      // Acknowledged choices are there; and nothing was done without an acknowledgement.
      expect(back.seq(table)).toBe(last);
      if (pending) {
        expect(await back.choose(table, pending.seat, pending.text, pending)).toMatchObject({ t: 'ok' });
      }
      back.hangUp();
    }
    expect((await second.end('SIGINT')).code).toBe(0);
  });

  it('does not wait for clients that never disconnect', async () => {
    const server = await serve(freshFolder());
    const silent = await RawLine.upgraded(server.url);
    const half = await RawLine.open(server.url);
    half.send('POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{');
    const idle = await RawLine.open(server.url);
    expect((await server.end('SIGTERM')).code).toBe(0);
    await Promise.all([silent.end(), half.end(), idle.end()]);
    expect(silent.goodbye).toBe(1001);
  });
});

describe('stopping while a write is under way', () => {
  it('waits for it, and the answer is sent before the connection closes', async () => {
    const server = await startServer();
    const ada = await (await server.guest('Ada')).connect();
    const table = await ada.open({ game: 'noughts', seats: { noughts: 'me', crosses: 'me' }, start: true });
    await ada.watch(table);
    const { writer } = server.store;
    const append = writer.append.bind(writer);
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const writing = vi.spyOn(writer, 'append').mockImplementationOnce(async (row) => {
      await held;
      return append(row);
    });
    const answer = ada.choose(table, 'noughts', 'mark a1');
    await vi.waitFor(() => expect(writing).toHaveBeenCalled(), { timeout: 240_000 });
    const closed = server.close();
    // Too late: the server reads no more. It is neither done nor answered.
    ada.say({ t: 'choose', table, id: 'late', at: ada.seq(table), seat: 'noughts', text: 'mark a2' });
    await setTimeout(20);
    letGo();
    expect(await answer).toMatchObject({ t: 'ok' });
    await closed;
    await ada.until(() => ada.closed !== null);
    expect(ada.closed).toEqual({ code: 1001, reason: 'the server is stopping' });
    const { events } = (await server.store.tables.find(table))!;
    expect(events.filter(({ kind }) => kind === 'choice')).toHaveLength(1);
    await server.stop();
  });
});

describe('a server that cannot begin', () => {
  const tells = async (env: Record<string, string>, ...words: string[]) => {
    const child = spawn(process.execPath, [program, 'serve', ...words], {
      env: { ...process.env, DATA_DIR: freshFolder(), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.add(child);
    let out = '';
    let err = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      out += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text) => {
      err += text;
    });
    const [code] = await once(child, 'close');
    return { code, out, err: err.replace(BUILT, '') };
  };

  it('says why in one line, and ends with 2', async () => {
    const data = freshFolder();
    const running = await serve(data);
    const { port } = new URL(running.url);
    for (const [env, words, sentence] of [
      [{}, ['--port', port], `port ${port} is already in use: `],
      [{ PORT: 'eighty' }, [], "'eighty' is not a port: "],
      [{ PORT: '0', HOST: '192.0.2.1' }, [], "'192.0.2.1' is not an address of this machine: "],
      [{ PORT: '0', PUBLIC_URL: 'games' }, [], "'games' is no PUBLIC_URL: "],
      [{ PORT: '0', TRUST_PROXY: 'maybe' }, [], "'maybe' is no TRUST_PROXY: "],
      [{ PORT: '0', DATA_DIR: data }, [], 'is in use by another server: '],
      [{ PORT: '0', DATA_DIR: program }, [], 'cannot be made: '],
    ] as [Record<string, string>, string[], string][]) {
      const { code, out, err } = await tells(env, ...words);
      expect([sentence, code, out]).toEqual([sentence, 2, '']);
      expect(err).toMatch(/^sandtable: [^\n]*\n$/);
      expect(err).toContain(sentence);
    }
    await running.end('SIGTERM');
  });
});

describe('the thread of the database', () => {
  const dying = new URL('../test/dying-worker.mjs', import.meta.url);

  it('takes the server with it when it ends: no request waits for an answer that never comes', async () => {
    const thread = await openInWorker(freshFolder(), dying);
    const lost = expect(thread.lost).rejects.toThrow('the thread of the database has ended');
    await expect(thread.run('select 1', [])).rejects.toThrow('the database is closed');
    await expect(thread.run('select 1', [])).rejects.toThrow('the database is closed');
    await expect(thread.runAll([])).rejects.toThrow('the database is closed');
    await lost;
    await thread.close();

    const data = freshFolder();
    const lines: string[] = [];
    let lose = (_: Error) => {};
    const served = serveHere({
      version: '1',
      client: null,
      address: { host: 'localhost', port: 0 },
      config: configFrom({ DATA_DIR: data }),
      botPool: new InlineBotPool(),
      print: (line) => lines.push(line),
      openStore: ({ dataDir }) => {
        const here = openHere(dataDir);
        const gone = new Promise<never>((_, reject) => {
          lose = reject;
        });
        return Store.open({ ...here, lost: gone });
      },
    });
    await vi.waitFor(() => expect(lines).toHaveLength(1), { timeout: 240_000 });
    lose(new Error('the disk was pulled out'));
    await expect(served).rejects.toThrow('the disk was pulled out');
    // The folder is free for the next server.
    await openHere(data).close();
  });
});

describe('a frame after the close frame', () => {
  it('is ignored', async () => {
    const server = await startServer();
    const ada = await server.guest('Ada');
    const table = await ada.open({ game: 'noughts', seats: { noughts: 'me', crosses: 'me' }, start: true });
    const line = await RawLine.upgraded(server.url, ada.cookieHeader);
    const closed = server.close();
    await vi.waitFor(() => expect(line.goodbye).toBe(1001), { timeout: 240_000 });
    const choice = { t: 'choose', table, id: 'x', at: 4, seat: 'noughts', text: 'mark a1' };
    line.send(frame(1, Buffer.from(JSON.stringify(choice))));
    line.send(frame(8, Buffer.from([0x03, 0xe9])));
    await line.end();
    await closed;
    expect((await server.store.tables.find(table))!.events.filter(({ kind }) => kind === 'choice')).toEqual(
      [],
    );
    await server.stop();
  });
});
