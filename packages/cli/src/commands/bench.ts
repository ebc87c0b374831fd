import type { Args } from '../args.js';
import { type Command, type Io, JSON_FLAG } from '../command.js';
import { Failure } from '../failure.js';
import { writeAtomically } from '../files.js';

export const command: Command = {
  name: 'bench',
  summary: 'measure what is fast, and against whom',
  usage: '[--json] [--quick] [--out FILE]',
  about: `
Measures the kernel beside boardgame.io on the same game, how fast games are played, and what a
position costs, each per second of processor time. A full run is kept in
bench/results/latest.json. Bars are reported as met or missed and fail nothing: machines differ.`,
  examples: ['sandtable bench', 'sandtable bench --quick --json'],
  flags: {
    quick: { about: 'a few milliseconds for each row: shows that it runs, not how fast' },
    out: { value: 'FILE', about: 'where to keep the result' },
    ...JSON_FLAG,
  },
  run,
};

async function run(args: Args, io: Io): Promise<number> {
  const quick = args.has('quick');
  const announce = (subject: string) => {
    if (io.isTTY) io.err(`measuring ${subject}…\n`);
  };
  const { LATEST, result, table } = await measured(quick, announce);
  const text = `${JSON.stringify(result, null, 2)}\n`;
  const file = args.text('out') ?? (quick ? null : LATEST);
  if (file !== null) writeAtomically(file, text);
  io.out(args.has('json') ? text : table);
  return 0;
}

/** The bench is loaded only here: whoever uses the command without it has no other engine installed. */
async function measured(quick: boolean, announce: (subject: string) => void) {
  try {
    const { LATEST, runBench, tableOf } = await import('@sandtable/bench');
    const result = await runBench(quick, announce);
    return { LATEST, result, table: tableOf(result) };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ERR_MODULE_NOT_FOUND' && code !== 'MODULE_NOT_FOUND') throw error;
    throw new Failure('the bench is not installed here; run npm install in the repository of Sandtable');
  }
}
