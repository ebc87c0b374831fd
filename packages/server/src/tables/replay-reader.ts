import { ReplayBook } from '@sandtable/host';
import type { Entry, Header } from '@sandtable/kernel';
import { diff } from '@sandtable/kernel/patch';
import type { ReplayOutline } from '@sandtable/protocol';
import { Pool } from '../threads/pool.js';
import { slices } from '../threads/slices.js';
import { Games } from './games.js';

/** Which game, and which of its journals: one that was changed and not only continued has another name. */
export interface BookName {
  table: string;
  edition: string;
}

/** What a reader is asked to do. */
export type ReplayTask = BookName &
  (
    | { t: 'add'; header: Header; from: number; entries: Entry[] }
    | { t: 'at'; length: number; at: number; viewer: number }
    | { t: 'outline'; length: number; from: number; most: number; viewer: number; patches: boolean }
  );

/** How many entries it has, where it has fewer than it needs; otherwise the answer, as JSON. */
export type ReplayReply = { has: number } | { text: string };

/** Whoever looks through games. */
export interface ReplayReader {
  ask(task: ReplayTask): Promise<ReplayReply>;
  close(): Promise<void>;
}

/** How many games are kept open, and how many entries they may have together. */
const OPEN = 8;
const ENTRIES = 300_000;

interface OpenBook {
  edition: string;
  book: ReplayBook;
}

/** Reads here, a little at a time: for tests, and inside the thread. */
export class PlainReader implements ReplayReader {
  private readonly open = new Map<string, OpenBook>();

  constructor(private readonly games = new Games()) {}

  async ask(task: ReplayTask): Promise<ReplayReply> {
    if (task.t === 'add') return this.add(task);
    const book = this.take(task);
    if (!book || book.entries < task.length) return { has: book?.entries ?? 0 };
    if (task.t === 'at') return { text: JSON.stringify(await book.at(task.at, task.viewer)) };
    let before: ReplayOutline[number] | null = null;
    const parts = await book.outline(task.from, task.most, task.viewer, (step) => {
      const part = task.patches && before ? diff(before, step) : step;
      before = step;
      return JSON.stringify(part);
    });
    return { text: `[${parts.join(',')}]` };
  }

  async close(): Promise<void> {}

  private async add(task: Extract<ReplayTask, { t: 'add' }>): Promise<ReplayReply> {
    const { header, from, entries } = task;
    const { game } = await this.games.need(header.game);
    const known = this.take(task);
    // Somebody else was faster, or it was put away in the meantime: whoever asks is told how much there is.
    if ((known?.entries ?? 0) !== from) return { has: known?.entries ?? 0 };
    const book = known ?? new ReplayBook(game, header, entries, slices);
    if (known) known.add(entries);
    else this.open.set(task.table, { edition: task.edition, book });
    this.makeRoom();
    try {
      await book.ready();
    } catch (error) {
      if (this.open.get(task.table)?.book === book) this.open.delete(task.table);
      throw error;
    }
    return { has: book.entries };
  }

  /** The open book; the one that was used last stands last. */
  private take({ table, edition }: BookName): ReplayBook | null {
    const open = this.open.get(table);
    if (open?.edition !== edition) return null;
    this.open.delete(table);
    this.open.set(table, open);
    return open.book;
  }

  private makeRoom(): void {
    let entries = [...this.open.values()].reduce((sum, { book }) => sum + book.entries, 0);
    for (const [table, { book }] of this.open) {
      if (this.open.size <= 1 || (this.open.size <= OPEN && entries <= ENTRIES)) return;
      this.open.delete(table);
      entries -= book.entries;
    }
  }
}

/** Milliseconds that a task may take: the longest campaign is played again in some ten seconds. */
const PATIENCE = 60_000;
/** What the thread may use for itself, in megabytes. */
const MEMORY = 512;

/** Reads in a thread of its own. One is enough: what is open there is found again by everybody. */
export class ThreadReader implements ReplayReader {
  private readonly pool = new Pool<ReplayTask, ReplayReply>({
    script: new URL('./replay-worker.js', import.meta.url),
    name: 'the thread of the replays',
    count: 1,
    patience: PATIENCE,
    memory: { maxOldGenerationSizeMb: MEMORY },
  });

  ask(task: ReplayTask): Promise<ReplayReply> {
    return this.pool.run(task);
  }

  close(): Promise<void> {
    return this.pool.close();
  }
}
