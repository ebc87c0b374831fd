import { say } from '@sandtable/kernel';
import type { Person } from '@sandtable/protocol';
import type { SharedLimits } from '../cluster/shared-limits.js';
import { currentRequester } from '../fairness/requester.js';
import { Buckets } from '../sockets/bucket.js';
import { Refusal } from './refusal.js';

/** One person's limit over all tables: the burst, and the rate per second (1,800 an hour). */
const PERSON = [1_000, 0.5] as const;
/** The limit of all people at one address: 18,000 an hour, for a hundred players of a convention behind one router. */
const ADDRESS = [20_000, 5] as const;
/** The limit of one table: 3,600 an hour. One person alone cannot use it up. */
const TABLE = [2_000, 1] as const;

/** The cost of sitting down, leaving, pausing and so on: rare, and stored forever. */
export const HOUSEKEEPING = 5;

/**
 * The rate limit on actions. Only actions of people count: bots and standing orders reply to those, and a game in
 * which they reply a lot must not be held up. No player comes near the limit, not even alone at all seats for a long
 * evening; a program that plays does not fill the disk.
 */
export class ChoiceLimit {
  private readonly people: Buckets;
  private readonly addresses: Buckets;
  private readonly tables: Buckets;

  constructor(now: () => number) {
    this.people = new Buckets(...PERSON, now);
    this.addresses = new Buckets(...ADDRESS, now);
    this.tables = new Buckets(...TABLE, now);
  }

  /** Counts what people do by other processes, too. A table has one owner, which counts alone. */
  share(limits: SharedLimits): void {
    limits.share('actions', this.people);
    limits.share('actions from addresses', this.addresses);
  }

  /**
   * Counts an action that a person is about to take; throws a Refusal if it is over the limit. New guests cost nothing, so
   * the address that it is done for is counted, too.
   */
  count(person: Person, table: string, cost = 1): void {
    const own = this.people.of(person.id);
    const shared = this.tables.of(table);
    const address = currentRequester()?.key;
    const all = address === undefined ? null : this.addresses.of(address);
    if (!own.has(cost))
      throw new Refusal('busy', say`too much was done by you within an hour: go on in ${own.wait(cost)} s`);
    if (!shared.has(cost))
      throw new Refusal(
        'busy',
        say`too much was done at this table within an hour: go on in ${shared.wait(cost)} s`,
      );
    if (all?.take(cost) === false)
      throw new Refusal(
        'busy',
        say`too much was done from your address within an hour: go on in ${all.wait(cost)} s`,
      );
    own.take(cost);
    shared.take(cost);
  }
}
