import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import type { SharedLimits } from './shared-limits.js';

interface Window {
  current: number;
  began: number;
}

/** Below this number of windows, old ones are not cleaned up. */
const TIDY_FROM = 1_000;

/** Requests per minute and address, as @fastify/rate-limit counts them, over all processes. */
export function sharedRateLimit(limits: SharedLimits): new () => FastifyRateLimitStore {
  let stores = 0;
  return class SharedStore implements FastifyRateLimitStore {
    private readonly windows = new Map<string, Window>();
    private tidyAt = TIDY_FROM;
    /** Routes are set up in the same order in every process of a version. */
    private readonly name = `requests ${stores++}`;
    private length = 60_000;

    constructor() {
      limits.add(this.name, { charge: (key, amount) => this.count(key, amount) });
    }

    incr(
      key: string,
      answer: (error: Error | null, result?: { current: number; ttl: number }) => void,
      length: number,
    ): void {
      this.length = length;
      limits.note(this.name, key, 1);
      const { current, began } = this.count(key, 1);
      answer(null, { current, ttl: length - (Date.now() - began) });
    }

    child(): FastifyRateLimitStore {
      return new SharedStore();
    }

    private count(key: string, amount: number): Window {
      const now = Date.now();
      const known = this.windows.get(key);
      const window = known && now - known.began < this.length ? known : { current: 0, began: now };
      window.current += amount;
      if (this.windows.size >= this.tidyAt) this.tidyUp(now);
      this.windows.set(key, window);
      return window;
    }

    private tidyUp(now: number): void {
      for (const [key, { began }] of this.windows) if (now - began >= this.length) this.windows.delete(key);
      this.tidyAt = Math.max(TIDY_FROM, 2 * this.windows.size);
    }
  };
}
