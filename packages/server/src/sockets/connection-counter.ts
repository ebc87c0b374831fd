/** How many lines somebody has open, by a key; more than so many there are not. */
export class ConnectionCounter {
  private readonly counts = new Map<string, number>();

  constructor(private readonly most: number) {}

  /** Counts one more; returns how to let go of it, or null where there are enough. */
  enter(key: string): (() => void) | null {
    const here = this.counts.get(key) ?? 0;
    if (here >= this.most) return null;
    this.counts.set(key, here + 1);
    let gone = false;
    return () => {
      if (gone) return;
      gone = true;
      const left = (this.counts.get(key) ?? 1) - 1;
      if (left > 0) this.counts.set(key, left);
      else this.counts.delete(key);
    };
  }
}
