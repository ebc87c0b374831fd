import { TurnNotes } from '@sandtable/bots';
import {
  blindChoice,
  clone,
  composeChoice,
  fullOrder,
  type Generator,
  isLogEntryVisible,
  type Machine,
  type Order,
  orderableCards,
  quote,
  type StandingOrder,
  type State,
  say,
  seedGenerator,
  standingOption,
  topicsOf,
} from '@sandtable/kernel';
import type { Answer, Choice, GameProgress, Orders, Person } from '@sandtable/protocol';
import { currentRequester, timed } from '../fairness/requester.js';
import type { TurnChange } from '../storage/event-writer.js';
import { AlreadyWritten, NotOwner } from '../storage/storage-error.js';
import { Audience, type Watcher } from './audience.js';
import { HOUSEKEEPING } from './choice-limit.js';
import { type EventBody, fromRow, type TableEvent, toRow } from './event.js';
import { BrokenTable, Refusal } from './refusal.js';
import { START } from './seed-parts.js';
import type { TableDeps } from './table-deps.js';
import type { TableState } from './table-state.js';

/** How many milliseconds after its time a clock is checked. */
const CLOCK_GRACE = 20;
/** The longest delay of a timer. */
const LONGEST_TIMER = 2_000_000_000;
/** After a failure, automatic play waits: this long at first, then longer and longer (exponential backoff). */
const REST = [250, 30_000] as const;

/** How long a bot may think. */
const BUDGET = { milliseconds: 1000 };

/**
 * Who may write at a table. Where several processes share the database, its owner has a number that every takeover
 * raises; all others only follow what the owner writes.
 */
export type Ownership = { mine: true; fence?: number } | { mine: false; owner: string };

/**
 * A live table. All its work, reading included, runs in one queue. An event is applied in memory, written durably,
 * and only then shown to anyone; if it cannot be written, the table is read again, and the event did not happen.
 */
export class Table {
  readonly audience: Audience;
  private line: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  private thinking = false;
  private timer: NodeJS.Timeout | null = null;
  private resting: NodeJS.Timeout | null = null;
  /** The state in memory differs from the stored one, which could not be read yet: it must not be shown. */
  private stale = false;
  private failures = 0;
  /** What the bots have noted in this turn, by seat; after a restart they do without. */
  private readonly notes = new Map<number, TurnNotes>();
  private following: Promise<void> | null = null;
  private lastUse: number;
  /** Whom the game waits for, as it is written down. */
  private awaited: readonly string[];
  /** Why the table accepts no more work; null while it does. */
  private closed: string | null = null;

  constructor(
    public state: TableState,
    readonly deps: TableDeps,
    public ownership: Ownership = { mine: true },
  ) {
    this.audience = new Audience(state, deps.now, () => deps.presenceChanged?.(this));
    this.lastUse = deps.now();
    this.awaited = state.awaited();
  }

  get id(): string {
    return this.state.constants.id;
  }

  /** When it was last used; null while it is watched, has work queued, or waits for a bot. */
  idleSince(): number | null {
    const waits = this.ownership.mine && this.state.botToMove() !== null;
    const busy = this.audience.size > 0 || this.waiting > 0 || this.thinking || waits;
    return busy ? null : this.lastUse;
  }

  /** Marks the table as used. */
  touch(): void {
    this.lastUse = this.deps.now();
  }

  /** Counts an action that is not a choice; throws a Refusal if it is over the limit. */
  countHousekeeping(person: Person): void {
    this.deps.count(person, this.id, HOUSEKEEPING);
  }

  /** Runs an action in the table's queue. */
  inTurn<R>(act: () => R | Promise<R>): Promise<R> {
    return this.queue(() => {
      if (this.closed !== null) throw new Refusal('table', this.closed);
      return this.stale ? this.readBack().then(act) : act();
    });
  }

  private queue<R>(act: () => R | Promise<R>): Promise<R> {
    this.touch();
    this.waiting++;
    const done = this.line.then(() => timed(act));
    this.line = done.then(
      () => this.waiting--,
      () => this.waiting--,
    );
    return done;
  }

  /** Writes an event and publishes the result. Only in turn, and only by the owner. */
  async record(body: EventBody, request: string | null = null, author?: Person): Promise<number> {
    const { state, deps, ownership } = this;
    if (!ownership.mine) throw new NotOwner(`process ${ownership.owner} owns this table`);
    const event: TableEvent = {
      ...body,
      seq: state.seq + 1,
      // The clocks of several machines may differ, but a table's times do not go back.
      at: this.isShared ? Math.max(deps.now(), state.touched) : deps.now(),
      request,
      ...(author ? { author: author.id } : {}),
    };
    const info = state.info();
    try {
      state.apply(event);
      const awaited = state.awaited();
      const turns = turnChange(this.awaited, awaited);
      await deps.write({
        event: toRow(this.id, event),
        gone: state.gone,
        ...(ownership.fence === undefined ? {} : { fence: ownership.fence }),
        row: {
          status: state.status,
          seq: state.seq,
          wake: state.wake(),
          touched: event.at,
          progress: textOf(state.progress()),
          // The seats change seldom.
          ...(state.info() === info ? {} : { info: JSON.stringify(state.info()) }),
        },
        ...(state.info() === info ? {} : { people: state.people() }),
        ...(turns ? { turns } : {}),
      });
      this.awaited = awaited;
    } catch (error) {
      await this.readAnew(error as Error);
    }
    this.failures = 0;
    timed(() => {
      this.audience.publish();
      deps.changed(this);
    });
    this.goOn();
    return event.seq;
  }

  /** The state in memory was not written: reads the table again, and throws the reason. */
  private async readAnew(why: Error): Promise<never> {
    // Another process took over while this one stood still: that is how it should be.
    if (!(why instanceof NotOwner)) this.deps.report(`table ${this.id}`, why);
    this.stale = true;
    this.audience.suspend();
    const late = why instanceof AlreadyWritten;
    const lost = why instanceof NotOwner;
    if (lost) this.yieldTo('');
    else if (!late) this.rest();
    await this.readBack().then(
      () => this.goOn(),
      () => {},
    );
    if (lost) throw why;
    if (late) throw new Refusal('outdated', say`something else happened at this table first`);
    // A database elsewhere may have written it although its answer was lost.
    if (this.stale && this.isShared)
      throw new Refusal(
        'storage',
        say`it is not known yet whether it was written down: try again in a moment`,
      );
    throw new Refusal('storage', say`it could not be written down, so it did not happen`);
  }

  /** Shows the stored table to its watchers. If it cannot be read now, tries again later. */
  private async readBack(): Promise<void> {
    try {
      this.state = await this.deps.readState(this.id);
    } catch (error) {
      if (error instanceof BrokenTable) {
        this.shut(`this table cannot be read: ${error.message}`);
        this.deps.lost(this, error);
      } else {
        this.deps.report(`table ${this.id}`, error as Error);
        this.rest();
      }
      throw new Refusal('storage', say`this table cannot be read just now: try again in a moment`);
    }
    this.stale = false;
    this.awaited = this.state.awaited();
    this.audience.restart(this.state);
    this.deps.changed(this);
  }

  /** The stored record was changed without an event: all watchers get it. Only in turn. */
  async readAgain(): Promise<void> {
    await this.readBack();
    this.goOn();
  }

  // Several processes

  private get isShared(): boolean {
    return !this.ownership.mine || this.ownership.fence !== undefined;
  }

  /** This process owns the table from now on: it reads what the last owner wrote, and goes on. */
  takeOver(fence: number): Promise<void> {
    return this.queue(async () => {
      if (this.closed !== null) throw new Refusal('table', this.closed);
      this.ownership = { mine: true, fence };
      this.failures = 0;
      await this.readAgain();
    });
  }

  /** Another process owns the table from now on. */
  yieldTo(owner: string): void {
    this.ownership = { mine: false, owner };
    for (const timer of [this.timer, this.resting]) if (timer) clearTimeout(timer);
    this.timer = null;
    this.resting = null;
  }

  /** Reads what the owner has written since, and shows it. */
  follow(): Promise<void> {
    if (this.following) return this.following;
    const done = this.inTurn(() => {
      this.following = null;
      return this.ownership.mine ? undefined : this.readOn();
    });
    this.following = done;
    done.catch(() => {
      this.following = null;
    });
    return done;
  }

  private async readOn(): Promise<void> {
    const rows = await this.deps.eventsAfter(this.id, this.state.seq);
    for (const row of rows) {
      const event = fromRow(row);
      // What is taken back is gone from the events: then the table is read anew.
      const plain = event.seq === this.state.seq + 1 && event.kind !== 'back' && !('swept' in event);
      if (!plain) return this.readBack();
      try {
        timed(() => {
          this.state.apply(event);
          this.awaited = this.state.awaited();
          this.audience.publish();
          this.deps.changed(this);
        });
      } catch {
        return this.readBack();
      }
    }
  }

  /** Loads the whole match, from its first choice on. Only in turn. */
  async whole(): Promise<void> {
    if (!this.state.isPartial) return;
    const whole = await this.deps.complete(this.state).catch((error: Error) => {
      this.deps.report(`table ${this.id}`, error);
      throw new Refusal('storage', say`this table cannot be read just now: try again in a moment`);
    });
    if (!whole) await this.readAgain();
  }

  /** The clocks stood still during a gap: they show more time than clients think. */
  clocksStood(): Promise<void> {
    if (this.state.constants.clock === null) return Promise.resolve();
    return this.inTurn(() => {
      this.audience.restart(this.state);
      this.goOn();
    });
  }

  // Watching

  watch(watcher: Watcher, since: number | null): Promise<void> {
    return this.inTurn(() => this.audience.add(watcher, since));
  }

  unwatch(watcher: Watcher): Promise<void> {
    return this.queue(() => this.audience.remove(watcher));
  }

  // Choosing

  /** A person's choice. Idempotent by request id. */
  choose(person: Person, choice: Choice, watcher: Watcher | null = null): Promise<Answer> {
    return this.answer(person, choice.id, watcher, async (request) => {
      const seat = this.ownSeat(person, choice.seat);
      if (this.state.status !== 'running') throw new Refusal('status', this.state.whyNotRunning());
      if (!this.state.isCurrent(seat, choice.text, choice.at)) {
        throw new Refusal('outdated', say`the position has changed since you chose; here is the new one`);
      }
      this.deps.count(person, this.id);
      return this.make(seat, choice.text, 'person', request);
    });
  }

  setOrders(person: Person, { id, seat: seatId, orders }: Orders): Promise<Answer> {
    return this.answer(person, id, null, async (request) => {
      const seat = this.ownSeat(person, seatId);
      const { state } = this;
      if (state.status === 'finished' || state.status === 'closed') {
        throw new Refusal('status', state.whyNotRunning());
      }
      const turn = state.hosted?.turn() ?? '';
      const given = orderly(state.constants.machine, orders).map((order) =>
        order.until === 'turn' ? { ...order, turn: order.turn ?? turn } : order,
      );
      // An action without effect is not written.
      if (!state.changesOrders(seat, given)) return state.seq;
      this.needRoom(person);
      this.deps.count(person, this.id);
      return this.record({ kind: 'orders', seat: seatId, orders: given }, request, person);
    });
  }

  /** Refuses a person who has taken too many actions here. */
  needRoom(person: Person): void {
    const not = this.state.whyNoMore(person.id);
    if (not !== null) throw new Refusal('busy', not);
  }

  private answer(
    person: Person,
    id: string,
    watcher: Watcher | null,
    act: (request: string) => Promise<number>,
  ): Promise<Answer> {
    return this.inTurn(async (): Promise<Answer> => {
      const request = `${person.id} ${id}`;
      const before = this.state.doneAs(request);
      if (before !== null) return { t: 'ok', table: this.id, id, seq: before };
      try {
        return { t: 'ok', table: this.id, id, seq: await act(request) };
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        // The answer of the database was lost, but not what it was told.
        const done = this.stale ? null : this.state.doneAs(request);
        if (done !== null) return { t: 'ok', table: this.id, id, seq: done };
        const long = this.state.forgetful ? await this.deps.eventOfRequest(this.id, request) : null;
        if (long !== null) return { t: 'ok', table: this.id, id, seq: long };
        if (error.code === 'outdated') this.audience.refresh(person, watcher);
        const { code, message: reason, anchor } = error;
        return { t: 'refused', table: this.id, id, code, reason, anchor, seq: this.state.seq };
      }
    });
  }

  private ownSeat(person: Person, id: string): number {
    const seat = this.state.seatOf(id);
    if (seat < 0) throw new Refusal('seat', say`there is no seat ${quote(id)} at this table`);
    const { who, bot } = this.state.seats[seat];
    if (who?.id !== person.id)
      throw new Refusal('seat', say`the seat of ${this.state.nameInText(seat)} is not yours`);
    if (bot !== null)
      throw new Refusal(
        'seat',
        say`a bot plays ${this.state.nameInText(seat)} for you: take the seat back first`,
      );
    return seat;
  }

  private async make(
    seat: number,
    text: string,
    by: 'person' | 'bot' | 'order',
    request: string | null,
  ): Promise<number> {
    const body = this.state.make(seat, text, by);
    const seq = await this.record(body, request);
    this.deps.chosen(by);
    return seq;
  }

  // Automatic play

  /** Starts standing orders, bots and the clocks' timer. */
  goOn(): void {
    if (this.closed !== null || this.resting || !this.ownership.mine) return;
    if (this.stale) {
      this.inTurn(() => this.goOn()).catch(() => {});
      return;
    }
    this.setTimer();
    if (this.thinking) return;
    if (!this.state.orderToMove() && !this.state.botToMove()) return;
    this.thinking = true;
    this.letMove()
      .catch((error) => {
        if (this.closed !== null || error instanceof NotOwner) return;
        this.deps.report(`table ${this.id}`, error);
        this.rest();
      })
      .finally(() => {
        this.thinking = false;
        this.goOn();
      });
  }

  /** Bots and standing orders are charged to the requester who set them off, and wait for its turn. */
  private async letMove(): Promise<unknown> {
    const turn = currentRequester()?.turn();
    if (turn) await turn;
    if (this.stale || this.state.orderToMove()) return this.letOrder();
    const bot = this.state.botToMove();
    return bot && this.letBot(bot.seat, bot.bot);
  }

  /** After a failure: retrying at once would only make it worse. */
  private rest(): void {
    if (this.resting || !this.ownership.mine) return;
    const [first, most] = REST;
    const pause = Math.min(most, first * 2 ** this.failures++);
    if (this.timer) clearTimeout(this.timer);
    this.resting = setTimeout(() => {
      this.resting = null;
      this.goOn();
    }, pause);
    this.resting.unref();
  }

  private letOrder(): Promise<unknown> {
    return this.inTurn(() => {
      const order = this.state.orderToMove();
      return order ? this.make(order.seat, order.text, 'order', null) : null;
    });
  }

  private async letBot(seat: number, bot: string): Promise<void> {
    const { state } = this;
    const { seq } = state;
    const known = await this.deps.botOf(state.constants.machine, bot);
    if (known.blind) {
      await this.inTurn(() => {
        if (this.state !== state || state.seq !== seq) return;
        const { machine, state: position } = state.match!;
        const random = this.chanceOf(seat);
        const choose = (at: State<unknown>) => blindChoice(known, machine, at, seat, random).option;
        const trial = machine.hasCompounds ? clone(position) : position;
        const text = composeChoice(machine, trial, seat, choose(position), choose);
        return this.make(seat, text, 'bot', null);
      });
      return;
    }
    const same = () => this.state === state && state.seq === seq;
    const text = await this.deps.botTurn(known.ponder !== undefined, state.host?.id ?? '', async () =>
      same() ? this.thought(seat, bot, known.listens === true) : null,
    );
    if (text === null) return;
    await this.inTurn(() => {
      // The table has changed in the meantime: the bot thinks again.
      if (!same()) return;
      return this.make(seat, text, 'bot', null);
    });
  }

  /** A bot's randomness derives from the secret seed and the progress of the game, so that it needs no stored state. */
  private chanceOf(seat: number): Generator {
    return seedGenerator(`${this.state.constants.seed} bot ${seat} ${this.state.seq}`);
  }

  /** A bot's choice. If its thought fails or comes late, `greedy` chooses for it. */
  private async thought(seat: number, bot: string, listens: boolean): Promise<string> {
    const { machine } = this.state.constants;
    const { state, log } = this.state.match!;
    const legal = machine.legal(state, seat);
    const random = this.chanceOf(seat);
    const guess = machine.determinize(state, seat, random);
    const { game, options, ruleset } = machine;
    const kept = this.notes.get(seat) ?? new TurnNotes();
    this.notes.set(seat, kept);
    const history = listens ? log.filter((entry) => isLogEntryVisible(entry, seat)) : [];
    for (const name of [bot, 'greedy'])
      try {
        const notes = kept.read(machine, state);
        const decision = { seat, legal, random, guess, notes, history, budget: BUDGET };
        const answer = await this.deps.think({ game: game.id, ruleset, options, bot: name, ...decision });
        kept.keep(machine, state, answer.notes);
        return answer.text;
      } catch (error) {
        // Interrupted by the shutdown.
        if (this.closed !== null) throw error;
        this.deps.report(`${name} at table ${this.id}`, error as Error);
      }
    // Nobody can think here; the game goes on all the same.
    const pass = (at: State<unknown>) => {
      const all = machine.legal(at, seat);
      return standingOption(machine, at, all) ?? all[0];
    };
    return composeChoice(machine, clone(state), seat, pass(state), pass);
  }

  private setTimer(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    const wake = this.state.wake();
    if (wake === null || this.state.botToMove()) return;
    const wait = Math.min(LONGEST_TIMER, Math.max(0, wake - this.deps.now()) + CLOCK_GRACE);
    this.timer = setTimeout(() => this.lookAtClocks(), wait);
    this.timer.unref();
  }

  now(): number {
    return this.deps.now();
  }

  /** Begins a game that is due to begin, and puts bots on the seats whose time is up. In a tournament they have lost. */
  lookAtClocks(): void {
    if (!this.ownership.mine) return;
    this.inTurn(async () => {
      const begins = this.state.beginsAt();
      if (begins !== null && begins <= this.now()) await this.record(START);
      for (const seat of this.state.timeUp(this.deps.now())) {
        if (this.state.tournament) {
          await this.giveUp(seat);
          break;
        }
        const { id } = this.state.constants.machine.game.seats[seat];
        const { who } = this.state.seats[seat];
        const bot = this.state.constants.substitute;
        await this.record({ kind: 'seat', seat: id, who, bot, open: false, why: 'time' });
      }
      this.goOn();
    }).catch((error) => {
      if (this.closed === null && !(error instanceof NotOwner))
        this.deps.report(`the clock of table ${this.id}`, error);
    });
  }

  /** The player of a seat has lost on time, with all their seats. */
  private async giveUp(seat: number): Promise<void> {
    const { seats } = this.state.constants.machine.game;
    const { who } = this.state.seats[seat];
    const own = who ? this.state.seatsOf(who.id) : [seat];
    await this.record({ kind: 'resigned', seats: own.map((one) => seats[one].id), time: true });
  }

  /** Stops the table. Work queued before is still done. */
  async close(reason: string): Promise<void> {
    await this.line;
    this.shut(reason);
  }

  private shut(reason: string): void {
    if (this.closed !== null) return;
    this.closed = reason;
    for (const timer of [this.timer, this.resting]) if (timer) clearTimeout(timer);
    this.audience.dismissAll(reason);
  }
}

/** Refuses orders about unknown topics and cards. */
function orderly(machine: Machine<unknown, unknown>, given: readonly StandingOrder[]): Order[] {
  const orders = given.map(fullOrder);
  for (const { about, what } of orders) {
    const known =
      about === 'topic'
        ? topicsOf(machine).has(what)
        : about === 'card'
          ? orderableCards(machine).has(what)
          : what === '';
    if (!known) throw new Refusal('message', say`nobody is ever asked about ${quote(what)} in this game`);
  }
  // An order for everything covers the others that end when it does.
  const all = orders.find(({ about }) => about === 'everything');
  return all ? [all, ...orders.filter(({ until }) => until !== all.until)] : orders;
}

/** As it is stored. */
export function textOf(progress: GameProgress | null): string | null {
  return progress && JSON.stringify(progress);
}

function turnChange(before: readonly string[], now: readonly string[]): TurnChange | null {
  const begun = now.filter((person) => !before.includes(person));
  const ended = before.filter((person) => !now.includes(person));
  return begun.length + ended.length > 0 ? { begun, ended } : null;
}
