import type { Machine, Option } from './machine.js';
import { type DrawnOption, drawOption, needLegal } from './pick-option.js';
import type { Generator } from './random.js';
import type { State } from './state.js';

/** What a bot that looks only at its options is given. */
export interface BlindBotInput {
  seat: number;
  /** The legal options. */
  options: readonly Option[];
  /** The bot's own chance, apart from the game's. */
  random: Generator;
}

/**
 * What a bot sees. The state is a fair guess made for its seat, never the true one, and the machine is one
 * for thinking, which has never held the true one either: a bot cannot cheat, not even by mistake.
 */
export interface BotInput<T, C> extends BlindBotInput {
  machine: Machine<T, C>;
  /** The bot's to change. */
  state: State<T>;
}

export interface BlindBot {
  name: string;
  /** Needs nothing but the options, so nobody has to guess a state for it. */
  blind: true;
  /** Takes any of them, so nobody has to list them: one is drawn, where there are many a subject first and then its target. */
  takesAny?: true;
  choose(glance: BlindBotInput): Option;
}

/** What a bot chooses that looks at its options only, and among how many. */
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

/** The bots that a game brings, by name. The machine they are made for is theirs to think with. */
export type GameBots<T, C> = Readonly<Record<string, BotMaker<T, C>>>;

/** Bots of a game that nobody outside needs to know. */
// biome-ignore lint/suspicious/noExplicitAny: the shell handles games it knows nothing of
export type AnyBots = GameBots<any, any>;
