/** A line in which everybody has one turn after the other, however many things each of them has put into it. */
export class RoundRobin<T> {
  /** What waits, by whose it is; those whose turn is next stand first. */
  private readonly waiting = new Map<string, T[]>();
  private count = 0;

  get size(): number {
    return this.count;
  }

  /** Does anything of this one wait? */
  has(key: string): boolean {
    return this.waiting.has(key);
  }

  /** How much of this one waits. */
  sizeOf(key: string): number {
    return this.waiting.get(key)?.length ?? 0;
  }

  add(key: string, thing: T): void {
    const own = this.waiting.get(key);
    if (own) own.push(thing);
    else this.waiting.set(key, [thing]);
    this.count++;
  }

  /** The next thing of those who may go; whose it was goes to the end of the line with the rest. */
  next(mayGo: (key: string) => boolean = () => true): T | undefined {
    for (const [key, own] of this.waiting) {
      if (!mayGo(key)) continue;
      const thing = own.shift();
      this.standLast(key);
      this.count--;
      return thing;
    }
    return undefined;
  }

  /** Whoever has had a turn lets the others go first. */
  standLast(key: string): void {
    const own = this.waiting.get(key);
    this.waiting.delete(key);
    if (own && own.length > 0) this.waiting.set(key, own);
  }
}
