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

/** A journal that was read from a file, and the game it is a journal of. */
export interface LoadedJournal {
  file: string;
  journal: Journal;
  game: AnyGame;
  /** The line of an entry; of the last line of the header for what the header is to blame for. */
  lineOf(entry: number): number;
}

export function isJournal(text: string): boolean {
  return /^\uFEFF?sandtable journal\b/.test(text);
}

/** Reads a journal; everything that is wrong with it names the file and the line. */
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

/** Plays a journal again; where it does not follow the rules, the failure names the line. */
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

/** After how many choices to stop: as somebody asked, or at the end. */
export function stopAt({ file, journal }: LoadedJournal, asked: number | null): number {
  const all = choicesIn(journal);
  if (asked === null) return all;
  if (asked <= all) return asked;
  throw new Failure(`${file}: --at ${asked} is beyond the end; there are ${all} choices`);
}

/** How many choices a journal holds; taking back and rewinding count as one each. */
export function choicesIn({ entries }: Journal): number {
  return entries.filter(({ kind }) => kind === 'choice' || kind === 'rewind').length;
}
