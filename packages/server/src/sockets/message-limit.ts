import { say } from '@sandtable/kernel';
import type { SharedLimits } from '../cluster/shared-limits.js';
import { Buckets } from './bucket.js';

/** One person's limit: the burst, and the rate per second. */
const PERSON = [120, 30] as const;
/** The limit of a whole address: guests are free to create, so a limit per person is not enough. */
const ADDRESS = [240, 60] as const;

export const TOO_MUCH = say`too many messages at once: wait a moment`;

/** The rate limit on messages to the server, over all sockets and requests together. */
export class MessageLimit {
  private readonly people: Buckets;
  private readonly addresses: Buckets;

  constructor(now: () => number, limits: SharedLimits | null = null) {
    this.people = new Buckets(...PERSON, now);
    this.addresses = new Buckets(...ADDRESS, now);
    limits?.share('messages of people', this.people);
    limits?.share('messages of addresses', this.addresses);
  }

  /** Counts a message of this person from this address (see `addressKey`). Returns false if it is over the limit. */
  take(person: string, address: string): boolean {
    const own = this.people.of(person);
    const shared = this.addresses.of(address);
    // A message that one limit refuses does not use up the other.
    return own.has() && shared.has() && own.take() && shared.take();
  }
}
