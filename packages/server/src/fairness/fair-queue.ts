import { keepRequester } from './requester.js';
import { RoundRobin } from './round-robin.js';

/** How many actions run at once in all, and of one requester. */
export interface Room {
  readonly atOnce: number;
  readonly each: number;
}

/**
 * Runs a limited number of actions at once, and only one per requester unless there is room for more: a greedy requester
 * waits for itself and delays nobody else.
 */
export class FairQueue {
  private readonly line = new RoundRobin<{ requester: string; begin: () => void }>();
  private readonly busy = new Map<string, number>();
  private running = 0;
  private readonly room: Room;

  constructor(
    /** The room may change while it is used. */
    room: Room | number,
    /** How many actions of one requester may wait. */
    private readonly most: number,
  ) {
    this.room = typeof room === 'number' ? { atOnce: room, each: 1 } : room;
  }

  /** Runs an action when it is the requester's turn. Returns null if too many of theirs are waiting already. */
  run<R>(requester: string, act: () => Promise<R>): Promise<R> | null {
    if (this.line.sizeOf(requester) >= this.most) return null;
    return new Promise<R>((resolve, reject) => {
      // Another requester's action may trigger this one when it ends: keep charging the one who asked.
      const begin = keepRequester(() => {
        act()
          .then(resolve, reject)
          .finally(() => {
            this.count(requester, -1);
            this.line.standLast(requester);
            this.goOn();
          });
      });
      this.line.add(requester, { requester, begin });
      this.goOn();
    });
  }

  private count(requester: string, by: 1 | -1): void {
    const now = (this.busy.get(requester) ?? 0) + by;
    if (now === 0) this.busy.delete(requester);
    else this.busy.set(requester, now);
    this.running += by;
  }

  private goOn(): void {
    while (this.running < this.room.atOnce) {
      const next = this.line.next((requester) => (this.busy.get(requester) ?? 0) < this.room.each);
      if (!next) return;
      this.count(next.requester, 1);
      next.begin();
    }
  }
}
