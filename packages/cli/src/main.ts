import { names, nearest, quote } from '@sandtable/kernel';
import { readArgs } from './args.js';
import type { Io } from './command.js';
import { COMMANDS } from './commands.js';
import { errorLine, Failure } from './failure.js';
import { helpOf, overview } from './help.js';
import { version } from './version.js';

/** Runs one command line and returns its exit code. Every error becomes one line on io.err. */
export async function run(
  argv: readonly string[],
  io: Io,
  onSelfStop: () => void = () => {},
): Promise<number> {
  try {
    return await dispatch(argv, io, onSelfStop);
  } catch (error) {
    return complain(error, io);
  }
}

/** Prints an error as one line; the stack trace only on demand. */
function complain(error: unknown, io: Io): number {
  const { line, exitCode } = errorLine(error);
  io.err(`sandtable: ${line}\n`);
  if (process.env.SANDTABLE_DEBUG && error instanceof Error) io.err(`${error.stack}\n`);
  return exitCode;
}

async function dispatch(argv: readonly string[], io: Io, onSelfStop: () => void): Promise<number> {
  const [word, ...rest] = argv;
  if (word === undefined || word === '--help' || word === '-h') {
    io.out(await overview());
    return 0;
  }
  if (word === 'help') return help(rest, io);
  if (word === '--version' || word === '-v') {
    io.out(`sandtable ${version()}\n`);
    return 0;
  }
  const command = await find(word);
  const args = readArgs(command, rest);
  if (args === null) {
    io.out(helpOf(command));
    return 0;
  }
  if (command.stopsItself) onSelfStop();
  return await command.run(args, io);
}

async function help(words: readonly string[], io: Io): Promise<number> {
  if (words.length === 0) io.out(await overview());
  for (const word of words) io.out(helpOf(await find(word)));
  return 0;
}

async function find(word: string) {
  if (Object.hasOwn(COMMANDS, word)) return COMMANDS[word]();
  const near = nearest(names('command', [...Object.keys(COMMANDS), 'help']), word);
  const meant = near ? `did you mean '${near}'?` : "'sandtable help' lists them";
  throw new Failure(`there is no command ${quote(word)}; ${meant}`);
}

/** The program itself: the real terminal, its signals, and the exit code. */
export async function start(): Promise<void> {
  const interrupt = new AbortController();
  let stopsItself = false;
  for (const [signal, code] of [['SIGINT', 130] as const, ['SIGTERM', 143] as const]) {
    process.on(signal, () => {
      // A second Ctrl-C does not wait for a command that is still cleaning up.
      if (!stopsItself || interrupt.signal.aborted) process.exit(code);
      process.exitCode = code;
      interrupt.abort();
    });
  }
  // The output pipe was closed (sandtable … | head): stop quietly, without an error.
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit(141);
      throw error;
    });
  }
  const io: Io = {
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    columns: process.stderr.columns || process.stdout.columns || 80,
    isTTY: process.stderr.isTTY === true,
    get input() {
      return process.stdin;
    },
    interrupted: interrupt.signal,
  };
  process.on('uncaughtException', (error) => process.exit(complain(error, io)));
  process.on('unhandledRejection', (error) => process.exit(complain(error, io)));
  const code = await run(process.argv.slice(2), io, () => {
    stopsItself = true;
  });
  // A command that stops itself returns its own exit code.
  process.exitCode = code;
}
