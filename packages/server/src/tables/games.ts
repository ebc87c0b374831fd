import { botNames, makerOf } from '@sandtable/bots';
import {
  type AnyBots,
  type AnyGame,
  type Bot,
  completeNewOptions,
  completeOptions,
  formatOptions,
  type GameOptions,
  Machine,
  OptionError,
  type OptionSpec,
  quote,
  say,
} from '@sandtable/kernel';
import type { GameBox, SeatChart } from '@sandtable/protocol';
import { botsOf, findGame, listGames } from '@sandtable/shelf';
import { LruCache } from '../lru-cache.js';
import { Refusal } from './refusal.js';

export type AnyMachine = Machine<unknown, unknown>;

/** A loaded game. */
export interface OpenGame {
  game: AnyGame;
  own: AnyBots;
  box: GameBox;
  /** The bot that plays for absent people. */
  substitute: string;
}

/** How many machines are cached: a game may have very many combinations of options. */
const CACHED_MACHINES = 64;

/** The registered games, loaded on demand. Tables with the same options share a machine. */
export class Games {
  private readonly open = new Map<string, Promise<OpenGame | null>>();
  private readonly machines = new LruCache<AnyMachine>(CACHED_MACHINES);
  private readonly minds = new LruCache<AnyMachine>(CACHED_MACHINES);
  private readonly bots = new WeakMap<AnyMachine, Map<string, Bot<unknown, unknown>>>();

  find(id: string): Promise<OpenGame | null> {
    const known = this.open.get(id);
    if (known) return known;
    const entry = listGames().find((one) => one.id === id);
    if (!entry) return Promise.resolve(null);
    const opening = take(id, entry.example);
    this.open.set(id, opening);
    return opening;
  }

  async need(id: string): Promise<OpenGame> {
    const game = await this.find(id);
    if (!game) throw new Refusal('message', say`there is no game ${quote(id)}`);
    return game;
  }

  async boxes(): Promise<GameBox[]> {
    const all = await Promise.all(listGames().map(({ id }) => this.find(id)));
    return all.flatMap((one) => (one ? [one.box] : []));
  }

  /** The same as JSON: the list does not change while a server runs. */
  async boxesText(): Promise<Buffer> {
    this.listed ??= Buffer.from(JSON.stringify(await this.boxes()));
    return this.listed;
  }
  private listed: Buffer | null = null;

  /** The machine of a new table: it refuses options that would decide nothing. */
  newMachine(open: OpenGame, options: GameOptions): AnyMachine {
    complete(open.game, options, completeNewOptions);
    return this.machine(open, options);
  }

  /** The machine of a table that was opened before, maybe under an older ruleset. */
  machine({ game }: OpenGame, options: GameOptions, ruleset: number = game.ruleset): AnyMachine {
    const key = `${game.id} ${ruleset} ${formatOptions(complete(game, options))}`;
    return this.machines.get(
      key,
      () => new Machine<unknown, unknown>(game, options, { ruleset, marked: true }),
    );
  }

  /** A bot with its own machine, which never holds a true position. */
  bot(
    { game, own }: OpenGame,
    { options, ruleset }: Pick<AnyMachine, 'options' | 'ruleset'>,
    name: string,
  ): BotAtWork {
    const key = `${game.id} ${ruleset} ${formatOptions(complete(game, options))}`;
    const mind = this.minds.get(key, () => new Machine<unknown, unknown>(game, options, { ruleset }));
    const made = this.bots.get(mind) ?? new Map<string, Bot<unknown, unknown>>();
    this.bots.set(mind, made);
    const bot = made.get(name) ?? makerOf<unknown, unknown>(name, own)(mind);
    made.set(name, bot);
    return { bot, mind };
  }

  /** The bot of that name, to see whether it needs a guess, a thread or the log. */
  async botOf(machine: AnyMachine, name: string): Promise<Bot<unknown, unknown>> {
    return this.bot(await this.need(machine.game.id), machine, name).bot;
  }
}

export interface BotAtWork {
  bot: Bot<unknown, unknown>;
  mind: AnyMachine;
}

function complete(game: AnyGame, options: GameOptions, by = completeOptions): GameOptions {
  try {
    return by(game.options, options);
  } catch (error) {
    if (error instanceof OptionError) throw new Refusal('message', `${game.id}: ${error.message}`);
    throw error;
  }
}

async function take(id: string, example: boolean): Promise<OpenGame | null> {
  const game = await findGame(id);
  if (!game) return null;
  const own = await botsOf(id);
  const { title, blurb, credits, seats, sides, idleSeats, otherSides, options } = game;
  const box: GameBox = {
    id,
    title,
    blurb,
    credits,
    example,
    seats: seats.map((seat) => ({ ...seat })),
    sides: sides.map((side) => ({ ...side })),
    ...(idleSeats && { idleSeats: idleBox(idleSeats) }),
    ...(otherSides && { otherSides: sidesBox(otherSides) }),
    options: Object.fromEntries(Object.entries(options).map(([name, spec]) => [name, boxOf(spec)])),
    bots: botNames(Object.keys(own)),
    charts: chartsOf(game),
  };
  return { game, own, box, substitute: Object.keys(own)[0] ?? 'greedy' };
}

function boxOf({ values, default: usual, about, text }: OptionSpec): GameBox['options'][string] {
  const { maxLength } = text ?? {};
  return { values: values.slice(), default: usual, about, ...(maxLength ? { text: { maxLength } } : {}) };
}

function idleBox({ option, usual, seats }: NonNullable<AnyGame['idleSeats']>): GameBox['idleSeats'] & object {
  return {
    option,
    usual,
    seats: Object.fromEntries(Object.entries(seats).map(([value, idle]) => [value, [...idle]])),
  };
}

function sidesBox({
  option,
  usual,
  sides,
}: NonNullable<AnyGame['otherSides']>): GameBox['otherSides'] & object {
  return {
    option,
    usual,
    sides: Object.fromEntries(
      Object.entries(sides).map(([value, list]) => [
        value,
        list.map(({ id, name, seats }) => ({ id, name, seats: [...seats] })),
      ]),
    ),
  };
}

/** How people share the seats, for each number of people; and if an option changes that, for its values too. */
function chartsOf(game: AnyGame): SeatChart[] {
  const charts: SeatChart[] = [];
  const usual = completeOptions(game.options, {});
  for (let players = 1; players <= game.seats.length; players++) {
    const groups = groupsOf(game, usual, players);
    if (!groups) continue;
    charts.push({ players, options: {}, groups });
    for (const [name, { values }] of Object.entries(game.options)) {
      for (const value of values) {
        const other = groupsOf(game, { ...usual, [name]: value }, players);
        if (other && JSON.stringify(other) !== JSON.stringify(groups)) {
          charts.push({ players, options: { [name]: value }, groups: other });
        }
      }
    }
  }
  return charts;
}

function groupsOf(game: AnyGame, options: GameOptions, players: number): string[][] | null {
  const chart = game.chart?.(options, players);
  return chart ? chart.map((group) => group.map((seat) => game.seats[seat].id)) : null;
}
