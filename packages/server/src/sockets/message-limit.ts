import { Buckets } from './bucket.js';

/** What one person may say: so much at once, so much a second. */
const PERSON = [120, 30] as const;
/** What everybody at one address may say together: guests cost nothing, so a person's own limit is not enough. */
const ADDRESS = [240, 60] as const;

export const TOO_MUCH = 'too many messages at once: wait a moment';

/** How much may be said to the server, over however many sockets and requests it comes. */
export class MessageLimit {
  private readonly people: Buckets;
  private readonly addresses: Buckets;

  constructor(now: () => number) {
    this.people = new Buckets(...PERSON, now);
    this.addresses = new Buckets(...ADDRESS, now);
  }

  /** One more message of this person, from this address (see `addressKey`). False: too much. */
  take(person: string, address: string): boolean {
    const own = this.people.of(person);
    const shared = this.addresses.of(address);
    // Whoever is refused by one does not use up the other.
    return own.has() && shared.has() && own.take() && shared.take();
  }
}
