import type { Entry, Header } from '@sandtable/kernel';
import { LIMITS, type Person } from '@sandtable/protocol';
import { FairQueue } from '../fairness/fair-queue.js';
import { slices } from '../threads/slices.js';
import { Refusal } from './refusal.js';
import type { BookName, ReplayReader, ReplayTask } from './replay-reader.js';
import type { Table } from './table.js';
import { needStarted, viewerFor } from './table-queries.js';

/** How much of a journal is handed over at once, in entries: a millisecond's work. */
const HANDFUL = 500;
/** A journal that is longer than this is not looked through here. */
const LONGEST = 250_000;
/** How many askers are served at once, and how much may wait of each. */
const AT_ONCE = 4;
const WAITING = 20;

/** A game as it was when somebody asked. */
interface Reading {
  book: BookName;
  header: Header;
  entries: readonly Entry[];
  viewer: number;
}

/** What is asked of a reading, besides which one it is. */
type Question = { t: 'at'; at: number } | { t: 'outline'; from: number; most: number; patches: boolean };

/**
 * Games that people look through. The reader, in a thread of its own, keeps some of them open; here is only who
 * may see what, whose turn it is, and what the reader has to be given. Answers are JSON already: they are handed
 * on as they are.
 */
export class Replays {
  private readonly queue = new FairQueue(AT_ONCE, WAITING);
  /** What is being found out: whoever asks the same gets the same answer. */
  private readonly running = new Map<string, Promise<string>>();
  /** Journals that are being handed over. */
  private readonly handing = new Map<string, Promise<void>>();
  private closed = false;

  constructor(
    private readonly reader: ReplayReader,
    private readonly report: (what: string, error: Error) => void,
  ) {}

  /** The position after so many choices, for an asker who waits only for themselves and for the reader. */
  at(table: Table, person: Person, as: string | null, at: number, asker: string): Promise<string> {
    return this.answer(table, person, as, { t: 'at', at }, asker);
  }

  /** Positions in short, from one of them on. */
  outline(
    table: Table,
    person: Person,
    as: string | null,
    from: number,
    patches: boolean,
    asker: string,
  ): Promise<string> {
    return this.answer(table, person, as, { t: 'outline', from, most: LIMITS.outline, patches }, asker);
  }

  /** Begins nothing more. */
  close(): void {
    this.closed = true;
  }

  private async answer(
    table: Table,
    person: Person,
    as: string | null,
    question: Question,
    asker: string,
  ): Promise<string> {
    const reading = await table.inTurn(async () => {
      viewerFor(table, person, as);
      await table.whole();
      return readingOf(table, person, as);
    });
    const { book, entries, viewer } = reading;
    const key = JSON.stringify([book, entries.length, viewer, question]);
    const answer = this.queue.run(asker, async () => {
      // Whoever still waits when everything ends is told so at once.
      if (this.closed) throw stopping();
      return this.shared(key, () => this.read(reading, question));
    });
    if (!answer) throw new Refusal('busy', 'too many replays are asked for at once: wait a moment');
    return answer;
  }

  private shared(key: string, find: () => Promise<string>): Promise<string> {
    const running = this.running.get(key);
    if (running) return running;
    const done = find().finally(() => this.running.delete(key));
    this.running.set(key, done);
    return done;
  }

  private async read(reading: Reading, question: Question): Promise<string> {
    const { book, entries, viewer } = reading;
    const task: ReplayTask = { ...book, ...question, length: entries.length, viewer };
    try {
      // Twice: it may be put away between being handed over and being asked about.
      for (let i = 0; i < 3; i++) {
        const reply = await this.reader.ask(task);
        if ('text' in reply) return reply.text;
        await this.handOver(reading, reply.has);
      }
    } catch (error) {
      if (error instanceof Refusal) throw error;
      // Interrupted, because everything ends here: nothing to complain of.
      if (this.closed) throw stopping();
      this.report(`a replay of table ${book.table}`, error as Error);
    }
    throw new Refusal('busy', 'this replay cannot be shown just now: try again in a moment');
  }

  /** Gives the reader what it does not have yet; of several who want that, one does it. */
  private handOver(reading: Reading, has: number): Promise<void> {
    const { table, edition } = reading.book;
    const key = `${table} ${edition}`;
    const handing = this.handing.get(key);
    if (handing) return handing;
    const done = this.hand(reading, has).finally(() => this.handing.delete(key));
    this.handing.set(key, done);
    return done;
  }

  private async hand({ book, header, entries }: Reading, has: number): Promise<void> {
    for (let from = has; from < entries.length; ) {
      const reply = await this.reader.ask({
        ...book,
        t: 'add',
        header,
        from,
        entries: entries.slice(from, endOf(entries, from + HANDFUL)),
      });
      // Where it does not grow, it was put away in the meantime: whoever asked asks again.
      if (!('has' in reply) || reply.has <= from) return;
      from = reply.has;
      await slices.others();
    }
  }
}

function readingOf(table: Table, person: Person, as: string | null): Reading {
  const { match } = needStarted(table);
  const viewer = viewerFor(table, person, as);
  if (match.entries.length > LONGEST) {
    throw new Refusal('busy', 'this game is too long to be looked through here: take its journal');
  }
  // Entries are never changed, only added and struck out: a list of them stays what it is.
  const { header, entries } = match;
  return {
    book: { table: table.id, edition: String(table.state.edition) },
    header,
    entries: entries.slice(),
    viewer,
  };
}

function stopping(): Refusal {
  return new Refusal('busy', 'the server is stopping: ask again in a moment');
}

/** Where a choice and everything that came of it ends, from here on. */
function endOf(entries: readonly Entry[], from: number): number {
  let end = Math.min(from, entries.length);
  while (end < entries.length && entries[end].kind !== 'choice' && entries[end].kind !== 'rewind') end++;
  return end;
}
