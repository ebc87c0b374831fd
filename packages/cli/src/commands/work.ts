import { StorageError, work } from '@sandtable/server';
import type { Args } from '../args.js';
import type { Command, Io } from '../command.js';
import { Failure } from '../failure.js';
import { gameJobs } from '../tournament/game-jobs.js';
import { version } from '../version.js';
import { dataConfig } from './serve.js';

export const command: Command = {
  name: 'work',
  summary: 'do the long work of a site on PostgreSQL: bots, notices, tournaments of bots',
  usage: '[--slots N]',
  about: `
DATABASE_URL names the database; any number of workers may run, on any machine. Bots that think for
long do so here instead of in the servers; reviews are made here, and long games that are over are
looked through. sandtable tournament --on spreads its games over the workers. With PUBLIC_URL (and
SMTP_URL, MAIL_FROM), as the servers have them, people are told of their turns from here. A worker
that dies loses nothing: what it had begun is done again.`,
  examples: ['DATABASE_URL=postgres://sandtable@db.example.org/sandtable sandtable work --slots 8'],
  flags: {
    slots: { value: 'N', about: 'how many jobs at a time (as many as there are cores)' },
  },
  stopsItself: true,
  run,
};

async function run(args: Args, io: Io): Promise<number> {
  const slots = args.number('slots', 1, 256);
  try {
    await work({
      version: version(),
      config: dataConfig(args),
      ...(slots === null ? {} : { slots }),
      more: (store, count) => gameJobs(store.queue!, count),
      print: (line) => io.out(`${line}\n`),
      stopped: io.interrupted,
    });
    return 0;
  } catch (error) {
    throw error instanceof StorageError ? new Failure(error.message) : error;
  }
}
