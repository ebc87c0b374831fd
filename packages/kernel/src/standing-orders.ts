import { chain } from './chain.js';
import type { Machine, OpenQuestion } from './machine.js';
import { spellOption } from './notation.js';
import type { Option } from './option.js';
import { clone } from './plain.js';
import { plain } from './say.js';
import type { State } from './state.js';

/** The automatic answer that an open question offers to seats with a standing order. */
export interface StandingOffer {
  verb: string;
  topic: string;
  /** All topics that cover the question, the most useful one first. */
  topics: readonly string[];
  /** The cards that could be used instead; null if something else could be done. */
  cards: readonly string[] | null;
  /** Nothing else can be done about it, neither now nor by an anytime verb first. */
  idle: boolean;
  /** That nothing else can be done is public: an answer without delay tells nobody anything. */
  open: boolean;
  option: Option;
}

/** The option by which an asked seat passes on the question; null if there is none. */
export function standingOption<T, C>(
  machine: Machine<T, C>,
  state: State<T>,
  options: readonly Option[],
): Option | null {
  const rule = machine.question(state)?.rule;
  const verb = rule?.standingOrder?.verb;
  if (!rule || verb === undefined) return null;
  return options.find((option) => machine.verb(rule, option).name === verb) ?? null;
}

/** The standing answer to the question a seat is asked; null if there is none or it is not legal. */
export function standingOfferOf<T, C>(
  machine: Machine<T, C>,
  state: State<T>,
  seat: number,
): StandingOffer | null {
  const open = machine.question(state);
  const standing = open?.rule.standingOrder;
  const topic = standing?.topic(open!.u, open!.frame, seat) ?? null;
  if (!open || !standing || topic === null) return null;
  const options = machine.legal(state, seat).slice();
  const option = standingOption(machine, state, options);
  if (option === null) return null;
  const others = options.filter((one) => one !== option).map((one) => spellOption(machine, state, seat, one));
  const byCards = others.every(
    ({ touches }) => touches.length > 0 && touches.every(({ kind }) => kind === CARD),
  );
  return {
    verb: standing.verb,
    topic: plain(topic),
    topics: standingTopics(open, seat).map(plain),
    cards: byCards ? [...new Set(others.flatMap(({ touches }) => touches.map(({ id }) => id)))] : null,
    idle: others.length === 0 && !anytimeOpens(machine, state, seat),
    open: !machine.hasSecretOptions(open, seat),
    option,
  };
}

const CARD = 'card';

/**
 * Whether an anytime verb, used first, would open further choices to a seat that has only one, such as a piece taken back
 * that it lacks. What can be done at any time is no answer by itself: the seat can do it at its next question, too.
 */
export function anytimeOpens<T, C>(machine: Machine<T, C>, state: State<T>, seat: number): boolean {
  return machine.anytimeOptions(state, seat).some((option) => {
    const after = clone(state);
    machine.chooseListed(after, seat, option);
    return machine.question(after) !== null && machine.legal(after, seat).length > 1;
  });
}

/** The topics of an open question, as sentences: what it is about in general first, then exactly. */
export function standingTopics<T, C>(
  { rule, u, frame }: OpenQuestion<T, C>,
  seat: number,
): readonly string[] {
  const standing = rule.standingOrder;
  const topic = standing?.topic(u, frame, seat) ?? null;
  return topic === null ? [] : [...(standing?.broader?.(u, frame, seat) ?? []), topic];
}

/** The current turn of play. An order for this turn ends with it. */
export function turnOf<T, C>(machine: Machine<T, C>, state: State<T>): string {
  const [whose = ''] = chain(machine, state);
  const round = machine.game.round?.(machine.read(state))?.now ?? 0;
  return `${round} ${plain(whose)}`;
}

const topicsKnown = new WeakMap<object, ReadonlyMap<string, string>>();

/** All topics of standing orders in this game, and each as a marked sentence. */
export function topicsOf<T, C>(machine: Machine<T, C>): ReadonlyMap<string, string> {
  const known = topicsKnown.get(machine);
  if (known) return known;
  const sentences = machine.game.rules.flatMap((rule) => {
    return rule.kind === 'question' ? (rule.standingOrder?.topics(machine.facts) ?? []) : [];
  });
  const topics = new Map(sentences.map((topic) => [plain(topic), topic]));
  topicsKnown.set(machine, topics);
  return topics;
}

const cardsKnown = new WeakMap<object, ReadonlySet<string>>();

/** All cards that a standing order can be about. */
export function orderableCards<T, C>(machine: Machine<T, C>): ReadonlySet<string> {
  const known = cardsKnown.get(machine);
  if (known) return known;
  const cards = new Set(
    machine.game.rules.flatMap((rule) => {
      return rule.kind === 'question' ? (rule.standingOrder?.cards?.(machine.facts) ?? []) : [];
    }),
  );
  cardsKnown.set(machine, cards);
  return cards;
}

/** What a seat does not want to be asked, and for how long. */
export interface Order {
  /** A topic, the use of a card, everything, or questions to which it has nothing to say. */
  about: 'topic' | 'card' | 'everything' | 'idle';
  /** The topic or the card; '' for the others. */
  what: string;
  /**
   * Until the turn of play ends; until it is cancelled; or until the seat is asked something that has no standing
   * answer, as when its own turn has come.
   */
  until: 'turn' | 'cancelled' | 'asked';
  /** The turn it was given in, if it ends with it. */
  turn?: string;
}

/** An order as it is given. A bare topic, or null for everything, lasts until the seat is asked something else. */
export type StandingOrder = Order | string | null;

/** An order in full. */
export function fullOrder(order: StandingOrder): Order {
  if (order === null) return { about: 'everything', what: '', until: 'asked' };
  if (typeof order === 'string') return { about: 'topic', what: plain(order), until: 'asked' };
  const { about, what, until, turn } = order;
  return { about, what: plain(what), until, ...(turn !== undefined && { turn }) };
}

/** Are two orders about the same thing? */
export function sameSubject(one: Order, other: Order): boolean {
  return one.about === other.about && one.what === other.what;
}

/** An order whose topic is told as the machine tells it. */
export function orderTold<T, C>(machine: Machine<T, C>, order: Order): Order {
  if (order.about !== 'topic' || !machine.marked) return order;
  return { ...order, what: topicsOf(machine).get(order.what) ?? order.what };
}

/** The standing orders of the seats. */
export class StandingOrders {
  private readonly orders = new Map<number, Order[]>();
  /** Seats that have taken something back: they are asked everything until they choose again. */
  private readonly waiting = new Set<number>();

  /** Adds an order; it replaces one about the same thing. */
  give(seat: number, order: StandingOrder, turn = ''): void {
    this.set(seat, [...this.of(seat), order], turn);
  }

  /** Replaces the orders of a seat. `turn` is the current turn of play. Of two about the same thing, the later holds. */
  set(seat: number, given: readonly StandingOrder[], turn = ''): void {
    const orders: Order[] = [];
    for (const order of given.map(fullOrder)) {
      const at = orders.findIndex((other) => sameSubject(order, other));
      if (at >= 0) orders.splice(at, 1);
      orders.push(order.until === 'turn' ? { ...order, turn: order.turn ?? turn } : order);
    }
    if (orders.length === 0) this.orders.delete(seat);
    else this.orders.set(seat, orders);
  }

  cancel(seat: number): boolean {
    return this.orders.delete(seat);
  }

  of(seat: number): readonly Order[] {
    return this.orders.get(seat) ?? [];
  }

  /** The seat has taken something back: its orders wait until it chooses again, or else they would do it anew. */
  suspend(seat: number): void {
    this.waiting.add(seat);
  }

  resume(seat: number): void {
    this.waiting.delete(seat);
  }

  get suspended(): number[] {
    return [...this.waiting].sort((a, b) => a - b);
  }

  isSuspended(seat: number): boolean {
    return this.waiting.has(seat);
  }

  /** Drops the orders whose time is over: in this turn, and if the seat is asked something without a standing answer. */
  lapse(seat: number, turn: string, askedOtherwise: boolean): void {
    const all = this.of(seat);
    if (all.length === 0) return;
    const lasting = all.filter(({ until, turn: own }) => {
      return until === 'turn' ? own === turn : until === 'cancelled' || !askedOtherwise;
    });
    if (lasting.length < all.length) this.set(seat, lasting);
  }

  /**
   * Does an order answer the seat's question? `alone`: nobody else plays who could learn something from an answer
   * without delay.
   */
  answers(seat: number, standing: StandingOffer | null, alone = false): boolean {
    if (!standing || this.waiting.has(seat)) return false;
    const orders = this.of(seat);
    const unwanted = orders.filter(({ about }) => about === 'card').map(({ what }) => what);
    const { cards, topic, topics, idle, open } = standing;
    if (cards && cards.length > 0 && cards.every((card) => unwanted.includes(card))) return true;
    return orders.some(({ about, what }) => {
      if (about === 'topic') return what === topic || topics.includes(what);
      return about === 'everything' || (about === 'idle' && idle && (alone || open));
    });
  }
}
