import { setImmediate as aTurn } from 'node:timers/promises';
import { timed } from '../fairness/requester.js';
import type { EventRow } from '../storage/table-store.js';
import { digestOf } from './compressed-text.js';

/** The digest and number of a journal's events up to one of them. */
export interface JournalDigest {
  seq: number;
  count: number;
  digest: string;
}

/** The digest of an empty journal. */
export const NO_EVENTS: JournalDigest = { seq: 0, count: 0, digest: '' };

/** How many events are digested before the event loop serves others. */
const BATCH = 100;

export function eventDigest({ seq, at, kind, request, body }: EventRow): string {
  return digestOf(seq, Number(at), kind, request, body);
}

/** Extends the digest of a journal by these events. */
export async function digestAfter(
  before: JournalDigest,
  pages: AsyncIterable<readonly EventRow[]>,
): Promise<JournalDigest & { last: string }> {
  let { seq, count, digest } = before;
  let last = '';
  for await (const page of pages) {
    for (let from = 0; from < page.length; from += BATCH) {
      timed(() => {
        for (const event of page.slice(from, from + BATCH)) {
          last = eventDigest(event);
          digest = digestOf(digest, last);
          seq = event.seq;
          count++;
        }
      });
      await aTurn();
    }
  }
  return { seq, count, digest, last };
}
