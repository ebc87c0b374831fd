import fc from 'fast-check';

/** Games take a while to play, so at most this many simpler ones are tried. */
const TRIES = 400;

/**
 * The shortest sublist found that still fails. `fails` returns how many of the given items it took to fail, or null if
 * they did not.
 */
export function shrink<V>(
  items: readonly V[],
  seed: number,
  fails: (some: readonly V[]) => number | null,
): V[] {
  return new Shrinking(items, fails).run(seed).map((index) => items[index]);
}

class Shrinking<V> {
  private tries = 0;
  private best: number[];

  constructor(
    private readonly items: readonly V[],
    private readonly fails: (some: readonly V[]) => number | null,
  ) {
    this.best = [...items.keys()];
  }

  run(seed: number): number[] {
    // First the general shrinker, which takes large steps; then the remaining items one by one.
    const index = fc.nat(Math.max(0, this.items.length - 1));
    const holds = fc.property(fc.array(index), (candidate) => !this.stillFails(candidate, TRIES / 2));
    fc.check(holds, { seed, numRuns: 1, examples: [[this.best]] });
    for (let before = -1; before !== this.best.length; ) {
      before = this.best.length;
      this.leaveOut();
    }
    return this.best;
  }

  /** Tries without some consecutive items: long runs first, then single ones. */
  private leaveOut(): void {
    for (let size = 8; size >= 1; size /= 2) {
      for (let at = this.best.length - size; at >= 0; at--) {
        const candidate = [...this.best.slice(0, at), ...this.best.slice(at + size)];
        if (this.stillFails(candidate, TRIES)) at = Math.min(at, this.best.length - size + 1);
      }
    }
  }

  private stillFails(candidate: readonly number[], tries: number): boolean {
    if (this.tries++ >= tries) return false;
    const length = this.fails(candidate.map((index) => this.items[index]));
    if (length === null) return false;
    if (length <= this.best.length) this.best = candidate.slice(0, length);
    return true;
  }
}
