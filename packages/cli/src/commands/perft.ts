import type { Args } from '../args.js';
import { type Command, GAME_FLAGS, type Io, JSON_FLAG, SEED_FLAG } from '../command.js';
import { Failure } from '../failure.js';
import { writeAtomically } from '../files.js';
import { gameOptions } from '../game-options.js';
import { needGame } from '../games.js';
import { countPlies } from '../perft/count.js';
import { differences, nameOf, nameOfCount, readPinned, recount, writePinned } from '../perft/pinned.js';
import { readSeed } from '../seed.js';

export const command: Command = {
  name: 'perft',
  summary: 'count what can become of a position, choice by choice',
  usage: '--game GAME [--options …] [--seed TEXT] [--after N] [--depth N] [--json] | --pinned FILE [--write]',
  about: `
Counts the lines of play and the different positions that they lead to, one choice deep, two, and
so on: exact numbers, which hardly any mistake in the rules leaves alone. With --pinned, the counts
in a file (golden/perft.json) are made again and compared; with --write, they are replaced.`,
  examples: [
    'sandtable perft --game noughts --depth 5',
    'sandtable perft --game qmg-ww2 --options edition=first --after 20 --depth 3',
    'sandtable perft --pinned golden/perft.json',
  ],
  flags: {
    ...GAME_FLAGS,
    ...SEED_FLAG,
    after: { value: 'N', about: 'make so many choices at random first (0)' },
    depth: { value: 'N', about: 'how many choices deep (3)' },
    pinned: { value: 'FILE', about: 'make the counts in this file again' },
    write: { about: 'with --pinned: write the counts as they are now' },
    ...JSON_FLAG,
  },
  run,
};

async function run(args: Args, io: Io): Promise<number> {
  const file = args.text('pinned');
  if (file !== null) return checkPinned(file, args.has('write'), io);
  const game = args.text('game');
  if (game === null) throw new Failure('perft needs a game: --game GAME, or --pinned FILE');
  if (args.has('write')) throw new Failure('--write goes with --pinned FILE');
  const count = {
    game,
    options: gameOptions(args, await needGame(game)),
    seed: readSeed(args) ?? '1',
    after: args.number('after', 0, 1_000_000) ?? 0,
    depth: args.number('depth', 1, 100) ?? 3,
  };
  const plies = await countPlies(count);
  if (args.has('json')) io.out(`${JSON.stringify({ ...count, plies }, null, 2)}\n`);
  else {
    io.out(`${nameOfCount(count)}\n`);
    plies.forEach(({ lines, positions }, i) => {
      io.out(`  ${i + 1}: ${lines} lines to ${positions} positions\n`);
    });
  }
  return 0;
}

async function checkPinned(file: string, write: boolean, io: Io): Promise<number> {
  const list = readPinned(file);
  let changed = 0;
  for (const pinned of list) {
    const found = await recount(pinned);
    const differing = differences(pinned, found);
    if (differing.length > 0) changed++;
    if (write) pinned.plies = found;
    io.out(differing.length > 0 ? `${differing.join('\n')}\n` : `${nameOf(pinned)}: as pinned\n`);
  }
  if (write) writeAtomically(file, writePinned(list));
  return changed > 0 && !write ? 1 : 0;
}
