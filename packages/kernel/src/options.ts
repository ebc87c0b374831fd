import { quote } from './quote.js';
/** An option of a game: its name, its possible values and its default. */
export interface OptionSpec {
  values: readonly string[];
  default: string;
  about: string;
  /** Options under one heading stand together in a form. Those without one come first. */
  heading?: string;
  /** Its values in words, where their ids say too little. */
  words?: Readonly<Record<string, ValueWords>>;
  /** It decides something only with these values of another option: a variant of one scenario. */
  where?: { option: string; values: readonly string[] };
  /** It is a text, such as tables that a player enters; there are no `values` then, and the default is no text. */
  text?: TextOption;
}

/** What a value is called, and a sentence about it. */
export interface ValueWords {
  name: string;
  about: string;
}

/** An option that is a text. It becomes part of the journal, so a game replays without the file it came from. */
export interface TextOption {
  maxLength: number;
  /** Why the text cannot be used; null if it can. It may come from strangers. */
  check(text: string): string | null;
  /** The text for the data of a file that a player has written, or everything that is wrong with it. */
  fromFile(data: unknown): { text: string } | { problems: readonly FileProblem[] };
}

/** What is wrong in a file, and under which keys: ['crt', '3-1']. */
export interface FileProblem {
  path: readonly string[];
  message: string;
}

export type OptionSpecs = Record<string, OptionSpec>;
export type GameOptions = Readonly<Record<string, string>>;

/** What can be written after "name=": no separators, nothing unprintable, no spaces at the ends. */
const WRITABLE = /^(?! )[^,=\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+(?<! )$/u;

/**
 * The defaults, overridden by the chosen values; throws a readable message on a bad one. An option without its text is
 * left out.
 */
export function completeOptions(specs: OptionSpecs, chosen: GameOptions = {}): GameOptions {
  const complete: Record<string, string> = {};
  for (const [name, spec] of Object.entries(specs)) if (!spec.text) complete[name] = spec.default;
  for (const [name, value] of Object.entries(chosen)) {
    const spec = Object.hasOwn(specs, name) ? specs[name] : undefined;
    if (!spec) {
      const known = Object.keys(specs).join(', ') || 'none';
      throw new OptionError(`there is no option ${quote(name)} (options: ${known})`);
    }
    if (spec.text) {
      if (value === '') continue;
      const wrong = mistakeInText(spec.text, value);
      if (wrong !== null) throw new OptionError(`option ${quote(name)}: ${wrong}`);
    } else if (!spec.values.includes(value)) {
      throw new OptionError(
        `option ${quote(name)} can't be ${quote(value)} (values: ${spec.values.join(', ')})`,
      );
    }
    complete[name] = value;
  }
  // A game that was opened with such a value plays on as it did.
  for (const name of Object.keys(complete))
    if (!isOffered(specs, name, complete)) complete[name] = specs[name].default;
  return complete;
}

/** The same for a new game, in which a value that would decide nothing is refused as well. */
export function completeNewOptions(specs: OptionSpecs, chosen: GameOptions = {}): GameOptions {
  const complete = completeOptions(specs, chosen);
  for (const [name, value] of Object.entries(chosen)) {
    const { where } = specs[name];
    if (!where || value === (complete[name] ?? '')) continue;
    throw new OptionError(
      `option ${quote(name)} can't be ${quote(value)} with ${where.option}=${complete[where.option]} (only with ${where.values.join(', ')})`,
    );
  }
  return complete;
}

/** Does this option decide anything with the values chosen for the others? */
export function isOffered(specs: OptionSpecs, name: string, chosen: GameOptions): boolean {
  const { where } = specs[name];
  return !where || where.values.includes(chosen[where.option] ?? specs[where.option].default);
}

/** The chosen values without those of options that decide nothing with the others. */
export function offeredOptions(specs: OptionSpecs, chosen: GameOptions): Record<string, string> {
  return Object.fromEntries(Object.entries(chosen).filter(([name]) => isOffered(specs, name, chosen)));
}

function mistakeInText({ maxLength, check }: TextOption, text: string): string | null {
  if (text.length > maxLength) return `${text.length} characters, at most ${maxLength} are allowed`;
  return WRITABLE.test(text) ? check(text) : 'it contains characters that cannot be written in a journal';
}

/** The options for a list of tables: a text is too long for it, so it says only that there is one. */
export function shortOptions(specs: OptionSpecs, options: GameOptions): GameOptions {
  return Object.fromEntries(
    Object.entries(options).map(([name, value]) => [name, specs[name]?.text ? OWN_TEXT : value]),
  );
}
/** Stands for a text in `shortOptions`. */
export const OWN_TEXT = 'own';

export class OptionError extends Error {}

/** Parses "edition=first,reallocate=on"; throws a readable message if it is malformed. */
export function parseOptions(text: string): GameOptions {
  const options: Record<string, string> = {};
  for (const part of text.split(',').map((piece) => piece.trim())) {
    if (part === '') continue;
    const match = /^([a-z0-9-]+)=(.+)$/u.exec(part);
    if (!match || !WRITABLE.test(match[2]))
      throw new OptionError(`options are written name=value,name=value; ${quote(part)} is not`);
    const [, name, value] = match;
    if (Object.hasOwn(options, name)) throw new OptionError(`option ${quote(name)} is given twice`);
    options[name] = value;
  }
  return options;
}

export function formatOptions(options: GameOptions): string {
  return Object.entries(options)
    .map(([name, value]) => `${name}=${value}`)
    .join(',');
}
