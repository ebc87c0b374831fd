import { type Budget, think } from '@sandtable/bots';
import {
  ALL_KNOWING,
  type AnyProspect,
  type Bot,
  clone,
  type Generator,
  joinParts,
  type LogEntry,
  type Machine,
  type Notes,
  type Option,
  type State,
  spellOption,
  type Thought,
} from '@sandtable/kernel';
import { carriedOn, reasonFor } from './prospects.js';

/** A decision for a bot in another thread. The state is a fair guess (`determinize`) for its seat, never the true one. */
export interface Decision {
  seat: number;
  legal: Option[];
  random: Generator;
  guess: State<unknown>;
  notes: Notes;
  /** What the seat may read of the log; empty for bots that do not listen. */
  history: LogEntry[];
  budget: Budget;
  /** Is the reason wanted, too? */
  explain?: boolean;
}

/** A choice in notation, and what it is worth on the bot's own scale. */
export interface WeighedChoice {
  text: string;
  value: number;
}

/** What a bot has decided, in words. */
export interface BotAnswer {
  /** A whole choice, in notation. */
  text: string;
  value: number | null;
  /** A marked sentence. */
  reason: string | null;
  /** The other choices that it looked at, the best first; of a choice of several parts the first part. */
  others: WeighedChoice[];
  notes: Notes;
}

/** With what reasons are found: what the game says of its positions, and a bot that answers at once. */
export interface Words {
  prospect: AnyProspect;
  quick: Bot<unknown, unknown>;
}

/** How a thread lets others have their turn while a bot thinks. */
export interface Patience {
  signal?: { readonly aborted: boolean };
  now(): number;
  pause(): Promise<void>;
}

/** How many alternatives an answer names. */
const MOST_OTHERS = 8;

/** Lets a bot decide. The mind is its own machine, which never holds a true position. */
export async function decide(
  bot: Bot<unknown, unknown>,
  mind: Machine<unknown, unknown>,
  { seat, legal, random, guess, notes, history, budget, explain }: Decision,
  patience: Patience,
  words: Words | null = null,
): Promise<BotAnswer> {
  // A bot may modify its state, so it gets a copy.
  const ask = async (state: State<unknown>, options: readonly Option[]): Promise<Thought> => {
    if (bot.blind) return bare(bot.choose({ seat, options, random }));
    const sight = { seat, options, random, machine: mind, state: clone(state), notes, history };
    return think(bot, sight, { budget, ...patience });
  };
  const first = await ask(guess, legal);
  if (!legal.includes(first.option)) throw new Error('the bot chose something that is not legal');
  const spelled = (option: Option) => spellOption(mind, guess, seat, option).text;
  const others = first.others
    .slice(0, MOST_OTHERS)
    .map(({ option, value }) => ({ text: spelled(option), value }));
  const reason = first.reason ?? (explain && words ? reasonOf(mind, words, guess, seat, first.option) : null);
  const texts = [spelled(first.option)];
  if (mind.hasCompounds) {
    mind.choose(guess, seat, first.option);
    while (mind.continues(guess, seat)) {
      const { option } = await ask(guess, mind.legal(guess, seat).slice());
      texts.push(spelled(option));
      const refused = mind.choose(guess, seat, option);
      if (refused) throw new Error(`'${joinParts(texts)}' is refused: ${refused.reason}`);
    }
  }
  return { text: joinParts(texts), value: first.value, reason, others, notes };
}

function reasonOf(
  mind: Machine<unknown, unknown>,
  { prospect, quick }: Words,
  guess: State<unknown>,
  seat: number,
  option: Option,
): string | null {
  const after = carriedOn(mind, quick, guess, seat, option);
  // The bot's own guess: it says nothing that the seat does not know.
  return reasonFor(mind, prospect, [guess, after], seat, ALL_KNOWING);
}

const bare = (option: Option): Thought => ({ option, value: null, reason: null, others: [] });
