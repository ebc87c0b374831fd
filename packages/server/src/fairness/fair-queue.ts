import { keepRequester } from './requester.js';
import { RoundRobin } from './round-robin.js';

/**
 * Runs a limited number of actions at once, and only one per requester: a greedy requester waits for itself and
 * delays nobody else.
 */
export class FairQueue {
  private readonly line = new RoundRobin<{ asker: string; begin: () => void }>();
  private readonly busy = new Set<string>();

  constructor(
    private readonly atOnce: number,
    /** How many actions of one requester may wait. */
    private readonly most: number,
  ) {}

  /** Runs an action when it is the requester's turn. Returns null if too many of theirs are waiting already. */
  run<R>(asker: string, act: () => Promise<R>): Promise<R> | null {
    if (this.line.sizeOf(asker) >= this.most) return null;
    return new Promise<R>((resolve, reject) => {
      // Another requester's action may trigger this one when it ends: keep charging the one who asked.
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
