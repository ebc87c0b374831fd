import { availableParallelism } from 'node:os';
import {
  clone,
  composeChoice,
  type GameOptions,
  type Generator,
  type Option,
  type State,
} from '@sandtable/kernel';
import { Pool } from '../threads/pool.js';
import { Games } from './games.js';

/** A bot's task. The state is a fair guess (`determinize`) made for its seat: the true one never gets here. */
export interface BotTask {
  game: string;
  ruleset: number;
  options: GameOptions;
  bot: string;
  seat: number;
  legal: Option[];
  random: Generator;
  guess: State<unknown>;
}

/** Runs bots. */
export interface BotPool {
  /** Returns a whole choice, in notation. */
  choose(task: BotTask): Promise<string>;
  close(): Promise<void>;
}

/** Runs bots in this thread: for tests, and inside the workers. */
export class InlineBotPool implements BotPool {
  constructor(private readonly games = new Games()) {}

  async choose({
    game: id,
    ruleset,
    options,
    bot: name,
    seat,
    legal,
    random,
    guess,
  }: BotTask): Promise<string> {
    const { bot, mind } = this.games.bot(await this.games.need(id), { options, ruleset }, name);
    // A bot may modify its state, so it gets a copy.
    const choose = (state: State<unknown>, from: readonly Option[]) =>
      bot.blind
        ? bot.choose({ seat, options: from, random })
        : bot.choose({ seat, options: from, random, machine: mind, state: clone(state) });
    const option = choose(guess, legal);
    if (!legal.includes(option)) throw new Error('the bot chose something that is not legal');
    return composeChoice(mind, guess, seat, option, (next) => choose(next, mind.legal(next, seat)));
  }

  async close(): Promise<void> {}
}

/** Milliseconds after which a bot is interrupted. */
const TASK_TIMEOUT = 30_000;

/** Runs bots in threads of their own, so that only their own table waits for them. */
export class ThreadBotPool implements BotPool {
  private readonly pool: Pool<BotTask, string>;

  constructor(count = Math.min(4, Math.max(1, availableParallelism() - 1))) {
    const script = new URL('./bot-worker.js', import.meta.url);
    this.pool = new Pool({ script, name: 'the thread of the bots', count, patience: TASK_TIMEOUT });
  }

  choose(task: BotTask): Promise<string> {
    return this.pool.run(task);
  }

  close(): Promise<void> {
    return this.pool.close();
  }
}
