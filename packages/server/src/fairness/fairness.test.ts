import type { NewTable } from '@sandtable/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Caller } from '../../test/guest.js';
import { RawLine } from '../../test/raw-line.js';
import { type Running, startServer } from '../../test/server.js';
import { Metrics } from '../http/metrics.js';
import { Audience } from '../tables/audience.js';
import { Lobby } from '../tables/lobby.js';
import { TableState } from '../tables/table-state.js';
import { currentRequester } from './requester.js';

// One address floods the server within the limits, in one burst, and each action takes five milliseconds of the event
// loop. A player elsewhere makes a choice. How much of the flood is processed when the choice is answered? Counted,
// not timed, so that a busy machine changes nothing.

/** Each test has its own flooding address, so that earlier floods do not count. */
let loudAddress = '10.0.0.0';
const QUIET = '10.0.0.2';
/**
 * How many actions may run for the flooding address before the other gets an answer; the floods are three times as
 * many.
 */
const MOST = 25;

let server: Running;
let quiet: Caller;
let table: string;
const callers: Caller[] = [];
/** Counts the actions run for the flooding address. */
let burnt = 0;

async function call(address: string): Promise<Caller> {
  const caller = new Caller(server.url, address);
  callers.push(caller);
  await caller.get('/api/me');
  return caller;
}

/** Tables of this host, opened from other addresses: one address may not open that many at once. */
async function openMany(host: Caller, count: number, order: NewTable): Promise<string[]> {
  const ids: string[] = [];
  for (let i = 0; i < count; i++) {
    if (i % 20 === 0) host.address = `10.2.${++elsewhere >> 8}.${elsewhere & 255}`;
    ids.push(await host.open(order));
  }
  host.address = loudAddress;
  return ids;
}
let elsewhere = 0;

/** Connections of the flooding address that have had an answer already: what is sent now is read at once. */
async function lines(count: number): Promise<RawLine[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const line = await RawLine.open(server.url);
      line.send(asking('GET', '/healthz'));
      await line.until((heard) => heard.includes('"ok":true'));
      return line;
    }),
  );
}

/** A request as raw text: many of them can be sent in one write. */
function asking(method: string, path: string, cookie = '', body = ''): string {
  const head = [
    `${method} ${path} HTTP/1.1`,
    'Host: x',
    `X-Forwarded-For: ${loudAddress}`,
    `Cookie: ${cookie}`,
  ];
  if (body !== '') head.push('Content-Type: application/json', `Content-Length: ${body.length}`);
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}

/** From now on, actions for the flooding address are slow. */
function burdensome<C extends object>(of: C, method: keyof C & string): void {
  const plain = of[method] as (...args: unknown[]) => unknown;
  vi.spyOn(of as Record<string, () => unknown>, method).mockImplementation(function (
    this: unknown,
    ...args: unknown[]
  ) {
    if (currentRequester()?.key === loudAddress) {
      burnt++;
      for (const began = performance.now(); performance.now() - began < 5; );
    }
    return plain.apply(this, args);
  });
}

let tests = 0;
beforeEach(() => {
  loudAddress = `10.1.0.${++tests}`;
});
beforeAll(async () => {
  server = await startServer({ config: { rateLimit: 100_000, trustProxy: true } });
  quiet = await (await call(QUIET)).connect();
  table = await quiet.open({ game: 'noughts', seats: { noughts: 'me', crosses: 'me' }, start: true });
  await quiet.watch(table);
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  for (const caller of callers) caller.hangUp();
  await server.stop();
});

/** The actions run for the flooding address while the other waited for each of some answers. */
async function whileQuietChooses(): Promise<number[]> {
  const done: number[] = [];
  for (const text of ['mark a1', 'undo', 'mark b2', 'undo']) {
    const before = burnt;
    expect(await quiet.choose(table, 'noughts', text)).toMatchObject({ t: 'ok' });
    done.push(burnt - before);
  }
  return done;
}

describe('while one address floods the server, the choices of others are answered', () => {
  const all = async (flood: number, attack: () => Promise<void>) => {
    burnt = 0;
    await attack();
    const waited = await whileQuietChooses();
    expect(Math.max(...waited)).toBeLessThan(MOST);
    // Nothing is dropped: it is done in turn.
    await vi.waitFor(() => expect(burnt).toBeGreaterThanOrEqual(flood), { timeout: 240_000, interval: 50 });
  };

  it('lobby subscriptions', async () => {
    const loud = await Promise.all(
      Array.from({ length: 10 }, async () => (await call(loudAddress)).connect()),
    );
    burdensome(Lobby.prototype, 'watch');
    await all(80, async () => {
      for (let i = 0; i < 8; i++) {
        for (const one of loud) {
          one.say({ t: 'lobby', on: true });
          one.say({ t: 'lobby', on: false });
        }
      }
    });
  });

  it('watching and unwatching tables', async () => {
    const loud = await Promise.all(
      Array.from({ length: 10 }, async () => (await call(loudAddress)).connect()),
    );
    burdensome(Audience.prototype, 'add');
    await all(80, async () => {
      for (let i = 0; i < 8; i++) {
        for (const one of loud) {
          one.say({ t: 'watch', table });
          one.say({ t: 'unwatch', table });
        }
      }
    });
  });

  it('pages without a limit of their own', async () => {
    const loud = await lines(10);
    burdensome(Metrics.prototype, 'page');
    await all(80, async () => {
      for (const line of loud) line.send(asking('GET', '/metrics').repeat(8));
    });
    for (const line of loud) line.hangUp();
  });

  it('questions about a table', async () => {
    const host = await call(loudAddress);
    const own = await host.open({ game: 'noughts', seats: { noughts: 'me', crosses: 'me' }, start: true });
    const loud = await lines(10);
    burdensome((await server.registry.find(own)).state, 'seatOf');
    const why = asking('GET', `/api/tables/${own}/why?seat=noughts`, host.cookieHeader);
    await all(80, async () => {
      for (const line of loud) line.send(why.repeat(8));
    });
    for (const line of loud) line.hangUp();
  });

  it('choices and undos', async () => {
    const order: NewTable = { game: 'noughts', seats: { noughts: 'me', crosses: 'me' }, start: true };
    const tables: { loud: Caller; own: string }[] = [];
    for (let i = 0; i < 2; i++) {
      const loud = await call(loudAddress);
      for (const own of await openMany(loud, 40, order)) tables.push({ loud, own });
      await loud.connect();
    }
    burdensome(TableState.prototype, 'apply');
    await all(160, async () => {
      // The number of a table when its game has begun: opened, two seats, started.
      for (const [at, text] of [
        [4, 'mark a1'],
        [5, 'undo'],
      ] as const) {
        for (const { loud, own } of tables) {
          loud.say({ t: 'choose', table: own, id: `${own} ${text}`, at, seat: 'noughts', text });
        }
      }
    });
  });

  it('bots that play each other at many tables', async () => {
    const seats = { amber: 'random', crimson: 'random', jade: 'random', indigo: 'random' };
    const starts: string[] = [];
    for (let i = 0; i < 8; i++) {
      const host = await call(loudAddress);
      const own = await openMany(host, 10, { game: 'outposts', seats });
      starts.push(...own.map((id) => asking('POST', `/api/tables/${id}/start`, host.cookieHeader, '{}')));
    }
    const loud = await lines(8);
    burdensome(TableState.prototype, 'apply');
    await all(160, async () => {
      loud.forEach((line, i) => {
        line.send(starts.slice(i * 10, i * 10 + 10).join(''));
      });
      // They have all begun: from now on only bots play.
      await vi.waitFor(() => expect(burnt).toBeGreaterThanOrEqual(80), { timeout: 240_000, interval: 1 });
    });
    for (const line of loud) line.hangUp();
  });
});
