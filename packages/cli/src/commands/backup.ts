import { backup, StorageError } from '@sandtable/server';
import type { Args } from '../args.js';
import type { Command, Io } from '../command.js';
import { Failure } from '../failure.js';
import { dataConfig } from './serve.js';

export const DATA_FLAG = {
  data: { value: 'FOLDER', about: 'where the server keeps games and people (DATA_DIR, or data)' },
};

export const command: Command = {
  name: 'backup',
  summary: 'copy all games and people of a server into one file',
  usage: '<file> [--data FOLDER]',
  about: `
The server may go on running: the copy is as everything was at one moment. It never writes over a
file. sandtable restore puts it back. Beside it, FILE.secret has the secret that guests are known by.`,
  examples: ['sandtable backup sandtable-2026-01-31.sqlite'],
  words: { name: 'a file', min: 1, max: 1 },
  flags: DATA_FLAG,
  run(args: Args, io: Io): number {
    const [file] = args.words;
    const { tables, events, people } = inSentences(() => backup(dataFolder(args), file));
    io.out(`${file}: ${counted(tables, events, people)}\n`);
    return 0;
  },
};

/** The folder of the data; a database has its own programs for backups. */
export function dataFolder(args: Args): string {
  const { dataDir, databaseUrl } = dataConfig(args);
  if (databaseUrl === null) return dataDir;
  throw new Failure(
    'DATABASE_URL is set: back up a PostgreSQL database with pg_dump, and restore it with pg_restore',
  );
}

export function counted(tables: number, events: number, people: number): string {
  const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;
  return [
    many(tables, 'table', 'tables'),
    many(events, 'event', 'events'),
    many(people, 'person', 'people'),
  ].join(', ');
}

/** Turns a data error into a one-sentence failure. */
export function inSentences<R>(act: () => R): R {
  try {
    return act();
  } catch (error) {
    if (error instanceof StorageError) throw new Failure(error.message);
    throw error;
  }
}
