/** An LRU cache of a fixed number of values. */
export class LruCache<V> {
  private readonly values = new Map<string, V>();

  constructor(private readonly most: number) {}

  get size(): number {
    return this.values.size;
  }

  /** The value of a key; made if it is missing. */
  get(key: string, make: () => V): V {
    const value = this.values.has(key) ? (this.values.get(key) as V) : make();
    // The least recently used comes first.
    this.values.delete(key);
    this.values.set(key, value);
    for (const oldest of this.values.keys()) {
      if (this.values.size <= this.most) break;
      this.values.delete(oldest);
    }
    return value;
  }

  has(key: string): boolean {
    return this.values.has(key);
  }

  drop(key: string): void {
    this.values.delete(key);
  }

  clear(): void {
    this.values.clear();
  }
}
