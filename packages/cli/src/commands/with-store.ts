import { existsSync } from 'node:fs';
import { openStoreBeside, StorageError, type Store } from '@sandtable/server';
import type { Args } from '../args.js';
import { Failure } from '../failure.js';
import { dataConfig } from './serve.js';

/** Lets a command work on the data of a server, which may go on running beside it. */
export async function withStore<R>(args: Args, work: (store: Store) => Promise<R>): Promise<R> {
  const place = dataConfig(args);
  if (place.databaseUrl === null && !existsSync(place.dataDir))
    throw new Failure(`there is no folder ${place.dataDir}`);
  try {
    const store = await openStoreBeside(place);
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  } catch (error) {
    if (error instanceof StorageError) throw new Failure(error.message);
    throw error;
  }
}
