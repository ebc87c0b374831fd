import { parseArgs } from 'node:util';
import { type GameOptions, names, nearest, OptionError, parseOptions, quote } from '@sandtable/kernel';
import type { Command } from './command.js';
import { Failure } from './failure.js';

/** The arguments after a command's name, checked against its declared flags. */
export class Args {
  constructor(
    readonly command: string,
    readonly words: readonly string[],
    private readonly values: ReadonlyMap<string, readonly string[]>,
  ) {}

  /** Was the flag given? */
  has(name: string): boolean {
    return this.values.has(name);
  }

  /** The value of a flag, or null if it was not given. */
  text(name: string): string | null {
    return this.values.get(name)?.at(-1) ?? null;
  }

  /** All values of a repeatable flag. */
  all(name: string): readonly string[] {
    return this.values.get(name) ?? [];
  }

  /** A whole number within bounds, or null if the flag was not given. */
  number(name: string, low = 0, high = Number.MAX_SAFE_INTEGER): number | null {
    const text = this.text(name);
    if (text === null) return null;
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (value >= low && value <= high) return value;
    const bounds = high === Number.MAX_SAFE_INTEGER ? `from ${low} up` : `from ${low} to ${high}`;
    throw new Failure(`--${name} is a whole number ${bounds}, not ${quote(text)}`);
  }

  /** The options of the game as typed (game-options.ts reads the files among them); the game itself validates them. */
  options(): GameOptions {
    try {
      return parseOptions(this.text('options') ?? '');
    } catch (error) {
      if (error instanceof OptionError) throw new Failure(`--options: ${error.message}`);
      throw error;
    }
  }
}

/** Parses a command line; null if it asks for help. */
export function readArgs(command: Command, argv: readonly string[]): Args | null {
  const declared: Record<string, { type: 'string' | 'boolean'; multiple: true; short?: string }> = {
    help: { type: 'boolean', multiple: true, short: 'h' },
  };
  for (const [name, flag] of Object.entries(command.flags)) {
    declared[name] = { type: flag.value ? 'string' : 'boolean', multiple: true };
  }
  const { tokens } = parseArgs({
    args: argv.slice(),
    options: declared,
    strict: false,
    tokens: true,
  });
  const words: string[] = [];
  const values = new Map<string, string[]>();
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    if (token.name === 'help' || token.rawName === '-h') return null;
    const value = flagValue(command, token.rawName, token.name, token.value, token.inlineValue === true);
    const before = values.get(token.name) ?? [];
    if (before.length > 0 && !command.flags[token.name].many) {
      throw new Failure(`--${token.name} is given twice`);
    }
    values.set(token.name, [...before, value]);
  }
  checkWords(command, words);
  return new Args(command.name, words, values);
}

function flagValue(
  command: Command,
  raw: string,
  name: string,
  value: string | undefined,
  inline: boolean,
): string {
  const flag = Object.hasOwn(command.flags, name) && raw.startsWith('--') ? command.flags[name] : undefined;
  if (!flag) {
    const near =
      raw.startsWith('--') && nearest(names('flag', [...Object.keys(command.flags), 'help']), name);
    const meant = near ? `; did you mean --${near}?` : ` (sandtable ${command.name} --help lists them)`;
    throw new Failure(`${command.name} has no flag ${raw}${meant}`);
  }
  if (!flag.value) {
    if (value !== undefined) throw new Failure(`--${name} is a switch and takes no value`);
    return '';
  }
  if (value === undefined || (!inline && value.startsWith('--'))) {
    throw new Failure(`--${name} needs a value: --${name} ${flag.value}`);
  }
  return value;
}

function checkWords(command: Command, words: readonly string[]): void {
  const { name, min, max } = command.words ?? { name: '', min: 0, max: 0 };
  const hint = `usage: sandtable ${command.name} ${command.usage}`.trim();
  if (words.length < min) throw new Failure(`${command.name} needs ${name}; ${hint}`);
  if (words.length > max) {
    throw new Failure(`${command.name} does not know what to do with ${quote(words[max])}; ${hint}`);
  }
}
