import { addressFrom, ListenError, parsePort, serve } from '@sandtable/server';
import { listGames } from '@sandtable/shelf';
import type { Args } from '../args.js';
import type { Command, Io } from '../command.js';
import { Failure } from '../failure.js';
import { version } from '../version.js';

export const command: Command = {
  name: 'serve',
  summary: 'serve the games to browsers',
  usage: '[--port N] [--host NAME]',
  about: `
PORT and HOST in the environment mean the same; what is typed takes precedence. Ctrl-C lets
answers under way finish and stops.`,
  examples: ['sandtable serve', 'PORT=9000 sandtable serve --host 0.0.0.0'],
  flags: {
    port: { value: 'N', about: 'where to listen (8080); 0 takes any free port' },
    host: { value: 'NAME', about: 'which address of this machine (127.0.0.1: only from here)' },
  },
  stopsItself: true,
  run,
};

async function run(args: Args, io: Io): Promise<number> {
  const games = listGames().filter(({ example }) => !example);
  const print = (line: string) => io.out(`${line}\n`);
  return serve({ games, version: version(), address: addressOf(args), print });
}

function addressOf(args: Args) {
  const env = { ...process.env };
  const port = args.text('port');
  const host = args.text('host');
  try {
    if (port !== null) env.PORT = String(parsePort(port));
    if (host !== null) env.HOST = host;
    return addressFrom(env);
  } catch (error) {
    if (error instanceof ListenError) throw new Failure(error.message.replace(/\.$/, ''));
    throw error;
  }
}
