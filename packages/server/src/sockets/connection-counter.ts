/** Counts open connections per key, up to a maximum. */
export class ConnectionCounter {
  private readonly counts = new Map<string, number>();
  /** The connections that other processes have. */
  private readonly elsewhere = new Map<string, Map<string, number>>();
  /** Called for every change, if other processes count it, too. */
  moved: ((key: string) => void) | null = null;

  constructor(private readonly most: number) {}

  /** Counts one more and returns the function that releases it; null if the maximum is reached. */
  enter(key: string): (() => void) | null {
    const here = this.here(key);
    if (here + this.away(key) >= this.most) return null;
    this.counts.set(key, here + 1);
    this.moved?.(key);
    let gone = false;
    return () => {
      if (gone) return;
      gone = true;
      const left = (this.counts.get(key) ?? 1) - 1;
      if (left > 0) this.counts.set(key, left);
      else this.counts.delete(key);
      this.moved?.(key);
    };
  }

  here(key: string): number {
    return this.counts.get(key) ?? 0;
  }

  keys(): string[] {
    return [...this.counts.keys()];
  }

  setElsewhere(process: string, key: string, count: number): void {
    const counts = this.elsewhere.get(process) ?? new Map<string, number>();
    if (count > 0) counts.set(key, count);
    else counts.delete(key);
    this.elsewhere.set(process, counts);
  }

  forget(process: string): void {
    this.elsewhere.delete(process);
  }

  private away(key: string): number {
    let sum = 0;
    for (const counts of this.elsewhere.values()) sum += counts.get(key) ?? 0;
    return sum;
  }
}
