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

/** A cache of a machine and the reader for whose state it is filled. */
interface Filled {
  value: unknown;
  reader: object | null;
}

/** All caches of one machine. */
export class Caches<C> {
  private readonly filled: (Filled | undefined)[] = [];

  constructor(private readonly facts: C) {}

  /** The cache as a reader may use it: with what was found out about its own state, or empty. */
  of<V>(cache: Cache<C, V>, reader: object): V {
    const filled = this.filled[cache.slot];
    if (filled?.reader === reader) return filled.value as V;
    return this.refill(cache, reader);
  }

  private refill<V>(cache: Cache<C, V>, reader: object): V {
    const filled = this.filled[cache.slot] ?? { value: cache.create(this.facts), reader: null };
    this.filled[cache.slot] = filled;
    filled.reader = reader;
    cache.clear(filled.value as V);
    return filled.value as V;
  }

  /** Somebody changed the state of that reader past the rules. */
  forget(reader: object): void {
    for (const filled of this.filled) if (filled?.reader === reader) filled.reader = null;
  }
}
