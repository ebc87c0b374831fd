import { availableParallelism } from 'node:os';
import { type BotAnswer, type Decision, decide, type Words } from '@sandtable/host';
import type { GameOptions } from '@sandtable/kernel';
import { prospectOf } from '@sandtable/shelf';
import { Pool } from '../threads/pool.js';
import { slices } from '../threads/slices.js';
import { Games, type OpenGame } from './games.js';

/** A bot's task. What it is to decide has a fair guess in it: the true position never gets here. */
export interface BotTask extends Decision {
  game: string;
  ruleset: number;
  options: GameOptions;
  bot: string;
}

/** Runs bots. */
export interface BotPool {
  choose(task: BotTask): Promise<BotAnswer>;
  close(): Promise<void>;
}

/** Runs bots in this thread: for tests, and inside the workers. */
export class InlineBotPool implements BotPool {
  constructor(private readonly games = new Games()) {}

  async choose({ game: id, ruleset, options, bot: name, ...decision }: BotTask): Promise<BotAnswer> {
    const open = await this.games.need(id);
    const { bot, mind } = this.games.bot(open, { options, ruleset }, name);
    const words = decision.explain ? await this.wordsOf(open, { options, ruleset }) : null;
    return decide(bot, mind, decision, { now: () => performance.now(), pause: slices.others }, words);
  }

  /** With what reasons are found; null if the game says nothing of its positions. */
  private async wordsOf(open: OpenGame, rules: Pick<BotTask, 'options' | 'ruleset'>): Promise<Words | null> {
    const prospect = await prospectOf(open.game.id, rules.options);
    return prospect && { prospect, quick: this.games.bot(open, rules, 'greedy').bot };
  }

  async close(): Promise<void> {}
}

/** Milliseconds after which a bot is interrupted. */
const TASK_TIMEOUT = 30_000;

/** How many threads the bots have. */
export const BOT_THREADS = Math.min(4, Math.max(1, availableParallelism() - 1));

/** Runs bots in threads of their own, so that only their own table waits for them. */
export class ThreadBotPool implements BotPool {
  private readonly pool: Pool<BotTask, BotAnswer>;

  constructor(count = BOT_THREADS) {
    const script = new URL('./bot-worker.js', import.meta.url);
    this.pool = new Pool({ script, name: 'the thread of the bots', count, patience: TASK_TIMEOUT });
  }

  choose(task: BotTask): Promise<BotAnswer> {
    return this.pool.run(task);
  }

  close(): Promise<void> {
    return this.pool.close();
  }
}
