import type { Rate } from '@sandtable/bots';
import { type AnyGame, formatOptions, type GameOptions, quote } from '@sandtable/kernel';
import { botsOf } from '@sandtable/shelf';
import type { Args } from '../args.js';
import { type Command, GAME_FLAGS, type Io, JSON_FLAG, SEED_FLAG } from '../command.js';
import { Failure } from '../failure.js';
import { gameOptions } from '../game-options.js';
import { machineOf, needGame } from '../games.js';
import { isProgram } from '../own-bots/own-bots.js';
import { readBots } from '../play/seats.js';
import { readSeed } from '../seed.js';
import { Progress } from '../simulate/progress.js';
import { summarize } from '../simulate/report.js';
import { runPlan } from '../simulate/run.js';
import type { Spread } from '../statistics/spread.js';
import { percent, whole } from '../statistics/words.js';
import { type Code, thisCode } from '../tournament/code.js';

const INTERRUPTED = 130;

export const command: Command = {
  name: 'balance',
  summary: 'what each option of a game does to its balance, as a bot sees it',
  usage:
    '--game GAME [--options …] [--vary NAME,…] [--bot BOT] [--games N] [--seed TEXT] [--workers N] [--json]',
  about: `
A bot plays all seats: first with the options given, then with each option changed to each of its
other values, one at a time. All variants have the same seeds. Balance is only ever the balance as
this bot sees it: a stronger one may see it the other way round. Differences within the intervals
mean nothing.`,
  examples: [
    'sandtable balance --game outposts --games 100',
    'sandtable balance --game qmg-ww2 --bot captain --vary edition,reallocate --games 200 --workers 2',
  ],
  flags: {
    ...GAME_FLAGS,
    vary: { value: 'NAME,…', about: 'the options to change (all)' },
    bot: { value: 'BOT', about: 'who plays (greedy)' },
    games: { value: 'N', about: 'games of each variant (100)' },
    ...SEED_FLAG,
    workers: { value: 'N', about: 'how many games at a time (1)' },
    ...JSON_FLAG,
  },
  stopsItself: true,
  run,
};

/** What comes of a game with some options. */
export interface Variant {
  /** What is different from the first, as in edition=first; nothing for the first. */
  changed: string;
  options: GameOptions;
  wins: Record<string, Rate>;
  draws: Rate;
  scores: Record<string, Spread>;
}

/** What `balance --json` prints. */
export interface Balance {
  game: string;
  bot: string;
  seed: string;
  /** Of each variant. */
  games: number;
  code: Code;
  variants: Variant[];
}

async function run(args: Args, io: Io): Promise<number> {
  const id = args.text('game');
  if (id === null) throw new Failure('balance needs a game: --game GAME');
  const game = await needGame(id);
  const { options } = machineOf(game, gameOptions(args, game));
  const bot = args.text('bot') ?? 'greedy';
  if (isProgram(bot) || bot.includes(',') || bot.includes('='))
    throw new Failure(`--bot is the name of one bot, not ${quote(bot)}`);
  const games = args.number('games', 1, 1_000_000) ?? 100;
  const seed = readSeed(args) ?? '1';
  const workers = args.number('workers', 1, 256) ?? 1;
  const changes = changesOf(game, options, args.text('vary'));
  const progress = new Progress(io, games * changes.length);
  const code = thisCode();
  const variants: Variant[] = [];
  for (const changed of changes) {
    const machine = machineOf(game, { ...options, ...changed });
    const bots = readBots(machine.game, bot, await botsOf(game.id), machine.options);
    const plan = {
      game: game.id,
      options: machine.options,
      seed,
      games,
      bots,
      workers,
      clock: 0,
      journals: null,
    };
    const done = variants.length * games;
    const watch = { interrupted: io.interrupted, progress: (count: number) => progress.show(done + count) };
    const end = await runPlan(plan, machine.game.sides.length, watch).finally(() => progress.clear());
    if ('interrupted' in end) return INTERRUPTED;
    if ('broken' in end)
      throw new Failure(
        `${formatOptions(changed)}: game ${end.broken.index} broke down: ${end.broken.reason}`,
        1,
      );
    const { wins, draws, scores } = summarize(machine.game, plan, end.results, end.seconds);
    variants.push({ changed: formatOptions(changed), options: machine.options, wins, draws, scores });
  }
  const balance: Balance = { game: game.id, bot, seed, games, code, variants };
  io.out(args.has('json') ? `${JSON.stringify(balance, null, 2)}\n` : describe(game, balance));
  return 0;
}

/** No change, and then every other value of every option, one at a time. */
function changesOf(game: AnyGame, options: GameOptions, vary: string | null): GameOptions[] {
  const known = Object.keys(game.options).filter((name) => !game.options[name].text);
  const names = vary === null ? known : vary.split(',').map((name) => name.trim());
  const changes: GameOptions[] = [{}];
  for (const name of names) {
    if (!known.includes(name))
      throw new Failure(
        `--vary: ${game.id} has no option ${quote(name)} (options: ${known.join(', ') || 'none'})`,
      );
    for (const value of game.options[name].values)
      if (value !== options[name]) changes.push({ [name]: value });
  }
  return changes;
}

function describe(game: AnyGame, { bot, seed, games, variants }: Balance): string {
  const side = (id: string) => game.sides.find((one) => one.id === id)?.name ?? id;
  const rows = variants.map(({ changed, wins }) => [
    changed === '' ? 'as it is' : changed,
    ...Object.entries(wins).map(
      ([id, { rate, low, high }]) => `${side(id)} ${percent(rate)} % (${percent(low)} to ${percent(high)})`,
    ),
  ]);
  const width = Math.max(...rows.map(([name]) => name.length));
  const lines = rows.map(([name, ...wins]) => `  ${name.padEnd(width)}  ${wins.join(', ')}`);
  return `${game.title} as ${bot} sees it: ${whole(games)} games each, seed ${seed}; in brackets what one can be 95 % sure of\n${lines.join('\n')}\n`;
}
