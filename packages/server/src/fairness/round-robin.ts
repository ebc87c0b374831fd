/** A queue that serves its keys in turn, however many items each key has queued. */
export class RoundRobin<T> {
  /** Queued items by key, in the order of the keys' turns. */
  private readonly waiting = new Map<string, T[]>();
  private count = 0;

  get size(): number {
    return this.count;
  }

  /** Does this key have queued items? */
  has(key: string): boolean {
    return this.waiting.has(key);
  }

  /** The number of this key's queued items. */
  sizeOf(key: string): number {
    return this.waiting.get(key)?.length ?? 0;
  }

  add(key: string, thing: T): void {
    const own = this.waiting.get(key);
    if (own) own.push(thing);
    else this.waiting.set(key, [thing]);
    this.count++;
  }

  /** Takes the next item of the first key that may go; that key then moves to the end. */
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

  /** Moves a key that has had its turn to the end. */
  standLast(key: string): void {
    const own = this.waiting.get(key);
    this.waiting.delete(key);
    if (own && own.length > 0) this.waiting.set(key, own);
  }
}
