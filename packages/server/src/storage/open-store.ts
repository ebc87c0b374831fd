import type { Config } from '../config.js';
import type { Engine } from './engine.js';
import { sqliteEngine } from './sqlite-dialect.js';
import { openHere, openInWorker } from './sqlite-threads.js';
import { Store } from './store.js';

/** Where data are kept: in a folder, or in the database of this address. */
export type DataPlace = Pick<Config, 'dataDir' | 'databaseUrl'>;

/** The data for a server. */
export async function openStore({ dataDir, databaseUrl }: DataPlace): Promise<Store> {
  if (databaseUrl !== null) return openDatabase(databaseUrl);
  return Store.open(await openInWorker(dataDir));
}

/** The data for a command, even while a server runs on a folder; its schema is then left as that server has it. */
export async function openStoreBeside({ dataDir, databaseUrl }: DataPlace): Promise<Store> {
  if (databaseUrl !== null) return openDatabase(databaseUrl);
  return Store.ofFolder(dataDir);
}

/** The data for a copy of the whole site. No server may use them. */
export async function openStoreToCopy({ dataDir, databaseUrl }: DataPlace): Promise<Store> {
  const engine =
    databaseUrl === null ? sqliteEngine(openHere(dataDir)) : await postgres(databaseUrl, { patient: true });
  return Store.with(engine, { toCopy: true });
}

/** Loaded only where it is used. */
async function postgres(url: string, setup: { patient?: boolean } = {}): Promise<Engine> {
  const { postgresEngine } = await import('./postgres-dialect.js');
  return postgresEngine(url, setup);
}

/** Migrations may take long; everything after them is expected to answer soon. */
async function openDatabase(url: string): Promise<Store> {
  await (await Store.with(await postgres(url, { patient: true }))).close();
  return Store.with(await postgres(url), { asIs: true });
}

/** The numbers that a PostgreSQL keeps of itself, for the bench. */
export async function openCounters(url: string) {
  const { PostgresCounters } = await import('./postgres-counters.js');
  return PostgresCounters.open(url);
}
