import { fileURLToPath } from 'node:url';
import { type Config, configFrom, doubtsAbout } from './config.js';
import { createServer, type Server } from './create-server.js';
import { type Address, addressFrom, listen } from './listen.js';
import { logError } from './log-line.js';
import { openInWorker } from './storage/sqlite-threads.js';
import { Store } from './storage/store.js';
import { type BotPool, ThreadBotPool } from './tables/bot-pool.js';
import { ThreadReader } from './tables/replay-reader.js';

/** How long answers under way may take before a shutdown stops waiting for them. */
const PATIENCE = 5_000;

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Where the built client is, if it is built. */
const CLIENT = fileURLToPath(new URL('../../web/dist/app', import.meta.url));

export interface ServeSetup {
  readonly version: string;
  /** HOST and PORT of the environment unless told otherwise. */
  readonly address?: Address;
  /** DATA_DIR, PUBLIC_URL and so on, of the environment unless told otherwise. */
  readonly config?: Config;
  readonly client?: string | null;
  /** Where the address is announced; standard output unless told otherwise. */
  readonly print?: (line: string) => void;
  /** Where doubts are told; the log unless told otherwise. */
  readonly warn?: (line: string) => void;
  /** Opens the database; in a thread of its own unless told otherwise. */
  readonly openStore?: (folder: string) => Promise<Store>;
  readonly botPool?: BotPool;
}

/**
 * Serves until SIGINT or SIGTERM, and is fulfilled after a clean shutdown. Throws a ListenError or a
 * StorageError, one sentence, where it cannot begin.
 */
export async function serve(setup: ServeSetup): Promise<void> {
  // The handlers stay until the end: a second signal must not end the process in the middle of closing.
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
  const { version, print = printLine, warn = logError, openStore = openInThread } = setup;
  const address = setup.address ?? addressFrom(process.env);
  const config = setup.config ?? configFrom(process.env);
  for (const doubt of doubtsAbout(config)) warn(doubt);
  const store = await openStore(config.dataDir);
  const botPool = setup.botPool ?? new ThreadBotPool();
  const reader = new ThreadReader();
  let server: Server | null = null;
  try {
    const client = setup.client === undefined ? CLIENT : setup.client;
    server = await createServer({ config, version, store, botPool, reader, client, watchProcess: true });
    print(`Sandtable is at ${await listen(server.app, address)} (Ctrl-C stops it)`);
    await Promise.race([asked, store.lost]);
  } finally {
    if (server) await close(server);
    await Promise.all([botPool.close(), reader.close()]);
    await store.close();
  }
}

async function close(server: Server): Promise<void> {
  const late = setTimeout(() => server.cut(), PATIENCE);
  await server.close();
  clearTimeout(late);
}

async function openInThread(folder: string): Promise<Store> {
  return Store.open(await openInWorker(folder));
}

function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}
