import { randomBytes } from 'node:crypto';
import { Players } from '@sandtable/bots';
import { type AnyGame, Match, playedSeats, printable } from '@sandtable/kernel';
import { botsOf, listGames } from '@sandtable/shelf';
import type { Args } from '../args.js';
import { CLOCK_FLAG, type Command, GAME_FLAGS, type Io, SEED_FLAG } from '../command.js';
import { Failure } from '../failure.js';
import { readText } from '../files.js';
import { gameOptions } from '../game-options.js';
import { machineOf, needGame } from '../games.js';
import { loadJournal, replayLoaded } from '../journals.js';
import { OwnBots } from '../own-bots/own-bots.js';
import { freshName, JournalFile, refuseToOverwrite } from '../play/journal-file.js';
import { Lines } from '../play/lines.js';
import { chartSeats, namePeople, readBots, readClock, readPeople } from '../play/seats.js';
import { Session, type Table } from '../play/session.js';
import { readSeed } from '../seed.js';

export const command: Command = {
  name: 'play',
  summary: 'play a game in the terminal, any seats people or bots',
  usage:
    '[GAME] [--options …] [--seats … | --players N] [--bots …] [--seat SEAT=BOT] [--clock SECONDS] [--open] [--seed TEXT] [--load FILE] [--save FILE]',
  about: `
People share the keyboard: when the next one is to decide, the screen is cleared first. Type ?
while you play for everything you can type. The journal is kept in a file after every choice;
play --load continues it.`,
  examples: [
    'sandtable play outposts',
    'sandtable play outposts --seats amber,crimson --bots random',
    'sandtable play qmg-ww2 --seats germany+italy,united-kingdom',
    'sandtable play qmg-ww2 --players 3',
    'sandtable play qmg-ww2 --seats none --seat germany=cmd:./mybot',
    'sandtable play --load outposts-2026-01-31-2015.journal',
  ],
  words: { name: 'a game', min: 0, max: 1 },
  flags: {
    ...GAME_FLAGS,
    seats: {
      value: 'SEAT+SEAT,… | all | none',
      about: 'the seats that people take (the first); + joins the seats of one person',
    },
    players: { value: 'N', about: 'N people share all seats as the game recommends' },
    bots: { value: 'BOT | SEAT=BOT,…', about: 'who plays the others (greedy)' },
    seat: { value: 'SEAT=BOT', about: 'who plays this seat; may be given several times', many: true },
    ...CLOCK_FLAG,
    open: { about: 'people may see everything of each other: nothing is hidden between two turns' },
    ...SEED_FLAG,
    load: { value: 'FILE', about: 'continue the game of this journal' },
    save: { value: 'FILE', about: 'keep the journal in this file' },
  },
  stopsItself: true,
  run,
};

async function run(args: Args, io: Io): Promise<number> {
  const match = args.has('load') ? await loadMatch(args) : await newMatch(args);
  const finished = match.state.outcome !== null;
  const table = await layTable(args, match, io);
  const lines = new Lines(io);
  try {
    await new Session(table, lines, io).play();
  } finally {
    lines.close();
    table.leave();
    if (!finished) io.out(`${whereTo(match, table.keeper.finish(match))}\n`);
  }
  return 0;
}

function whereTo({ state }: Match<unknown, unknown>, file: string): string {
  return state.outcome
    ? `The journal is in ${file}`
    : `The journal is in ${file}; to go on: sandtable play --load ${file}`;
}

async function newMatch(args: Args): Promise<Match<unknown, unknown>> {
  const game = await needGame(gameNamed(args));
  const seed = readSeed(args) ?? randomBytes(16).toString('hex');
  return Match.open(machineOf(game, gameOptions(args, game)), seed);
}

function gameNamed(args: Args): string {
  const flag = args.text('game');
  if (flag !== null && args.words.length > 0) throw new Failure('the game is named twice');
  const name = args.words[0] ?? flag;
  if (name !== null && name !== undefined) return name;
  const games = listGames();
  const players = games.filter(({ example }) => !example);
  if (players.length === 1) return players[0].id;
  const ids = (players.length > 0 ? players : games).map(({ id }) => id);
  throw new Failure(`play needs a game: ${ids.join(', ')}`);
}

async function loadMatch(args: Args): Promise<Match<unknown, unknown>> {
  const file = args.text('load') as string;
  for (const flag of ['options', 'seed']) {
    if (args.has(flag)) throw new Failure(`--${flag} and --load don't go together: the journal says it`);
  }
  const loaded = await loadJournal(file, readText(file));
  const named = args.words[0] ?? args.text('game') ?? loaded.game.id;
  if (named !== loaded.game.id)
    throw new Failure(`${file} is a journal of ${loaded.game.id}, not of ${named}`);
  if (loaded.journal.header.seed === null) {
    throw new Failure(`${file}: its seed is not revealed, so nobody here can go on rolling and shuffling`);
  }
  return replayLoaded(loaded);
}

/** The players of the seats, and the journal file. A continued journal provides its players. */
async function layTable(args: Args, match: Match<unknown, unknown>, io: Io): Promise<Table> {
  const { machine, header } = match;
  const game: AnyGame = machine.game;
  const own = await botsOf(game.id);
  const { options } = machine;
  const usual = playedSeats(game, options)[0].id;
  const people = readPeople(game, seatsWanted(args, match) ?? header.tags.people ?? usual, options);
  const seating = [args.text('bots') ?? header.tags.bots ?? 'greedy', ...args.all('seat')].join(',');
  const bots = readBots(game, seating, own, options);
  const makers = new OwnBots(own, readClock(args));
  const players = new Players(
    machine,
    bots.map((name, seat) => (people.has(seat) ? null : makers.makerOf(name, seat, `${header.seed}`))),
  );
  // A bot that continues a game must not repeat its random sequence.
  players.sit(match.state.count === 0 ? `${header.seed}` : `${header.seed}/${match.entries.length}`);
  header.tags.people = namePeople(game, people, options);
  header.tags.bots = seating;
  const secrets = game.places !== undefined || game.viewTable !== undefined;
  return {
    match,
    seats: game.seats.map(({ name }, seat) => {
      const person = people.get(seat);
      return person === undefined
        ? { who: null, bot: bots[seat] }
        : { who: { id: String(person), name }, bot: null };
    }),
    players,
    leave: () => makers.end({ winner: null, scores: [], why: 'left' }),
    curtain: new Set(people.values()).size > 1 && secrets && !args.has('open'),
    keeper: new JournalFile(fileToKeep(args, game.id), (sentence) =>
      io.err(`sandtable: ${printable(sentence)}\n`),
    ),
  };
}

/** The value of --seats or --players. */
function seatsWanted(args: Args, { machine }: Match<unknown, unknown>): string | null {
  if (!args.has('players')) return args.text('seats');
  if (args.has('seats')) throw new Failure("--players and --seats don't go together");
  return chartSeats(machine.game, machine.options, args.number('players', 1) ?? 1);
}

function fileToKeep(args: Args, game: string): string {
  const file = args.text('save');
  if (file === null) return freshName(game, new Date());
  // Only the journal being continued may be overwritten.
  if (file !== args.text('load')) refuseToOverwrite(file);
  return file;
}
