import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  type CopiedSite,
  copySite,
  type DataPlace,
  isDatabaseUrl,
  openStoreToCopy,
  StorageError,
} from '@sandtable/server';
import type { Args } from '../args.js';
import type { Command, Io } from '../command.js';
import { Failure } from '../failure.js';
import { counted } from './backup.js';

export const command: Command = {
  name: 'copy',
  summary: 'copy all games and people to another database',
  usage: '<from> <to>',
  about: `
Each is a data folder (SQLite) or the address of a PostgreSQL database, postgres://…. No server may
be running on either, and the second has to be empty. Everything is compared afterwards, every
journal by its hash; what was copied from stays as it is. A copy that was interrupted is begun anew.`,
  examples: ['sandtable copy data postgres://sandtable@db.example.org/sandtable'],
  words: { name: 'where to copy from and to', min: 2, max: 2 },
  flags: {},
  async run(args: Args, io: Io): Promise<number> {
    const [from, to] = args.words;
    const { tables, events, people, journals } = await copy(placeOf(from), placeOf(to));
    io.out(`${counted(tables, events, people)}; every journal is the same (${journals.slice(0, 16)})\n`);
    return 0;
  },
};

async function copy(from: DataPlace, to: DataPlace): Promise<CopiedSite> {
  if (from.databaseUrl === null && !existsSync(from.dataDir))
    throw new Failure(`there is no folder ${from.dataDir}`);
  try {
    const source = await openStoreToCopy(from);
    try {
      const target = await openStoreToCopy(to);
      try {
        return await copySite(source, target);
      } finally {
        await target.close();
      }
    } finally {
      await source.close();
    }
  } catch (error) {
    if (error instanceof StorageError) throw new Failure(error.message);
    throw error;
  }
}

function placeOf(text: string): DataPlace {
  return isDatabaseUrl(text)
    ? { dataDir: '', databaseUrl: text }
    : { dataDir: resolve(text), databaseUrl: null };
}
