import { join } from 'node:path';
import { makerOf, SeatingError } from '@sandtable/bots';
import { type AnyGame, quote } from '@sandtable/kernel';
import { botsOf, statisticsOf } from '@sandtable/shelf';
import type { Args } from '../args.js';
import { CLOCK_FLAG, type Command, GAME_FLAGS, type Io, JSON_FLAG, SEED_FLAG } from '../command.js';
import { Failure } from '../failure.js';
import { writeAtomically } from '../files.js';
import { gameOptions } from '../game-options.js';
import { machineOf, needGame } from '../games.js';
import { isProgram } from '../own-bots/own-bots.js';
import { endAllMarked } from '../own-bots/strays.js';
import { readClock } from '../play/seats.js';
import { readSeed } from '../seed.js';
import { Progress } from '../simulate/progress.js';
import { thisCode } from '../tournament/code.js';
import { toCsv } from '../tournament/csv.js';
import { GameFile } from '../tournament/game-file.js';
import { toHtml } from '../tournament/html.js';
import { makeReport } from '../tournament/report.js';
import { hold } from '../tournament/run.js';
import { FORMATS, type Format, gamesIn, type Tournament } from '../tournament/schedule.js';
import type { Sprt } from '../tournament/sprt.js';
import { describeTournament } from '../tournament/words.js';

const INTERRUPTED = 130;

export const command: Command = {
  name: 'tournament',
  summary: 'let bots play each other from both sides, and rate them',
  usage:
    '--game GAME --bots BOT,BOT,… [--options …] [--format …] [--games N] [--sprt LOW,HIGH] [--seed TEXT] [--workers N | --on postgres://…] [--clock SECONDS] [--to FOLDER] [--json]',
  about: `
Every pair plays each seed twice, with the sides changed; every bot also plays itself, which shows
what a side is worth to it. Ratings are in Elo points (Bradley-Terry with a term for the side), with
95 % intervals. The same command gives the same games and ratings with any number of workers, here or
on other machines (--on; see sandtable work --help), also if some of them die.
A bot may be a program of yours, cmd:./mybot (docs/bot-protocol.md).

round-robin  every bot meets every other
ladder       each bot meets the next one in the list
sprt         the first two meet until a sequential test decides whether the first wins at most LOW
             or at least HIGH per cent (5 % error), after N games at the latest

With --to, each game is written down when it ends; the same command goes on where it was stopped, and
writes report.json, games.csv and report.html (with charts) at its end.`,
  examples: [
    'sandtable tournament --game outposts --bots random,greedy --games 100',
    'sandtable tournament --game east-front --bots random,greedy --games 200 --workers 2 --to reports/east-front',
    'sandtable tournament --game outposts --bots greedy,random --format sprt --sprt 80,95 --games 1000',
  ],
  flags: {
    ...GAME_FLAGS,
    bots: { value: 'BOT,BOT,…', about: 'who takes part' },
    format: { value: FORMATS.join(' | '), about: 'who meets whom (round-robin)' },
    games: { value: 'N', about: 'games of each pair (100)' },
    sprt: {
      value: 'LOW,HIGH',
      about: 'the win rates in per cent that a sequential test tells apart (50,60)',
    },
    ...SEED_FLAG,
    workers: { value: 'N', about: 'how many games at a time (1)' },
    ...CLOCK_FLAG,
    on: { value: 'postgres://…', about: 'have the games played by the workers of this database' },
    to: { value: 'FOLDER', about: 'keep the games there, go on with them, and write the reports' },
    ...JSON_FLAG,
  },
  stopsItself: true,
  run,
};

async function run(args: Args, io: Io): Promise<number> {
  if (args.has('on') && args.has('workers'))
    throw new Failure('--on goes without --workers: each worker has its own number of slots');
  const { game, tournament, sprt } = await readTournament(args);
  const folder = args.text('to');
  const file = folder === null ? null : GameFile.open(folder, tournament);
  const progress = new Progress(io, gamesIn(tournament));
  const held = await hold({
    tournament,
    sprt,
    workers: args.number('workers', 1, 256) ?? 1,
    on: args.text('on'),
    file,
    interrupted: io.interrupted,
    progress: (done) => progress.show(done),
    warn: (line) => io.err(`${line}\n`),
  }).finally(() => {
    progress.clear();
    if (tournament.clock !== undefined) endAllMarked();
  });
  if (io.interrupted.aborted && !held.complete) {
    if (file) io.err(`stopped after ${held.records.length} games; the same command goes on from there\n`);
    return INTERRUPTED;
  }
  const statistics = await statisticsOf(game.id);
  const counted = statistics && { statistics, facts: game.facts(tournament.options) };
  const report = makeReport(game, tournament, held, sprt, thisCode(), counted);
  const json = `${JSON.stringify(report, null, 2)}\n`;
  if (folder !== null) {
    writeAtomically(join(folder, 'report.json'), json);
    writeAtomically(join(folder, 'games.csv'), toCsv(game, tournament, held.records));
    writeAtomically(join(folder, 'report.html'), toHtml(game, report));
  }
  io.out(args.has('json') ? json : describeTournament(game, report));
  return 0;
}

async function readTournament(
  args: Args,
): Promise<{ game: AnyGame; tournament: Tournament; sprt: Sprt | null }> {
  const id = args.text('game');
  if (id === null) throw new Failure('tournament needs a game: --game GAME');
  const wanted = await needGame(id);
  const { game, options } = machineOf(wanted, gameOptions(args, wanted));
  if (game.sides.length !== 2)
    throw new Failure(`a tournament needs a game of two sides; ${game.id} has ${game.sides.length}`);
  const format = readFormat(args);
  const bots = await readBots(args, game, format);
  const tournament: Tournament = {
    game: game.id,
    options,
    seed: readSeed(args) ?? '1',
    bots,
    format,
    games: args.number('games', 2, 1_000_000) ?? 100,
    ...(bots.some(isProgram) && { clock: readClock(args) }),
  };
  return { game, tournament, sprt: readSprt(args, format) };
}

function readFormat(args: Args): Format {
  const text = args.text('format') ?? (args.has('sprt') ? 'sprt' : 'round-robin');
  const format = FORMATS.find((one) => one === text);
  if (!format) throw new Failure(`--format is one of ${FORMATS.join(', ')}, not ${quote(text)}`);
  return format;
}

async function readBots(args: Args, game: AnyGame, format: Format): Promise<string[]> {
  const bots = (args.text('bots') ?? '').split(',').map((name) => name.trim());
  const own = await botsOf(game.id);
  try {
    for (const name of bots) if (!isProgram(name)) makerOf(name, own);
  } catch (error) {
    if (error instanceof SeatingError) throw new Failure(`--bots: ${error.message}`);
    throw error;
  }
  if (new Set(bots).size < bots.length) throw new Failure('--bots: every bot takes part once');
  if (bots.length < 2) throw new Failure('--bots: a tournament needs two bots at least');
  if (format === 'sprt' && bots.length > 2) throw new Failure('--bots: a sequential test is about two bots');
  return bots;
}

function readSprt(args: Args, format: Format): Sprt | null {
  if (format !== 'sprt') {
    if (args.has('sprt')) throw new Failure('--sprt goes with --format sprt');
    return null;
  }
  const text = args.text('sprt') ?? '50,60';
  const [, low, high] = /^(\d+(?:\.\d+)?),(\d+(?:\.\d+)?)$/.exec(text) ?? [];
  const sprt = { low: Number(low) / 100, high: Number(high) / 100, error: 0.05 };
  if (sprt.low > 0 && sprt.low < sprt.high && sprt.high < 1) return sprt;
  throw new Failure(`--sprt is two per cents, the lower first, as in 50,60; not ${quote(text)}`);
}
