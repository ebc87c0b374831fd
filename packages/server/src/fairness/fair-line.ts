/** A line in which everybody has one turn after the other, however many things each of them has put into it. */
export class FairLine<T> {
  private readonly waiting = new Map<string, T[]>();
  private count = 0;

  get size(): number {
    return this.count;
  }

  /** Does anything of this one wait? */
  has(key: string): boolean {
    return this.waiting.has(key);
  }

  add(key: string, thing: T): void {
    const own = this.waiting.get(key);
    if (own) own.push(thing);
    else this.waiting.set(key, [thing]);
    this.count++;
  }

  /** The next thing; whose it was goes to the end of the line with the rest. */
  next(): T | undefined {
    for (const [key, own] of this.waiting) {
      const thing = own.shift();
      this.waiting.delete(key);
      if (own.length > 0) this.waiting.set(key, own);
      this.count--;
      return thing;
    }
    return undefined;
  }
}
