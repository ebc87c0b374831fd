import { Caches } from './cache.js';
import { checkDeclaration, checkPlaces } from './declaration.js';
import type { Touch } from './domain.js';
import { type Finding, type Game, type Inspection, playsRuleset, withSides } from './game.js';
import { type DrawnOption, Menu } from './menu.js';
import { argOf, FIRST_ANYTIME_VERB, isAnytime, type Option, optionOf, verbOf } from './option.js';
import { completeOptions, type GameOptions } from './options.js';
import { ALL_KNOWING, guessPlaces, type PlacesSpec, PUBLIC, type ViewerSet, viewerBits } from './places.js';
import { clone } from './plain.js';
import { anyGenerator, below, type ChanceKind, type Generator, seedGenerator } from './random.js';
import { type RefusalKind, type Refused, refusedAs } from './refused.js';
import { type AnyRule, type Question, type Refusal, RulesError, type SeatSet, type Verb } from './rule.js';
import { plain, plainDeep, say } from './say.js';
import type { Frame, State } from './state.js';
import { listBySubject } from './subject-lists.js';
import {
  type ChanceSource,
  type CompiledGame,
  domainOf,
  type Listener,
  type Reader,
  Umpire,
} from './umpire.js';

/** More steps than any rule needs between two decisions; stops a rule that loops forever. */
const STEP_LIMIT = 100_000;

/** A question waiting for an answer, its frame, and a reader of the state. */
export interface OpenQuestion<T, C> {
  rule: Question<T, C>;
  frame: Frame;
  u: Reader<T, C>;
}

export interface MachineOptions {
  /** An older ruleset that the game still supports. */
  ruleset?: number;
  /** Ask every question, even one with a single choice, to examine each step. */
  asksAll?: boolean;
  /** Sentences keep their marks, for a client that says them in another language. Otherwise they are plain English. */
  marked?: boolean;
}

/**
 * The machine of one game with one set of options. It holds no position: every call is given the state, which `choose`
 * changes in place. Clone it first to keep the old one.
 */
export class Machine<T, C> {
  readonly options: GameOptions;
  private readonly rulebook: CompiledGame<T, C>;
  /** The umpire of the last state given: most calls are about the same one. */
  private recent: Umpire<T, C> | null = null;
  /** The question that was open last: most calls are about the same one. */
  private asked: OpenQuestion<T, C> | null = null;
  /** Where options are listed, as many as `foundCount`. Used again for every question: whoever keeps them copies them. */
  private readonly found: Option[] = [];
  private foundCount = 0;
  private verbIndex = 0;
  /** The ruleset in use. */
  readonly ruleset: number;
  readonly asksAll: boolean;
  /** Do sentences keep their marks? A host may decide it later, for a match that was replayed. */
  marked: boolean;
  /** Does the game have compound choices? */
  readonly hasCompounds: boolean;
  /** Under this ruleset, only `auto` questions answer themselves. */
  private readonly onlyAutoAnswers: boolean;
  /** What `found` holds are the options of the question just asked: its first reader need not list them again. */
  private listedState: State<T> | null = null;
  private listedSeat = -1;
  /** What was listed of a question by subject, kept for its first reader as well. */
  private menu: Menu<T, C> | null = null;
  /** An option that was just drawn from the legal ones of a state: it is not judged again. */
  private drawnState: State<T> | null = null;
  private drawnSeat = -1;
  private drawnOption: Option = -1;
  /** The questions with a verb by subject. */
  private readonly bySubject: ReadonlySet<AnyRule<T, C>>;
  private readonly add = (arg: number): void => {
    this.found[this.foundCount++] = optionOf(this.verbIndex, arg);
  };

  /** The game, with the sides that it has under these options. */
  readonly game: Game<T, C>;

  constructor(
    game: Game<T, C>,
    options: GameOptions = {},
    { ruleset = game.ruleset, asksAll = false, marked = false }: MachineOptions = {},
  ) {
    checkDeclaration(game);
    if (!playsRuleset(game, ruleset)) {
      throw new RulesError(`the game '${game.id}' cannot be played by ruleset ${ruleset}`);
    }
    this.ruleset = ruleset;
    this.asksAll = asksAll;
    this.marked = marked;
    this.hasCompounds = game.rules.some((rule) => rule.kind === 'question' && rule.continuesChoice);
    this.bySubject = new Set(game.rules.filter((rule) => rule.kind === 'question' && goesBySubject(rule)));
    this.onlyAutoAnswers = ruleset < (game.onlyChoiceSince ?? 1);
    this.options = completeOptions(game.options, options);
    this.game = withSides(game, this.options);
    const facts = game.facts(this.options);
    this.rulebook = {
      game: this.game,
      options: this.options,
      facts,
      rules: new Map(game.rules.map((rule) => [rule.name, rule])),
      spec: game.places?.(facts) ?? null,
      everyone: ((1 << game.seats.length) - 1) | PUBLIC,
      caches: new Caches(facts),
    };
    if (this.spec) checkPlaces(game.id, this.spec);
  }

  /** Does any question have a verb by subject? */
  get hasSubjects(): boolean {
    return this.bySubject.size > 0;
  }

  get facts(): C {
    return this.rulebook.facts;
  }

  /** The places of the game, or null. */
  get spec(): PlacesSpec | null {
    return this.rulebook.spec;
  }

  /** All viewers who can learn something: the seats of this game, and the public. */
  get everyone(): ViewerSet {
    return this.rulebook.everyone;
  }

  ruleNamed(name: string): AnyRule<T, C> | undefined {
    return this.rulebook.rules.get(name);
  }

  /** The reader that rules use on a position. */
  read(state: State<T>): Reader<T, C> {
    return this.umpireOf(state);
  }

  private umpireOf(state: State<T>): Umpire<T, C> {
    const { recent } = this;
    // A state with a replaced table is another position.
    if (recent !== null && recent.state === state && recent.table === state.table) return recent;
    this.recent = new Umpire(this.rulebook, state);
    return this.recent;
  }

  /** Call after changing the state outside the rules: drops everything cached for it. */
  changed(state: State<T>): void {
    if (this.recent?.state === state) {
      this.recent.caches.length = 0;
      this.recent = null;
    }
    this.forgetListed();
  }

  /** What was listed or drawn counts only as long as nothing changes. */
  private forgetListed(): void {
    this.listedState = null;
    this.drawnState = null;
    this.menu = null;
  }

  /** A new game, advanced to its first decision. */
  setup(
    seed: string,
    listener: Listener | null = null,
    source: ChanceSource | null = null,
    kind: ChanceKind = 'sfc32',
  ): State<T> {
    const state = this.blank(seed, kind);
    this.run(state, listener, source, (u) => this.game.begin(u));
    return state;
  }

  /** An empty table with a seed, on which a rule case arranges its position. */
  blank(seed: string, kind: ChanceKind = 'sfc32'): State<T> {
    const { spec } = this;
    return {
      frames: [],
      chance: seedGenerator(seed, kind),
      places: spec ? spec.places.map(() => []) : [],
      known: spec ? new Array<number>(spec.items).fill(0) : [],
      table: this.game.table(this.facts),
      outcome: null,
      count: 0,
    };
  }

  /** Applies a change to a state and runs the rules until the next decision. */
  run(
    state: State<T>,
    listener: Listener | null,
    source: ChanceSource | null,
    act: (u: Umpire<T, C>) => void,
  ): void {
    const u = this.begin(state, listener, source);
    try {
      act(u);
      this.advance(u);
    } finally {
      u.listener = null;
      u.source = null;
    }
  }

  /** The umpire of a state that is about to change. */
  private begin(state: State<T>, listener: Listener | null, source: ChanceSource | null): Umpire<T, C> {
    const u = this.umpireOf(state);
    u.revealed = 0;
    u.usedChance = false;
    u.listener = listener;
    u.source = source;
    this.forgetListed();
    return u;
  }

  /** Runs frames until the next decision or the end of the game. */
  private advance(u: Umpire<T, C>): void {
    const frames = u.state.frames;
    for (let steps = 0; frames.length > 0; steps++) {
      // Frames pushed after the game ended are not resolved.
      if (u.state.outcome !== null) {
        frames.length = 0;
        return;
      }
      const frame = frames[frames.length - 1];
      if (steps > STEP_LIMIT) throw new RulesError(`the rule '${frame.rule}' runs in circles`);
      const rule = u.topRule();
      if (!rule) throw new RulesError(`there is no rule '${frame.rule}'`);
      if (rule.kind === 'process') {
        const { step } = frame;
        u.acted = false;
        rule.run(u, frame);
        if (!u.acted && frame.step === step) {
          throw new RulesError(
            `the rule '${rule.name}' neither pushed, finished, went a step on nor ended the game`,
          );
        }
        continue;
      }
      const seats = rule.seats(u, frame);
      if (seats === 0) frames.pop();
      else if (!this.answerItself(u, rule, frame, seats)) return;
    }
    if (u.state.outcome === null) throw new RulesError('the rules ended without an outcome');
  }

  /** Takes the only legal choice of a question that need not be asked. */
  private answerItself(u: Umpire<T, C>, rule: Question<T, C>, frame: Frame, seats: SeatSet): boolean {
    const seat = 31 - Math.clz32(seats);
    if (seats !== 1 << seat || this.mustBePut(u, rule, frame, seat)) return false;
    const only = this.bySubject.has(rule)
      ? this.onlyOfMenu({ rule, frame, u }, seat)
      : this.onlyListed(u, rule, frame, seat);
    if (only < 0) return false;
    u.listener?.answeredItself?.(seat, only, u.state);
    this.applyOption(u, rule, frame, seat, only);
    return true;
  }

  /** The only option of a question; -1 if it has none or several, which are kept, or if it is to be asked nevertheless. */
  private onlyListed(u: Umpire<T, C>, rule: Question<T, C>, frame: Frame, seat: number): Option | -1 {
    this.listAll(u, rule.verbs, frame, seat);
    if (this.foundCount === 1 && !rule.anytimeVerbFirst?.(u, frame, seat)) return this.found[0];
    this.listedState = u.state;
    this.listedSeat = seat;
    return -1;
  }

  /** The same with a verb by subject: what was looked at is kept. */
  private onlyOfMenu(open: OpenQuestion<T, C>, seat: number): Option | -1 {
    const { rule, frame, u } = open;
    const menu = this.newMenu(open, seat);
    const two = menu.listTwo();
    if (two.length === 1 && !rule.anytimeVerbFirst?.(u, frame, seat)) return two[0];
    this.menu = menu;
    return -1;
  }

  /** Must be asked even with one choice: skipping it would reveal a secret, or the ruleset asks it. */
  private mustBePut(u: Umpire<T, C>, rule: Question<T, C>, frame: Frame, seat: number): boolean {
    if (this.asksAll || (this.onlyAutoAnswers && !rule.auto)) return true;
    const { secretOptions } = rule;
    return secretOptions !== undefined && this.hasSecretOptions({ rule, frame, u }, seat);
  }

  /** Does the number of choices depend on something that others cannot see? */
  hasSecretOptions({ rule, frame, u }: OpenQuestion<T, C>, seat: number): boolean {
    const { secretOptions } = rule;
    if (secretOptions === undefined || typeof secretOptions === 'boolean') return secretOptions === true;
    return secretOptions(u, frame, seat);
  }

  private applyOption(
    u: Umpire<T, C>,
    rule: Question<T, C>,
    frame: Frame,
    seat: number,
    option: Option,
  ): void {
    if (!rule.simultaneous && !isAnytime(option)) u.state.frames.pop();
    this.verb(rule, option).apply(u, frame, argOf(option), seat);
  }

  /** The open question and its frame; null when the game is over. */
  question(state: State<T>): OpenQuestion<T, C> | null {
    const frame = state.frames[state.frames.length - 1];
    if (!frame) return null;
    const u = this.umpireOf(state);
    const { asked } = this;
    if (asked !== null && asked.frame === frame && asked.u === u) return asked;
    const rule = u.topRule();
    if (rule?.kind !== 'question') throw new RulesError(`the rule '${frame.rule}' is no question`);
    this.asked = { rule, frame, u };
    return this.asked;
  }

  /** Is this seat in the middle of a compound choice, asked for its next part? */
  continues(state: State<T>, seat: number): boolean {
    const open = this.question(state);
    return open !== null && open.rule.continuesChoice === true && this.isAsked(open, seat);
  }

  /** The seats that decide now; empty when the game is over. */
  askedSeats(state: State<T>): SeatSet {
    const open = this.question(state);
    return open ? open.rule.seats(open.u, open.frame) : 0;
  }

  /** Is the open question for this seat? False for numbers that are not seats. */
  isAsked({ rule, frame, u }: OpenQuestion<T, C>, seat: number): boolean {
    return this.game.seats[seat] !== undefined && (rule.seats(u, frame) & (1 << seat)) !== 0;
  }

  seatName(seat: number): string {
    return this.game.seats[seat]?.name ?? `seat ${seat}`;
  }

  /** The seat's name inside a sentence: "the United States". */
  seatInText(seat: number): string {
    return this.game.seats[seat]?.inText ?? this.seatName(seat);
  }

  doesNotDecide(seat: number): string {
    const name = this.seatInText(seat);
    return this.game.seats[seat]?.plural ? say`${name} do not decide now` : say`${name} does not decide now`;
  }

  /** A sentence of the game as it leaves the machine. */
  told(sentence: string): string {
    return this.marked ? sentence : plain(sentence);
  }

  /** The sentence that asks a seat. */
  prompt({ rule, frame, u }: OpenQuestion<T, C>, seat: number): string {
    return this.told(rule.prompt(u, frame, seat));
  }

  /** What the rules say about each piece that a viewer sees. */
  findings(state: State<T>, viewer: number): Finding[] {
    const found = this.game.findings(this.read(state), viewer);
    return found.map(({ about, says }) => ({ about: this.told(about), says: this.told(says) }));
  }

  /** What the rules say about one thing on the board; null if nothing. */
  inspect(state: State<T>, touch: Touch): Inspection | null {
    const found = this.game.inspect?.(this.read(state), touch) ?? null;
    if (!found) return null;
    const { says, more } = found;
    return {
      ...found,
      says: says.map((sentence) => this.told(sentence)),
      ...(more === undefined ? {} : { more: this.marked ? more : plainDeep(more) }),
    };
  }

  /** Why a rule of the game refuses a choice. */
  refusedBy(refusal: Refusal<T, C>, u: Reader<T, C>, frame: Frame, arg: number, seat: number): Refused {
    return { reason: this.told(refusal.say(u, frame, arg, seat)), anchor: refusal.anchor };
  }

  /** A refusal that comes from no rule of the game. */
  refusedAs(kind: RefusalKind, reason: string): Refused {
    return refusedAs(kind, this.told(reason));
  }

  /** The first seat that decides now, or -1. */
  nextSeat(state: State<T>): number {
    const seats = this.askedSeats(state);
    return seats === 0 ? -1 : 31 - Math.clz32(seats & -seats);
  }

  /** The legal options of a seat. */
  list({ rule, frame, u }: OpenQuestion<T, C>, seat: number): Option[] {
    this.listAll(u, rule.verbs, frame, seat);
    return this.takeFound();
  }

  private listAll(u: Reader<T, C>, verbs: readonly Verb<T, C>[], frame: Frame, seat: number): void {
    this.startList();
    this.listVerbs(u, verbs, 0, frame, seat);
  }

  private startList(): void {
    this.foundCount = 0;
    this.listedState = null;
  }

  /** What was listed, for a caller to keep. */
  private takeFound(): Option[] {
    return this.found.slice(0, this.foundCount);
  }

  /** The legal options of a seat, except those of verbs by subject: a view names only their subjects. */
  listPlain({ rule, frame, u }: OpenQuestion<T, C>, seat: number): Option[] {
    this.startList();
    rule.verbs.forEach((verb, i) => {
      if (!verb.bySubject) this.listVerb(u, verb, i, frame, seat);
    });
    return this.takeFound();
  }

  private newMenu(open: OpenQuestion<T, C>, seat: number): Menu<T, C> {
    return new Menu(open.rule, open.frame, open.u, seat, this.listPlain(open, seat));
  }

  /**
   * Draws one of the legal options of a seat: each is equally likely, but with verbs by subject first a subject is drawn
   * and then its target. Null if there is none.
   */
  draw(state: State<T>, seat: number, random: Generator): DrawnOption | null {
    const drawn = this.drawAny(state, seat, random);
    if (drawn === null) return null;
    this.drawnState = state;
    this.drawnSeat = seat;
    this.drawnOption = drawn.option;
    return drawn;
  }

  private drawAny(state: State<T>, seat: number, random: Generator): DrawnOption | null {
    const open = this.question(state);
    if (open === null) return null;
    if (!this.bySubject.has(open.rule)) {
      const among = this.findLegal(open, seat);
      return among === 0 ? null : { option: this.found[below(random, among)], among };
    }
    const { menu } = this;
    this.menu = null;
    if (menu?.isFor(open.u, open.frame, seat)) return menu.draw(random);
    return this.isAsked(open, seat) ? this.newMenu(open, seat).draw(random) : null;
  }

  private listVerbs(
    u: Reader<T, C>,
    verbs: readonly Verb<T, C>[],
    base: number,
    frame: Frame,
    seat: number,
  ): void {
    for (let i = 0; i < verbs.length; i++) this.listVerb(u, verbs[i], base + i, frame, seat);
  }

  private listVerb(u: Reader<T, C>, verb: Verb<T, C>, index: number, frame: Frame, seat: number): void {
    this.verbIndex = index;
    if (verb.list) verb.list(u, frame, seat, this.add);
    else if (verb.bySubject) listBySubject(u, verb, frame, seat, this.add);
    else this.listByCheck(u, verb, frame, seat);
  }

  private listByCheck(u: Reader<T, C>, verb: Verb<T, C>, frame: Frame, seat: number): void {
    const domain = domainOf(u, frame, seat, verb.domain);
    if (!domain) {
      if (verb.check(u, frame, 0, seat) === null) this.add(0);
      return;
    }
    for (const arg of domain.values) if (verb.check(u, frame, arg, seat) === null) this.add(arg);
  }

  /** What a seat may choose now; empty if it is not asked. */
  legal(state: State<T>, seat: number): Option[] {
    const open = this.question(state);
    if (!open) return [];
    this.findLegal(open, seat);
    return this.takeFound();
  }

  /** Lists the legal options of a seat in `found`, unless they are there already, and counts them. */
  private findLegal(open: OpenQuestion<T, C>, seat: number): number {
    const { rule, frame, u } = open;
    const isListed = this.listedState === u.state && this.listedSeat === seat;
    this.listedState = null;
    if (isListed) return this.foundCount;
    if (this.isAsked(open, seat)) this.listAll(u, rule.verbs, frame, seat);
    else this.foundCount = 0;
    return this.foundCount;
  }

  /** What a seat may do now without being asked. The open question is asked again afterwards. */
  anytimeOptions(state: State<T>, seat: number): Option[] {
    const open = this.question(state);
    if (!open || !this.game.seats[seat]) return [];
    this.startList();
    this.listVerbs(open.u, this.game.anytimeVerbs ?? [], FIRST_ANYTIME_VERB, open.frame, seat);
    return this.takeFound();
  }

  /** The verb of an option. */
  verb(rule: Question<T, C>, option: Option): Verb<T, C> {
    const index = verbOf(option);
    return index < FIRST_ANYTIME_VERB
      ? rule.verbs[index]
      : (this.game.anytimeVerbs ?? [])[index - FIRST_ANYTIME_VERB];
  }

  /**
   * Makes a choice and advances to the next decision. Every choice is checked again, unless it was just drawn from the
   * legal ones: one that is not legal now is refused and changes nothing.
   */
  choose(
    state: State<T>,
    seat: number,
    option: Option,
    listener: Listener | null = null,
    source: ChanceSource | null = null,
  ): Refused | null {
    const open = this.question(state);
    if (!open) return this.refusedAs('game-over', say`the game is over`);
    const isDrawn = this.drawnState === state && this.drawnSeat === seat && this.drawnOption === option;
    const refused = isDrawn ? null : this.refuse(open, seat, option);
    if (refused) return refused;
    this.carryOut(open, seat, option, listener, source);
    return null;
  }

  /**
   * Makes a choice that `legal` has just listed, for this state or for one that it was cloned from, without judging it a
   * second time: for searches. Whatever was not listed there must go through `choose`.
   */
  chooseListed(state: State<T>, seat: number, option: Option, listener: Listener | null = null): void {
    const open = this.question(state);
    if (!open) throw new RulesError('nothing can be chosen in a game that is over');
    this.carryOut(open, seat, option, listener, null);
  }

  /** Why a choice is not legal now; null if it is. */
  private refuse(open: OpenQuestion<T, C>, seat: number, option: Option): Refused | null {
    const { rule, frame, u } = open;
    if (!this.game.seats[seat])
      return this.refusedAs('not-understood', say`there is no ${this.seatName(seat)}`);
    if (!isAnytime(option) && !this.isAsked(open, seat)) {
      return this.refusedAs('not-asked', this.doesNotDecide(seat));
    }
    const verb: Verb<T, C> | undefined = this.verb(rule, option);
    if (!verb || !this.inDomain(u, verb, frame, seat, argOf(option))) {
      return this.refusedAs('not-understood', say`there is no such choice here`);
    }
    const refusal = verb.check(u, frame, argOf(option), seat);
    return refusal && this.refusedBy(refusal, u, frame, argOf(option), seat);
  }

  private carryOut(
    { rule, frame, u: { state } }: OpenQuestion<T, C>,
    seat: number,
    option: Option,
    listener: Listener | null,
    source: ChanceSource | null,
  ): void {
    const umpire = this.begin(state, listener, source);
    try {
      // A further part of a compound choice does not count as another choice.
      if (!rule.continuesChoice || isAnytime(option)) state.count++;
      this.applyOption(umpire, rule, frame, seat, option);
      this.advance(umpire);
    } finally {
      umpire.listener = null;
      umpire.source = null;
    }
    if (this.hasCompounds) this.checkNothingRevealed(state, seat);
  }

  /** An unfinished choice can be abandoned, so it must not have revealed anything. */
  private checkNothingRevealed(state: State<T>, seat: number): void {
    const u = this.umpireOf(state);
    if ((!u.usedChance && u.revealed === 0) || !this.continues(state, seat)) return;
    throw new RulesError('something was rolled or revealed before the last part of a choice');
  }

  /** Arguments outside the domain are never legal, whatever the verb's check would say. */
  private inDomain(u: Reader<T, C>, verb: Verb<T, C>, frame: Frame, seat: number, arg: number): boolean {
    const domain = domainOf(u, frame, seat, verb.domain);
    return domain ? domain.has(arg) : arg === 0;
  }

  /**
   * A fair guess at what the viewer cannot see, including future chance: another state that looks exactly the same to
   * the viewer. Searching it reveals nothing that the viewer could not know.
   */
  determinize(state: State<T>, viewer: number, g: Generator): State<T> {
    const guess = clone(state);
    guess.chance = anyGenerator(g);
    if (viewer === ALL_KNOWING) return guess;
    if (this.spec) guessPlaces(guess, this.spec, this.viewerBits(viewer), g);
    this.game.guessTable?.(new Umpire(this.rulebook, guess), viewer);
    return guess;
  }

  /** The viewer's bits. */
  viewerBits(viewer: number): ViewerSet {
    return viewerBits(viewer);
  }
}

function goesBySubject<T, C>(rule: Question<T, C>): boolean {
  return rule.verbs.some((verb) => verb.bySubject);
}
