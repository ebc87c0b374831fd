/**
 * Something that follows from a position and is worth remembering: supply, who controls what. The kernel owns it and
 * ties it to one state at a time: a reader of another state finds it empty. Within a state, the game that changes
 * what it hangs on says so, by clearing it or a part of it.
 */
export interface Cache<C, V> {
  /** An empty one. It is made once for each machine. */
  create(facts: C): V;
  /** Forgets everything. */
  clear(value: V): void;
  /** Where a machine keeps it. */
  readonly slot: number;
}

let slots = 0;

/** Declares a cache: once, beside the rules that it serves. Rules get at it by `u.cached(…)`. */
export function defineCache<C, V>(cache: Omit<Cache<C, V>, 'slot'>): Cache<C, V> {
  return { ...cache, slot: slots++ };
}

/** Somebody who reads one state, and the caches that are filled for it, by slot. */
export interface CacheHolder {
  readonly caches: unknown[];
}

/** The caches of one machine. Each is in the hands of one reader at a time. */
export class Caches<C> {
  private readonly filled: ({ value: unknown; holder: CacheHolder } | undefined)[] = [];

  constructor(private readonly facts: C) {}

  /** Hands a cache to a reader that does not have it: empty, and nobody else has it any more. */
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
