/** A token bucket: a burst of `size`, refilled at `perSecond`. */
export class Bucket {
  private level: number;
  private last: number;

  constructor(
    private readonly size: number,
    private readonly perSecond: number,
    private readonly now: () => number,
    private readonly taken: ((cost: number) => void) | null = null,
  ) {
    this.level = size;
    this.last = now();
  }

  /** Are there enough tokens? */
  has(cost = 1): boolean {
    this.fill();
    return this.level >= cost;
  }

  take(cost = 1): boolean {
    if (!this.has(cost)) return false;
    this.level -= cost;
    this.taken?.(cost);
    return true;
  }

  /** Takes what was let through elsewhere, even if there is not enough. */
  charge(cost: number): void {
    this.fill();
    this.level = Math.min(this.size, this.level - cost);
  }

  /** Seconds until there are enough tokens. */
  wait(cost = 1): number {
    return this.has(cost) ? 0 : Math.ceil((cost - this.level) / this.perSecond);
  }

  /** Returns a token that should not count. */
  giveBack(): void {
    this.level = Math.min(this.size, this.level + 1);
    this.taken?.(-1);
  }

  /** The bucket is full again and can be dropped. */
  get full(): boolean {
    this.fill();
    return this.level >= this.size;
  }

  private fill(): void {
    const now = this.now();
    this.level = Math.min(this.size, this.level + (Math.max(0, now - this.last) / 1000) * this.perSecond);
    this.last = now;
  }
}

/** Below this number of buckets, full ones are not cleaned up. */
const TIDY_FROM = 1_000;

/** One bucket per key, however many sockets a person has. */
export class Buckets {
  private readonly buckets = new Map<string, Bucket>();
  private tidyAt = TIDY_FROM;
  /** Called for all that is taken, if other processes count it, too. */
  taken: ((key: string, cost: number) => void) | null = null;

  constructor(
    private readonly size: number,
    private readonly perSecond: number,
    private readonly now: () => number,
  ) {}

  take(key: string, cost = 1): boolean {
    return this.of(key).take(cost);
  }

  of(key: string): Bucket {
    let bucket = this.buckets.get(key);
    if (!bucket) {
      if (this.buckets.size >= this.tidyAt) this.tidyUp();
      bucket = new Bucket(this.size, this.perSecond, this.now, (cost) => this.taken?.(key, cost));
      this.buckets.set(key, bucket);
    }
    return bucket;
  }

  charge(key: string, cost: number): void {
    this.of(key).charge(cost);
  }

  /** Is this key's bucket empty? Does not create one for an unknown key. */
  isEmpty(key: string): boolean {
    return this.buckets.get(key)?.has() === false;
  }

  giveBack(key: string): void {
    this.buckets.get(key)?.giveBack();
  }

  private tidyUp(): void {
    for (const [key, bucket] of this.buckets) if (bucket.full) this.buckets.delete(key);
    // The threshold grows with the number of buckets, so that not every newcomer triggers a scan of all.
    this.tidyAt = Math.max(TIDY_FROM, 2 * this.buckets.size);
  }
}
