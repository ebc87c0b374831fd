import { FairQueue, type Room } from './fair-queue.js';
import { currentRequester } from './requester.js';

/** How many bots share a thread: each of them then thinks for less of its second. */
const SHARE = 4;

/** How many bots think in this process at a time, and in others. */
export interface Thinkers {
  readonly threads: number;
  /** How many jobs the workers do at a time; 0 if there are none. */
  readonly elsewhere: number;
}

/**
 * Whose bots think next. A bot thinks for a time and not for a number of steps, so every bot that thinks beside it makes it
 * weaker: an address with two hundred tables of generals has one of them thinking at a time and waits for the others
 * itself. Bots that answer at once do not wait for those that ponder.
 */
export class BotTurns {
  private readonly pondering: FairQueue;
  private readonly quick: FairQueue;

  constructor(thinkers: Thinkers) {
    const room: Room = {
      get atOnce() {
        return SHARE * (thinkers.threads + thinkers.elsewhere);
      },
      get each() {
        return Math.max(1, Math.floor((thinkers.threads + thinkers.elsewhere) / SHARE));
      },
    };
    // Nobody is refused: a table has one bot that waits, and tables are limited.
    this.pondering = new FairQueue(room, Number.POSITIVE_INFINITY);
    this.quick = new FairQueue(room, Number.POSITIVE_INFINITY);
  }

  /** Lets a bot think when it is the turn of whoever set it off; where nobody did (after a restart), of the table's host. */
  take<R>(ponders: boolean, host: string, act: () => Promise<R>): Promise<R> {
    const whose = currentRequester()?.key ?? `host ${host}`;
    return (ponders ? this.pondering : this.quick).run(whose, act)!;
  }
}
