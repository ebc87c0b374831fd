import { join } from 'node:path';
import type { AnyGame } from '@sandtable/kernel';
import { botsOf } from '@sandtable/shelf';
import type { Args } from '../args.js';
import { CLOCK_FLAG, type Command, GAME_FLAGS, type Io, JSON_FLAG, SEED_FLAG } from '../command.js';
import { Failure } from '../failure.js';
import { writeAtomically } from '../files.js';
import { gameOptions } from '../game-options.js';
import { machineOf, needGame } from '../games.js';
import { isProgram } from '../own-bots/own-bots.js';
import { endAllMarked } from '../own-bots/strays.js';
import { readBots, readClock } from '../play/seats.js';
import { readSeed } from '../seed.js';
import type { Plan } from '../simulate/plan.js';
import type { Breakdown } from '../simulate/player.js';
import { Progress } from '../simulate/progress.js';
import { describe, summarize } from '../simulate/report.js';
import { runPlan } from '../simulate/run.js';

const INTERRUPTED = 130;

export const command: Command = {
  name: 'simulate',
  summary: 'let bots play many games and count what comes of them',
  usage:
    '--game GAME [--options …] [--games N] [--bots …] [--seed TEXT] [--workers N] [--clock SECONDS] [--journals DIR] [--json]',
  about: `
Game number i is always played with the seed SEED/i, so the same command gives the same games,
with any number of workers. A bot alone plays every seat; SEAT=BOT or SIDE=BOT seats one. Seats
that nobody is given to are played at random. A bot may be a program of yours, cmd:./mybot (see
docs/bot-protocol.md); one that is too slow, ends or chooses what is not legal loses that game.`,
  examples: [
    'sandtable simulate --game outposts --games 1000',
    'sandtable simulate --game outposts --games 20 --bots greedy,amber=cmd:./mybot',
    'sandtable simulate --game outposts --games 200 --bots greedy,north=random --workers 2 --json',
  ],
  flags: {
    ...GAME_FLAGS,
    games: { value: 'N', about: 'how many games (100)' },
    bots: { value: 'BOT | SEAT=BOT,…', about: 'who plays (random)' },
    ...SEED_FLAG,
    workers: { value: 'N', about: 'how many games at a time (1)' },
    ...CLOCK_FLAG,
    journals: { value: 'DIR', about: 'write the journal of every game into this folder' },
    ...JSON_FLAG,
  },
  stopsItself: true,
  run,
};

async function run(args: Args, io: Io): Promise<number> {
  const { game, plan } = await readPlan(args);
  const progress = new Progress(io, plan.games);
  const watch = { interrupted: io.interrupted, progress: (games: number) => progress.show(games) };
  progress.show(0);
  const end = await runPlan(plan, game.sides.length, watch).finally(() => {
    progress.clear();
    // Workers that were stopped may leave programs behind.
    if (plan.bots.some(isProgram)) endAllMarked();
  });
  if ('interrupted' in end) return INTERRUPTED;
  if ('broken' in end) throw brokenGame(plan, end.broken, io);
  const summary = summarize(game, plan, end.results, end.seconds);
  io.out(args.has('json') ? `${JSON.stringify(summary, null, 2)}\n` : describe(game, summary));
  return 0;
}

async function readPlan(args: Args): Promise<{ game: AnyGame; plan: Plan }> {
  const id = args.text('game');
  if (id === null) throw new Failure('simulate needs a game: --game GAME');
  const wanted = await needGame(id);
  const { game, options } = machineOf(wanted, gameOptions(args, wanted));
  const plan: Plan = {
    game: game.id,
    options,
    seed: readSeed(args) ?? '1',
    games: args.number('games', 1, 10_000_000) ?? 100,
    bots: readBots(game, args.text('bots') ?? 'random', await botsOf(game.id), options),
    workers: args.number('workers', 1, 256) ?? 1,
    clock: readClock(args),
    journals: args.text('journals'),
  };
  return { game, plan };
}

/** Reports the failed game and its journal: on standard error, or in a file next to the other journals. */
function brokenGame(plan: Plan, { index, seed, reason, choices, journal }: Breakdown, io: Io): Failure {
  let where = '';
  if (journal !== null && plan.journals !== null) {
    const path = join(plan.journals, `${plan.game}-${index}.broken.journal`);
    writeAtomically(path, journal);
    where = `; its journal is ${path}`;
  } else if (journal !== null) io.err(journal);
  return new Failure(
    `game ${index} (seed ${seed}) broke down after ${choices} choices: ${reason}${where}`,
    1,
  );
}
