import type { Machine, Option, State } from '@sandtable/kernel';

/** What an open question offers to those who don't want to be asked. */
export interface Standing {
  verb: string;
  topic: string;
  option: Option;
}

/** The standing answer to the question that a seat is asked; null where there is none or it is not legal. */
export function standingOf<T, C>(machine: Machine<T, C>, state: State<T>, seat: number): Standing | null {
  const open = machine.question(state);
  const standing = open?.rule.standing;
  if (!open || !standing) return null;
  const option = machine
    .legal(state, seat)
    .find((one) => machine.verb(open.rule, one).name === standing.verb);
  if (option === undefined) return null;
  return { verb: standing.verb, topic: standing.topic(machine.umpire, open.frame, seat), option };
}

interface Order {
  /** The one trigger it is about, or null for all of them. */
  topic: string | null;
}

/**
 * What seats have said they need not be asked. Orders last until the seat is asked something that has no
 * standing answer: then it is its turn, and it is looking anyway.
 */
export class StandingOrders {
  private readonly orders = new Map<number, Order[]>();
  private readonly used = new Map<number, number>();

  give(seat: number, topic: string | null): void {
    this.orders.set(seat, [...(this.orders.get(seat) ?? []), { topic }]);
  }

  cancel(seat: number): boolean {
    return this.orders.delete(seat);
  }

  /** The orders in words. */
  list(seat: number): string[] {
    return (this.orders.get(seat) ?? []).map(({ topic }) => topic ?? 'everything until your turn');
  }

  /** Is the seat's question answered by an order? */
  answers(seat: number, standing: Standing | null): boolean {
    if (!standing) {
      this.cancel(seat);
      return false;
    }
    const given = this.orders.get(seat) ?? [];
    if (!given.some(({ topic }) => topic === null || topic === standing.topic)) return false;
    this.used.set(seat, (this.used.get(seat) ?? 0) + 1);
    return true;
  }

  /** How many questions were answered for a seat since this was last asked. */
  takeUsed(seat: number): number {
    const count = this.used.get(seat) ?? 0;
    this.used.delete(seat);
    return count;
  }
}
