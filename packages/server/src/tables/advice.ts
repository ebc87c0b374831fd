import { randomBytes } from 'node:crypto';
import type { BotAnswer } from '@sandtable/host';
import { isLogEntryVisible, say, seedGenerator } from '@sandtable/kernel';
import type { Hint, Person } from '@sandtable/protocol';
import { FairQueue } from '../fairness/fair-queue.js';
import type { BotTask } from './bot-pool.js';
import type { Games } from './games.js';
import { Refusal } from './refusal.js';
import type { Table } from './table.js';
import { needStarted, ownSeat } from './table-queries.js';
import type { TableState } from './table-state.js';

/** How long a bot may think about what it would do in a person's place. */
const BUDGET = { milliseconds: 1000 };
/** How many are thought about at once, and how many of one address may wait: bots at tables come first. */
const AT_ONCE = 1;
const WAITING = 3;

/** What is known of a position: nobody thinks twice about the same question. */
interface Known {
  seq: number;
  hints: Map<number, Promise<string>>;
}

/**
 * What the best bot would choose in a person's place, where the rules of the table allow it. The bot gets a fair guess for
 * the person's seat, like any bot, so it tells nothing that the seat does not know; it thinks where bots think.
 */
export class Advice {
  private readonly queue = new FairQueue(AT_ONCE, WAITING);
  private readonly known = new WeakMap<TableState, Known>();

  constructor(
    private readonly games: Games,
    private readonly think: (task: BotTask) => Promise<BotAnswer>,
    private readonly report: (what: string, error: Error) => void,
  ) {}

  /** The advice as JSON; "null" if the seat is not asked. The requester waits only for their own requests and for bots. */
  async hint(table: Table, person: Person, seatId: string, requester: string): Promise<string> {
    const found = await table.inTurn(async () => {
      const seat = ownSeat(table, person, seatId);
      needAdvice(table);
      const { state } = table;
      const game = needStarted(table);
      if (state.status !== 'running' || !game.isPerson(seat) || !game.asked().includes(seat)) return null;
      const { hints } = this.about(state);
      const hint = hints.get(seat) ?? this.ask(table, seat, requester);
      hints.set(seat, hint);
      // A thought that failed is no answer for the next one who asks.
      hint.catch(() => hints.get(seat) === hint && hints.delete(seat));
      return { hint };
    });
    return found === null ? 'null' : found.hint;
  }

  private about(state: TableState): Known {
    let known = this.known.get(state);
    if (known?.seq !== state.seq) {
      known = { seq: state.seq, hints: new Map() };
      this.known.set(state, known);
    }
    return known;
  }

  private async ask(table: Table, seat: number, requester: string): Promise<string> {
    const { match } = needStarted(table);
    const { machine, state, log } = match;
    // Unlike a bot at the table, whose chance follows from the seed: what is asked for has no part in the game.
    const random = seedGenerator(randomBytes(16).toString('hex'));
    const legal = machine.legal(state, seat).slice();
    const guess = machine.determinize(state, seat, random);
    const history = log.filter((entry) => isLogEntryVisible(entry, seat));
    const { game, options, ruleset } = machine;
    const bot = (await this.games.need(game.id)).box.bots.at(-1)!;
    const decision = { seat, legal, random, guess, notes: {}, history, budget: BUDGET, explain: true };
    const task: BotTask = { game: game.id, ruleset, options, bot, ...decision };
    const thought = this.queue.run(requester, () => this.think(task));
    if (!thought) throw new Refusal('busy', say`too much advice is asked for at once: wait a moment`);
    try {
      const { text, value, reason, others } = await thought;
      return JSON.stringify({ bot, text, value, reason, others } satisfies Hint);
    } catch (error) {
      this.report(`advice at table ${table.id}`, error as Error);
      throw new Refusal('busy', say`nobody can advise you just now: try again in a moment`);
    }
  }
}

/** Refuses where the rules of the table do not allow advice. A game that is over has no secrets left. */
export function needAdvice({ state }: Table): void {
  if (!state.advice && !state.isOver())
    throw new Refusal('status', say`at this table everybody plays without advice`);
}
