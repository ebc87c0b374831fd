import type { Machine, Option } from './machine.js';
import type { State } from './state.js';

/** The automatic answer that an open question offers to seats with a standing order. */
export interface StandingOffer {
  verb: string;
  topic: string;
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
  if (!open || !standing) return null;
  const option = standingOption(machine, state, machine.legal(state, seat));
  if (option === null) return null;
  return { verb: standing.verb, topic: standing.topic(open.u, open.frame, seat), option };
}

const topicsKnown = new WeakMap<object, ReadonlySet<string>>();

/** All topics of standing orders in this game. */
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

/** What a seat does not want to be asked: a trigger by its topic, or null for all of them until its turn. */
export type StandingOrder = string | null;

/**
 * The standing orders of the seats. They last until the seat is asked something that has no standing answer: then it is
 * its turn, and the player is at the table anyway.
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

  /** Does an order answer the seat's question? */
  answers(seat: number, standing: StandingOffer | null): boolean {
    if (!standing) {
      this.cancel(seat);
      return false;
    }
    return this.of(seat).some((topic) => topic === null || topic === standing.topic);
  }

  /** The option that an order chooses for a seat that is asked; null if none does. */
  answer<T, C>(machine: Machine<T, C>, state: State<T>, seat: number): Option | null {
    if (!this.orders.has(seat)) return null;
    const standing = standingOfferOf(machine, state, seat);
    return this.answers(seat, standing) ? standing!.option : null;
  }
}
