import { type Signal, signal } from '@preact/signals';
import { LINES_PAGE, type LinesPart } from '@sandtable/kernel';

/** How many earlier lines are kept besides the last ones, at most. */
const HELD = 3 * LINES_PAGE;

interface Line {
  at: number;
  text: string;
}

/** The shown lines: some earlier ones, and the last ones if they follow directly. */
export interface ShownLines<L> {
  past: LinesPart<L> | null;
  /** Null while there is a gap between the earlier lines and the last ones. */
  last: LinesPart<L> | null;
}

/**
 * The shown lines of a log. The last ones are pushed; earlier ones are loaded page by page, backwards and forwards, and
 * only a limited number is kept. Lines keep their numbers when others are added or undone.
 */
export class LogWindow<L extends Line> {
  readonly busy: Signal<boolean> = signal(false);
  readonly failed: Signal<boolean> = signal(false);
  /** Increases whenever the shown lines change. */
  readonly version: Signal<number> = signal(0);
  private past: LinesPart<L> | null = null;
  private last: LinesPart<L> = { from: 0, lines: [] };
  /** Increases whenever pending requests become stale. */
  private edition = 0;

  constructor(private readonly read: (from: number, to: number) => Promise<L[]>) {}

  /** Sets the last lines and returns the shown ones; `reading` is the line in view, null at the end. */
  show(last: LinesPart<L>, reading: number | null): ShownLines<L> {
    if (last.lines !== this.last.lines || last.from !== this.last.from) this.replace(last, reading);
    return { past: this.past, last: this.isWhole() ? this.last : null };
  }

  private replace(last: LinesPart<L>, reading: number | null): void {
    const before = this.last;
    this.last = last;
    if (before.lines.length === 0) return;
    if (firstDifference(before, last) === null) {
      // Deferred: this is called during a render.
      if (this.past) queueMicrotask(() => void this.readAgain());
      return;
    }
    if (reading === null) this.past = null;
    else if (last.from > before.from) {
      // Lines that are no longer among the last ones are still in view.
      const letGo = before.lines.slice(0, last.from - before.from);
      if (!this.past) this.past = { from: before.from, lines: letGo };
      else if (endOf(this.past) === before.from)
        this.past = { from: this.past.from, lines: [...this.past.lines, ...letGo] };
      this.past = held(this.past, reading !== null && reading > this.past.from + HELD / 2);
    }
    if (this.past && endOf(this.past) > last.from) {
      const lines = this.past.lines.slice(0, Math.max(0, last.from - this.past.from));
      this.past = lines.length > 0 ? { from: this.past.from, lines } : null;
    }
  }

  private isWhole(): boolean {
    return this.past === null || endOf(this.past) === this.last.from;
  }

  /** The number of the first shown line, which is also the number of lines before it. */
  get first(): number {
    return this.past?.from ?? this.last.from;
  }

  /** Loads one more page at the beginning; returns its number of lines. */
  earlier(): Promise<number> {
    const to = this.first;
    const from = Math.max(0, to - LINES_PAGE);
    return this.ask(from, to, (lines) => {
      if (this.first !== to) return false;
      this.past = held({ from, lines: [...lines, ...(this.past?.lines ?? [])] }, false);
      return true;
    });
  }

  /** Loads one more page after the earlier lines, if the last ones do not follow yet. */
  later(): Promise<number> {
    if (!this.past || this.isWhole()) return Promise.resolve(0);
    const from = endOf(this.past);
    return this.ask(from, Math.min(from + LINES_PAGE, this.last.from), (lines) => {
      if (!this.past || endOf(this.past) !== from) return false;
      this.past = held({ from: this.past.from, lines: [...this.past.lines, ...lines] }, true);
      return true;
    });
  }

  /** Returns to the last lines. */
  latest(): void {
    this.edition++;
    this.busy.value = false;
    this.past = null;
    this.version.value++;
  }

  /** Requests lines and inserts them, unless the shown lines have changed by then. */
  private async ask(from: number, to: number, put: (lines: L[]) => boolean): Promise<number> {
    if (this.busy.value || from >= to) return 0;
    const { edition } = this;
    this.busy.value = true;
    this.failed.value = false;
    try {
      const lines = await this.read(from, to);
      if (edition !== this.edition || lines.length !== to - from || !put(lines)) return 0;
      this.version.value++;
      return lines.length;
    } catch {
      if (edition === this.edition) this.failed.value = true;
      return 0;
    } finally {
      if (edition === this.edition) this.busy.value = false;
    }
  }

  /** Reloads the earlier lines after a large undo or a jump ahead that may have made them stale. */
  private async readAgain(): Promise<void> {
    if (!this.past) return;
    const { from } = this.past;
    const to = Math.min(endOf(this.past), this.last.from);
    const edition = ++this.edition;
    this.busy.value = true;
    const lines: L[] = [];
    try {
      while (from + lines.length < to) {
        const page = await this.read(from + lines.length, to);
        if (page.length === 0) break;
        lines.push(...page);
      }
    } catch {
      lines.length = 0;
    }
    if (edition !== this.edition) return;
    this.busy.value = false;
    this.past = lines.length > 0 ? { from, lines } : null;
    this.version.value++;
  }
}

function endOf({ from, lines }: LinesPart<unknown>): number {
  return from + lines.length;
}

/** Trims the earlier lines to the limit, at their beginning or at their end. */
function held<L>({ from, lines }: LinesPart<L>, keepsEnd: boolean): LinesPart<L> {
  const over = Math.max(0, lines.length - HELD);
  return keepsEnd ? { from: from + over, lines: lines.slice(over) } : { from, lines: lines.slice(0, HELD) };
}

/**
 * The number of the first line that is different or new; null if the two parts have no line in common, so that it
 * cannot be told.
 */
export function firstDifference(before: LinesPart<Line>, now: LinesPart<Line>): number | null {
  const start = Math.max(before.from, now.from);
  const end = Math.min(endOf(before), endOf(now));
  let n = start;
  const line = (part: LinesPart<Line>) => part.lines[n - part.from];
  while (n < end && line(before).text === line(now).text && line(before).at === line(now).at) n++;
  return n === start && start > 0 ? null : n;
}
