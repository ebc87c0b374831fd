import { isSimple, makerOf } from '@sandtable/bots';
import { type BotAnswer, type Decision, decide, Slices } from '@sandtable/host';
import { type Bot, type GameOptions, Machine, SPECTATOR } from '@sandtable/kernel';
import type { Hint, ReviewedTurn, ToldReason } from '@sandtable/protocol';
import { botsOf, findGameFor, greedyOf, prospectOf } from '@sandtable/shelf';
import { bestBot } from './best-bot.js';
import type { OpenReview } from './open-review.js';

/** Which bot is to decide, in which game. */
export interface MindTask {
  game: string;
  options: GameOptions;
  ruleset: number;
  bot: string;
  decision: Decision;
}

/** A game to be looked back at. */
export interface Written {
  game: string;
  journal: string;
}

/** What the worker of the bots answers. */
export interface MindCalls {
  decide(task: MindTask): Promise<BotAnswer>;
  /** What a choice was good for, as a viewer may know it. */
  explain(written: Written, count: number, viewer: string): Promise<ToldReason | null>;
  /** The chances to win, turn by turn; null if the game cannot tell. */
  review(written: Written): Promise<ReviewedTurn[] | null>;
  /** What the best bot would have chosen at a position, knowing what the seat that was asked there knew. */
  advise(written: Written, at: number, milliseconds: number): Promise<Hint | null>;
}

/** The bots of a table in this browser. They have a worker of their own, so that neither page nor engine waits for them. */
export class Minds implements MindCalls {
  private readonly machines = new Map<string, Promise<Machine<unknown, unknown>>>();
  private readonly bots = new Map<string, Promise<Bot<unknown, unknown>>>();
  private readonly slices: Slices;
  private reviewed: { written: Written; review: Promise<OpenReview | null> } | null = null;

  constructor(private readonly pause: () => Promise<void>) {
    this.slices = new Slices(pause, () => performance.now());
  }

  async decide({ bot, decision, ...where }: MindTask): Promise<BotAnswer> {
    const key = JSON.stringify(where);
    const machine = this.machines.get(key) ?? this.machineOf(where);
    this.machines.set(key, machine);
    const prospect = decision.explain ? await prospectOf(where.game, where.options) : null;
    const words = prospect && { prospect, quick: await this.botOf('greedy', key, where.game, machine) };
    const patience = { now: () => performance.now(), pause: this.pause };
    const mind = await this.botOf(bot, key, where.game, machine);
    return decide(mind, await machine, decision, patience, words);
  }

  async explain(written: Written, count: number, viewer: string): Promise<ToldReason | null> {
    const review = await this.reviewOf(written);
    const seat = review?.machine.game.seats.findIndex(({ id }) => id === viewer) ?? -1;
    return review?.reason(count, seat < 0 ? SPECTATOR : seat) ?? null;
  }

  async review(written: Written): Promise<ReviewedTurn[] | null> {
    return (await this.reviewOf(written))?.turns(this.slices) ?? null;
  }

  async advise(written: Written, at: number, milliseconds: number): Promise<Hint | null> {
    const review = await this.reviewOf(written);
    if (!review) return null;
    const decision = review.decisionAt(at, { milliseconds });
    if (!decision) return null;
    const bot = await bestBot(written.game);
    const { options, ruleset } = review.machine;
    const { text, value, reason, others } = await this.decide({
      game: written.game,
      options,
      ruleset,
      bot,
      decision,
    });
    return { bot, text, value, reason, others };
  }

  /** The game that is looked back at; it is played once for all questions about it. */
  private reviewOf(written: Written): Promise<OpenReview | null> {
    const known = this.reviewed;
    if (known?.written.game === written.game && known.written.journal === written.journal)
      return known.review;
    const review = this.openReview(written);
    this.reviewed = { written, review };
    return review;
  }

  /** What a review needs is loaded with the first one. */
  private async openReview({ game, journal }: Written): Promise<OpenReview | null> {
    return (await import('./open-review.js')).openReview(game, journal, this.slices);
  }

  private async machineOf({ game: id, options, ruleset }: Omit<MindTask, 'bot' | 'decision'>) {
    const game = await findGameFor(id, options);
    if (!game) throw new Error(`there is no game '${id}'`);
    return new Machine<unknown, unknown>(game, options, { ruleset, marked: true });
  }

  private botOf(name: string, key: string, game: string, machine: Promise<Machine<unknown, unknown>>) {
    const made = async () => {
      const own = await (isSimple(name) ? greedyOf(game) : botsOf(game));
      return makerOf<unknown, unknown>(name, own)(await machine);
    };
    const bot = this.bots.get(`${name} ${key}`) ?? made();
    this.bots.set(`${name} ${key}`, bot);
    return bot;
  }
}
