/** Counts open connections per key, up to a maximum. */
export class ConnectionCounter {
  private readonly counts = new Map<string, number>();

  constructor(private readonly most: number) {}

  /** Counts one more and returns the function that releases it; null if the maximum is reached. */
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
