import { type AnyMatch, HostedTable, type OrderedChoice } from '@sandtable/host';
import {
  type ChanceKind,
  type From,
  type Machine,
  Match,
  type Order,
  rewind,
  type StandingOrder,
  StandingOrders,
  say,
  shortOptions,
} from '@sandtable/kernel';
import {
  type ChanceView,
  type ClockFace,
  type ClockSpec,
  type GameProgress,
  type HostRules,
  LIMITS,
  type Person,
  type Result,
  type SeatInfo,
  type TableInfo,
  type TableStatus,
} from '@sandtable/protocol';
import { Clocks, type Outage } from './clocks.js';
import type { ErasedChoices, EventBody, TableEvent, TournamentGame } from './event.js';
import type { BackWish } from './going-back.js';
import { isUsual, type Removal, USUAL_RULES } from './host-powers.js';
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
  /** The bot that plays for absent people. */
  substitute: string;
  outages: readonly Outage[];
}

export type Wish = NonNullable<TableInfo['wishes']>[number];
type Choice = Extract<EventBody, { kind: 'choice' }>;
type ChoiceEvent = Extract<TableEvent, { kind: 'choice' }>;

/** How many states this process has made so far. */
let made = 0;

/**
 * The state of a table: a fold over its events. `apply` is the only way to change it, for new events and for those
 * read from the database.
 */
export class TableState {
  seq = 0;
  touched: number;
  status: TableStatus = 'open';
  host: Person | null = null;
  private readonly seating: Seating;
  private readonly choices: TableChoices;
  /** Differs whenever the table was read again. */
  private readonly reading = ++made;
  /** The game and its players, once it has begun. */
  hosted: HostedTable | null = null;
  readonly orders = new StandingOrders();
  /** Who wants to pause a game with a clock, or to resume it. */
  private readonly wishes = new Map<string, Wish>();
  /** The request to go back, how often the game has, and the position of a request that is about to be written. */
  private back: BackWish | null = null;
  wentBack = 0;
  private prepared: { to: number; earlier: AnyMatch } | null = null;
  readonly parts: SeedParts;
  private readonly clocks: Clocks | null;
  private started: number | null = null;
  private finished: number | null = null;
  private result: Result | null = null;
  private rematch: string | null = null;
  private trouble: string | null = null;
  private title: string | null = null;
  /** The side that a quick match was for, null for any; null if the table was opened in another way. */
  quick: { side: string | null } | null = null;
  /** Does the game count for the ratings of those who play? */
  rated = false;
  /** May players ask what a bot would do? */
  advice = false;
  hostRules: HostRules = USUAL_RULES;
  /** The tournament that the game is part of: nobody plays for anybody else, and whoever's time is up has lost. */
  tournament: TournamentGame | null = null;
  /** The request to remove a player, and everybody who was removed. */
  private removal: Removal | null = null;
  private readonly expelled = new Set<string>();
  /** How many actions other than choices each person has taken at this table. */
  private readonly deeds = new Map<string, number>();
  /** Cached: it changes seldom, and is then a new object. */
  private known: TableInfo | null = null;

  constructor(readonly constants: TableConstants) {
    const { game } = constants.machine;
    this.touched = constants.created;
    this.seating = new Seating(game, constants.machine.options);
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

  // Saving and resuming

  /** The number of stored events. */
  get eventCount(): number {
    return this.seq - this.choices.missing;
  }

  /** Is the beginning of its match not loaded? */
  get isPartial(): boolean {
    const { entries, log } = this.match?.earlier ?? { entries: 0, log: 0 };
    return entries + log > 0;
  }

  /** May there be completed requests too old to be remembered here? */
  get forgetful(): boolean {
    return this.choices.forgetful;
  }

  /** The state as plain data, without the match before `from`. */
  save(from: From): SavedTable {
    const { seq, touched, status, host, started, finished, result, rematch, trouble } = this;
    const { title, quick, rated, advice } = this;
    return {
      ...{ seq, touched, status, host, started, finished, result, rematch, trouble },
      ...{ title, quick, rated, advice },
      ...this.seating.save(),
      ...this.choices.save(),
      orders: this.seats.map((_, seat) => this.orders.of(seat).slice()),
      suspended: this.orders.suspended,
      wishes: [...this.wishes.values()],
      hostRules: this.hostRules,
      tournament: this.tournament,
      removal: this.removal,
      expelled: [...this.expelled],
      back: this.back,
      wentBack: this.wentBack,
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

  /** Restores a saved state; it goes on with the events after that. */
  static resume(constants: TableConstants, saved: SavedTable): TableState {
    const state = new TableState(constants);
    const { seq, touched, status, host, started, finished, result, rematch, trouble } = saved;
    Object.assign(state, { seq, touched, status, host, started, finished, result, rematch, trouble });
    // Snapshots from before there were titles and quick matches have neither.
    Object.assign(state, { title: saved.title ?? null, quick: saved.quick ?? null });
    state.rated = saved.rated ?? false;
    state.advice = saved.advice ?? false;
    state.hostRules = saved.hostRules ?? USUAL_RULES;
    state.tournament = saved.tournament ?? null;
    state.removal = saved.removal ?? null;
    for (const person of saved.expelled ?? []) state.expelled.add(person);
    Object.assign(state, { back: saved.back ?? null, wentBack: saved.wentBack ?? 0 });
    state.seating.set(saved);
    state.choices.set(saved);
    for (const seat of state.seats.keys()) state.orders.set(seat, saved.orders[seat]);
    for (const seat of saved.suspended ?? []) state.orders.suspend(seat);
    for (const wish of saved.wishes) state.wishes.set(wish.who.id, wish);
    state.parts.set(saved.parts);
    if (saved.clocks) state.clocks?.set(saved.clocks);
    state.clocks?.setGifts(saved.gifts);
    for (const [person, count] of saved.deeds) state.deeds.set(person, count);
    if (saved.match) state.match = Match.restore(constants.machine, saved.match);
    return state;
  }

  /** Applies the next event. A choice is either made in the match already, or carries its lines to be made again. */
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
    // A choice that was deleted gave no time back, so there is none to take away.
    const swept = undone && event.swept !== undefined && !fresh;
    this.clocks?.tick(event.at, swept ? null : chooser, (seat) => this.isThinking(seat), undone);
    if (event.kind !== 'choice') this.choices.other(event.seq);
    else if (event.swept) this.putBack(event.swept, fresh);
  }

  /** Restores the effects of undone choices, when the undo is new and when it is read. */
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

  /** Are all missing events accounted for as deleted? */
  isWhole(): boolean {
    return this.choices.isWhole();
  }

  /** To be called after the last event: checks that missing events are accounted for as deleted. */
  readWhole(): this {
    if (!this.choices.isWhole()) throw new BrokenTable('some of its events are not there');
    return this;
  }

  private carryOut(event: TableEvent): number | null {
    switch (event.kind) {
      case 'opened':
        this.host = event.host;
        this.title = event.title ?? null;
        this.quick = event.quick ?? null;
        this.rated = event.rated ?? false;
        this.advice = event.advice ?? false;
        this.hostRules = event.hostRules ?? USUAL_RULES;
        this.tournament = event.tournament ?? null;
        return null;
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
        if (this.hosted) this.hosted.setOrders(this.seatOf(event.seat), event.orders);
        else this.orders.set(this.seatOf(event.seat), event.orders);
        return null;
      case 'paused':
        this.status = event.paused ? 'paused' : 'running';
        this.wishes.clear();
        return null;
      case 'pause-wish':
        if (event.paused === null) this.wishes.delete(event.who.id);
        else this.wishes.set(event.who.id, { who: event.who, paused: event.paused, since: event.at });
        return null;
      case 'removal-wish':
        this.removal = this.wished(event.who, event.seat, event.after);
        return null;
      case 'back-wish':
        this.back = event.to === null ? null : agreedBack(this.back, event.who, event.to, event.at);
        return null;
      case 'back':
        this.goBack(event);
        return null;
      case 'resigned':
        for (const seat of event.seats) this.seats[this.seatOf(seat)].resigned = true;
        this.concede(event.at, event.time ? 'time' : 'resigned');
        return null;
      case 'rematch':
        this.rematch = event.table;
        return null;
      case 'renamed':
        if (this.host?.id === event.person.id) this.host = event.person;
        this.seating.rename(event.person);
        for (const wish of this.wishes.values()) if (wish.who.id === event.person.id) wish.who = event.person;
        if (this.back) this.back = renamedBack(this.back, event.person);
        if (this.removal)
          this.removal = { ...this.removal, agreed: renamedIn(this.removal.agreed, event.person) };
        return null;
      case 'rescued':
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
    if (event.removed) this.expelled.add(event.removed.id);
    if (this.removal?.seat === event.seat) this.removal = null;
    const welcome = this.seating.take(seat, event, this.match !== null);
    if (this.status === 'open') this.parts.sits(event.seat, event.commit ?? null);
    // Standing orders belong to the person, not to the seat.
    if (event.why !== 'back') {
      this.orders.cancel(seat);
      this.orders.resume(seat);
    }
    if (welcome) this.clocks?.welcome(seat);
  }

  private begin(now: number, chance: ChanceKind): void {
    const contributions = this.parts.begin(this.seats);
    this.match = Match.open(this.constants.machine, this.constants.seed, {
      ...(chance === 'sfc32' ? {} : { chance }),
      // Tables from before players had parts in the seed have none.
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
   * Why a person may not take this seat of a running game: nobody plays against people whose cards they have seen,
   * neither the newcomer nor those seated. Null if they may. `selves` are all ids known for the same browser.
   */
  whyNotSit(selves: readonly string[], seat: number): string | null {
    return this.match && this.seating.whyNotSit(selves, seat);
  }

  // Choices

  /**
   * Makes a choice in the match, for an event that is about to be written; the caller applies that event, or discards
   * this whole state.
   */
  make(seat: number, text: string, by: Choice['by']): Choice {
    const { match } = this;
    if (!match || this.status !== 'running') throw new Refusal('status', this.whyNotRunning());
    return this.choices.make(match, seat, text, by);
  }

  /** Events to be deleted once the last one is written. */
  get gone(): readonly number[] {
    return this.choices.gone;
  }

  private chose(event: ChoiceEvent): number {
    const match = this.match;
    if (!match) throw new BrokenTable('a choice was made before the game began');
    const seat = this.choices.apply(match, event);
    this.seating.answered(seat);
    if (event.by === 'person') this.hosted!.chosen(seat, undoes(event));
    // Whoever plays on does not wish to go back; and what is to be gone back to must still be there.
    if (this.back && (event.by === 'person' || this.back.to >= match.state.count)) {
      this.back = null;
      this.known = null;
    }
    this.settle(event.at);
    return seat;
  }

  /** Takes the position that the game is about to go back to, so that `apply` need not replay it. */
  prepareBack(to: number, earlier: AnyMatch): void {
    this.prepared = { to, earlier };
  }

  private goBack({ to, at, seq }: Extract<TableEvent, { kind: 'back' }>): void {
    const { match, prepared } = this;
    if (!match) throw new BrokenTable('the game went back before it began');
    this.prepared = null;
    if (prepared?.to === to) match.rewindTo(prepared.earlier);
    else rewind(match, to);
    this.back = null;
    this.wentBack++;
    this.choices.wentBack(seq);
    // Standing orders would do the same again: they wait until their seat has chosen.
    for (const seat of this.hosted!.people()) this.orders.suspend(seat);
    this.settle(at);
  }

  /** What follows from a position automatically: standing orders expire, and the game ends. */
  private settle(now: number): void {
    this.hosted?.changed();
    const result = this.hosted?.result();
    if (result) this.end(result, now);
  }

  /** A side is beaten when all its players who could still fight have resigned. */
  private concede(now: number, how: 'resigned' | 'time'): void {
    const fighting = this.seating.fighting();
    if (fighting.length > 1) return;
    const u = this.constants.machine.read(this.match!.state);
    const scores = this.constants.machine.game.scores(u);
    this.end({ winner: fighting[0] ?? null, scores, how, why: null }, now);
  }

  private end(result: Result, now: number): void {
    this.result = result;
    this.status = 'finished';
    this.finished = now;
    this.known = null;
  }

  // Queries

  /** Identifies the journal: while it stays the same, the journal was only extended. */
  get edition(): string {
    return `${this.reading}.${this.match?.erasures ?? 0}`;
  }

  seatOf(id: string): number {
    return this.constants.machine.game.seats.findIndex((seat) => seat.id === id);
  }

  isPlayed(seat: number): boolean {
    return this.seating.isPlayed(seat);
  }

  seatsOf(person: string): number[] {
    return this.seating.seatsOf(person);
  }

  /** All people of this table: those seated, and the host. */
  people(): string[] {
    const people = [...(this.host ? [this.host] : []), ...this.seating.people()];
    return [...new Set(people.map(({ id }) => id))];
  }

  /** The seats that are asked now. */
  asked(): number[] {
    return this.hosted?.asked() ?? [];
  }

  /** The people whom the game waits for, and who may be elsewhere: at a live table they sit at their screens. */
  awaited(): string[] {
    const { clock } = this.constants;
    if (this.status !== 'running' || clock?.kind === 'live') return [];
    const people = this.asked().filter((seat) => this.isThinking(seat));
    return [...new Set(people.flatMap((seat) => this.seats[seat].who?.id ?? []))];
  }

  /** Does the game wait for a person at this seat? */
  private isThinking(seat: number): boolean {
    return this.status === 'running' && this.hosted!.isPerson(seat) && this.asked().includes(seat);
  }

  /** The seat whose bot chooses next; null if the game waits for no bot. */
  botToMove(): { seat: number; bot: string } | null {
    return this.status === 'running' ? this.hosted!.botToMove() : null;
  }

  /** The next choice by a standing order; null if there is none. */
  orderToMove(): OrderedChoice | null {
    return this.status === 'running' ? this.hosted!.orderToMove() : null;
  }

  /** When this table needs attention. */
  wake(): number | null {
    if (this.status === 'open') return this.beginsAt();
    if (this.status !== 'running') return null;
    if (this.botToMove() || this.orderToMove()) return this.touched;
    return this.clocks?.deadline() ?? null;
  }

  /** When a table whose host has started it begins: at once if all values are revealed. Null for all others. */
  beginsAt(): number | null {
    const until = this.parts.waitingUntil;
    if (this.status !== 'open' || until === null || this.freeSeat() !== null) return null;
    return this.parts.isComplete() ? this.touched : until;
  }

  /** A seat's name within a sentence: "the Soviet Union". */
  nameInText(seat: number): string {
    return this.constants.machine.seatInText(seat);
  }

  /** The id of the first free seat. */
  freeSeat(): string | null {
    return this.seating.freeSeat();
  }

  /** How its chance is made: the public part. */
  chance(): ChanceView {
    const generator = this.match ? (this.match.header.chance ?? 'sfc32') : SERVER_CHANCE;
    return this.parts.view(this.seats, generator);
  }

  /** The seats whose time is up, the first of them first. */
  timeUp(now: number): number[] {
    return this.status === 'running' ? (this.clocks?.expired(now) ?? []) : [];
  }

  /** Has a running clock stood still during an outage? Then it shows more time than before. */
  clocksStood(): boolean {
    return this.clocks?.stood() ?? false;
  }

  clockFaces(): Record<string, ClockFace> {
    const { clocks } = this;
    if (!clocks) return {};
    return Object.fromEntries(
      this.constants.machine.game.seats.flatMap(({ id }, seat) =>
        this.seating.isPlayed(seat) ? [[id, clocks.face(seat)]] : [],
      ),
    );
  }

  /** The event of a completed request; null if it has not been carried out. */
  doneAs(request: string): number | null {
    return this.choices.doneAs(request);
  }

  /** Does a choice of this seat, made on the view numbered `at`, answer its current question? */
  isCurrent(seat: number, text: string, at: number): boolean {
    return at <= this.seq && this.choices.isCurrent(seat, text, at);
  }

  private deedsOf(person: string): number {
    return this.deeds.get(person) ?? 0;
  }

  /** Why a person may take no more actions here besides playing; null if they may. */
  whyNoMore(person: string): string | null {
    const done = this.deedsOf(person);
    if (done >= LIMITS.deeds)
      return say`you have changed things at this table too often: only playing is left`;
    if (done === 0 && this.deeds.size >= LIMITS.peopleOfTable)
      return say`too many people have sat at this table`;
    return null;
  }

  /** Would these orders change what the seat has ordered? Not if they end at once, or are the same. */
  changesOrders(seat: number, given: readonly StandingOrder[]): boolean {
    const trial = new StandingOrders();
    trial.set(seat, given, this.hosted?.turn());
    if (this.hosted) {
      const asked = this.asked().includes(seat) && this.hosted.standing(seat) === null;
      trial.lapse(seat, this.hosted.turn(), asked);
    }
    const sorted = (orders: readonly Order[]) => orders.map((order) => JSON.stringify(order)).sort();
    return sorted(trial.of(seat)).join() !== sorted(this.orders.of(seat)).join();
  }

  /** The players' wishes to pause or resume. Only those who play have a say. */
  pauseWishes(): Wish[] {
    const players = this.players();
    return [...this.wishes.values()].filter(({ who }) => players.includes(who.id));
  }

  /** The request to remove a player, as the votes of those who play stand. */
  removalWish(): Removal | null {
    const { removal } = this;
    if (!removal) return null;
    return { ...removal, agreed: removal.agreed.filter(({ id }) => this.isVoter(id)) };
  }

  private isVoter(id: string): boolean {
    return this.host?.id === id || this.players().includes(id);
  }

  /** The request after somebody asked, agreed or withdrew. Without its host it is gone. */
  private wished(who: Person, seat: string | null, after: Removal['after']): Removal | null {
    const agreed = (this.removal?.agreed ?? []).filter(({ id }) => id !== who.id);
    if (seat !== null) return { seat, after, agreed: [...agreed, who] };
    if (!this.removal || this.host?.id === who.id) return null;
    return { ...this.removal, agreed };
  }

  isLapsed(seat: number): boolean {
    return this.seating.isLapsed(seat);
  }

  /** Was one of these removed from this table? */
  isExpelled(selves: readonly string[]): boolean {
    return selves.some((id) => this.expelled.has(id));
  }

  /** The request to go back, as long as the player who made it plays. */
  backWish(): BackWish | null {
    const { back } = this;
    if (!back || !this.players().includes(back.by.id)) return null;
    return { ...back, agreed: back.agreed.filter(({ id }) => this.players().includes(id)) };
  }

  /** The people who play themselves, without a bot in their place. */
  players(): string[] {
    return this.seating.players();
  }

  /** Time was up, and the bot has not answered the open question yet: its owner can return after that. */
  isOwing(seat: number): boolean {
    return this.status === 'running' && this.seating.isOwing(seat) && this.asked().includes(seat);
  }

  /** Is the game over for good? Then nothing is secret any more. */
  isOver(): boolean {
    return this.status === 'finished' || (this.status === 'closed' && this.match !== null);
  }

  whyNotRunning(): string {
    const why = {
      open: say`the game has not begun`,
      running: say`the game is running`,
      paused: say`the game is paused`,
      finished: say`the game is over`,
      closed: say`the game was closed`,
      stuck: say`the game cannot go on`,
    };
    return why[this.status];
  }

  /** How far the game has come; null before it begins. */
  progress(): GameProgress | null {
    return this.hosted?.progress() ?? null;
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
      options: { ...shortOptions(machine.game.options, machine.options) },
      status: this.status,
      private: this.constants.private,
      host: this.host,
      ...(this.title === null ? {} : { title: this.title }),
      ...(this.quick === null ? {} : { quick: true }),
      ...(this.rated ? { rated: true } : {}),
      ...(this.advice ? { advice: true } : {}),
      ...(this.tournament === null ? {} : { tournament: this.tournament }),
      seats: Object.fromEntries(
        machine.game.seats.flatMap(({ id: seat }, i) =>
          this.seating.isPlayed(i) ? [[seat, { ...this.seats[i] }]] : [],
        ),
      ),
      clock,
      created,
      started: this.started,
      finished: this.finished,
      commit,
      // The seed of a game that never began reveals nothing, but is of no use.
      seed: this.isOver() ? seed : null,
      result: this.result,
      rematch: this.rematch,
      ...(this.trouble === null ? {} : { trouble: this.trouble }),
      ...(this.wishes.size === 0 ? {} : { wishes: this.pauseWishes() }),
      ...(isUsual(this.hostRules) ? {} : { hostRules: this.hostRules }),
      ...removalOf(this.removalWish()),
      ...backOf(this.backWish()),
    };
  }
}

const removalOf = (removal: Removal | null) => (removal ? { removal } : {});
const backOf = (back: BackWish | null) => (back ? { back } : {});

/** A request to go back, made by this person or shared by them. */
function agreedBack(back: BackWish | null, who: Person, to: number, since: number): BackWish {
  if (back?.to !== to) return { to, by: who, agreed: [who], since };
  return { ...back, agreed: [...back.agreed.filter(({ id }) => id !== who.id), who] };
}

function renamedIn(people: readonly Person[], person: Person): Person[] {
  return people.map((one) => (one.id === person.id ? person : one));
}

function renamedBack(back: BackWish, person: Person): BackWish {
  const [by, ...agreed] = renamedIn([back.by, ...back.agreed], person);
  return { ...back, by, agreed };
}
