import {
  addressFrom,
  type Config,
  configFrom,
  ListenError,
  parsePort,
  StorageError,
  serve,
} from '@sandtable/server';
import type { Args } from '../args.js';
import type { Command, Io } from '../command.js';
import { Failure } from '../failure.js';
import { version } from '../version.js';

export const command: Command = {
  name: 'serve',
  summary: 'serve the games to browsers',
  usage: '[--port N] [--host NAME] [--data FOLDER]',
  about: `
PORT, HOST and DATA_DIR in the environment mean the same; what is typed takes precedence.
DATABASE_URL names a PostgreSQL database in place of a folder. PUBLIC_URL says how people reach the
server from outside (docs/server.md). Ctrl-C lets what was begun finish and stops.`,
  examples: ['sandtable serve', 'PORT=9000 sandtable serve --host 0.0.0.0'],
  flags: {
    port: { value: 'N', about: 'where to listen (8080); 0 takes any free port' },
    host: { value: 'NAME', about: 'which address of this machine (127.0.0.1: only from here)' },
    data: { value: 'FOLDER', about: 'where games and people are kept (data)' },
  },
  stopsItself: true,
  run,
};

async function run(args: Args, io: Io): Promise<number> {
  const print = (line: string) => io.out(`${line}\n`);
  const setup = { version: version(), address: addressOf(args), config: dataConfig(args), print };
  try {
    await serve(setup);
    return 0;
  } catch (error) {
    throw asFailure(error);
  }
}

function addressOf(args: Args) {
  const env = { ...process.env };
  const port = args.text('port');
  const host = args.text('host');
  return inOneSentence(() => {
    if (port !== null) env.PORT = String(parsePort(port));
    if (host !== null) env.HOST = host;
    return addressFrom(env);
  });
}

/** The server settings from the environment, with the folder from the command line. */
export function dataConfig(args: Args): Config {
  const folder = args.text('data');
  const env = folder === null ? process.env : { ...process.env, DATA_DIR: folder, DATABASE_URL: undefined };
  return inOneSentence(() => configFrom(env));
}

function inOneSentence<R>(read: () => R): R {
  try {
    return read();
  } catch (error) {
    throw asFailure(error);
  }
}

/** Turns a start-up error into a one-sentence failure. */
function asFailure(error: unknown): unknown {
  if (error instanceof ListenError || error instanceof StorageError) return new Failure(error.message);
  return error;
}
