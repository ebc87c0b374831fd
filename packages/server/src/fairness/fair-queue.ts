import { keepRequester } from './requester.js';
import { RoundRobin } from './round-robin.js';

/**
 * Lets so many things go on at once, and of everybody only one: whoever asks for much waits for themselves
 * and not the others for them.
 */
export class FairQueue {
  private readonly line = new RoundRobin<{ asker: string; begin: () => void }>();
  private readonly busy = new Set<string>();

  constructor(
    private readonly atOnce: number,
    /** How much may wait of one asker. */
    private readonly most: number,
  ) {}

  /** Does something when it is the asker's turn. Null where too much of theirs is waiting already. */
  run<R>(asker: string, act: () => Promise<R>): Promise<R> | null {
    if (this.line.sizeOf(asker) >= this.most) return null;
    return new Promise<R>((resolve, reject) => {
      // Somebody else's end may be its beginning: it is still done for whoever asked.
      const begin = keepRequester(() => {
        act()
          .then(resolve, reject)
          .finally(() => {
            this.busy.delete(asker);
            this.line.standLast(asker);
            this.goOn();
          });
      });
      this.line.add(asker, { asker, begin });
      this.goOn();
    });
  }

  private goOn(): void {
    while (this.busy.size < this.atOnce) {
      const next = this.line.next((asker) => !this.busy.has(asker));
      if (!next) return;
      this.busy.add(next.asker);
      next.begin();
    }
  }
}
