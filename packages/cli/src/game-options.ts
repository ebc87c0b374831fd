import { statSync } from 'node:fs';
import {
  type AnyGame,
  completeNewOptions,
  type FileProblem,
  type GameOptions,
  inOneLine,
  OptionError,
  type TextOption,
} from '@sandtable/kernel';
import type { Args } from './args.js';
import { type CaseDocument, readDocuments } from './cases/document.js';
import { Failure } from './failure.js';
import { readText, whyNot } from './files.js';

/** The largest file of values: far more than any game needs. */
const MAX_BYTES = 1_000_000;
/** So many problems are named at once. */
const NAMED = 5;

/** The options on the command line. Where a game wants a text, its player names a YAML file. */
export function gameOptions(args: Args, game: AnyGame): GameOptions {
  const options = Object.fromEntries(
    Object.entries(args.options()).map(([name, value]) => {
      const spec = Object.hasOwn(game.options, name) ? game.options[name] : undefined;
      return [name, spec?.text ? textIn(value, spec.text) : value];
    }),
  );
  try {
    completeNewOptions(game.options, options);
  } catch (error) {
    if (error instanceof OptionError) throw new Failure(`${game.id}: ${error.message}`);
    throw error;
  }
  return options;
}

/** The text of an option, from the YAML file with what it says. */
function textIn(file: string, option: TextOption): string {
  const documents = readDocuments(file, readSmall(file));
  if (documents.length !== 1)
    throw new Failure(`${file}: expected one YAML document, found ${documents.length}`);
  const [document] = documents;
  if (document.problems.length > 0) throw problemsIn(document, document.problems);
  const read = option.fromFile(document.data);
  if ('problems' in read) throw problemsIn(document, read.problems);
  return read.text;
}

function readSmall(file: string): string {
  try {
    if (statSync(file).size > MAX_BYTES)
      throw new Failure(`${file}: larger than ${MAX_BYTES} bytes, so it is no file of values`);
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure(`${file}: ${whyNot(error)}`);
  }
  return readText(file);
}

type Problem = Omit<FileProblem, 'path'> & { path: readonly (string | number)[]; line?: number };

/** "values.yaml:7: crt.3-1: expected 6 results …" */
function problemsIn(document: CaseDocument, problems: readonly Problem[]): Failure {
  const named = problems.slice(0, NAMED).map(({ path, message, line }) => {
    const key = path.length > 0 ? `${path.map((step) => inOneLine(String(step), 60)).join('.')}: ` : '';
    return `${document.file}:${line ?? document.lineOf(path)}: ${key}${message}`;
  });
  const more = problems.length > NAMED ? `; and ${problems.length - NAMED} more` : '';
  return new Failure(named.join('; ') + more);
}
