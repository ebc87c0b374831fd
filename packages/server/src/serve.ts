import { fileURLToPath } from 'node:url';
import { type Config, configFrom, configWarnings } from './config.js';
import { createServer, type Server } from './create-server.js';
import { type Address, addressFrom, listen } from './listen.js';
import { logError, setLogFormat } from './log-line.js';
import { type DataPlace, openStore as openAnyStore } from './storage/open-store.js';
import type { Store } from './storage/store.js';
import { type BotPool, ThreadBotPool } from './tables/bot-pool.js';
import { ThreadReader } from './tables/replay-reader.js';
import { ThreadReviewer } from './tables/reviewer.js';

/** How long a shutdown waits for the responses under way, in milliseconds. */
const SHUTDOWN_TIMEOUT = 5_000;

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** The built client, if there is one. */
const CLIENT = fileURLToPath(new URL('../../web/dist/app', import.meta.url));

export interface ServeSetup {
  readonly version: string;
  /** By default HOST and PORT from the environment. */
  readonly address?: Address;
  /** By default DATA_DIR, DATABASE_URL, PUBLIC_URL and so on from the environment. */
  readonly config?: Config;
  readonly client?: string | null;
  /** Prints the server's URL; by default to standard output. */
  readonly print?: (line: string) => void;
  /** Prints warnings about the configuration; by default to the log. */
  readonly warn?: (line: string) => void;
  /** Opens the database; by default the one that the configuration names. */
  readonly openStore?: (place: DataPlace) => Promise<Store>;
  readonly botPool?: BotPool;
}

/**
 * Serves until SIGINT or SIGTERM, and resolves after a clean shutdown. Throws a ListenError or a StorageError, one
 * sentence, if it cannot start.
 */
export async function serve(setup: ServeSetup): Promise<void> {
  // The handlers stay until the end: a second signal must not kill the process while it closes.
  let stop = () => {};
  const asked = new Promise<void>((resolve) => {
    stop = resolve;
  });
  for (const signal of SIGNALS) process.on(signal, stop);
  try {
    await serveUntil(asked, setup);
  } finally {
    for (const signal of SIGNALS) process.off(signal, stop);
  }
}

async function serveUntil(asked: Promise<void>, setup: ServeSetup): Promise<void> {
  const { version, print = printLine, warn = logError, openStore = openAnyStore } = setup;
  const address = setup.address ?? addressFrom(process.env);
  const config = setup.config ?? configFrom(process.env);
  setLogFormat(config.logFormat);
  for (const doubt of configWarnings(config)) warn(doubt);
  const store = await openStore(config);
  const botPool = setup.botPool ?? new ThreadBotPool();
  const reader = new ThreadReader();
  const reviewer = new ThreadReviewer();
  let server: Server | null = null;
  try {
    const client = setup.client === undefined ? CLIENT : setup.client;
    const threads = { botPool, reader, reviewer };
    server = await createServer({ config, version, store, ...threads, client, watchProcess: true });
    print(`Sandtable is at ${await listen(server.app, address)} (Ctrl-C stops it)`);
    await Promise.race([asked, store.lost]);
  } finally {
    if (server) await close(server);
    await Promise.all([botPool.close(), reader.close(), reviewer.close()]);
    await store.close();
  }
}

async function close(server: Server): Promise<void> {
  const late = setTimeout(() => server.cut(), SHUTDOWN_TIMEOUT);
  await server.close();
  clearTimeout(late);
}

function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}
