import { type Signal, signal } from '@preact/signals';
import type { LinesPart, LogLine } from '@sandtable/kernel';
import type { TableView } from '@sandtable/protocol';
import { lastLines } from '../table/lines.js';
import { firstDifference } from './log-window.js';

/** How long one event is shown, and how long a whole film may take, in milliseconds. */
const CALM = 700;
const QUICK = 250;
const WHOLE = 6000;

export type Pace = 'calm' | 'quick' | 'off';

/**
 * Plays the events at a table one by one, so that the player can follow them. The position on screen lags behind the
 * real one; nothing can be decided until it has caught up.
 */
export class Film {
  readonly shown: Signal<TableView | null> = signal(null);
  /** How many frames were shown so far. */
  readonly count: Signal<number> = signal(0);
  /** Whether more frames are queued. */
  readonly running: Signal<boolean> = signal(false);
  /** What just happened, in words, for the caption and screen readers. */
  readonly told: Signal<readonly string[]> = signal([]);
  private readonly queue: TableView[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(
    private readonly pace: () => Pace,
    /** The viewer whose log is read. */
    private readonly viewer: (table: TableView) => string,
  ) {}

  push(table: TableView): void {
    if (this.shown.value === null || this.pace() === 'off') {
      this.queue.length = 0;
      this.show(table);
      return;
    }
    this.queue.push(table);
    if (this.timer === null) this.next();
    else this.running.value = true;
  }

  /** Replays past positions, then shows the present one. */
  playFrom(frames: readonly TableView[], now: TableView): void {
    const [first, ...rest] = frames;
    if (!first || this.pace() === 'off') return;
    this.queue.length = 0;
    if (this.timer !== null) clearTimeout(this.timer);
    this.running.value = true;
    this.show(first);
    this.queue.push(...rest, now);
    this.timer = setTimeout(() => this.next(), CALM);
  }

  /** Skips to the end. */
  skip(): void {
    const last = this.queue.at(-1);
    this.queue.length = 0;
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    if (last) this.show(last);
    this.running.value = false;
  }

  close(): void {
    this.queue.length = 0;
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  private next(): void {
    this.timer = null;
    const table = this.queue.shift();
    if (!table) {
      this.running.value = false;
      return;
    }
    const before = this.shown.value;
    const news = this.show(table);
    // The last frame is not held: the player can act on it at once.
    this.running.value = this.queue.length > 0;
    const usual = this.pace() === 'quick' ? QUICK : CALM;
    // A player who is still asked the same question need not wait.
    const hold =
      news === 0 || this.stillAsks(before, table)
        ? 0
        : Math.min(usual, WHOLE / Math.max(1, this.queue.length));
    if (this.queue.length > 0 || hold > 0) this.timer = setTimeout(() => this.next(), hold);
  }

  private stillAsks(before: TableView | null, now: TableView): boolean {
    const question = (table: TableView | null) =>
      table?.views[this.viewer(table)]?.decisions.find(({ options }) => options !== null)?.prompt;
    return question(before) !== undefined && question(before) === question(now);
  }

  /** Returns the number of new log lines. */
  private show(table: TableView): number {
    const viewer = this.viewer(table);
    const before = this.shown.value && lastLines(this.shown.value, 'log', viewer);
    const fresh = before ? newLines(before, lastLines(table, 'log', viewer)) : [];
    this.told.value = fresh;
    this.shown.value = table;
    this.count.value++;
    return fresh.length;
  }
}

/**
 * The lines of a log added since `before`. Undo shortens a log. If the two have no line in common, the lines of the
 * last choice.
 */
export function newLines(before: LinesPart<LogLine>, now: LinesPart<LogLine>): string[] {
  const first = firstDifference(before, now);
  const fresh = first ?? now.lines.findIndex(({ at }) => at === now.lines.at(-1)?.at) + now.from;
  return now.lines.slice(fresh - now.from).map(({ text }) => text);
}
