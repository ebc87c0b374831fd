import {
  type Bot,
  type BotMaker,
  below,
  clone,
  type Game,
  type GameBots,
  type GameOptions,
  type Generator,
  Machine,
  needLegal,
  type Option,
  pickOption,
  type State,
  seedGenerator,
} from '@sandtable/kernel';

export interface BotCheckOptions {
  options?: GameOptions;
  games?: number;
  seed?: string;
  /** How many choices of a game are played at most. */
  cutAfter?: number;
  /** A bot is asked at one of this many decisions. */
  oneIn?: number;
}

/**
 * Checks that bots decide with what their seat may see. A bot is only ever given a guess, so all it could cheat with is
 * what it remembers from another seat or another position: in random games, a bot that has played all seats must choose
 * as a new one does in the same place. Returns what was found.
 */
export function checkBots<T, C>(
  game: Game<T, C>,
  bots: GameBots<T, C>,
  { options = {}, games = 3, seed = 'bots', cutAfter = 200, oneIn = 5 }: BotCheckOptions = {},
): string[] {
  const machine = new Machine(game, options);
  const found: string[] = [];
  for (const [name, make] of Object.entries(bots)) {
    const sitDown = () => new Seated(make, new Machine(game, options));
    const used = sitDown();
    for (let number = 0; number < games; number++) {
      const random = seedGenerator(`${seed}/${name}/${number}`);
      const state = machine.setup(`${seed}/${number}`);
      for (let choices = 0; choices < cutAfter; choices++) {
        const seat = machine.nextSeat(state);
        if (seat < 0) break;
        if (below(random, oneIn) === 0) {
          const legal = needLegal(machine, state, seat).slice();
          const guess = machine.determinize(state, seat, random);
          const [one, other] = [used, sitDown()].map((bot) => bot.choose(guess, seat, legal, random));
          const where = `${name} as ${game.seats[seat].id}, choice ${choices} of ${seed}/${number}`;
          if (!legal.includes(one)) found.push(`${where}: its choice is not legal`);
          else if (one !== other)
            found.push(`${where}: it chooses otherwise after it has seen other seats and positions`);
        }
        machine.choose(state, seat, pickOption(machine, state, seat, random));
      }
    }
  }
  return found;
}

/** How many steps a bot that ponders makes in a check. */
const STEPS = 3;

/** A bot with a machine of its own, which never holds a true position. */
class Seated<T, C> {
  private readonly bot: Bot<T, C>;

  constructor(
    make: BotMaker<T, C>,
    private readonly mind: Machine<T, C>,
  ) {
    this.bot = make(mind);
  }

  /** What it chooses; everything it is given is a copy. */
  choose(guess: State<T>, seat: number, legal: readonly Option[], generator: Generator): Option {
    const options = legal.slice();
    const random = generator.slice();
    if (this.bot.blind) return this.bot.choose({ seat, options, random });
    const { mind: machine, bot } = this;
    const sight = { seat, options, random, machine, state: clone(guess), notes: {}, history: [] };
    if (!bot.ponder || options.length === 1) return bot.choose(sight);
    const pondering = bot.ponder(sight);
    for (let left = STEPS; left > 0; left--) if (pondering.step()) break;
    return pondering.thought().option;
  }
}
