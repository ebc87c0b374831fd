import { ReplaySession } from '@sandtable/host';
import type { Entry, Header } from '@sandtable/kernel';
import { diff } from '@sandtable/kernel/patch';
import type { ReplayOutline, ToldReason } from '@sandtable/protocol';
import { prospectOf } from '@sandtable/shelf';
import { Pool } from '../threads/pool.js';
import { slices } from '../threads/slices.js';
import { Games } from './games.js';

/**
 * A table and the edition of its journal: a journal that was changed, not only extended, is another edition. Of a game that is
 * over, all processes call it by the same name.
 */
export interface BookName {
  table: string;
  edition: string;
  over: boolean;
}

/** A task for a reader; `length` is how many entries the journal has in all. */
export type ReplayTask = BookName & { length: number } & (
    | { t: 'add'; header: Header; from: number; entries: Entry[] }
    | { t: 'at'; at: number; viewer: number }
    | { t: 'outline'; from: number; most: number; viewer: number; patches: boolean }
    | { t: 'reason'; game: string; count: number; viewer: number; chance: string }
  );

/** The number of entries it has, if it has too few; otherwise the answer, as JSON. */
export type ReplayReply = { has: number } | { text: string };

/** Reads replays. */
export interface ReplayReader {
  ask(task: ReplayTask): Promise<ReplayReply>;
  close(): Promise<void>;
}

/** How many games are kept open, and how many entries they may have together. */
const OPEN = 8;
const ENTRIES = 300_000;

interface OpenBook {
  edition: string;
  book: ReplaySession;
}

/** Reads in this thread, in slices: for tests, and inside the worker. */
export class PlainReader implements ReplayReader {
  private readonly open = new Map<string, OpenBook>();

  constructor(private readonly games = new Games()) {}

  async ask(task: ReplayTask): Promise<ReplayReply> {
    if (task.t === 'add') return this.add(task);
    const book = this.take(task);
    if (!book || book.entries < task.length) return { has: book?.entries ?? 0 };
    if (task.t === 'at') return { text: JSON.stringify(await book.at(task.at, task.viewer)) };
    if (task.t === 'reason') {
      const prospect = await prospectOf(task.game, book.options);
      const told = prospect && (await book.reason(prospect, task.count, task.viewer, task.chance));
      return { text: JSON.stringify(told satisfies ToldReason | null) };
    }
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
    // Another request was faster, or the book was dropped meanwhile: reply how many entries there are.
    if ((known?.entries ?? 0) !== from) return { has: known?.entries ?? 0 };
    const book = known ?? new ReplaySession(game, header, entries, slices, true);
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

  /** The open book, moved to the end: the least recently used comes first. */
  private take({ table, edition }: BookName): ReplaySession | null {
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

/** Milliseconds that a task may take: replaying the longest campaign takes some ten seconds. */
const TASK_TIMEOUT = 60_000;
/** The thread's memory limit, in megabytes. */
const MEMORY = 512;

/** Reads in its own thread. One is enough: all requests find the games that are open there. */
export class ThreadReader implements ReplayReader {
  private readonly pool = new Pool<ReplayTask, ReplayReply>({
    script: new URL('./replay-worker.js', import.meta.url),
    name: 'the thread of the replays',
    count: 1,
    patience: TASK_TIMEOUT,
    memory: { maxOldGenerationSizeMb: MEMORY },
  });

  ask(task: ReplayTask): Promise<ReplayReply> {
    return this.pool.run(task);
  }

  close(): Promise<void> {
    return this.pool.close();
  }
}
