import { type AnyMatch, HostedTable, type OrderedChoice } from '@sandtable/host';
import {
  type ChanceKind,
  type From,
  type Machine,
  Match,
  type StandingOrder,
  StandingOrders,
} from '@sandtable/kernel';
import {
  type ChanceView,
  type ClockFace,
  type ClockSpec,
  LIMITS,
  type Person,
  type Result,
  type SeatInfo,
  type TableInfo,
  type TableStatus,
} from '@sandtable/protocol';
import { Clocks, type Outage } from './clocks.js';
import type { ErasedChoices, EventBody, TableEvent } from './event.js';
import { noteOf, tagsOf } from './journal-notes.js';
import { BrokenTable, Refusal } from './refusal.js';
import type { SavedTable } from './saved-table.js';
import { Seating } from './seating.js';
import { SERVER_CHANCE, SeedParts } from './seed-parts.js';
import { TableChoices, undoes } from './table-choices.js';

/** What never changes about a table. */
export interface TableConstants {
  id: string;
  machine: Machine<unknown, unknown>;
  seed: string;
  commit: string;
  invite: string;
  private: boolean;
  clock: ClockSpec | null;
  created: number;
  /** The bot that plays for those who are not there. */
  substitute: string;
  outages: readonly Outage[];
}

export type Wish = NonNullable<TableInfo['wishes']>[number];
type Choice = Extract<EventBody, { kind: 'choice' }>;
type ChoiceEvent = Extract<TableEvent, { kind: 'choice' }>;

/** How many tables were made of events so far, in this process. */
let made = 0;

/**
 * A table: what its events make of it. `apply` is the only way in which it changes, for what happens now and
 * for what is read from the database alike.
 */
export class TableState {
  seq = 0;
  touched: number;
  status: TableStatus = 'open';
  host: Person | null = null;
  private readonly seating: Seating;
  private readonly choices: TableChoices;
  /** Another one whenever the table was read anew. */
  private readonly reading = ++made;
  /** The game with those who play it, once it has begun. */
  hosted: HostedTable | null = null;
  readonly orders = new StandingOrders();
  /** Who wants to pause a game with a clock, or to go on with it. */
  private readonly wishes = new Map<string, Wish>();
  readonly parts: SeedParts;
  private readonly clocks: Clocks | null;
  private started: number | null = null;
  private finished: number | null = null;
  private result: Result | null = null;
  private rematch: string | null = null;
  private trouble: string | null = null;
  /** How often each person has changed something at this table without playing. */
  private readonly deeds = new Map<string, number>();
  /** The information changes seldom, and is then a new object. */
  private known: TableInfo | null = null;

  constructor(readonly constants: TableConstants) {
    const { game } = constants.machine;
    this.touched = constants.created;
    this.seating = new Seating(game);
    this.choices = new TableChoices(game.seats.length);
    this.parts = new SeedParts(game.seats.map(({ id }) => id));
    this.clocks = constants.clock && new Clocks(constants.clock, game.seats.length, constants.outages);
  }

  get seats(): SeatInfo[] {
    return this.seating.seats;
  }

  get match(): AnyMatch | null {
    return this.hosted?.match ?? null;
  }

  set match(match: AnyMatch | null) {
    this.hosted = match && new HostedTable(match, this.seats, this.orders);
  }

  // To be put away and taken out again

  /** How many events are written down. */
  get eventCount(): number {
    return this.seq - this.choices.missing;
  }

  /** Is the beginning of its match kept elsewhere? */
  get isPartial(): boolean {
    const { entries, log } = this.match?.earlier ?? { entries: 0, log: 0 };
    return entries + log > 0;
  }

  /** May there be requests that were carried out so long ago that they are not remembered here? */
  get forgetful(): boolean {
    return this.choices.forgetful;
  }

  /** Everything that its events have made of it, but for what happened in the match before `from`. */
  save(from: From): SavedTable {
    const { seq, touched, status, host, started, finished, result, rematch, trouble } = this;
    return {
      ...{ seq, touched, status, host, started, finished, result, rematch, trouble },
      ...this.seating.save(),
      ...this.choices.save(),
      orders: this.seats.map((_, seat) => this.orders.of(seat).slice()),
      wishes: [...this.wishes.values()],
      parts: this.parts.save(),
      clocks: this.clocks?.save() ?? null,
      gifts: this.clocks?.lastGifts((seat) => this.undoableOf(seat)) ?? [],
      deeds: [...this.deeds],
      match: this.match?.snapshot(from) ?? null,
    };
  }

  private undoableOf(seat: number): number {
    return this.match && this.match.undoRefused(seat) === null ? this.match.undoable : 0;
  }

  /** The table that was saved; it goes on with the events after that. */
  static resume(constants: TableConstants, saved: SavedTable): TableState {
    const state = new TableState(constants);
    const { seq, touched, status, host, started, finished, result, rematch, trouble } = saved;
    Object.assign(state, { seq, touched, status, host, started, finished, result, rematch, trouble });
    state.seating.set(saved);
    state.choices.set(saved);
    for (const seat of state.seats.keys()) state.orders.set(seat, saved.orders[seat]);
    for (const wish of saved.wishes) state.wishes.set(wish.who.id, wish);
    state.parts.set(saved.parts);
    if (saved.clocks) state.clocks?.set(saved.clocks);
    state.clocks?.setGifts(saved.gifts);
    for (const [person, count] of saved.deeds) state.deeds.set(person, count);
    if (saved.match) state.match = Match.restore(constants.machine, saved.match);
    return state;
  }

  /** The next event. A choice must have been made in the match already, or carry its lines to be made again. */
  apply(event: TableEvent): void {
    if (event.seq <= this.seq) throw new BrokenTable(`event ${event.seq} cannot follow event ${this.seq}`);
    this.choices.next(event, event.seq - this.seq - 1);
    const fresh = this.choices.isMade;
    this.seq = event.seq;
    this.touched = event.at;
    if (event.author !== undefined) this.deeds.set(event.author, this.deedsOf(event.author) + 1);
    if (event.kind !== 'choice' && event.kind !== 'orders') this.known = null;
    const chooser = this.carryOut(event);
    const note = this.match && noteOf(this.constants.machine.game, event);
    if (note) this.match?.entries.push({ kind: 'note', text: note });
    const undone = event.kind === 'choice' && undoes(event);
    // A choice that is no longer written down has given nothing back: there is nothing to take back, either.
    const swept = undone && event.swept !== undefined && !fresh;
    this.clocks?.tick(event.at, swept ? null : chooser, (seat) => this.isThinking(seat), undone);
    if (event.kind !== 'choice') this.choices.other(event.seq);
    else if (event.swept) this.putBack(event.swept, fresh);
  }

  /** What choices left behind that were taken back: written down the first time, and read the next. */
  private putBack(swept: ErasedChoices, fresh: boolean): void {
    if (fresh) {
      swept.clocks = this.clocks?.save() ?? null;
      swept.orders = this.seats.map((_, seat) => this.orders.of(seat).slice());
      return;
    }
    if (swept.clocks) this.clocks?.set(swept.clocks);
    swept.orders.forEach((orders, seat) => {
      this.orders.set(seat, orders);
    });
  }

  /** After everything was read: events may be missing only where it is written down that they do. */
  readWhole(): this {
    if (!this.choices.isWhole()) throw new BrokenTable('some of its events are not there');
    return this;
  }

  private carryOut(event: TableEvent): number | null {
    switch (event.kind) {
      case 'opened':
      case 'host':
        this.host = event.host;
        return null;
      case 'seat':
        this.takeSeat(event);
        return null;
      case 'started':
        this.begin(event.at, event.chance ?? 'sfc32');
        return null;
      case 'starting':
        this.parts.ask(this.seats, event.until);
        return null;
      case 'revealed':
        for (const seat of event.seats) this.parts.reveal(seat, event.value);
        return null;
      case 'choice':
        return this.chose(event);
      case 'orders':
        this.orders.set(this.seatOf(event.seat), event.orders);
        this.hosted?.changed();
        return null;
      case 'paused':
        this.status = event.paused ? 'paused' : 'running';
        this.wishes.clear();
        return null;
      case 'pause-wish':
        if (event.paused === null) this.wishes.delete(event.who.id);
        else this.wishes.set(event.who.id, { who: event.who, paused: event.paused, since: event.at });
        return null;
      case 'resigned':
        for (const seat of event.seats) this.seats[this.seatOf(seat)].resigned = true;
        this.concede(event.at);
        return null;
      case 'rematch':
        this.rematch = event.table;
        return null;
      case 'renamed':
        if (this.host?.id === event.person.id) this.host = event.person;
        this.seating.rename(event.person);
        for (const wish of this.wishes.values()) if (wish.who.id === event.person.id) wish.who = event.person;
        return null;
      case 'closed':
        this.status = 'closed';
        this.finished = event.at;
        this.trouble = event.why ?? null;
        return null;
      default: {
        const { kind, seq } = event as { kind: string; seq: number };
        throw new BrokenTable(`event ${seq} is of the kind '${kind}', which this version does not know`);
      }
    }
  }

  private takeSeat(event: Extract<EventBody, { kind: 'seat' }>): void {
    const seat = this.seatOf(event.seat);
    const welcome = this.seating.take(seat, event, this.match !== null);
    if (this.status === 'open') this.parts.sits(event.seat, event.commit ?? null);
    // Orders are the person's, not the seat's.
    if (event.why !== 'back') this.orders.cancel(seat);
    if (welcome) this.clocks?.welcome(seat);
  }

  private begin(now: number, chance: ChanceKind): void {
    const contributions = this.parts.begin(this.seats);
    this.match = Match.open(this.constants.machine, this.constants.seed, {
      ...(chance === 'sfc32' ? {} : { chance }),
      // Tables from the time before nobody was asked at say nothing of it.
      ...(contributions.length > 0 && chance !== 'sfc32' ? { contributions } : {}),
    });
    Object.assign(this.match.header.tags, tagsOf(this.constants.machine.game, this.seats, now));
    this.status = 'running';
    this.started = now;
    this.seating.begin();
    this.choices.askAll(this.seq);
    this.settle(now);
  }

  /**
   * Why somebody may not take this seat of a game that has begun: nobody plays against people whose cards they
   * have seen, neither those who come nor those who sit there. Null where they may. `selves` are all the ids
   * that we know one and the same browser by.
   */
  whyNotSit(selves: readonly string[], seat: number): string | null {
    return this.match && this.seating.whyNotSit(selves, seat);
  }

  // Choices

  /**
   * Makes a choice in the match, for an event that is about to be written; the caller applies that event, or
   * throws this whole state away.
   */
  make(seat: number, text: string, by: Choice['by']): Choice {
    const { match } = this;
    if (!match || this.status !== 'running') throw new Refusal('status', this.whyNotRunning());
    return this.choices.make(match, seat, text, by);
  }

  /** Events that are to be written down no longer, now that the last one is. */
  get gone(): readonly number[] {
    return this.choices.gone;
  }

  private chose(event: ChoiceEvent): number {
    const match = this.match;
    if (!match) throw new BrokenTable('a choice was made before the game began');
    const seat = this.choices.apply(match, event);
    this.seating.answered(seat);
    this.settle(event.at, undoes(event) ? seat : null);
    return seat;
  }

  /** What follows from a position by itself: orders that have had their time, and the end of the game. */
  private settle(now: number, undoneBy: number | null = null): void {
    this.hosted?.changed(undoneBy);
    const result = this.hosted?.result();
    if (result) this.end(result, now);
  }

  /** A side is beaten when everybody who could still fight for it has given up. */
  private concede(now: number): void {
    const fighting = this.seating.fighting();
    if (fighting.length > 1) return;
    const u = this.constants.machine.read(this.match!.state);
    const scores = this.constants.machine.game.scores(u);
    this.end({ winner: fighting[0] ?? null, scores, how: 'resigned', why: null }, now);
  }

  private end(result: Result, now: number): void {
    this.result = result;
    this.status = 'finished';
    this.finished = now;
    this.known = null;
  }

  // Looking

  /** Which journal this is: as long as it stays the same, the journal was only continued. */
  get edition(): string {
    return `${this.reading}.${this.match?.erasures ?? 0}`;
  }

  seatOf(id: string): number {
    return this.constants.machine.game.seats.findIndex((seat) => seat.id === id);
  }

  seatsOf(person: string): number[] {
    return this.seating.seatsOf(person);
  }

  /** Everybody who has something to do with this table: those who sit here, and the host. */
  people(): string[] {
    const people = [...(this.host ? [this.host] : []), ...this.seating.people()];
    return [...new Set(people.map(({ id }) => id))];
  }

  /** The seats that are asked now. */
  asked(): number[] {
    return this.hosted?.asked() ?? [];
  }

  /** Is it a person at this seat whom everybody is waiting for? */
  private isThinking(seat: number): boolean {
    return this.status === 'running' && this.hosted!.isPerson(seat) && this.asked().includes(seat);
  }

  /** The seat whose bot has to choose next; null where nobody waits for a bot. */
  botToMove(): { seat: number; bot: string } | null {
    return this.status === 'running' ? this.hosted!.botToMove() : null;
  }

  /** The choice that a standing order makes next; null where none does. */
  orderToMove(): OrderedChoice | null {
    return this.status === 'running' ? this.hosted!.orderToMove() : null;
  }

  /** When somebody has to look after this table. */
  wake(): number | null {
    if (this.status === 'open') return this.beginsAt();
    if (this.status !== 'running') return null;
    if (this.botToMove() || this.orderToMove()) return this.touched;
    return this.clocks?.deadline() ?? null;
  }

  /** When a table begins whose host has begun it: at once when every value is there. Null for all others. */
  beginsAt(): number | null {
    const until = this.parts.waitingUntil;
    if (this.status !== 'open' || until === null || this.freeSeat() !== null) return null;
    return this.parts.isComplete() ? this.touched : until;
  }

  /** The first seat at which nobody sits. */
  freeSeat(): string | null {
    return this.seating.freeSeat();
  }

  /** How its chance is made, as far as everybody may know. */
  chance(): ChanceView {
    const generator = this.match ? (this.match.header.chance ?? 'sfc32') : SERVER_CHANCE;
    return this.parts.view(this.seats, generator);
  }

  timeUp(now: number): number[] {
    return this.status === 'running' ? (this.clocks?.expired(now) ?? []) : [];
  }

  /** Has a clock that runs stood still while no server was there? Then it shows more than it did before. */
  clocksStood(): boolean {
    return this.clocks?.stood() ?? false;
  }

  clockFaces(): Record<string, ClockFace> {
    const { clocks } = this;
    if (!clocks) return {};
    return Object.fromEntries(
      this.constants.machine.game.seats.map(({ id }, seat) => [id, clocks.face(seat)]),
    );
  }

  /** Which event a request was; null if it has not been carried out. */
  doneAs(request: string): number | null {
    return this.choices.doneAs(request);
  }

  /** Is a choice of this seat, made on the view numbered `at`, about what it is asked now? */
  isCurrent(seat: number, text: string, at: number): boolean {
    return at <= this.seq && this.choices.isCurrent(seat, text, at);
  }

  private deedsOf(person: string): number {
    return this.deeds.get(person) ?? 0;
  }

  /** Why somebody may not change anything more here besides playing; null where they may. */
  whyNoMore(person: string): string | null {
    const done = this.deedsOf(person);
    if (done >= LIMITS.deeds) return 'you have changed things at this table too often: only playing is left';
    if (done === 0 && this.deeds.size >= LIMITS.peopleOfTable)
      return 'too many people have sat at this table';
    return null;
  }

  /** Would orders of this seat last? They do not while it is asked something that has no standing answer. */
  keepsOrders(seat: number): boolean {
    return this.hosted?.keepsOrders(seat) ?? true;
  }

  ordersOf(seat: number): readonly StandingOrder[] {
    return this.orders.of(seat);
  }

  /** What people at this table want of the clock: a pause, or to go on. Only those who play have a say. */
  pauseWishes(): Wish[] {
    const players = this.players();
    return [...this.wishes.values()].filter(({ who }) => players.includes(who.id));
  }

  /** Everybody who plays, and for whom no bot does. */
  players(): string[] {
    return this.seating.players();
  }

  /** Time was up, and the bot has not answered yet what the seat was asked: its owner comes back after that. */
  isOwing(seat: number): boolean {
    return this.status === 'running' && this.seating.isOwing(seat) && this.asked().includes(seat);
  }

  /** Will nobody ever play on here? Then nothing is a secret any more. */
  isOver(): boolean {
    return this.status === 'finished' || (this.status === 'closed' && this.match !== null);
  }

  whyNotRunning(): string {
    const why = {
      open: 'has not begun',
      paused: 'is paused',
      finished: 'is over',
      closed: 'was closed',
      stuck: 'cannot go on',
    };
    return this.status === 'running' ? 'the game is running' : `the game ${why[this.status]}`;
  }

  info(): TableInfo {
    this.known ??= this.describe();
    return this.known;
  }

  private describe(): TableInfo {
    const { id, machine, commit, seed, clock, created } = this.constants;
    return {
      id,
      game: machine.game.id,
      options: { ...machine.options },
      status: this.status,
      private: this.constants.private,
      host: this.host,
      seats: Object.fromEntries(machine.game.seats.map((seat, i) => [seat.id, { ...this.seats[i] }])),
      clock,
      created,
      started: this.started,
      finished: this.finished,
      commit,
      // The seed of a game that never began gives nothing away, but nobody needs it.
      seed: this.isOver() ? seed : null,
      result: this.result,
      rematch: this.rematch,
      ...(this.trouble === null ? {} : { trouble: this.trouble }),
      ...(this.wishes.size === 0 ? {} : { wishes: this.pauseWishes() }),
    };
  }
}
