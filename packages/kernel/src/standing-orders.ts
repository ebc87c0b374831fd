import type { Machine, Option } from './machine.js';
import type { State } from './state.js';

/** What an open question offers to those who don't want to be asked. */
export interface StandingOffer {
  verb: string;
  topic: string;
  option: Option;
}

/** Of the options of a seat that is asked, the one by which it lets pass what it is asked about; null where there is none. */
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

/** The standing answer to the question that a seat is asked; null where there is none or it is not legal. */
export function standingOfferOf<T, C>(
  machine: Machine<T, C>,
  state: State<T>,
  seat: number,
): StandingOffer | null {
  const open = machine.question(state);
  const standing = open?.rule.standingOrder;
  if (!open || !standing) return null;
  const option = standingOption(machine, state, machine.legal(state, seat));
  if (option === null) return null;
  return { verb: standing.verb, topic: standing.topic(open.u, open.frame, seat), option };
}

const topicsKnown = new WeakMap<object, ReadonlySet<string>>();

/** Everything that standing orders can be about in this game. */
export function topicsOf<T, C>(machine: Machine<T, C>): ReadonlySet<string> {
  const known = topicsKnown.get(machine);
  if (known) return known;
  const topics = new Set(
    machine.game.rules.flatMap((rule) => {
      return rule.kind === 'question' ? (rule.standingOrder?.topics(machine.facts) ?? []) : [];
    }),
  );
  topicsKnown.set(machine, topics);
  return topics;
}

/** What a seat need not be asked: one trigger by its topic, or null for all of them until its turn. */
export type StandingOrder = string | null;

/**
 * What seats have said they need not be asked. Orders last until the seat is asked something that has no
 * standing answer: then it is its turn, and it is looking anyway.
 */
export class StandingOrders {
  private readonly orders = new Map<number, StandingOrder[]>();

  give(seat: number, order: StandingOrder): void {
    this.orders.set(seat, [...(this.orders.get(seat) ?? []), order]);
  }

  /** Replaces the orders of a seat. */
  set(seat: number, orders: readonly StandingOrder[]): void {
    if (orders.length === 0) this.orders.delete(seat);
    else this.orders.set(seat, orders.slice());
  }

  cancel(seat: number): boolean {
    return this.orders.delete(seat);
  }

  of(seat: number): readonly StandingOrder[] {
    return this.orders.get(seat) ?? [];
  }

  /** Is the seat's question answered by an order? */
  answers(seat: number, standing: StandingOffer | null): boolean {
    if (!standing) {
      this.cancel(seat);
      return false;
    }
    return this.of(seat).some((topic) => topic === null || topic === standing.topic);
  }

  /** What an order answers for a seat that is asked; null where none does. */
  answer<T, C>(machine: Machine<T, C>, state: State<T>, seat: number): Option | null {
    if (!this.orders.has(seat)) return null;
    const standing = standingOfferOf(machine, state, seat);
    return this.answers(seat, standing) ? standing!.option : null;
  }
}
