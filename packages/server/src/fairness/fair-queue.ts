import { keepRequester } from './requester.js';
import { RoundRobin } from './round-robin.js';

/**
 * Runs a limited number of actions at once, and only one per requester: a greedy requester waits for itself and
 * delays nobody else.
 */
export class FairQueue {
  private readonly line = new RoundRobin<{ requester: string; begin: () => void }>();
  private readonly busy = new Set<string>();

  constructor(
    private readonly atOnce: number,
    /** How many actions of one requester may wait. */
    private readonly most: number,
  ) {}

  /** Runs an action when it is the requester's turn. Returns null if too many of theirs are waiting already. */
  run<R>(requester: string, act: () => Promise<R>): Promise<R> | null {
    if (this.line.sizeOf(requester) >= this.most) return null;
    return new Promise<R>((resolve, reject) => {
      // Another requester's action may trigger this one when it ends: keep charging the one who asked.
      const begin = keepRequester(() => {
        act()
          .then(resolve, reject)
          .finally(() => {
            this.busy.delete(requester);
            this.line.standLast(requester);
            this.goOn();
          });
      });
      this.line.add(requester, { requester, begin });
      this.goOn();
    });
  }

  private goOn(): void {
    while (this.busy.size < this.atOnce) {
      const next = this.line.next((requester) => !this.busy.has(requester));
      if (!next) return;
      this.busy.add(next.requester);
      next.begin();
    }
  }
}
