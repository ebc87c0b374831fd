import { type Players, playOne } from '@sandtable/bots';
import {
  allRefusals,
  anytimeOpens,
  type Draft,
  draft,
  type Finding,
  type Inspection,
  type Machine,
  type Match,
  type Option,
  type PreviewPatches,
  positionInDraft,
  preview,
  type Refused,
  refusalsOf,
  type SpelledOption,
  type StandingOffer,
  type StandingOrder,
  StandingOrders,
  seedGenerator,
  spellOption,
  standingOfferOf,
  subjectOptions,
  type Touch,
  turnOf,
  UNDO,
} from '@sandtable/kernel';
import type { GameProgress, RefusedOption, Result, SeatInfo } from '@sandtable/protocol';

export type AnyMatch = Match<unknown, unknown>;

/** Who plays a seat: a person, a bot, or a bot that stands in for a person. */
export type Sitting = Pick<SeatInfo, 'who' | 'bot'>;

/** A choice that a standing order makes. */
export interface OrderedChoice {
  seat: number;
  option: Option;
  /** In notation. */
  text: string;
}

/** A touched thing, and the subject selected at that time. */
export interface Touched {
  touch: Touch;
  inHand: Touch | null;
}

/**
 * A match with its players: whose turn it is, what moves without a person, and what a seat may query about the
 * position. It is the same on a server, in a browser and in a terminal; each adds its own parts (durability and clocks,
 * saved games, printing).
 */
export class HostedTable {
  constructor(
    readonly match: AnyMatch,
    /** One for each seat; the host updates it as people come and go. */
    readonly seats: readonly Sitting[],
    readonly orders: StandingOrders = new StandingOrders(),
  ) {}

  /** Whether choices are made that leave a person nothing to choose, if there is nobody who could learn from it. */
  skipsIdle = false;

  get machine(): Machine<unknown, unknown> {
    return this.match.machine;
  }

  /** A seat's number; -1 for an unknown id. */
  seatOf(id: string): number {
    return this.machine.game.seats.findIndex((seat) => seat.id === id);
  }

  /** The seats that people play, in the order of the game. */
  people(): number[] {
    return [...this.seats.keys()].filter((seat) => this.isPerson(seat));
  }

  isPerson(seat: number): boolean {
    const { who, bot } = this.seats[seat];
    return who !== null && bot === null;
  }

  // Whose turn it is

  /** The seats that are asked now. */
  asked(): number[] {
    const mask = this.machine.askedSeats(this.match.state);
    return [...this.seats.keys()].filter((seat) => mask & (1 << seat));
  }

  /** The next choice that a standing order makes; null if none does. */
  orderToMove(): OrderedChoice | null {
    const alone = this.isOnePerson();
    for (const seat of this.asked()) {
      const standing = this.orders.of(seat).length > 0 ? this.standing(seat) : null;
      if (standing && this.orders.answers(seat, standing, alone))
        return { seat, option: standing.option, text: standing.verb };
      const only = this.skipsIdle && alone ? this.onlyChoice(seat) : null;
      if (only) return only;
    }
    return null;
  }

  /** At most one person plays: nobody else could learn anything from an answer without delay. */
  private isOnePerson(): boolean {
    const people = this.people().map((seat) => this.seats[seat].who!.id);
    return new Set(people).size <= 1;
  }

  /**
   * The only choice of a person who is asked all the same, so that others learn nothing; null if there is more to
   * choose, or if they have just taken something back.
   */
  private onlyChoice(seat: number): OrderedChoice | null {
    const { machine, match } = this;
    const open = machine.question(match.state);
    if (!open || !this.isPerson(seat) || this.orders.isSuspended(seat)) return null;
    // All other questions with one choice answer themselves.
    if (!machine.hasSecretOptions(open, seat) && !open.rule.anytimeVerbFirst) return null;
    const options = machine.legal(match.state, seat).slice();
    if (options.length !== 1 || anytimeOpens(machine, match.state, seat)) return null;
    const [option] = options;
    return { seat, option, text: spellOption(machine, match.state, seat, option).text };
  }

  /** The seat whose bot has to choose next; null if no bot has to. */
  botToMove(): { seat: number; bot: string } | null {
    for (const seat of this.asked()) {
      const { bot } = this.seats[seat];
      if (bot !== null) return { seat, bot };
    }
    return null;
  }

  /**
   * Makes one choice without a person, by a standing order or by a bot in this thread; null if only people are asked,
   * or bots and none are here.
   */
  letMove(players: Players<unknown, unknown> | null): { seat: number; by: 'order' | 'bot' } | null {
    const order = this.orderToMove();
    const seat = order?.seat ?? this.botToMove()?.seat;
    if (seat === undefined) return null;
    if (order) this.match.chooseOption(seat, order.option);
    else if (players) playOne(this.match, players, seat);
    else return null;
    this.changed();
    return { seat, by: order ? 'order' : 'bot' };
  }

  // Choosing

  /** Makes a choice in notation; "undo" takes the seat's last one back. */
  choose(seat: number, text: string): Refused | null {
    const undoes = isUndo(text);
    const refused = undoes
      ? this.match.undo(seat)
      : this.match.choose(this.machine.game.seats[seat].id, text);
    if (!refused) this.chosen(seat, undoes);
    return refused;
  }

  chooseOption(seat: number, option: Option): Refused | null {
    const refused = this.match.chooseOption(seat, option);
    if (!refused) this.chosen(seat, false);
    return refused;
  }

  /** A person has chosen something, or taken it back: then their orders wait until they choose again. */
  chosen(seat: number, undone: boolean): void {
    if (undone) this.orders.suspend(seat);
    else this.orders.resume(seat);
    this.changed();
  }

  /** A new position: orders end with the turn, or with a question that has no standing answer. */
  changed(): void {
    const ordering = [...this.seats.keys()].filter((seat) => this.orders.of(seat).length > 0);
    if (ordering.length === 0) return;
    const asked = this.asked();
    const turn = this.turn();
    for (const seat of ordering)
      this.orders.lapse(seat, turn, asked.includes(seat) && this.standing(seat) === null);
  }

  /** The current turn of play. */
  turn(): string {
    return turnOf(this.machine, this.match.state);
  }

  /** May a seat undo its last choice now? */
  mayUndo(seat: number): boolean {
    return this.match.state.outcome === null && this.match.undoRefused(seat) === null;
  }

  // Standing orders

  setOrders(seat: number, orders: readonly StandingOrder[]): void {
    this.orders.set(seat, orders, this.turn());
    this.orders.resume(seat);
    this.changed();
  }

  /** What an order would answer to the seat's question. */
  standing(seat: number): StandingOffer | null {
    return standingOfferOf(this.machine, this.match.state, seat);
  }

  // Queries about the position; they change nothing

  /**
   * The choices refused now, with the reason: all of them, or those about a touched thing. With the parts of a draft:
   * those refused after them.
   */
  refusals(seat: number, touched?: Touched | null): RefusedOption[];
  refusals(seat: number, touched: Touched | null, parts: string): RefusedOption[] | Refused;
  refusals(seat: number, touched: Touched | null = null, parts = ''): RefusedOption[] | Refused {
    const { machine } = this.match;
    const at = positionInDraft(machine, this.match.state, seat, parts);
    if ('refused' in at) return at.refused;
    const all = touched
      ? refusalsOf(machine, at.state, seat, touched.touch, touched.inHand)
      : allRefusals(machine, at.state, seat);
    return all.map(({ text, touches, refused }) => ({ text, touches, ...refused }));
  }

  /**
   * The options of one subject, whose targets are listed only on request. With the parts of a draft: the options after
   * them.
   */
  options(seat: number, verb: string, subject: string, parts = ''): SpelledOption[] | Refused {
    const at = positionInDraft(this.machine, this.match.state, seat, parts);
    return 'refused' in at ? at.refused : subjectOptions(this.machine, at.state, seat, verb, subject);
  }

  /** The state of the seat's draft; a complete one shows nothing more. */
  draft(seat: number, text: string): Draft | { refused: Refused } {
    return draft(this.machine, this.match.state, seat, text);
  }

  /**
   * What a choice, or several in a row, would change in the seat's view, over several guesses at what it cannot see. The seed must be secret:
   * a guess from known chance would reveal the position it was made from.
   */
  preview(seat: number, text: string | readonly string[], seed: string): PreviewPatches | Refused {
    return preview(this.machine, this.match.state, seat, text, seedGenerator(seed));
  }

  /** What the rules say about each piece that a viewer sees. */
  findings(viewer: number): Finding[] {
    return this.machine.findings(this.match.state, viewer);
  }

  /** What the rules say about one thing on the board; null if nothing. */
  inspect(touch: Touch): Inspection | null {
    return this.machine.inspect(this.match.state, touch);
  }

  /** How far the game has come, as everybody may know it. */
  progress(): GameProgress {
    const { game } = this.machine;
    const u = this.machine.read(this.match.state);
    return {
      asked: this.asked().map((seat) => game.seats[seat].id),
      scores: game.scores(u).slice(),
      round: game.round?.(u) ?? null,
    };
  }

  /** The result, if the game has ended. */
  result(): Result | null {
    const { outcome } = this.match.state;
    if (!outcome) return null;
    const { sides, seats } = this.machine.game;
    const winner = sides[outcome.winner]?.id ?? null;
    return {
      winner,
      scores: outcome.scores.slice(),
      how: 'played',
      why: outcome.why,
      ...(outcome.leader !== undefined && { leader: seats[outcome.leader].id }),
    };
  }
}

/** Is this the word that undoes a choice? */
export function isUndo(text: string): boolean {
  return text.trim().toLowerCase() === UNDO;
}
