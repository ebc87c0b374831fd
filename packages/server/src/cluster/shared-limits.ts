import type { Buckets } from '../sockets/bucket.js';
import type { ConnectionCounter } from '../sockets/connection-counter.js';
import { chunks } from './cluster.js';
import type { Broadcast, Spent } from './messages.js';

/** How long spending is collected before the others are told, in milliseconds. */
const BATCH_DELAY = 200;

/** Something that counts by key. */
interface Counted {
  charge(key: string, amount: number): void;
}

/**
 * Limits that hold over all processes: each counts for itself, and a moment later for the others. A person who uses
 * several processes at once gets at most what a fifth of a second gives.
 */
export class SharedLimits {
  private readonly limits = new Map<string, Counted>();
  private readonly counters = new Map<string, ConnectionCounter>();
  private readonly spent = new Map<string, Spent>();
  private readonly moved = new Map<string, [string, string]>();
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly broadcast: (message: Broadcast) => void) {}

  share(name: string, buckets: Buckets): void {
    this.limits.set(name, buckets);
    buckets.taken = (key, amount) => this.note(name, key, amount);
  }

  /** Another kind of limit, which calls `note` itself. */
  add(name: string, counted: Counted): void {
    this.limits.set(name, counted);
  }

  shareCounter(name: string, counter: ConnectionCounter): void {
    this.counters.set(name, counter);
    counter.moved = (key) => {
      this.moved.set(`${name} ${key}`, [name, key]);
      this.soon();
    };
  }

  note(name: string, key: string, amount: number): void {
    const id = `${name} ${key}`;
    this.spent.set(id, [name, key, amount + (this.spent.get(id)?.[2] ?? 0)]);
    this.soon();
  }

  /** Another process has let this much through. */
  charge(spent: readonly Spent[]): void {
    for (const [name, key, amount] of spent) this.limits.get(name)?.charge(key, amount);
  }

  /** Another process has this many connections. */
  lines(process: string, lines: readonly Spent[]): void {
    for (const [name, key, count] of lines) this.counters.get(name)?.setElsewhere(process, key, count);
  }

  died(processes: readonly string[]): void {
    for (const counter of this.counters.values()) for (const one of processes) counter.forget(one);
  }

  /** Tells all connections again: a process is new. */
  tellAll(): void {
    for (const [name, counter] of this.counters)
      for (const key of counter.keys()) this.moved.set(`${name} ${key}`, [name, key]);
    this.soon();
  }

  close(): void {
    if (this.timer) clearTimeout(this.timer);
  }

  private soon(): void {
    this.timer ??= setTimeout(() => this.tell(), BATCH_DELAY).unref();
  }

  private tell(): void {
    this.timer = null;
    for (const spent of chunks([...this.spent.values()])) this.broadcast({ k: 'spent', spent });
    const counts = [...this.moved.values()].map(
      ([name, key]): Spent => [name, key, this.counters.get(name)!.here(key)],
    );
    for (const lines of chunks(counts)) this.broadcast({ k: 'lines', lines });
    this.spent.clear();
    this.moved.clear();
  }
}
