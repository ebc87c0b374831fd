import {
  type Contribution,
  commitTo,
  isCommitment,
  parseContribution,
  printContribution,
} from './contribution.js';
import { formatOptions, type GameOptions, OptionError, parseOptions } from './options.js';
import { quote } from './quote.js';
import { CHANCE_KINDS, type ChanceKind } from './random.js';
import type { ChanceWhat } from './umpire.js';

/** The full record of a game: who played, under which rules, and every choice and roll. */
export interface Journal {
  header: Header;
  entries: Entry[];
}

export interface Header {
  game: string;
  ruleset: number;
  options: GameOptions;
  /** The hash of the seed, published when the game opens. */
  commit: string;
  /** The seed itself, once it is revealed. Without it a replay follows the recorded chance. */
  seed: string | null;
  /** The generator; sfc32 if omitted. */
  chance?: ChanceKind;
  /** The players' contributions to the seed, by seat; only if players were asked for them. */
  contributions?: Contribution[];
  /** Free-form facts about the game: players, date, place. */
  tags: Record<string, string>;
}

export type Entry =
  | { kind: 'choice'; seat: string; text: string }
  | { kind: 'chance'; what: ChanceWhat; about: string; values: number[] }
  | { kind: 'mark'; label: string; hash: string }
  /** All players agreed to go back: this many choices stand. */
  | { kind: 'rewind'; to: number }
  | { kind: 'end'; text: string }
  | { kind: 'note'; text: string };

/** A journal that cannot be parsed, with the line of the first error. */
export class JournalError extends Error {
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(`line ${line}: ${message}`);
  }
}

/** The seed or a player's value does not match its commitment: the journal is readable but false. */
export class SeedError extends JournalError {}

const FIRST_LINE = 'sandtable journal 1';
/** Header fields of the format itself; any other is a tag. */
const FIELDS = ['game', 'ruleset', 'options', 'commit', 'seed', 'chance'];
const CONTRIBUTION = /^contribution ([a-z0-9-]+)$/;
const TAG_NAME = /^[a-z][a-z0-9 -]*$/;
const LINE_BREAK = /[\r\n\u2028\u2029]/;

/** The journal as text; throws JournalError if it would not read back the same. */
export function printJournal({ header, entries }: Journal): string {
  const lines = [FIRST_LINE, `game: ${header.game}`, `ruleset: ${header.ruleset}`];
  if (Object.keys(header.options).length > 0) lines.push(`options: ${formatOptions(header.options)}`);
  lines.push(`commit: ${header.commit}`);
  if (header.seed !== null) lines.push(`seed: ${header.seed}`);
  if (header.chance !== undefined) lines.push(`chance: ${header.chance}`);
  for (const contribution of header.contributions ?? []) {
    const name = `contribution ${contribution.seat}`;
    if (!CONTRIBUTION.test(name) || lines.some((line) => line.startsWith(`${name}:`)))
      throw new JournalError(lines.length + 1, `${quote(contribution.seat)} cannot contribute here`);
    const text = printContribution(contribution);
    const back = readContribution(contribution.seat, text, lines.length + 1);
    if (back.value !== contribution.value)
      throw new JournalError(lines.length + 1, 'a value needs its commitment');
    lines.push(`${name}: ${text}`);
  }
  for (const [name, value] of Object.entries(header.tags)) {
    if (!TAG_NAME.test(name) || FIELDS.includes(name) || CONTRIBUTION.test(name))
      throw new JournalError(lines.length + 1, `${quote(name)} cannot be a tag`);
    lines.push(`${name}: ${value}`);
  }
  lines.push('');
  return joinLines(lines, 0) + printEntries(entries, lines.length);
}

/** Entries as they stand in a journal, after so many lines: a long journal can be printed in parts. */
export function printEntries(entries: readonly Entry[], linesBefore: number): string {
  return joinLines(entries.map(printEntry), linesBefore);
}

function joinLines(lines: readonly string[], before: number): string {
  const broken = lines.findIndex((line) => LINE_BREAK.test(line));
  if (broken >= 0)
    throw new JournalError(before + broken + 1, 'a journal cannot write a line break inside a line');
  return lines.length === 0 ? '' : `${lines.join('\n')}\n`;
}

export function printEntry(entry: Entry): string {
  switch (entry.kind) {
    case 'choice':
      return `${entry.seat}: ${entry.text}`;
    case 'chance':
      return ['*', entry.what, entry.about, ...entry.values].join(' ');
    case 'mark':
      return `= ${entry.label} ${entry.hash}`;
    case 'rewind':
      return `* rewind ${entry.to}`;
    case 'end':
      return `> ${entry.text}`;
    case 'note':
      return entry.text === '' ? '#' : `# ${entry.text}`;
  }
}

export function parseJournal(text: string): Journal {
  return parseWithLines(text).journal;
}

/** The journal, and the line number of each entry. */
export function parseWithLines(text: string): { journal: Journal; lines: number[] } {
  const rows = text.split(/\r?\n/);
  if (rows[0]?.trim() !== FIRST_LINE) {
    throw new JournalError(1, `a journal begins with the line '${FIRST_LINE}'`);
  }
  let row = 1;
  const fields = new Map<string, { value: string; line: number }>();
  for (; row < rows.length && rows[row].trim() !== ''; row++) {
    const match = /^([a-z][a-z0-9 -]*): ?(.*)$/.exec(rows[row]);
    if (!match)
      throw new JournalError(row + 1, `a header line is written 'name: value', not ${quote(rows[row])}`);
    const [, name, value] = match;
    if (fields.has(name)) throw new JournalError(row + 1, `the header says ${quote(name)} twice`);
    fields.set(name, { value, line: row + 1 });
  }
  const header = readHeader(fields, row);
  const entries: Entry[] = [];
  const lines: number[] = [];
  for (; row < rows.length; row++) {
    if (rows[row].trim() === '') continue;
    entries.push(parseEntry(rows[row].trim(), row + 1));
    lines.push(row + 1);
  }
  return { journal: { header, entries }, lines };
}

function readHeader(fields: Map<string, { value: string; line: number }>, end: number): Header {
  const take = (name: string) => {
    const field = fields.get(name);
    fields.delete(name);
    return field ?? null;
  };
  const need = (name: string) => {
    const field = take(name);
    if (!field) throw new JournalError(end, `the header has no ${quote(name)}`);
    return field;
  };
  const game = need('game');
  const ruleset = need('ruleset');
  if (!/^[1-9]\d*$/.test(ruleset.value)) {
    throw new JournalError(ruleset.line, `the ruleset is a whole number, not ${quote(ruleset.value)}`);
  }
  const commit = need('commit');
  if (!isCommitment(commit.value)) {
    throw new JournalError(commit.line, 'the commit is a SHA-256 hash: 64 hex digits');
  }
  const options = take('options');
  const seed = take('seed');
  if (seed && commitTo(seed.value) !== commit.value) {
    throw new SeedError(seed.line, 'the seed is not the one that was committed to');
  }
  const chance = take('chance');
  const kind = CHANCE_KINDS.find((one) => one === chance?.value);
  if (chance && !kind) {
    throw new JournalError(
      chance.line,
      `there is no generator ${quote(chance.value)} (generators: ${CHANCE_KINDS.join(', ')})`,
    );
  }
  const contributions: Contribution[] = [];
  const tags: Record<string, string> = {};
  for (const [name, { value, line }] of fields) {
    const seat = CONTRIBUTION.exec(name)?.[1];
    if (seat === undefined) tags[name] = value;
    else contributions.push(readContribution(seat, value, line));
  }
  return {
    game: game.value,
    ruleset: Number(ruleset.value),
    options: options ? readOptions(options.value, options.line) : {},
    commit: commit.value,
    seed: seed ? seed.value : null,
    ...(kind ? { chance: kind } : {}),
    ...(contributions.length > 0 ? { contributions } : {}),
    tags,
  };
}

function readContribution(seat: string, text: string, line: number): Contribution {
  const contribution = parseContribution(seat, text);
  if (!contribution) {
    throw new JournalError(
      line,
      "a contribution is written 'COMMITMENT VALUE', 'COMMITMENT withheld' or 'none', with 64 hex digits each",
    );
  }
  if (contribution.value !== null && commitTo(contribution.value) !== contribution.commit) {
    throw new SeedError(line, `the value of ${seat} is not the one that was committed to`);
  }
  return contribution;
}

function readOptions(text: string, line: number): GameOptions {
  try {
    return parseOptions(text);
  } catch (error) {
    if (error instanceof OptionError) throw new JournalError(line, error.message);
    throw error;
  }
}

export function parseEntry(text: string, line: number): Entry {
  if (text.startsWith('#')) return { kind: 'note', text: text.slice(text[1] === ' ' ? 2 : 1) };
  if (text.startsWith('>')) return { kind: 'end', text: text.slice(1).trim() };
  if (text.startsWith('*')) return parseChance(text, line);
  if (text.startsWith('=')) {
    const match = /^= (\S.*) ([0-9a-f]{16})$/.exec(text);
    if (!match) throw new JournalError(line, "a waypoint is written '= round 3 0123456789abcdef'");
    return { kind: 'mark', label: match[1], hash: match[2] };
  }
  const choice = /^([a-z0-9-]+): (\S.*)$/.exec(text);
  if (!choice) throw new JournalError(line, `a choice is written 'seat: what it chose', not ${quote(text)}`);
  return { kind: 'choice', seat: choice[1], text: choice[2] };
}

function parseChance(text: string, line: number): Entry {
  const rewind = /^\* rewind (\d+)$/.exec(text);
  if (rewind) return { kind: 'rewind', to: Number(rewind[1]) };
  const match = /^\* (roll|pick|shuffle) (\S+)((?: \d+)*)$/.exec(text);
  if (!match) throw new JournalError(line, "chance is written '* roll WHAT 4' or '* shuffle PLACE 2 0 1'");
  const what = match[1] as ChanceWhat;
  const values = match[3].trim() === '' ? [] : match[3].trim().split(' ').map(Number);
  if (what !== 'shuffle' && values.length !== 1) throw new JournalError(line, `a ${what} has one value`);
  if (
    what === 'shuffle' &&
    values
      .slice()
      .sort((a, b) => a - b)
      .some((value, i) => value !== i)
  ) {
    throw new JournalError(line, 'a shuffle names each old position once');
  }
  return { kind: 'chance', what, about: match[2], values };
}
