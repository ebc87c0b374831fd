import { say } from '@sandtable/kernel';
import type { SharedLimits } from '../cluster/shared-limits.js';
import { Buckets } from '../sockets/bucket.js';
import { Refusal } from '../tables/refusal.js';

/** A token bucket of wrong passwords: the burst, and the seconds until one more. */
const AT_ONCE = 10;
const EVERY = 30;

/**
 * Limits password guesses by account name, whatever address they come from. Browsers that have signed in before have
 * a limit of their own, so that guesses by strangers cannot lock the owner out.
 */
export class PasswordAttempts {
  private readonly counts: Buckets;

  constructor(now: () => number, limits: SharedLimits | null = null) {
    this.counts = new Buckets(AT_ONCE, 1 / EVERY, now);
    limits?.share('passwords', this.counts);
  }

  /** Counted before the password is checked, so that simultaneous attempts count, too. */
  count(key: string): void {
    if (this.counts.take(key)) return;
    throw new Refusal('busy', say`too many wrong passwords: try again in ${EVERY} seconds`);
  }

  /** The password was right, so the attempt does not count. */
  forgive(key: string): void {
    this.counts.giveBack(key);
  }
}
