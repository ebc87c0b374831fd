import type { Readable } from 'node:stream';
import type { Args } from './args.js';

/** The input and output of a command. Tests provide their own. */
export interface Io {
  /** Writes exactly this text to standard output; the caller adds line ends. */
  out(text: string): void;
  /** Writes to standard error. */
  err(text: string): void;
  /** The width of the terminal; 80 if there is none. */
  columns: number;
  /** Standard error is a terminal, so progress bars and colours make sense. */
  isTTY: boolean;
  input: Readable;
  /** Ctrl-C was pressed. Only commands with `stopsItself` see this. */
  interrupted: AbortSignal;
}

/** A flag of a command: `--seed TEXT`, or `--json` when it has no value. */
export interface Flag {
  about: string;
  /** The name of its value in the help; a flag without one is a switch. */
  value?: string;
  /** May be given several times. */
  many?: boolean;
}

export interface Command {
  name: string;
  /** A few words for the list of commands. */
  summary: string;
  /** What follows the command's name: `<file or folder>… [--json]`. */
  usage: string;
  /** Complete example command lines. */
  examples: readonly string[];
  flags: Readonly<Record<string, Flag>>;
  /** The positional arguments: how many, and what they are; none by default. */
  words?: { name: string; min: number; max: number };
  /** More details, for its --help. */
  about?: string;
  /** The command watches io.interrupted and stops itself; otherwise Ctrl-C ends the program at once. */
  stopsItself?: boolean;
  /** Returns the exit code. */
  run(args: Args, io: Io): Promise<number> | number;
}

/** Flags shared by several commands, with the same meaning. */
export const JSON_FLAG = { json: { about: 'print one JSON object instead of text' } };
export const GAME_FLAGS = {
  game: { value: 'GAME', about: 'the game, by its id' },
  options: {
    value: 'NAME=VALUE,…',
    about: 'the options of the game, as in edition=first,reallocate=on; values=FILE reads a file',
  },
};
export const SEED_FLAG = { seed: { value: 'TEXT', about: 'decides every roll and shuffle' } };
/** How long a bot that is a program may think. */
export const CLOCK_FLAG = {
  clock: {
    value: 'SECONDS',
    about: 'how long a program (cmd:./mybot) may think about a choice before it has lost (5)',
  },
};
export const VIEWER_FLAG = {
  as: { value: 'SEAT', about: "only what this seat may see (or 'spectator'); everything if left out" },
};
