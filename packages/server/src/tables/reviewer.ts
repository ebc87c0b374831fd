import { largestSwings, Review } from '@sandtable/host';
import { parseJournal } from '@sandtable/kernel';
import type { GameReview } from '@sandtable/protocol';
import { prospectOf } from '@sandtable/shelf';
import { Pool } from '../threads/pool.js';
import { slices } from '../threads/slices.js';
import { InlineBotPool } from './bot-pool.js';
import { Games } from './games.js';

/** The journal of a game that is over, and so has no secrets any more. */
export interface ReviewTask {
  game: string;
  journal: string;
}

/** Looks back at games. */
export interface Reviewer {
  /** The review as JSON; "null" if the game cannot tell who is ahead. */
  review(task: ReviewTask): Promise<string>;
  close(): Promise<void>;
}

/** How long a bot thinks about a turn in which it would have done something else. */
const BUDGET = { milliseconds: 1_000 };

/** Looks back in this thread, in slices: for tests, and inside the worker. */
export class PlainReviewer implements Reviewer {
  private readonly bots: InlineBotPool;

  constructor(
    private readonly games = new Games(),
    private readonly budget: { milliseconds: number } | { steps: number } = BUDGET,
  ) {
    this.bots = new InlineBotPool(games);
  }

  async review(task: ReviewTask): Promise<string> {
    const journal = parseJournal(task.journal);
    const [{ game, box }, prospect] = await Promise.all([
      this.games.need(task.game),
      prospectOf(task.game, journal.header.options),
    ]);
    if (!prospect) return 'null';
    const review = new Review(game, journal, prospect);
    review.machine.marked = true;
    await review.play(slices);
    const turns = await review.turns(slices);
    const { options, ruleset } = review.machine;
    const bot = box.bots.at(-1)!;
    const advice: GameReview['advice'] = [];
    for (const { from } of largestSwings(turns)) {
      const decision = review.decisionAt(from, this.budget);
      if (!decision) continue;
      const thought = await this.bots.choose({ game: task.game, options, ruleset, bot, ...decision });
      const { text, value, reason, others } = thought;
      advice.push({ at: from, hint: { bot, text, value, reason, others } });
    }
    return JSON.stringify({ turns, advice } satisfies GameReview);
  }

  async close(): Promise<void> {}
}

/** Milliseconds that a review may take: the longest campaign is played again, and its turns are judged. */
const TASK_TIMEOUT = 300_000;
/** The thread's memory limit, in megabytes. */
const MEMORY = 512;

/** Looks back in threads of its own: none of the bots', whose threads never have the true position of a game. */
export class ThreadReviewer implements Reviewer {
  private readonly pool: Pool<ReviewTask, string>;

  constructor(count = 1) {
    this.pool = new Pool({
      script: new URL('./review-worker.js', import.meta.url),
      name: 'the thread of the reviews',
      count,
      patience: TASK_TIMEOUT,
      memory: { maxOldGenerationSizeMb: MEMORY },
    });
  }

  review(task: ReviewTask): Promise<string> {
    return this.pool.run(task);
  }

  close(): Promise<void> {
    return this.pool.close();
  }
}
