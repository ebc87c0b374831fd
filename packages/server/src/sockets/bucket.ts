/** So many at once, so many per second: what is more is too much. */
export class Bucket {
  private level: number;
  private last: number;

  constructor(
    private readonly size: number,
    private readonly perSecond: number,
    private readonly now: () => number,
  ) {
    this.level = size;
    this.last = now();
  }

  /** Is there enough for so much? */
  has(cost = 1): boolean {
    this.fill();
    return this.level >= cost;
  }

  take(cost = 1): boolean {
    if (!this.has(cost)) return false;
    this.level -= cost;
    return true;
  }

  /** Seconds until there is enough for so much. */
  wait(cost = 1): number {
    return this.has(cost) ? 0 : Math.ceil((cost - this.level) / this.perSecond);
  }

  /** What was taken is not to count. */
  giveBack(): void {
    this.level = Math.min(this.size, this.level + 1);
  }

  /** Nothing was taken lately: it is as good as new. */
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

/** How many buckets are kept, at least, before those that are full are thrown away. */
const KEPT = 1_000;

/** A bucket for everybody: however many sockets somebody has, there is one. */
export class Buckets {
  private readonly buckets = new Map<string, Bucket>();
  private tidyAt = KEPT;

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
      bucket = new Bucket(this.size, this.perSecond, this.now);
      this.buckets.set(key, bucket);
    }
    return bucket;
  }

  /** Is nothing left for this one? Nobody is counted who was never heard of. */
  isEmpty(key: string): boolean {
    return this.buckets.get(key)?.has() === false;
  }

  giveBack(key: string): void {
    this.buckets.get(key)?.giveBack();
  }

  private tidyUp(): void {
    for (const [key, bucket] of this.buckets) if (bucket.full) this.buckets.delete(key);
    // Where many are in use, looking through all of them for every newcomer would take its time.
    this.tidyAt = Math.max(KEPT, 2 * this.buckets.size);
  }
}
