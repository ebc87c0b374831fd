import { LIMITS } from '@sandtable/protocol';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Guest } from '../../test/guest.js';
import { frame, RawLine } from '../../test/raw-line.js';
import { type Running, startServer } from '../../test/server.js';

let server: Running;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

/** Is the server healthy, and does it play? */
async function plays(): Promise<void> {
  const ada = await (await server.guest('Ada')).connect();
  const table = await ada.open({ game: 'noughts', seats: { noughts: 'me', crosses: 'me' }, start: true });
  await ada.watch(table);
  expect(await ada.choose(table, 'noughts', 'mark a1')).toMatchObject({ t: 'ok' });
  ada.hangUp();
}

describe('malformed frames', () => {
  const text = Buffer.from('{"t":"ping"}');
  it.each([
    ['without a mask', frame(1, text, { masked: false }), 1002],
    ['with a reserved bit', frame(1, text, { reserved: 0x40 }), 1002],
    ['of a kind that does not exist', frame(3, text), 1002],
    ['that go on where nothing began', frame(0, text), 1002],
    ['with words that are no UTF-8', frame(1, Buffer.from([0xc3, 0x28, 0xff])), 1007],
    ['that are too long', frame(1, Buffer.alloc(LIMITS.message + 1, 0x20)), 1009],
    ['that say they are enormous', frame(1, Buffer.alloc(0)).fill(0xff, 1, 2), null],
    [
      'that are too long in pieces',
      Buffer.concat([
        frame(1, Buffer.alloc(10_000, 0x20), { fin: false }),
        frame(0, Buffer.alloc(10_000, 0x20)),
      ]),
      1009,
    ],
    ['of control that are too long', frame(9, Buffer.alloc(126)), 1002],
  ])('%s close the connection, and nothing else', async (_, bytes, code) => {
    const line = await RawLine.upgraded(server.url);
    line.send(bytes);
    if (code === null) line.send(Buffer.alloc(20, 0xff));
    await line.end();
    if (code !== null) expect(line.goodbye).toBe(code);
    await plays();
  });

  it('in binary are refused, and the connection stays open', async () => {
    const line = await RawLine.upgraded(server.url);
    line.send(frame(2, text));
    await line.until((heard) => heard.includes('"code":"message"'));
    line.send(frame(1, text));
    await line.until((heard) => heard.includes('"t":"pong"'));
    line.hangUp();
  });
});

describe('a handshake', () => {
  const ask = async (...lines: string[]) => {
    const line = await RawLine.open(server.url);
    line.send([...lines, '\r\n'].join('\r\n'));
    await line.end();
    return line.text.split('\r\n', 1)[0];
  };
  const usual = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'];
  const key = 'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==';

  it('at another path, or incomplete, is refused', async () => {
    const host = `Host: ${new URL(server.url).host}`;
    expect(await ask('GET /api/me HTTP/1.1', host, ...usual, key)).toContain('404');
    expect(await ask('GET /ws HTTP/1.1', host, ...usual)).toContain('400');
    expect(await ask('GET /ws HTTP/1.1', host, ...usual, key, 'Origin: http://evil.example')).toContain(
      '403',
    );
    expect(await ask('GET /ws HTTP/1.1', host, ...usual, key, 'Origin: null')).toContain('403');
    expect(await ask('GET /ws HTTP/1.1', host, ...usual, key, 'Sec-Fetch-Site: cross-site')).toContain('403');
    await plays();
  });

  it('with malformed cookies makes a new guest', async () => {
    for (const cookie of [
      'sandtable-guest=%E0%A4%A',
      '=;=;;',
      '__proto__=x',
      `sandtable-session=${'x'.repeat(4000)}`,
    ]) {
      const line = await RawLine.upgraded(server.url, cookie);
      line.send(frame(1, Buffer.from('{"t":"ping"}')));
      await line.until((heard) => heard.includes('"t":"pong"'));
      line.hangUp();
    }
  });
});

describe('valid messages about missing things', () => {
  it('are refused by name, and the socket stays open', async () => {
    const guest = await (await server.guest()).connect();
    guest.say({ t: 'watch', table: 'nowhere' });
    expect(await guest.next('error')).toMatchObject({ code: 'table', table: 'nowhere' });
    guest.say({ t: 'choose', table: 'nowhere', id: 'x', at: 1, seat: 'a', text: 'b' });
    expect(await guest.next('refused')).toMatchObject({
      code: 'table',
      id: 'x',
      reason: 'there is no such table',
    });
    guest.say({ t: 'orders', table: 'nowhere', id: 'y', seat: 'a', orders: [] });
    expect(await guest.next('refused')).toMatchObject({ code: 'table', id: 'y' });
    guest.say({ t: 'chat', table: 'nowhere', id: 'z', scope: 'table', text: 'hello' });
    expect(await guest.next('refused')).toMatchObject({ code: 'table', id: 'z' });
    guest.say({ t: 'unwatch', table: 'nowhere' });
    guest.say({ t: 'ping' });
    await guest.next('pong');
  });

  it('a seat, a number or a text from nowhere', async () => {
    const ada = await (await server.guest('Ada')).connect();
    const table = await ada.open({ game: 'noughts', seats: { noughts: 'me', crosses: 'me' }, start: true });
    await ada.watch(table);
    const seq = ada.seq(table);
    expect(await ada.choose(table, 'nobody', 'mark a1')).toMatchObject({ code: 'seat' });
    expect(await ada.choose(table, 'noughts', 'mark a1', { at: 1e300 })).toMatchObject({ code: 'outdated' });
    for (const text of ['x', 'mark a1\nnoughts: mark a2', '\u0000', 'mark', 'undo undo', '# note', '= 12']) {
      expect(await ada.choose(table, 'noughts', text)).toMatchObject({ code: 'rules' });
    }
    expect((await server.registry.find(table)).state.seq).toBe(seq);
  });
});

describe('too much', () => {
  it('of messages is refused with the id of each, and in the end the line is closed', async () => {
    const strict = await startServer({ config: { rateLimit: 600 }, time: { now: 1_000_000, real: false } });
    const guest = await (await strict.guest()).connect();
    for (let i = 0; i < 120; i++) guest.say({ t: 'ping' });
    guest.say({ t: 'choose', table: 'x', id: 'mine', at: 1, seat: 'a', text: 'b' });
    expect(await guest.next('refused')).toMatchObject({ code: 'busy', id: 'mine' });
    strict.time.now += 1_000;
    guest.say({ t: 'ping' });
    await guest.next('pong');
    for (let i = 0; i < 400; i++) guest.say({ t: 'ping' });
    await guest.until(() => guest.closed !== null);
    expect(guest.closed).toMatchObject({ code: 1008, reason: 'too many messages' });
    await strict.stop();
  });

  it('of messages is counted per person and per address, whatever they come by', async () => {
    const strict = await startServer({
      config: { rateLimit: 100_000 },
      time: { now: 1_000_000, real: false },
    });
    const pongs = (of: Guest) => of.heard.filter((text) => text.includes('"pong"')).length;
    const settled = (of: Guest, count: number) => of.until(() => of.heard.length >= count);
    // Two sockets of one person share one limit.
    const ada = await (await strict.guest()).connect();
    const tab = new Guest(strict.url);
    for (const [name, value] of ada.cookies) tab.cookies.set(name, value);
    await tab.connect();
    for (let i = 0; i < 100; i++) ada.say({ t: 'ping' });
    await settled(ada, 100);
    for (let i = 0; i < 100; i++) tab.say({ t: 'ping' });
    await settled(tab, 100);
    expect([pongs(ada), pongs(tab)]).toEqual([100, 20]);
    // Requests in place of sockets count with them.
    const line = { id: 'x', at: 1, seat: 'noughts', text: 'mark a1' };
    const table = await ada.open({ game: 'noughts', seats: { noughts: 'me' } });
    expect((await ada.post(`/api/tables/${table}/choices`, line)).status).toBe(429);
    expect((await ada.get(`/api/tables/${table}/events`)).status).toBe(429);
    // Other guests at the same address get no more than the rest of its limit.
    const others = await Promise.all(Array.from({ length: 5 }, async () => (await strict.guest()).connect()));
    for (const other of others) for (let i = 0; i < 100; i++) other.say({ t: 'ping' });
    for (const other of others) await settled(other, 100);
    expect(others.reduce((sum, other) => sum + pongs(other), 0)).toBe(120);
    strict.time.now += 1_000;
    expect((await ada.post(`/api/tables/${table}/choices`, line)).status).toBe(200);
    for (const one of [ada, tab, ...others]) one.hangUp();
    await strict.stop();
  });

  it('of sockets is refused, of one person and from one address, and counted down again', async () => {
    const strict = await startServer({ config: { rateLimit: 600 } });
    const [ada, bob, cyd, dot] = await Promise.all(Array.from({ length: 4 }, () => strict.guest()));
    const tabs = (of: Guest, count: number) =>
      Promise.all(
        Array.from({ length: count }, async () => {
          const tab = new Guest(strict.url);
          for (const [name, value] of of.cookies) tab.cookies.set(name, value);
          return tab.connect();
        }),
      );
    const mine = await tabs(ada, LIMITS.lines);
    await expect(ada.connect()).rejects.toThrow('429');
    const stream = () => fetch(`${strict.url}/api/lobby/events`, { headers: { cookie: ada.cookieHeader } });
    expect(await (await stream()).json()).toMatchObject({ code: 'busy' });
    mine[0].hangUp();
    await vi.waitFor(async () => expect((await ada.connect()).closed).toBeNull(), { timeout: 240_000 });
    const all = [...mine, ...(await tabs(bob, LIMITS.lines)), ...(await tabs(cyd, LIMITS.lines))];
    await expect(dot.connect()).rejects.toThrow('429');
    expect((await fetch(`${strict.url}/api/lobby/events`)).status).toBe(429);
    for (const tab of all) tab.hangUp();
    ada.hangUp();
    await vi.waitFor(async () => expect((await dot.connect()).closed).toBeNull(), { timeout: 240_000 });
    await strict.stop();
  });

  it('of sockets at once is refused, too', async () => {
    const strict = await startServer({ config: { rateLimit: 600 } });
    const ada = await strict.guest();
    const tries = await Promise.allSettled(
      Array.from({ length: LIMITS.lines + 10 }, () => {
        const tab = new Guest(strict.url);
        for (const [name, value] of ada.cookies) tab.cookies.set(name, value);
        return tab.connect();
      }),
    );
    const open = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(open).toHaveLength(LIMITS.lines);
    for (const tab of open) tab.hangUp();
    await strict.stop();
  });

  it('of tables on one socket is refused, however fast they are asked for', async () => {
    const guest = await (await server.guest()).connect();
    const others = await Promise.all([server.guest(), server.guest(), server.guest()]);
    const tables: string[] = [];
    for (const other of others) {
      for (let i = 0; i < 8; i++) tables.push(await other.open({ game: 'noughts' }));
    }
    for (const table of tables) guest.say({ t: 'watch', table });
    guest.say({ t: 'ping' });
    for (let i = LIMITS.watchedTables; i < tables.length; i++) {
      expect(await guest.next('error')).toMatchObject({ code: 'busy', table: tables[i] });
    }
    expect([...guest.tables.keys()].sort()).toEqual(tables.slice(0, LIMITS.watchedTables).sort());
  });

  it('unsent data for a slow reader closes the connection', async () => {
    const host = await (await server.guest('Host')).connect();
    const table = await host.open({ game: 'noughts', seats: { noughts: 'me', crosses: 'me' }, start: true });
    const line = await RawLine.upgraded(server.url);
    line.send(frame(1, Buffer.from(JSON.stringify({ t: 'watch', table }))));
    await line.until((heard) => heard.includes('"t":"table"'));
    line.pause();
    const { audience } = await server.registry.find(table);
    expect(audience.size).toBe(1);
    // More than is kept for a slow reader.
    for (let i = 0; i < 4_000 && audience.size > 0; i++) {
      audience.broadcast({ t: 'error', code: 'message', reason: 'x'.repeat(16_000), table });
      if (i % 50 === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    await vi.waitFor(() => expect(audience.size).toBe(0), { timeout: 240_000 });
    line.hangUp();
  });
});

describe('watching and unwatching', () => {
  it('happen in the order of the messages', async () => {
    const guest = await (await server.guest()).connect();
    const table = await guest.open({ game: 'noughts', seats: { noughts: 'me' } });
    guest.say({ t: 'watch', table });
    guest.say({ t: 'unwatch', table });
    guest.say({ t: 'watch', table });
    guest.say({ t: 'unwatch', table });
    await guest.next('table');
    await guest.next('table');
    const { audience } = await server.registry.find(table);
    await vi.waitFor(() => expect(audience.size).toBe(0), { timeout: 240_000 });
    await guest.get(`/api/tables/${table}`);
    expect(audience.size).toBe(0);
  });

  it('leave no watcher behind that disconnected meanwhile', async () => {
    const quiet = await startServer();
    const ada = await quiet.guest();
    const table = await ada.open({ game: 'noughts', seats: { noughts: 'me' } });
    const { audience } = await quiet.registry.find(table);
    for (let i = 0; i < 5; i++) {
      const line = await RawLine.upgraded(quiet.url);
      line.send(frame(1, Buffer.from(JSON.stringify({ t: 'watch', table }))));
      line.hangUp();
      for (const path of [`/api/tables/${table}/events`, '/api/lobby/events']) {
        const stream = await RawLine.open(quiet.url);
        stream.send(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
        // At once, or as soon as the first message is there.
        if (i % 2 === 0) await stream.until((text) => text.includes('data:'));
        stream.hangUp();
      }
    }
    const open = async () => Number(/^sandtable_sockets (\d+)/m.exec((await ada.get('/metrics')).body)![1]);
    await vi.waitFor(async () => expect([audience.size, await open()]).toEqual([0, 0]), { timeout: 240_000 });
    await quiet.stop();
  });
});
