import { StandingOrders } from '@sandtable/kernel';

/** Standing orders of people at a terminal, who want to hear how often an order spoke for them. */
export class CountedOrders extends StandingOrders {
  private readonly used = new Map<number, number>();

  /** The orders in words. */
  list(seat: number): string[] {
    return this.of(seat).map((topic) => topic ?? 'everything until your turn');
  }

  /** An order spoke for a seat. */
  noteUse(seat: number): void {
    this.used.set(seat, (this.used.get(seat) ?? 0) + 1);
  }

  /** How many questions were answered for a seat since this was last asked. */
  takeUsed(seat: number): number {
    const count = this.used.get(seat) ?? 0;
    this.used.delete(seat);
    return count;
  }
}
