import { ALL_KNOWING, inOneLine, type Match, printable, quote } from '@sandtable/kernel';
import type { Args } from '../args.js';
import { CasePlay, CaseProblem, keyOf, readCase, readDocuments, SHELF } from '../cases/index.js';
import { reasonOf } from '../cases/refusal-claim.js';
import { type Command, JSON_FLAG, VIEWER_FLAG } from '../command.js';
import { Failure } from '../failure.js';
import { readText } from '../files.js';
import { viewerOf } from '../games.js';
import { isJournal, loadJournal, replayLoaded, stopAt } from '../journals.js';
import { describe, positionOf } from '../position.js';

export const command: Command = {
  name: 'show',
  summary: 'a position of a rule case or a journal: board, who decides, options, findings',
  usage: '<case or journal> [--case N] [--at N] [--as SEAT] [--why] [--json]',
  about: `
A rule case is shown as it is given, or after the first N lines of its \`when\`; a journal at
its end, or after its first N choices. For each piece it says what the rules say of it.`,
  examples: [
    'sandtable show cases/qmg-ww2/rules/supply.yaml --case 2',
    'sandtable show game.journal --at 40 --as germany',
  ],
  words: { name: 'a case or a journal', min: 1, max: 1 },
  flags: {
    at: { value: 'N', about: 'after this many choices' },
    ...VIEWER_FLAG,
    why: { about: 'also what is not on offer, and the reason' },
    case: { value: 'N', about: 'which case of a file that holds several; the first if left out' },
    ...JSON_FLAG,
  },
  async run(args, io) {
    const [file] = args.words;
    const text = readText(file);
    const shown = isJournal(text) ? await ofJournal(file, text, args) : await ofCase(file, text, args);
    const { match, at, title, note } = shown;
    const { game } = match.machine;
    const position = positionOf(match, at, viewerOf(game, args.text('as')), args.has('why'));
    if (args.has('json')) {
      io.out(`${JSON.stringify({ file, title, ...(note ? { note } : {}), ...position }, null, 2)}\n`);
      return 0;
    }
    const choices = at === 1 ? '1 choice' : `${at} choices`;
    io.out(`${game.title}: ${inOneLine(title)}\nafter ${choices}, as seen by ${position.viewer}\n`);
    if (note) io.out(`${printable(note)}\n`);
    io.out(`\n${describe(position).join('\n')}\n`);
    return 0;
  },
};

interface Shown {
  match: Match<unknown, unknown>;
  at: number;
  title: string;
  note: string | null;
}

async function ofJournal(file: string, text: string, args: Args): Promise<Shown> {
  if (args.has('case'))
    throw new Failure(`${file}: --case is for files of rule cases, and this is a journal`);
  const loaded = await loadJournal(file, text);
  const at = stopAt(loaded, args.number('at'));
  return { match: replayLoaded(loaded, { until: at }), at, title: file, note: null };
}

async function ofCase(file: string, text: string, args: Args): Promise<Shown> {
  if (!/\.ya?ml$/.test(file)) {
    throw new Failure(`${file}: neither a rule case (.yaml) nor a journal (first line: sandtable journal 1)`);
  }
  const documents = readDocuments(file, text);
  const number = args.number('case', 1) ?? 1;
  const document = documents[number - 1];
  if (!document) throw new Failure(`${file}: there is no case ${number}; the file holds ${documents.length}`);
  const { ruleCase, problems, title } = await readCase(document, SHELF);
  if (!ruleCase) {
    const { path, message, line } = problems[0];
    const key = path.length > 0 ? `${keyOf(path)}: ` : '';
    throw new Failure(`${file}:${line ?? document.lineOf(path)}: ${key}${message}`);
  }
  const lines = ruleCase.steps.flatMap(({ when }) => when);
  const at = args.number('at') ?? 0;
  if (at > lines.length)
    throw new Failure(
      `${file}: --at ${at} is beyond the end; \`when\` has ${lines.length === 1 ? '1 line' : `${lines.length} lines`}`,
    );
  try {
    const play = new CasePlay(ruleCase).arrange();
    const viewer = viewerOf(ruleCase.machine.game, args.text('as'));
    let note: string | null = null;
    for (const line of lines.slice(0, at)) {
      const own = viewer === ALL_KNOWING || viewer === play.seatFor(line);
      const refused = play.choose(line);
      // The reason may reveal what only the refused seat can see.
      if (refused)
        note = own ? `${quote(line.text)} was refused: ${reasonOf(refused)}` : 'a choice was refused';
    }
    return { match: play.match, at, title, note };
  } catch (error) {
    if (!(error instanceof CaseProblem)) throw error;
    throw new Failure(`${file}:${document.lineOf(error.path)}: ${keyOf(error.path)}: ${error.message}`);
  }
}
