import { appendFileSync } from 'node:fs';
import { basename } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { makerOf, train } from '@sandtable/bots';
import type { TrainedGeneration, TrainingRun, Weights } from '@sandtable/kernel';
import { botsOf, trainingOf } from '@sandtable/shelf';
import type { Args } from '../args.js';
import { type Command, GAME_FLAGS, type Io, SEED_FLAG } from '../command.js';
import { Failure } from '../failure.js';
import { writeAtomically } from '../files.js';
import { gameOptions } from '../game-options.js';
import { machineOf, needGame } from '../games.js';
import { readSeed } from '../seed.js';
import { thisCode } from '../tournament/code.js';

const INTERRUPTED = 130;
const GENERATIONS = '300,400,500';
const TEACHER = 'greedy';

export const command: Command = {
  name: 'train',
  summary: "fit the weights of a game's bots to games that they play against themselves",
  usage:
    '--game GAME [--options …] [--generations N,N,…] [--gate N] [--bar PERCENT] [--seed TEXT] [--to FILE] [--record FILE]',
  about: `
The first generation of games is played by greedy, each later one by bots with the weights found so
far. After each, weights are fitted to all positions (ridge regression): by how much the lead changes
in the next rounds. Then they play greedy, each seed from both sides; the generation that wins most is
taken. Its weights are written only if it reaches the bar. They say which run made them; the same
command with the same code gives the same weights.`,
  examples: [
    'sandtable train --game qmg-ww2 --generations 20,20 --gate 20',
    'sandtable train --game qmg-ww2 --options edition=first --seed first --bar 65 --to first-edition.ts',
  ],
  flags: {
    ...GAME_FLAGS,
    generations: { value: 'N,N,…', about: `games of each generation (${GENERATIONS})` },
    gate: { value: 'N', about: 'games against greedy after each generation (100)' },
    bar: { value: 'PERCENT', about: 'the share of them that the best must win (50)' },
    ...SEED_FLAG,
    to: { value: 'FILE', about: 'write the weights there, as TypeScript' },
    record: { value: 'FILE', about: 'add the run to this file, one JSON object a line' },
  },
  stopsItself: true,
  run,
};

class Stopped extends Error {}

async function run(args: Args, io: Io): Promise<number> {
  const id = args.text('game');
  if (id === null) throw new Failure('train needs a game: --game GAME');
  const game = await needGame(id);
  const training = await trainingOf(game.id);
  if (!training) throw new Failure(`the bots of ${game.id} have no weights`);
  const machine = machineOf(game, gameOptions(args, game));
  const seed = readSeed(args) ?? '1';
  const gate = args.number('gate', 2, 100_000) ?? 100;
  const bar = args.number('bar', 0, 100) ?? 50;
  const text = args.text('generations') ?? GENERATIONS;
  const sizes = text.split(',').map(Number);
  if (!sizes.every((size) => Number.isInteger(size) && size > 0))
    throw new Failure(`--generations is a list of numbers of games, as in ${GENERATIONS}`);
  // The code as it is when the run begins.
  const code = thisCode();
  const trained = await train<unknown, unknown>({
    machine,
    training,
    teacher: makerOf(TEACHER, await botsOf(game.id)),
    seed,
    generations: sizes,
    gate,
    // Ctrl-C is heard between two games.
    played: async () => {
      await setImmediate();
      if (io.interrupted.aborted) throw new Stopped();
    },
    finished: (generation) => io.out(describe(generation, gate)),
  }).catch((error: unknown) => {
    if (error instanceof Stopped) return null;
    throw error;
  });
  if (!trained) return INTERRUPTED;
  const options = args.text('options');
  const made: TrainingRun = {
    made: `sandtable train --game ${game.id}${options === null ? '' : ` --options ${options}`} --generations ${text} --gate ${gate} --seed ${seed}`,
    ...code,
    seed,
    gate,
    generations: trained.generations,
    taken: trained.taken,
  };
  const best = trained.generations[trained.taken];
  const passed = 100 * best.won >= bar;
  const record = args.text('record');
  if (record !== null) appendFileSync(record, `${JSON.stringify({ ...made, bar, passed })}\n`);
  io.out(`generation ${trained.taken} wins most${passed ? '' : `, but less than ${bar} %`}\n`);
  if (!passed) return 1;
  const to = args.text('to');
  if (to !== null) writeAtomically(to, asTypeScript(to, { run: made, values: trained.values }));
  return 0;
}

function describe({ games, positions, explained, penalty, won }: TrainedGeneration, gate: number): string {
  const share = (part: number) => `${(100 * part).toFixed(1)} %`;
  return `${games} games, ${positions} positions: explains ${share(explained)} (penalty ${penalty}), wins ${share(won)} of ${gate}\n`;
}

/** The weights as a file of a game's bots: second-edition.ts has the constant SECOND_EDITION. */
function asTypeScript(path: string, { run, values }: Weights): string {
  const name = basename(path, '.ts').replaceAll('-', '_').toUpperCase();
  const generations = run.generations.map(
    ({ games, positions, penalty, explained, won }) =>
      `      { games: ${games}, positions: ${positions}, penalty: ${penalty}, explained: ${round(explained)}, won: ${round(won)} },\n`,
  );
  const lines = Object.entries(values).map(([feature, value]) => `    ${quoted(feature)}: ${value},\n`);
  return `import type { Weights } from '@sandtable/kernel';

/** Made by a training run; do not edit. */
export const ${name}: Weights = {
  run: {
    made: ${quoted(run.made)},
    version: ${quoted(run.version)},
    commit: ${run.commit === null ? 'null' : quoted(run.commit)},
    changed: ${run.changed},
    seed: ${quoted(run.seed)},
    gate: ${run.gate},
    generations: [
${generations.join('')}    ],
    taken: ${run.taken},
  },
  values: {
${lines.join('')}  },
};
`;
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
