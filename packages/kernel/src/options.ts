import { quote } from './quote.js';
/** An option of a game: its name, its possible values and its default. */
export interface OptionSpec {
  values: readonly string[];
  default: string;
  about: string;
}

export type OptionSpecs = Record<string, OptionSpec>;
export type GameOptions = Readonly<Record<string, string>>;

/** The defaults, overridden by the chosen values; throws a readable message on a bad one. */
export function completeOptions(specs: OptionSpecs, chosen: GameOptions = {}): GameOptions {
  const complete: Record<string, string> = {};
  for (const [name, spec] of Object.entries(specs)) complete[name] = spec.default;
  for (const [name, value] of Object.entries(chosen)) {
    const spec = Object.hasOwn(specs, name) ? specs[name] : undefined;
    if (!spec) {
      const known = Object.keys(specs).join(', ') || 'none';
      throw new OptionError(`there is no option ${quote(name)} (options: ${known})`);
    }
    if (!spec.values.includes(value)) {
      throw new OptionError(
        `option ${quote(name)} can't be ${quote(value)} (values: ${spec.values.join(', ')})`,
      );
    }
    complete[name] = value;
  }
  return complete;
}

export class OptionError extends Error {}

/** Parses "edition=first,reallocate=on"; throws a readable message if it is malformed. */
export function parseOptions(text: string): GameOptions {
  const options: Record<string, string> = {};
  for (const part of text.split(',').map((piece) => piece.trim())) {
    if (part === '') continue;
    const match = /^([a-z0-9-]+)=([a-z0-9.-]+)$/.exec(part);
    if (!match) throw new OptionError(`options are written name=value,name=value; ${quote(part)} is not`);
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
