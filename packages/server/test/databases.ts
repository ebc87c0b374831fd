import { join } from 'node:path';
import Database from 'better-sqlite3';
import { openStore } from '../src/storage/open-store.js';
import { openHere } from '../src/storage/sqlite-threads.js';
import { Store } from '../src/storage/store.js';
import { hasPostgres, sharedPostgres } from './postgres.js';
import { freshFolder } from './server.js';

/** Data of one site, to be opened again and again. */
export interface TestData {
  open(): Promise<Store>;
  /** Runs statements behind the store's back. */
  run(sql: string): Promise<void>;
}

async function inFolder(): Promise<TestData> {
  const folder = freshFolder();
  return {
    open: () => Store.open(openHere(folder)),
    async run(sql) {
      const db = new Database(join(folder, 'sandtable.sqlite'));
      db.exec(sql);
      db.close();
    },
  };
}

async function inPostgres(): Promise<TestData> {
  const postgres = await sharedPostgres();
  const url = await postgres.fresh();
  return {
    open: () => openStore({ dataDir: '', databaseUrl: url }),
    async run(sql) {
      await postgres.ask(sql, url);
    },
  };
}

/** Every database that a site can be on; PostgreSQL if the machine has it. */
export const DATABASES: { name: string; fresh: () => Promise<TestData> }[] = [
  { name: 'SQLite', fresh: inFolder },
  ...(hasPostgres ? [{ name: 'PostgreSQL', fresh: inPostgres }] : []),
];
