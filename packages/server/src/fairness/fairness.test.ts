import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Guest } from '../../test/guest.js';
import { type Running, startServer } from '../../test/server.js';
import { Metrics } from '../http/metrics.js';
import { Audience } from '../tables/audience.js';
import { Lobby } from '../tables/lobby.js';
import { TableState } from '../tables/table-state.js';
import { payer } from './payer.js';

// One address does its worst within the limits, in one go, and everything it does takes five milliseconds of the
// thread that all share. Somebody elsewhere chooses. How much of the flood has been worked off when the choice
// is answered? It is counted, not timed: a busy machine changes nothing about it.

const LOUD = '10.0.0.1';
const QUIET = '10.0.0.2';
/** So much may be done for the loud one until the other one has an answer; the floods are three times as much. */
const MOST = 25;

/** Somebody at an address. */
class Caller extends Guest {
  constructor(
    url: string,
    readonly address: string,
  ) {
    super(url);
  }

  override request(method: string, path: string, body: unknown, headers: Record<string, string>) {
    return super.request(method, path, body, { 'x-forwarded-for': this.address, ...headers });
  }

  override connect(headers: Record<string, string> = {}) {
    return super.connect({ 'x-forwarded-for': this.address, ...headers });
  }
}

let server: Running;
let quiet: Caller;
let table: string;
const callers: Caller[] = [];
/** How often something was done for the loud address. */
let burnt = 0;

async function call(address: string): Promise<Caller> {
  const caller = new Caller(server.url, address);
  callers.push(caller);
  await caller.get('/api/me');
  return caller;
}

/** From now on, what is done for the loud address takes its time. */
function burdensome<C extends object>(of: C, method: keyof C & string): void {
  const plain = of[method] as (...args: unknown[]) => unknown;
  vi.spyOn(of as Record<string, () => unknown>, method).mockImplementation(function (
    this: unknown,
    ...args: unknown[]
  ) {
    if (payer()?.key === LOUD) {
      burnt++;
      for (const began = performance.now(); performance.now() - began < 5; );
    }
    return plain.apply(this, args);
  });
}

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

/** What was done for the loud one while the quiet one waited for each of some answers. */
async function whileQuietChooses(): Promise<number[]> {
  const done: number[] = [];
  for (const text of ['mark a1', 'undo', 'mark b2', 'undo']) {
    const before = burnt;
    expect(await quiet.choose(table, 'noughts', text)).toMatchObject({ t: 'ok' });
    done.push(burnt - before);
  }
  return done;
}

describe('while one address does its worst, the choices of others are answered', () => {
  const all = async (flood: number, attack: () => Promise<void>) => {
    burnt = 0;
    await attack();
    const waited = await whileQuietChooses();
    expect(Math.max(...waited)).toBeLessThan(MOST);
    // Nothing is forgotten: it is done when it is its turn.
    await vi.waitFor(() => expect(burnt).toBeGreaterThanOrEqual(flood), { timeout: 100_000, interval: 50 });
  };

  it('the lobby, on and off', async () => {
    const loud = await Promise.all(Array.from({ length: 10 }, async () => (await call(LOUD)).connect()));
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

  it('coming to tables and going away', async () => {
    const loud = await Promise.all(Array.from({ length: 10 }, async () => (await call(LOUD)).connect()));
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
    const loud = await call(LOUD);
    burdensome(Metrics.prototype, 'page');
    await all(80, async () => {
      for (let i = 0; i < 80; i++) void loud.get('/metrics').catch(() => {});
    });
  });

  it('questions about a table', async () => {
    const loud = await call(LOUD);
    const own = await loud.open({ game: 'noughts', seats: { noughts: 'me', crosses: 'me' }, start: true });
    burdensome((await server.hub.find(own)).state, 'seatOf');
    await all(80, async () => {
      for (let i = 0; i < 80; i++) void loud.get(`/api/tables/${own}/why?seat=noughts`).catch(() => {});
    });
  });

  it('choices, and taking them back', async () => {
    const loud = await (await call(LOUD)).connect();
    const tables: string[] = [];
    for (let i = 0; i < 8; i++) {
      const own = await loud.open({ game: 'noughts', seats: { noughts: 'me', crosses: 'me' }, start: true });
      await loud.watch(own);
      tables.push(own);
    }
    burdensome(TableState.prototype, 'apply');
    await all(80, async () => {
      for (let i = 0; i < 10; i++) {
        for (const own of tables) {
          const [seat, text] = i % 2 === 0 ? ['noughts', 'mark a1'] : ['noughts', 'undo'];
          loud.say({ t: 'choose', table: own, id: `${own} ${i}`, at: loud.seq(own) + i, seat, text });
        }
      }
    });
  });

  it('bots that play one another at many tables', async () => {
    const loud = await call(LOUD);
    burdensome(TableState.prototype, 'apply');
    await all(80, async () => {
      const seats = { amber: 'random', crimson: 'random', jade: 'random', indigo: 'random' };
      for (let i = 0; i < 8; i++) void loud.open({ game: 'outposts', seats, start: true }).catch(() => {});
      await vi.waitFor(() => expect(burnt).toBeGreaterThan(10), { timeout: 60_000 });
    });
  });

  it('tables that have to be read', async () => {
    const loud = await (await call(LOUD)).connect();
    const ids: string[] = [];
    for (let i = 0; i < 20; i++) {
      const host = await call(`10.0.1.${i}`);
      ids.push(await host.open({ game: 'noughts', seats: { noughts: 'me', crosses: 'me' }, start: true }));
    }
    // Nobody looks at them: they are put away.
    await (server.hub as unknown as { putAway(before: number): Promise<void> }).putAway(Date.now() + 1);
    burdensome(TableState.prototype, 'apply');
    await all(70, async () => {
      for (const id of ids) loud.say({ t: 'watch', table: id });
    });
  });
});
