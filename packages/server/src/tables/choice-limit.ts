import type { Person } from '@sandtable/protocol';
import { Buckets } from '../sockets/bucket.js';
import { Refusal } from './refusal.js';

/** What one person may do at all tables together: so much at once, and half a thing a second: 1,800 an hour. */
const PERSON = [1_000, 0.5] as const;
/** What people may do at one table: 3,600 things an hour. One of them alone cannot use that up. */
const TABLE = [2_000, 1] as const;

/** Sitting down, getting up, pausing and so on: seldom done, and kept forever. */
export const HOUSEKEEPING = 5;

/**
 * How much people do. Only what a person asks for counts: bots and standing orders answer to that, and a game
 * in which they have much to do must not be held up. Nobody who plays comes near it, not even alone at all
 * seats for a long evening; whoever lets a program choose does not fill the disk.
 */
export class ChoiceLimit {
  private readonly people: Buckets;
  private readonly tables: Buckets;

  constructor(now: () => number) {
    this.people = new Buckets(...PERSON, now);
    this.tables = new Buckets(...TABLE, now);
  }

  /** Counts what somebody is about to do; throws a Refusal where it is too much. */
  count(person: Person, table: string, cost = 1): void {
    const own = this.people.of(person.id);
    const shared = this.tables.of(table);
    if (!own.has(cost)) throw tooMuch('by you', own.wait(cost));
    if (!shared.has(cost)) throw tooMuch('at this table', shared.wait(cost));
    own.take(cost);
    shared.take(cost);
  }
}

function tooMuch(where: string, seconds: number): Refusal {
  return new Refusal('busy', `too much was done ${where} within an hour: go on in ${seconds} s`);
}
