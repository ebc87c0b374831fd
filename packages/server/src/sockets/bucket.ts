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
    const now = this.now();
    this.level = Math.min(this.size, this.level + ((now - this.last) / 1000) * this.perSecond);
    this.last = now;
    if (this.level < 1) return false;
    this.level--;
    return true;
  }
}
