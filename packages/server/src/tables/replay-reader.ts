import { type Entry, type Header, type Match, Timeline, view } from '@sandtable/kernel';
import type { ReplayOutline, ReplayView } from '@sandtable/protocol';
import { Pool } from '../threads/pool.js';
import { inSlices } from '../threads/slices.js';
import { Games } from './games.js';

/** Which game, and which of its journals: one that was changed and not only continued has another name. */
export interface ReplayBook {
  table: string;
  edition: string;
}

/** What a reader is asked to do. */
export type ReplayTask = ReplayBook &
  (
    | { t: 'add'; header: Header; from: number; entries: Entry[] }
    | { t: 'at'; length: number; at: number; viewer: number }
    | { t: 'outline'; length: number; from: number; most: number; viewer: number }
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
  timeline: Timeline<unknown, unknown>;
  entries: number;
  /** What is being played: one thing after the other. */
  playing: Promise<void>;
}

/** Reads here, a little at a time: for tests, and inside the thread. */
export class PlainReader implements ReplayReader {
  private readonly open = new Map<string, OpenBook>();

  constructor(private readonly games = new Games()) {}

  async ask(task: ReplayTask): Promise<ReplayReply> {
    if (task.t === 'add') return this.add(task);
    const book = this.take(task);
    if (!book || book.entries < task.length) return { has: book?.entries ?? 0 };
    await book.playing;
    const text = task.t === 'at' ? look(book.timeline, task) : await outline(book.timeline, task);
    return { text };
  }

  async close(): Promise<void> {}

  private async add(task: Extract<ReplayTask, { t: 'add' }>): Promise<ReplayReply> {
    const { header, from, entries } = task;
    const { game } = await this.games.need(header.game);
    const known = this.take(task);
    // Somebody else was faster, or it was put away in the meantime: whoever asks is told how much there is.
    if ((known?.entries ?? 0) !== from) return { has: known?.entries ?? 0 };
    if (!known) {
      const timeline = new Timeline<unknown, unknown>(game, header, entries);
      const book = { edition: task.edition, timeline, entries: entries.length, playing: Promise.resolve() };
      this.open.set(task.table, book);
      await this.play(task.table, book);
      return { has: book.entries };
    }
    known.timeline.add(entries);
    known.entries += entries.length;
    await this.play(task.table, known);
    return { has: known.entries };
  }

  private play(table: string, book: OpenBook): Promise<void> {
    this.makeRoom();
    const { timeline } = book;
    book.playing = book.playing
      .then(() => inSlices(() => timeline.play(4)))
      .catch((error) => {
        if (this.open.get(table) === book) this.open.delete(table);
        throw error;
      });
    return book.playing;
  }

  /** The open book; the one that was used last stands last. */
  private take({ table, edition }: ReplayBook): OpenBook | null {
    const book = this.open.get(table);
    if (book?.edition !== edition) return null;
    this.open.delete(table);
    this.open.set(table, book);
    return book;
  }

  private makeRoom(): void {
    let entries = [...this.open.values()].reduce((sum, book) => sum + book.entries, 0);
    for (const [table, book] of this.open) {
      if (this.open.size <= 1 || (this.open.size <= OPEN && entries <= ENTRIES)) return;
      this.open.delete(table);
      entries -= book.entries;
    }
  }
}

type AnyTimeline = Timeline<unknown, unknown>;

function look(timeline: AnyTimeline, { at: wanted, viewer }: { at: number; viewer: number }): string {
  const { match } = timeline;
  const { at, state, told } = timeline.at(wanted);
  const seen = view(match.machine, state, viewer);
  const answer: ReplayView = {
    at,
    of: timeline.length,
    view: seen,
    line: lineOf(timeline, at, viewer),
    log: match.logFor(viewer, told),
    scores: seen.scores,
  };
  return JSON.stringify(answer);
}

async function outline(
  timeline: AnyTimeline,
  { from, most, viewer }: { from: number; most: number; viewer: number },
): Promise<string> {
  const { machine }: Match<unknown, unknown> = timeline.match;
  const parts: string[] = [];
  const end = Math.min(timeline.length, from + most - 1);
  let at = from;
  await inSlices(() => {
    if (at > end) return true;
    const { scores, table } = view(machine, timeline.at(at).state, viewer);
    const part: ReplayOutline[number] = { line: lineOf(timeline, at, viewer), scores, table };
    parts.push(JSON.stringify(part));
    return ++at > end;
  });
  return `[${parts.join(',')}]`;
}

function lineOf(timeline: AnyTimeline, at: number, viewer: number): string | null {
  const line = timeline.line(at, viewer);
  if (!line) return null;
  return line.seat === null ? line.text : `${line.seat}: ${line.text}`;
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
