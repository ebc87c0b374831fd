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

/** What a bot is asked. The state is a fair guess made for its seat: the true one never gets here. */
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

/** Where bots think. */
export interface BotPool {
  /** A whole choice, in notation. */
  choose(thought: BotTask): Promise<string>;
  close(): Promise<void>;
}

/** Thinks here and now: for tests, and inside the workers. */
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
    // What a bot is given is its own to change, so it thinks on a copy.
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

/** A bot that thinks longer than this, in milliseconds, is interrupted. */
const PATIENCE = 30_000;

/** Bots in threads of their own, so that nobody waits for a bot but its own table. */
export class ThreadBotPool implements BotPool {
  private readonly pool: Pool<BotTask, string>;

  constructor(count = Math.min(4, Math.max(1, availableParallelism() - 1))) {
    const script = new URL('./bot-worker.js', import.meta.url);
    this.pool = new Pool({ script, name: 'the thread of the bots', count, patience: PATIENCE });
  }

  choose(thought: BotTask): Promise<string> {
    return this.pool.run(thought);
  }

  close(): Promise<void> {
    return this.pool.close();
  }
}
