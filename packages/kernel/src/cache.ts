/**
 * A value derived from a position and worth caching: supply, control. The kernel ties it to one state at a time: for
 * another state it is empty. Within a state, the game clears the cache, or a part of it, whenever it changes what the
 * value depends on.
 */
export interface Cache<C, V> {
  /** Creates an empty cache, once per machine. */
  create(facts: C): V;
  /** Drops all cached values. */
  clear(value: V): void;
  /** Its index in a machine's list of caches. */
  readonly slot: number;
}

let slots = 0;

/** Declares a cache, once, next to the rules that use it. Rules read it with `u.cached(…)`. */
export function defineCache<C, V>(cache: Omit<Cache<C, V>, 'slot'>): Cache<C, V> {
  return { ...cache, slot: slots++ };
}

/** A reader of one state with the caches filled for that state, by slot. */
export interface CacheHolder {
  readonly caches: unknown[];
}

/** The caches of one machine. Each belongs to one reader at a time. */
export class Caches<C> {
  private readonly filled: ({ value: unknown; holder: CacheHolder } | undefined)[] = [];

  constructor(private readonly facts: C) {}

  /** Gives a cache, emptied, to a reader that does not hold it; the previous holder loses it. */
  take<V>(cache: Cache<C, V>, holder: CacheHolder): V {
    const { slot } = cache;
    const filled = this.filled[slot] ?? { value: cache.create(this.facts), holder };
    this.filled[slot] = filled;
    filled.holder.caches[slot] = undefined;
    filled.holder = holder;
    holder.caches[slot] = filled.value;
    cache.clear(filled.value as V);
    return filled.value as V;
  }
}
