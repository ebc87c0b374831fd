import {
  type AnyGame,
  type Journal,
  JournalError,
  type Match,
  parseWithLines,
  playsRuleset,
  ReplayError,
  type ReplayOptions,
  replay,
} from '@sandtable/kernel';
import { findGame } from '@sandtable/shelf';
import { BAD_INPUT, Failure } from './failure.js';
import { machineOf, noSuchGame } from './games.js';

/** A journal read from a file, and its game. */
export interface LoadedJournal {
  file: string;
  journal: Journal;
  game: AnyGame;
  /** The line of an entry; the last header line for errors of the header. */
  lineOf(entry: number): number;
}

export function isJournal(text: string): boolean {
  return /^\uFEFF?sandtable journal\b/.test(text);
}

/** Reads a journal; every error names the file and line. */
export async function loadJournal(file: string, text: string): Promise<LoadedJournal> {
  const { journal, lines } = parse(file, text);
  const header = text.split(/\r?\n/).slice(0, (lines[0] ?? Number.MAX_SAFE_INTEGER) - 1);
  const fieldLine = (name: string) => header.findIndex((row) => row.startsWith(`${name}:`)) + 1;
  const { header: says } = journal;
  const game = await findGame(says.game);
  if (!game) throw new Failure(`${file}:${fieldLine('game')}: ${noSuchGame(says.game)}`);
  if (!playsRuleset(game, says.ruleset)) {
    const message = `it was played under ruleset ${says.ruleset} of ${game.id}, and this is ruleset ${game.ruleset}`;
    throw new Failure(`${file}:${fieldLine('ruleset')}: ${message}`);
  }
  try {
    machineOf(game, says.options);
  } catch (error) {
    if (error instanceof Failure) throw new Failure(`${file}:${fieldLine('options')}: ${error.message}`);
    throw error;
  }
  const headerEnd = header.filter((row) => row.trim() !== '').length;
  return { file, journal, game, lineOf: (entry) => lines[entry] ?? headerEnd };
}

function parse(file: string, text: string) {
  try {
    return parseWithLines(text);
  } catch (error) {
    if (error instanceof JournalError) throw new JournalFailure(file, error);
    throw error;
  }
}

/** A journal that cannot be read, as a failure that keeps its cause. */
export class JournalFailure extends Failure {
  constructor(
    file: string,
    override readonly cause: JournalError,
  ) {
    super(`${file}:${cause.line}: ${cause.message.replace(/^line \d+: /, '')}`);
  }
}

/** Replays a journal; if it breaks the rules, the failure names the line. */
export function replayLoaded(
  loaded: LoadedJournal,
  how: ReplayOptions = {},
  exitCode: number = BAD_INPUT,
): Match<unknown, unknown> {
  try {
    return replay(loaded.game, loaded.journal, how) as Match<unknown, unknown>;
  } catch (error) {
    if (!(error instanceof ReplayError)) throw error;
    throw new Failure(`${loaded.file}:${loaded.lineOf(error.entry)}: ${error.message}`, exitCode);
  }
}

/** After how many choices to stop: the given number, or all. */
export function stopAt({ file, journal }: LoadedJournal, asked: number | null): number {
  const all = choicesIn(journal);
  if (asked === null) return all;
  if (asked <= all) return asked;
  throw new Failure(`${file}: --at ${asked} is beyond the end; there are ${all} choices`);
}

/** The number of choices in a journal; each undo and rewind counts as one. */
export function choicesIn({ entries }: Journal): number {
  return entries.filter(({ kind }) => kind === 'choice' || kind === 'rewind').length;
}
