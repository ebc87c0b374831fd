import { createHash, randomBytes } from 'node:crypto';
import type { Entry, Header } from '@sandtable/kernel';
import { say } from '@sandtable/kernel';
import { LIMITS, type Person } from '@sandtable/protocol';
import { FairQueue } from '../fairness/fair-queue.js';
import { slices } from '../threads/slices.js';
import { needAdvice } from './advice.js';
import { Refusal } from './refusal.js';
import type { BookName, ReplayReader, ReplayTask } from './replay-reader.js';
import type { Table } from './table.js';
import { LONGEST_REPLAYED, needStarted, viewerFor } from './table-queries.js';
import type { TableState } from './table-state.js';

/** How many entries of a journal are handed over at once: about a millisecond's work. */
const BATCH = 500;
/** How many requesters are served at once, and how many requests of each may wait. */
const AT_ONCE = 4;
const WAITING = 20;

/** A game as it was when the request came. */
interface Reading {
  book: BookName;
  header: Header;
  entries: readonly Entry[];
  viewer: number;
}

/** What is asked about a replay. */
type Question =
  | { t: 'at'; at: number }
  | { t: 'outline'; from: number; most: number; patches: boolean }
  | { t: 'reason'; game: string; count: number; chance: string };

/**
 * Replays of games. The reader, in its own thread, keeps some games open; this side decides who may see what, whose
 * turn it is, and what the reader still needs. Answers are JSON already and are passed through.
 */
export class Replays {
  private readonly queue = new FairQueue(AT_ONCE, WAITING);
  /** Questions under way: identical ones share the answer. */
  private readonly running = new Map<string, Promise<string>>();
  /** Journals that are being handed over. */
  private readonly handing = new Map<string, Promise<void>>();
  /** The names of books of games that are over. */
  private readonly names = new WeakMap<TableState, { length: number; name: string }>();
  private closed = false;

  constructor(
    private readonly reader: ReplayReader,
    private readonly report: (what: string, error: Error) => void,
  ) {}

  /** The position after this many choices; the requester waits only for their own requests and for the reader. */
  at(table: Table, person: Person, as: string | null, at: number, requester: string): Promise<string> {
    return this.answer(table, person, as, { t: 'at', at }, requester);
  }

  /** An outline of the positions, from this one on. */
  outline(
    table: Table,
    person: Person,
    as: string | null,
    from: number,
    patches: boolean,
    requester: string,
  ): Promise<string> {
    return this.answer(table, person, as, { t: 'outline', from, most: LIMITS.outline, patches }, requester);
  }

  /**
   * What a choice was good for, by the number that its lines in the log have. The chance by which the reader guesses what
   * the viewer cannot see is new for each question: a known one would tell the position that it was made from.
   */
  async reason(
    table: Table,
    person: Person,
    as: string | null,
    count: number,
    requester: string,
  ): Promise<string> {
    viewerFor(table, person, as);
    needAdvice(table);
    const game = table.state.constants.machine.game.id;
    const chance = randomBytes(16).toString('hex');
    return this.answer(table, person, as, { t: 'reason', game, count, chance }, requester);
  }

  /** Starts nothing more. */
  close(): void {
    this.closed = true;
  }

  private async answer(
    table: Table,
    person: Person,
    as: string | null,
    question: Question,
    requester: string,
  ): Promise<string> {
    const reading = await table.inTurn(async () => {
      viewerFor(table, person, as);
      await table.whole();
      return readingOf(table, person, as);
    });
    await this.nameBook(table, reading);
    const { book, entries, viewer } = reading;
    const key = JSON.stringify([book, entries.length, viewer, question]);
    const answer = this.queue.run(requester, async () => {
      // Requests that still wait at shutdown are refused at once.
      if (this.closed) throw stopping();
      return this.shared(key, () => this.read(reading, question));
    });
    if (!answer) throw new Refusal('busy', say`too many replays are asked for at once: wait a moment`);
    return answer;
  }

  /** Names the journal of a game that is over by what is in it: any process then asks for the same book. */
  private async nameBook({ state }: Table, { book, header, entries }: Reading): Promise<void> {
    if (!book.over) return;
    const known = this.names.get(state);
    if (known?.length === entries.length) {
      book.edition = known.name;
      return;
    }
    const hash = createHash('sha256').update(JSON.stringify(header));
    for (let from = 0; from < entries.length; from += BATCH) {
      hash.update(JSON.stringify(entries.slice(from, from + BATCH)));
      await slices.others();
    }
    book.edition = hash.digest('base64url');
    this.names.set(state, { length: entries.length, name: book.edition });
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
      // Retried: the book may be dropped between handing it over and the question.
      for (let i = 0; i < 3; i++) {
        const reply = await this.reader.ask(task);
        if ('text' in reply) return reply.text;
        await this.handOver(reading, reply.has);
      }
    } catch (error) {
      if (error instanceof Refusal) throw error;
      // Interrupted by the shutdown: not an error.
      if (this.closed) throw stopping();
      this.report(`a replay of table ${book.table}`, error as Error);
    }
    throw new Refusal('busy', say`this replay cannot be shown just now: try again in a moment`);
  }

  /** Hands over the entries that the reader lacks; concurrent requests share the work. */
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
        length: entries.length,
        header,
        from,
        entries: entries.slice(from, endOf(entries, from + BATCH)),
      });
      // If it does not grow, the book was dropped meanwhile: the caller asks again.
      if (!('has' in reply) || reply.has <= from) return;
      from = reply.has;
      await slices.others();
    }
  }
}

function readingOf(table: Table, person: Person, as: string | null): Reading {
  const { match } = needStarted(table);
  const viewer = viewerFor(table, person, as);
  if (match.entries.length > LONGEST_REPLAYED) {
    throw new Refusal('busy', say`this game is too long to be looked through here: take its journal`);
  }
  // Entries are never modified, only appended and removed: a copy of the list stays valid.
  const { header, entries } = match;
  return {
    book: { table: table.id, edition: table.state.edition, over: table.state.isOver() },
    header,
    entries: entries.slice(),
    viewer,
  };
}

function stopping(): Refusal {
  return new Refusal('busy', say`the server is stopping: ask again in a moment`);
}

/** The end of a choice and everything that followed from it. */
function endOf(entries: readonly Entry[], from: number): number {
  let end = Math.min(from, entries.length);
  while (end < entries.length && entries[end].kind !== 'choice' && entries[end].kind !== 'rewind') end++;
  return end;
}
