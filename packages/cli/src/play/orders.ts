import { StandingOrders } from '@sandtable/kernel';

/** Standing orders in the terminal client, which also reports how often an order answered. */
export class CountedOrders extends StandingOrders {
  private readonly used = new Map<number, number>();

  /** The orders in words. */
  list(seat: number): string[] {
    return this.of(seat).map(({ about, what }) => (about === 'topic' ? what : 'everything until your turn'));
  }

  /** Counts an answer by a standing order. */
  noteUse(seat: number): void {
    this.used.set(seat, (this.used.get(seat) ?? 0) + 1);
  }

  /** How many questions were answered for a seat since the last call. */
  takeUsed(seat: number): number {
    const count = this.used.get(seat) ?? 0;
    this.used.delete(seat);
    return count;
  }
}
