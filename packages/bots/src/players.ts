import {
  type Bot,
  type BotMaker,
  blindChoice,
  type DrawnOption,
  type Generator,
  isLogEntryVisible,
  type LogEntry,
  Machine,
  needLegal,
  next,
  type State,
  seedGenerator,
} from '@sandtable/kernel';
import { TurnNotes } from './turn-notes.js';

interface Player<T, C> {
  bot: Bot<T, C>;
  random: Generator;
  notes: TurnNotes;
}

/**
 * The bots at a table, one for each seat that has one. They use a machine of their own, which never holds the true
 * position, so a bot can reach nothing but its input.
 */
export class Players<T, C> {
  private readonly mind: Machine<T, C>;
  private readonly seats: (Player<T, C> | null)[];

  constructor(
    private readonly machine: Machine<T, C>,
    makers: readonly (BotMaker<T, C> | null)[],
  ) {
    this.mind = new Machine(machine.game, machine.options, { ruleset: machine.ruleset });
    this.seats = makers.map((make) => make && { bot: make(this.mind), random: [], notes: new TurnNotes() });
  }

  /**
   * Starts a game: each bot's generator is seeded from the game's seed and its seat, independently of the other
   * players.
   */
  sit(seed: string): void {
    const source = seedGenerator(`${seed} bots`);
    for (const player of this.seats) {
      const random = [next(source) | 0, next(source) | 0, next(source) | 0, next(source) | 0];
      if (!player) continue;
      player.random = random;
      player.notes.clear();
    }
  }

  /** Is this seat played by a bot? */
  has(seat: number): boolean {
    return (this.seats[seat] ?? null) !== null;
  }

  /** Does a bot read the log? */
  get listen(): boolean {
    return this.seats.some((player) => player !== null && !player.bot.blind && player.bot.listens === true);
  }

  /** The choice of the bot at a seat, and the number of options. Changes only the bot's generator and its notes. */
  choose(state: State<T>, seat: number, log: readonly LogEntry[] = []): DrawnOption {
    const player = this.seats[seat];
    if (!player) throw new Error(`no bot plays ${this.machine.game.seats[seat].id}`);
    const { bot, random } = player;
    if (bot.blind) return blindChoice(bot, this.machine, state, seat, random);
    const options = needLegal(this.machine, state, seat);
    const among = options.length;
    const guess = this.machine.determinize(state, seat, random);
    const notes = player.notes.read(this.machine, state);
    const history = bot.listens ? log.filter((entry) => isLogEntryVisible(entry, seat)) : [];
    const option = bot.choose({ seat, options, random, machine: this.mind, state: guess, notes, history });
    player.notes.keep(this.machine, state, notes);
    return { option, among };
  }
}
