import type { Args } from '../args.js';
import { type Command, type Io, JSON_FLAG } from '../command.js';
import { Failure } from '../failure.js';
import { writeAtomically } from '../files.js';

export const command: Command = {
  name: 'bench',
  summary: 'measure what is fast, and against whom',
  usage: '[--against CHECKOUT] [--json] [--quick] [--out FILE]',
  about: `
Measures the kernel beside boardgame.io on the same game, how fast games are played, and what a
position costs, each per second of processor time. A full run is kept in
bench/results/latest.json. Bars are reported as met or missed and fail nothing: machines differ.

With --against, random play is measured here and in another checkout (a folder, or a commit, which
is built beside) in turns: how many times as fast it is now does not hang on the machine.`,
  examples: ['sandtable bench', 'sandtable bench --quick --json', 'sandtable bench --against HEAD~20'],
  flags: {
    against: { value: 'CHECKOUT', about: 'a commit or a folder to compare random play with' },
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
  const against = args.text('against') ?? null;
  const { LATEST, result, table } = await measured(quick, against, announce);
  const text = `${JSON.stringify(result, null, 2)}\n`;
  const file = args.text('out') ?? (quick || against !== null ? null : LATEST);
  if (file !== null) writeAtomically(file, text);
  io.out(args.has('json') ? text : table);
  return 0;
}

/** The bench is loaded on demand, because an installed command may lack the bench and the engines it compares with. */
async function measured(quick: boolean, against: string | null, announce: (subject: string) => void) {
  const bench = await loaded();
  try {
    const result = await (against === null
      ? bench.runBench(quick, announce)
      : bench.runAgainst(against, quick, announce));
    return { LATEST: bench.LATEST, result, table: bench.tableOf(result) };
  } catch (error) {
    throw error instanceof bench.CheckoutError ? new Failure(error.message) : error;
  }
}

async function loaded() {
  try {
    return await import('@sandtable/bench');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ERR_MODULE_NOT_FOUND' && code !== 'MODULE_NOT_FOUND') throw error;
    throw new Failure('the bench is not installed here; run npm install in the repository of Sandtable');
  }
}
