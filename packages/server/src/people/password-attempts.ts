import { Buckets } from '../sockets/bucket.js';
import { Refusal } from '../tables/refusal.js';

/** So many wrong passwords at once, and one more in so many seconds. */
const AT_ONCE = 10;
const EVERY = 30;

/**
 * How often passwords may be guessed, from wherever: by the name they are for. Browsers in which somebody has
 * signed in before are counted by themselves, so that strangers who guess cannot keep the owner out.
 */
export class PasswordAttempts {
  private readonly counts: Buckets;

  constructor(now: () => number) {
    this.counts = new Buckets(AT_ONCE, 1 / EVERY, now);
  }

  /** Before a password is looked at: those that are tried at the same moment count, too. */
  count(key: string): void {
    if (this.counts.take(key)) return;
    throw new Refusal('busy', `too many wrong passwords: try again in ${EVERY} seconds`);
  }

  /** It was right, so it was no guess. */
  forgive(key: string): void {
    this.counts.giveBack(key);
  }
}
