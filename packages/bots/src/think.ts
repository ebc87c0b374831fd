import type { BotInput, SeeingBot, Thought } from '@sandtable/kernel';

/** How long a bot may think: whichever is reached first. Only a number of steps leads to the same answer anywhere. */
export interface Budget {
  steps?: number;
  milliseconds?: number;
}

/** How thinking goes on beside other work. */
export interface Thinking {
  budget: Budget;
  /** The answer is no longer wanted: the bot stops with what it has found. */
  signal?: { readonly aborted: boolean };
  now(): number;
  /** Lets others have their turn. */
  pause(): Promise<void>;
}

/** How long a bot thinks before others have their turn, in milliseconds. */
const SLICE = 12;

/** Lets a bot think, in slices, until its budget is used up. Bots that do not ponder answer at once. */
export async function think<T, C>(
  bot: SeeingBot<T, C>,
  sight: BotInput<T, C>,
  { budget, signal, now, pause }: Thinking,
): Promise<Thought> {
  if (!bot.ponder || sight.options.length === 1) return answerOf(bot, sight);
  const pondering = bot.ponder(sight);
  const most = mostSteps(bot, budget);
  const began = now();
  const end = began + (budget.milliseconds ?? Number.POSITIVE_INFINITY);
  let slice = began;
  for (let steps = 0; steps < most; steps++) {
    if (pondering.step() || signal?.aborted) break;
    const time = now();
    if (time >= end) break;
    if (time - slice < SLICE) continue;
    await pause();
    slice = now();
  }
  return pondering.thought();
}

/** The same without others, by steps alone. */
export function thinkAtOnce<T, C>(bot: SeeingBot<T, C>, sight: BotInput<T, C>, steps?: number): Thought {
  if (!bot.ponder || sight.options.length === 1) return answerOf(bot, sight);
  const pondering = bot.ponder(sight);
  for (let left = steps ?? bot.usualSteps ?? 1; left > 0; left--) if (pondering.step()) break;
  return pondering.thought();
}

function mostSteps<T, C>({ usualSteps }: SeeingBot<T, C>, { steps, milliseconds }: Budget): number {
  return steps ?? (milliseconds === undefined ? (usualSteps ?? 1) : Number.POSITIVE_INFINITY);
}

/** The answer of a bot that does not ponder, as a thought. */
function answerOf<T, C>(bot: SeeingBot<T, C>, sight: BotInput<T, C>): Thought {
  if (bot.judge && sight.options.length > 1) return bot.judge(sight);
  return { option: bot.choose(sight), value: null, reason: null, others: [] };
}
