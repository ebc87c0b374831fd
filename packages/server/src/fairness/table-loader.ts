import { currentRequester, keepRequester } from './requester.js';
import { RoundRobin } from './round-robin.js';

/** How many tables are read at once: more would not be read any sooner. */
const AT_ONCE = 2;

/**
 * Reading tables takes its time, and much may be asked for at once. A few are read at a time: for those who ask
 * first, each in turn, and what the house reads by itself when nobody waits.
 */
export class TableLoader {
  private readonly asked = new RoundRobin<() => void>();
  private readonly byItself = new RoundRobin<() => void>();
  private reading = 0;
  private closed: Error | null = null;

  /** Reads something for whoever asks for it. */
  forSomebody<R>(read: () => Promise<R>): Promise<R> {
    return this.inLine(this.asked, currentRequester()?.key ?? '', read);
  }

  /** Reads something for which nobody waits. */
  byTheWay<R>(read: () => Promise<R>): Promise<R> {
    return this.inLine(this.byItself, '', read);
  }

  /** Begins to read nothing more: whoever waits is told why. */
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
      // One place is always left for those who ask.
      const begin = this.asked.next() ?? (this.reading === 0 ? this.byItself.next() : undefined);
      if (!begin) return;
      this.reading++;
      begin();
    }
  }
}
