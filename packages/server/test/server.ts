import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, vi } from 'vitest';
import type { Config } from '../src/config.js';
import { createServer, type Server } from '../src/create-server.js';
import { listen } from '../src/listen.js';
import type { LogFields } from '../src/log-line.js';
import type { Send } from '../src/notices/outbound.js';
import { openStore } from '../src/storage/open-store.js';
import { openHere } from '../src/storage/sqlite-threads.js';
import { Store } from '../src/storage/store.js';
import { type BotPool, InlineBotPool } from '../src/tables/bot-pool.js';
import type { Games } from '../src/tables/games.js';
import type { ReplayReader } from '../src/tables/replay-reader.js';
import type { Reviewer } from '../src/tables/reviewer.js';
import type { TimeSource } from '../src/tables/server-clock.js';
import { Guest } from './guest.js';
import { sharedPostgres, type TestPostgres } from './postgres.js';

// Long enough even for a busy machine.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

export interface Running extends Server {
  url: string;
  store: Store;
  folder: string;
  /** What was reported to the operator. */
  reports: string[];
  /** The access log, if the configuration turns it on. */
  log: string[];
  /** What each of its lines says as JSON. */
  entries: LogFields[];
  /** The server's clock: it moves only when the test moves it. */
  time: { now: number; real: boolean };
  guest(name?: string): Promise<Guest>;
  stop(): Promise<void>;
  /** Stops the server and starts another one on the same data. */
  again(other?: Partial<Start>): Promise<Running>;
}

export interface Start {
  folder?: string;
  /** A database instead of the folder. */
  databaseUrl?: string;
  config?: Partial<Config>;
  botPool?: BotPool;
  /** The games of another release. */
  games?: Games;
  client?: string | null;
  reader?: ReplayReader;
  reviewer?: Reviewer;
  newSeed?: () => string;
  time?: { now: number; real: boolean };
  /** The machine's clocks, instead of `time`. */
  clock?: TimeSource;
  /** The version that the server reports. */
  version?: string;
  /** Where notices go instead of to web addresses. */
  sendNotice?: Send;
  snapshots?: { snapshotEvery?: number; snapshotRoom?: number };
}

/** A folder that is removed after the test file. */
export function freshFolder(): string {
  const path = mkdtempSync(join(tmpdir(), 'sandtable-server-'));
  afterAll(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/**
 * The data of a folder; with SANDTABLE_TEST_DATABASE=postgres, a database of PostgreSQL for each folder, so that every
 * test of the server can also be run on that.
 */
async function openTestStore(folder: string): Promise<Store> {
  if (process.env.SANDTABLE_TEST_DATABASE !== 'postgres') return Store.open(openHere(folder));
  const postgres = await sharedPostgres();
  let url = urls.get(folder);
  if (!url) {
    // Migrations take most of the time: they are run once, and the result is copied.
    template ??= makeTemplate(postgres);
    url = await postgres.fresh(await template);
    urls.set(folder, url);
  }
  return openStore({ dataDir: folder, databaseUrl: url });
}

let template: Promise<string> | null = null;
async function makeTemplate(postgres: TestPostgres): Promise<string> {
  const url = await postgres.fresh();
  await (await openStore({ dataDir: '', databaseUrl: url })).close();
  return new URL(url).pathname.slice(1);
}

const urls = new Map<string, string>();

/** A server on loopback with a real database, all in this process. */
export async function startServer(start: Start = {}): Promise<Running> {
  const folder = start.folder ?? freshFolder();
  const store = start.databaseUrl
    ? await openStore({ dataDir: folder, databaseUrl: start.databaseUrl })
    : await openTestStore(folder);
  let seeds = 0;
  const reports: string[] = [];
  const time = start.time ?? { now: 0, real: true };
  const config: Config = {
    dataDir: folder,
    databaseUrl: null,
    publicUrl: null,
    rateLimit: 0,
    trustProxy: false,
    accessLog: false,
    logFormat: 'text',
    mail: null,
    ...start.config,
  };
  const log: string[] = [];
  const entries: LogFields[] = [];
  const server = await createServer({
    config,
    log: (line, fields) => {
      log.push(line);
      entries.push(fields);
    },
    version: start.version ?? '1.2.3',
    ...(start.snapshots ? { snapshots: start.snapshots } : {}),
    store,
    botPool: start.botPool ?? new InlineBotPool(),
    client: start.client ?? null,
    ...(start.games ? { games: start.games } : {}),
    ...(start.reader ? { reader: start.reader } : {}),
    ...(start.reviewer ? { reviewer: start.reviewer } : {}),
    ...(start.sendNotice ? { sendNotice: start.sendNotice } : {}),
    // The same games in every run.
    newSeed: start.newSeed ?? (() => String(++seeds).padStart(32, '0')),
    ...(start.clock ? { clock: start.clock } : { now: () => (time.real ? Date.now() : time.now) }),
    report: (what, error) => reports.push(`${what}: ${error.message}`),
  });
  const url = await listen(server.app, { host: '127.0.0.1', port: 0 });
  const guests: Guest[] = [];
  let stopped: Promise<void> | null = null;
  const stop = () => {
    stopped ??= (async () => {
      for (const guest of guests) guest.hangUp();
      await server.close();
      await store.close();
    })();
    return stopped;
  };
  return {
    ...server,
    url,
    store,
    folder,
    reports,
    log,
    entries,
    time,
    async guest(name) {
      const guest = new Guest(url);
      guests.push(guest);
      await guest.get('/api/me');
      if (name !== undefined) await guest.post('/api/me', { name });
      return guest;
    },
    stop,
    async again(other = {}) {
      await stop();
      return startServer({ ...start, folder, time, ...other });
    },
  };
}
