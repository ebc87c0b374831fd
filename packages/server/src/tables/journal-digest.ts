import { setImmediate as aTurn } from 'node:timers/promises';
import { timed } from '../fairness/requester.js';
import type { EventRow } from '../storage/table-store.js';
import { digestOf } from './compressed-text.js';

/** The digest of a journal up to an event, and how many events there are up to it. */
export interface JournalDigest {
  seq: number;
  count: number;
  digest: string;
}

/** The digest of no event at all. */
export const NO_EVENTS: JournalDigest = { seq: 0, count: 0, digest: '' };

/** How many events are digested before others have their turn. */
const HANDFUL = 100;

export function eventDigest({ seq, at, kind, request, body }: EventRow): string {
  return digestOf(seq, Number(at), kind, request, body);
}

/** The digest of a journal that goes on with these events. */
export async function digestAfter(
  before: JournalDigest,
  pages: AsyncIterable<readonly EventRow[]>,
): Promise<JournalDigest & { last: string }> {
  let { seq, count, digest } = before;
  let last = '';
  for await (const page of pages) {
    for (let from = 0; from < page.length; from += HANDFUL) {
      timed(() => {
        for (const event of page.slice(from, from + HANDFUL)) {
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
