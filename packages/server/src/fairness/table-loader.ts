import { currentRequester, keepRequester } from './requester.js';
import { RoundRobin } from './round-robin.js';

/** How many tables are read at once: more would not make any of them faster. */
const AT_ONCE = 2;

/**
 * Limits how many tables are read from the database at once. Requests come first, in turn by requester; the server's
 * own reads run when no request waits.
 */
export class TableLoader {
  private readonly requested = new RoundRobin<() => void>();
  private readonly background = new RoundRobin<() => void>();
  private reading = 0;
  private closed: Error | null = null;

  /** Reads a table for the current requester. */
  forRequest<R>(read: () => Promise<R>): Promise<R> {
    return this.inLine(this.requested, currentRequester()?.key ?? '', read);
  }

  /** Reads a table in the background. */
  inBackground<R>(read: () => Promise<R>): Promise<R> {
    return this.inLine(this.background, '', read);
  }

  /** Starts no more reads; those that wait are rejected with the reason. */
  close(why: Error): void {
    this.closed = why;
  }

  private inLine<R>(line: RoundRobin<() => void>, key: string, read: () => Promise<R>): Promise<R> {
    return new Promise((resolve, reject) => {
      const begin = keepRequester(() =>
        (this.closed ? Promise.reject(this.closed) : read()).then(resolve, reject).finally(() => {
          this.reading--;
          this.next();
        }),
      );
      line.add(key, () => void begin());
      this.next();
    });
  }

  private next(): void {
    while (this.reading < AT_ONCE) {
      // Background reads use at most one place, so that one is always free for requests.
      const begin = this.requested.next() ?? (this.reading === 0 ? this.background.next() : undefined);
      if (!begin) return;
      this.reading++;
      begin();
    }
  }
}
