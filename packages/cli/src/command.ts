import type { Readable } from 'node:stream';
import type { Args } from './args.js';

/** Where a command reads and writes. Tests hand in their own. */
export interface Io {
  /** Writes to standard output, exactly this text: line ends are the caller's. */
  out(text: string): void;
  /** Writes to standard error. */
  err(text: string): void;
  /** The width of the terminal, 80 when there is none. */
  columns: number;
  /** Somebody is watching standard error: progress bars and colours make sense. */
  isTTY: boolean;
  input: Readable;
  /** Ctrl-C was pressed. Only commands that say `stopsItself` get to see it. */
  interrupted: AbortSignal;
}

/** A flag of a command: `--seed TEXT`, or `--json` when it has no value. */
export interface Flag {
  about: string;
  /** What its value is called in the help; a flag without one is a switch. */
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
  /** Whole lines to try. */
  examples: readonly string[];
  flags: Readonly<Record<string, Flag>>;
  /** How many plain words it takes besides flags, and what they are; none if not said. */
  words?: { name: string; min: number; max: number };
  /** More about it, for its --help. */
  about?: string;
  /** It watches io.interrupted and ends by itself; otherwise Ctrl-C ends the program at once. */
  stopsItself?: boolean;
  /** Returns the exit code. */
  run(args: Args, io: Io): Promise<number> | number;
}

/** Flags that mean the same in every command that has them. */
export const JSON_FLAG = { json: { about: 'print one JSON object instead of text' } };
export const GAME_FLAGS = {
  game: { value: 'GAME', about: 'the game, by its id' },
  options: { value: 'NAME=VALUE,…', about: 'the options of the game, as in edition=first,reallocate=on' },
};
export const SEED_FLAG = { seed: { value: 'TEXT', about: 'decides every roll and shuffle' } };
export const VIEWER_FLAG = {
  as: { value: 'SEAT', about: "only what this seat may see (or 'spectator'); everything if left out" },
};
