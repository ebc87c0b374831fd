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

  take(): boolean {
    this.fill();
    if (this.level < 1) return false;
    this.level--;
    return true;
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

/** How many buckets are kept before those that are full are thrown away. */
const KEPT = 1_000;

/** A bucket for everybody: however many sockets somebody has, there is one. */
export class Buckets {
  private readonly buckets = new Map<string, Bucket>();

  constructor(
    private readonly size: number,
    private readonly perSecond: number,
    private readonly now: () => number,
  ) {}

  take(key: string): boolean {
    let bucket = this.buckets.get(key);
    if (!bucket) {
      if (this.buckets.size >= KEPT) this.tidyUp();
      bucket = new Bucket(this.size, this.perSecond, this.now);
      this.buckets.set(key, bucket);
    }
    return bucket.take();
  }

  private tidyUp(): void {
    for (const [key, bucket] of this.buckets) if (bucket.full) this.buckets.delete(key);
  }
}
