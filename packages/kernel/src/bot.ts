import type { Machine } from './machine.js';
import type { DrawnOption } from './menu.js';
import type { Option } from './option.js';
import { drawOption, needLegal } from './pick-option.js';
import type { Generator } from './random.js';
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
 * What a bot sees. The state is a determinized guess for its seat, never the true state, and the machine has never held
 * the true state either: a bot cannot cheat, not even by mistake.
 */
export interface BotInput<T, C> extends BlindBotInput {
  machine: Machine<T, C>;
  /** A copy that the bot may change. */
  state: State<T>;
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

interface SeeingBot<T, C> {
  name: string;
  blind?: false;
  choose(sight: BotInput<T, C>): Option;
}

/** A player made of code. */
export type Bot<T, C> = BlindBot | SeeingBot<T, C>;

export type BotMaker<T, C> = (machine: Machine<T, C>) => Bot<T, C>;

/** The bots of a game, by name. Each gets a machine of its own for its search. */
export type GameBots<T, C> = Readonly<Record<string, BotMaker<T, C>>>;

/** The bots of any game, whatever its types. */
// biome-ignore lint/suspicious/noExplicitAny: the shell handles games it knows nothing of
export type AnyBots = GameBots<any, any>;
