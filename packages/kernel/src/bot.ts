import type { Machine } from './machine.js';
import type { DrawnOption } from './menu.js';
import type { Option } from './option.js';
import { drawOption, needLegal } from './pick-option.js';
import type { Plain } from './plain.js';
import type { Generator } from './random.js';
import type { LogEntry } from './redacted-log.js';
import type { State } from './state.js';

/** The input of a bot that looks only at its options. */
export interface BlindBotInput {
  seat: number;
  /** The legal options. */
  options: readonly Option[];
  /** The bot's own random generator, separate from the game's. */
  random: Generator;
}

/**
 * What a bot writes down for the rest of the turn. It is plain data: whoever hosts the table keeps it for the seat until
 * the turn ends, and may lose it, so a bot must be able to go on without.
 */
export type Notes = Record<string, Plain>;

/**
 * What a bot sees. The state is a determinized guess for its seat, never the true state, and the machine has never held
 * the true state either: a bot cannot cheat, not even by mistake.
 */
export interface BotInput<T, C> extends BlindBotInput {
  machine: Machine<T, C>;
  /** A copy that the bot may change. */
  state: State<T>;
  /** Its own notes, to be changed in place. */
  notes: Notes;
  /** What its seat may read of the log so far; empty for a bot that does not listen. */
  history: readonly LogEntry[];
}

export interface BlindBot {
  name: string;
  /** Needs only the options, so no guessed state is prepared for it. */
  blind: true;
  /**
   * Takes any option, so they are not all listed: one is drawn at random, and with many subjects first a subject, then
   * its target.
   */
  takesAny?: true;
  choose(glance: BlindBotInput): Option;
}

/** The choice of a bot that looks only at its options, and how many options there were. */
export function blindChoice<T, C>(
  bot: BlindBot,
  machine: Machine<T, C>,
  state: State<T>,
  seat: number,
  random: Generator,
): DrawnOption {
  if (bot.takesAny) return drawOption(machine, state, seat, random);
  const options = needLegal(machine, state, seat);
  return { among: options.length, option: bot.choose({ seat, options, random }) };
}

/** An option and what it is worth to the bot's side: more is better, and only the differences count. */
export interface JudgedOption {
  option: Option;
  value: number;
}

/** What a bot answers. */
export interface Thought {
  option: Option;
  /** What it is worth to the bot's side, on the scale of the others; null if the bot does not compare. */
  value: number | null;
  /** Why: a marked sentence (`say`); null if the bot has no reason that it could name. */
  reason: string | null;
  /** The other options that it looked at, the best first. */
  others: readonly JudgedOption[];
}

/** A decision that is being thought over. It can be stopped after any step, and answers at any time. */
export interface Pondering {
  /** Thinks a little further, for some milliseconds; true if there is nothing left to think about. */
  step(): boolean;
  /** What it would answer now. */
  thought(): Thought;
}

export interface SeeingBot<T, C> {
  name: string;
  blind?: false;
  /** It wants to read the log (`history`), which is long. */
  listens?: true;
  /** Chooses at once: what simulations call. A bot that ponders makes its usual number of steps. */
  choose(sight: BotInput<T, C>): Option;
  /** The same choice with its value and the alternatives. */
  judge?(sight: BotInput<T, C>): Thought;
  /**
   * Thinks in steps, as many as the budget allows. The same input leads to the same thought after the same number of
   * steps.
   */
  ponder?(sight: BotInput<T, C>): Pondering;
  /** How many steps it makes where nobody has set a budget: about a second. */
  usualSteps?: number;
}

/** A player made of code. */
export type Bot<T, C> = BlindBot | SeeingBot<T, C>;

export type BotMaker<T, C> = (machine: Machine<T, C>) => Bot<T, C>;

/** The bots of a game, by name. Each gets a machine of its own for its search. */
export type GameBots<T, C> = Readonly<Record<string, BotMaker<T, C>>>;

/** The bots of any game, whatever its types. */
// biome-ignore lint/suspicious/noExplicitAny: the shell handles games it knows nothing of
export type AnyBots = GameBots<any, any>;
