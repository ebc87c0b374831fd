import type { Cache, Caches } from './cache.js';
import type { Domain } from './domain.js';
import type { Game } from './game.js';
import type { GameOptions } from './options.js';
import {
  EVERYONE,
  forgetChoice,
  learn,
  type Place,
  type PlacesSpec,
  type ViewerSet,
  viewersOf,
} from './places.js';
import { below, permutation } from './random.js';
import { type AnyRule, type Process, type Question, RulesError } from './rule.js';
import type { Frame, Outcome, State } from './state.js';

/** What a rule may read. */
export interface Reader<T, C> {
  readonly state: State<T>;
  readonly table: T;
  readonly facts: C;
  readonly options: GameOptions;
  readonly game: Game<T, C>;
  /** The nearest frame of this rule, from the top of the stack down; null if there is none. */
  findFrame<B>(rule: Process<T, C, B> | Question<T, C, B>): (Frame & B) | null;
  /** The items in a place, the top one last. */
  items(place: number): readonly number[];
  /** A cached value of this position. */
  cached<V>(cache: Cache<C, V>): V;
}

export type ChanceWhat = 'roll' | 'pick' | 'shuffle';

/** Receives the events while choices are carried out. A playout has no listener. */
export interface Listener {
  chance(what: ChanceWhat, about: string, values: readonly number[]): void;
  logged(kind: string, args: readonly number[], to: ViewerSet): void;
  waypoint(label: string, state: State<unknown>): void;
  /** A question is about to take its only choice without being asked. */
  answeredItself?(seat: number, option: number, state: State<unknown>): void;
  /** A viewer learned where an item lies; -1 for something that is no item. */
  revealed?(item: number, to: ViewerSet): void;
}

/** Recorded rolls and shuffles, used instead of drawing from the seed. */
export type ChanceSource = (what: ChanceWhat, about: string, size: number, state: State<unknown>) => number[];

/** What a machine knows apart from any position: the game, its options, and what follows from them. */
export interface CompiledGame<T, C> {
  readonly game: Game<T, C>;
  readonly options: GameOptions;
  readonly facts: C;
  readonly rules: ReadonlyMap<string, AnyRule<T, C>>;
  readonly spec: PlacesSpec | null;
  /** All viewers who can learn something: the seats of this game, and the public. */
  readonly everyone: ViewerSet;
  readonly caches: Caches<C>;
}

/** The end of the list is the top of a pile. */
export type PileEnd = 'top' | 'bottom';

/**
 * What a rule may do to one state. All changes go through here, so the kernel sees every roll, every shuffle and every
 * revealed item: that is how it can refuse an unfair undo without asking the game.
 */
export class Umpire<T, C> implements Reader<T, C> {
  readonly table: T;
  readonly game: Game<T, C>;
  readonly options: GameOptions;
  readonly facts: C;
  /** The viewers to whom something was revealed since this was last cleared. */
  revealed: ViewerSet = 0;
  /** Something was rolled, picked or shuffled since this was last cleared. */
  usedChance = false;
  listener: Listener | null = null;
  source: ChanceSource | null = null;
  /** A rule acted since the kernel last checked: pushed, finished or ended the game. */
  acted = false;
  /** The cached values of this state, by slot. */
  readonly caches: unknown[] = [];
  /** The frames whose rules are known, by their depth, and those rules. */
  private readonly ruledFrames: Frame[] = [];
  private readonly rulesOfFrames: (AnyRule<T, C> | undefined)[] = [];

  constructor(
    private readonly rulebook: CompiledGame<T, C>,
    readonly state: State<T>,
  ) {
    this.table = state.table;
    this.game = rulebook.game;
    this.options = rulebook.options;
    this.facts = rulebook.facts;
  }

  /** The rule of the top frame. It is looked up once for each frame: those below stay while others come and go. */
  topRule(): AnyRule<T, C> | undefined {
    const { frames } = this.state;
    const top = frames.length - 1;
    const frame = frames[top];
    if (this.ruledFrames[top] !== frame) {
      this.ruledFrames[top] = frame;
      this.rulesOfFrames[top] = this.rulebook.rules.get(frame.rule);
    }
    return this.rulesOfFrames[top];
  }

  cached<V>(cache: Cache<C, V>): V {
    return (this.caches[cache.slot] as V | undefined) ?? this.rulebook.caches.take(cache, this);
  }

  // Frames

  push<B>(rule: Process<T, C, B> | Question<T, C, B>, bindings: B): void {
    this.acted = true;
    const frame: Frame = { rule: rule.name, step: 0, childResult: 0 };
    // Copied field by field: bindings have many shapes, which makes a spread slower.
    for (const key in bindings) (frame as Frame & B)[key] = (bindings as Frame & B)[key];
    this.state.frames.push(frame);
  }

  /** Finishes the top frame; its parent reads the answer in `childResult`. */
  done(answer = 0): void {
    this.acted = true;
    this.state.frames.pop();
    this.answer(answer);
  }

  /** Gives an answer to the frame now on top; used by a question's verb. */
  answer(value: number): void {
    const frames = this.state.frames;
    if (frames.length > 0) frames[frames.length - 1].childResult = value;
  }

  /** Ends the game: whatever is still on the stack is not resolved. `leader` is a seat, if the rules rank the winners. */
  end(winner: number, scores: number[], why: string, leader = -1): void {
    const { sides, seats } = this.game;
    if (winner !== -1 && !sides[winner])
      throw new RulesError(`side ${winner}, which does not exist, cannot win`);
    if (scores.length !== sides.length) {
      throw new RulesError(`there are ${sides.length} sides and ${scores.length} scores`);
    }
    if (leader !== -1 && (winner < 0 || seats[leader]?.side !== winner))
      throw new RulesError(`seat ${leader}, which is not on the winning side, cannot lead it`);
    this.acted = true;
    const outcome: Outcome = { winner, scores, why, ...(leader >= 0 && { leader }) };
    this.state.outcome = outcome;
    this.state.frames.length = 0;
  }

  findFrame<B>(rule: Process<T, C, B> | Question<T, C, B>): (Frame & B) | null {
    const frames = this.state.frames;
    for (let i = frames.length - 1; i >= 0; i--) {
      if (frames[i].rule === rule.name) return frames[i] as Frame & B;
    }
    return null;
  }

  // Chance

  /** A die: 1 to sides. */
  roll(about: string, sides: number): number {
    return this.draw('roll', about, sides);
  }

  /** One of n things at random: 0 to n − 1. */
  pick(about: string, n: number): number {
    return this.draw('pick', about, n);
  }

  shuffle(place: number): void {
    this.usedChance = true;
    const items = this.state.places[place];
    const about = this.place(place).name;
    const order = this.source
      ? this.source('shuffle', about, items.length, this.state)
      : permutation(this.state.chance, items.length);
    const old = items.slice();
    for (let i = 0; i < items.length; i++) items[i] = old[order[i]];
    // Viewers who cannot see the place no longer know where in it anything is.
    const sight = this.place(place).seenBy;
    for (const item of items) this.state.known[item] &= sight;
    this.revealTop(place);
    this.listener?.chance('shuffle', about, order);
  }

  private draw(what: 'roll' | 'pick', about: string, n: number): number {
    if (!Number.isInteger(n) || n < 1 || n > 0xffffffff) {
      throw new RulesError(`a ${what} of '${about}' out of ${n} is impossible`);
    }
    this.usedChance = true;
    const low = what === 'roll' ? 1 : 0;
    const value = this.source
      ? this.source(what, about, n, this.state)[0]
      : below(this.state.chance, n) + low;
    this.listener?.chance(what, about, [value]);
    return value;
  }

  // Items and places

  items(place: number): readonly number[] {
    return this.state.places[place];
  }

  /** Puts an item that lies nowhere yet into a place: only during setup. */
  lay(item: number, place: number): void {
    this.layAll([item], place);
  }

  /** Lays many items, the last one on top. */
  layAll(items: readonly number[], place: number): void {
    const lying = new Uint8Array(this.state.known.length);
    for (const place of this.state.places) for (const item of place) lying[item] = 1;
    const here = this.state.places[place];
    for (const item of items) {
      if (lying[item] === 1) throw new RulesError(`${this.describe(item)} lies somewhere already`);
      lying[item] = 1;
      here.push(item);
      const sight = viewersOf(this.place(place), here.length - 1, here.length);
      this.noteRevealed(item, sight & ~this.state.known[item]);
      this.state.known[item] = sight;
    }
  }

  /**
   * Moves an item chosen from a place. Viewers who see neither end do not learn which item it was, and can no longer
   * rely on what they knew of the rest.
   */
  move(item: number, from: number, to: number, end: PileEnd = 'top'): void {
    const departure = this.take(item, from);
    const visible = this.arrival(to, end, this.state.places[to].length + 1);
    forgetChoice(this.state, this.place(from), this.state.places[from], item, departure | visible);
    this.arrive(item, from, to, end);
  }

  /** Moves an item openly: everyone sees which one it is and where it goes (a card that is played). */
  moveOpenly(item: number, from: number, to: number, end: PileEnd = 'top'): void {
    this.take(item, from);
    this.learn(item, EVERYONE);
    this.arrive(item, from, to, end);
  }

  /** Moves the top items of a pile, one by one; returns how many there were. Everyone sees which ones move. */
  draws(from: number, to: number, count: number, end: PileEnd = 'top'): number {
    const source = this.state.places[from];
    let moved = 0;
    for (; moved < count && source.length > 0; moved++) this.arrive(source.pop() as number, from, to, end);
    return moved;
  }

  /** Lets viewers look at the top items of a place without moving them. */
  peek(place: number, count: number, viewers: ViewerSet): void {
    const items = this.state.places[place];
    for (let i = Math.max(0, items.length - count); i < items.length; i++) {
      this.learn(items[i], viewers);
    }
  }

  /** Shows one item to viewers where it lies. */
  show(item: number, viewers: ViewerSet = EVERYONE): void {
    this.learn(item, viewers);
  }

  /**
   * Reveals something that is no item in a place: a secret of the table, or that a hand holds no such card. Viewers
   * cannot unlearn it, so no choice can be undone across it.
   */
  disclose(viewers: ViewerSet = EVERYONE): void {
    this.noteRevealed(-1, viewers);
  }

  /** Puts a place into a new order, chosen by a viewer who knows its items. Others lose track of it. */
  arrange(place: number, order: readonly number[], knower: ViewerSet): void {
    const items = this.state.places[place];
    const below = items.length - order.length;
    const moved = items.slice(Math.max(0, below));
    if (below < 0 || new Set(order).size !== order.length || !order.every((item) => moved.includes(item))) {
      throw new RulesError(
        `the new order of '${this.place(place).name}' is not made of the items on top of it`,
      );
    }
    order.forEach((item, i) => {
      items[below + i] = item;
      this.state.known[item] &= knower | viewersOf(this.place(place), below + i, items.length);
    });
    this.revealTop(place);
  }

  /** Takes an item out of a place; returns the viewers who see it go. */
  private take(item: number, from: number): ViewerSet {
    const source = this.state.places[from];
    const position = source.indexOf(item);
    if (position < 0)
      throw new RulesError(`${this.describe(item)} does not lie in '${this.place(from).name}'`);
    const departure = viewersOf(this.place(from), position, source.length);
    source.splice(position, 1);
    return departure;
  }

  private arrive(item: number, from: number, to: number, end: PileEnd): void {
    const target = this.state.places[to];
    const visible = this.arrival(to, end, target.length + 1);
    if (end === 'top') target.push(item);
    else target.unshift(item);
    this.learn(item, visible);
    if (this.place(from).topOpen) this.revealTop(from);
  }

  private arrival(to: number, end: PileEnd, size: number): ViewerSet {
    return viewersOf(this.place(to), end === 'top' ? size - 1 : 0, size);
  }

  private place(index: number): Place {
    return this.rulebook.spec!.places[index];
  }

  private describe(item: number): string {
    return `item ${item} ('${this.rulebook.spec!.itemName(item)}')`;
  }

  private learn(item: number, viewers: ViewerSet): void {
    this.noteRevealed(item, learn(this.state, item, viewers));
  }

  /** Reveals the top of an open pile. */
  private revealTop(place: number): void {
    const items = this.state.places[place];
    if (items.length === 0) return;
    const top = items.length - 1;
    this.learn(items[top], viewersOf(this.place(place), top, items.length));
  }

  private noteRevealed(item: number, gained: ViewerSet): void {
    const viewers = gained & this.rulebook.everyone;
    if (viewers === 0) return;
    this.revealed |= viewers;
    this.listener?.revealed?.(item, viewers);
  }

  // Log

  /** Writes a log line that everyone may read. */
  log(kind: string, ...args: number[]): void {
    this.listener?.logged(kind, args, EVERYONE);
  }

  /** Writes a log line for some viewers only. */
  logTo(to: ViewerSet, kind: string, ...args: number[]): void {
    this.listener?.logged(kind, args, to);
  }

  /** Marks a waypoint (the end of a round), where the journal records the state hash. */
  waypoint(label: string): void {
    this.listener?.waypoint(label, this.state);
  }
}

/** The current domain of a verb, or null for a bare word. */
export function domainOf<T, C, B>(
  u: Reader<T, C>,
  f: Frame & B,
  seat: number,
  domain: Domain | ((u: Reader<T, C>, f: Frame & B, seat: number) => Domain) | undefined,
): Domain | null {
  if (domain === undefined) return null;
  return typeof domain === 'function' ? domain(u, f, seat) : domain;
}
