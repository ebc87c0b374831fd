import { type Signal, signal } from '@preact/signals';
import { LINES_PAGE, type LinesPart } from '@sandtable/kernel';

/** How many lines of the past are held besides the last ones, at most. */
const HELD = 3 * LINES_PAGE;

interface Line {
  at: number;
  text: string;
}

/** What is on show: some of the past, and the last lines where they follow directly. */
export interface ShownLines<L> {
  past: LinesPart<L> | null;
  /** Null while somebody reads so far back that what lies in between is not here. */
  last: LinesPart<L> | null;
}

/**
 * The lines of a log that are on show. The last ones come by themselves; the past is read a page at a time, backwards and
 * forwards, and only so much of it is held. Lines keep their numbers, whatever is added behind them or taken back.
 */
export class LogWindow<L extends Line> {
  readonly busy: Signal<boolean> = signal(false);
  readonly failed: Signal<boolean> = signal(false);
  /** Grows whenever there is something else to show. */
  readonly version: Signal<number> = signal(0);
  private past: LinesPart<L> | null = null;
  private last: LinesPart<L> = { from: 0, lines: [] };
  /** Grows whenever what was asked for may be no longer true. */
  private edition = 0;

  constructor(private readonly read: (from: number, to: number) => Promise<L[]>) {}

  /** The last lines are these now; `reading` is the line that somebody looks at, null at the end. */
  show(last: LinesPart<L>, reading: number | null): ShownLines<L> {
    if (last.lines !== this.last.lines || last.from !== this.last.from) this.replace(last, reading);
    return { past: this.past, last: this.isWhole() ? this.last : null };
  }

  private replace(last: LinesPart<L>, reading: number | null): void {
    const before = this.last;
    this.last = last;
    if (before.lines.length === 0) return;
    if (firstDifference(before, last) === null) {
      // Not at once: whoever draws is in the middle of it.
      if (this.past) queueMicrotask(() => void this.readAgain());
      return;
    }
    if (reading === null) this.past = null;
    else if (last.from > before.from) {
      // What is no longer among the last lines is still being read.
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

  /** The number of the first line on show: so many stand before it. */
  get first(): number {
    return this.past?.from ?? this.last.from;
  }

  /** Shows a page more at the beginning; how many lines that is. */
  earlier(): Promise<number> {
    const to = this.first;
    const from = Math.max(0, to - LINES_PAGE);
    return this.ask(from, to, (lines) => {
      if (this.first !== to) return false;
      this.past = held({ from, lines: [...lines, ...(this.past?.lines ?? [])] }, false);
      return true;
    });
  }

  /** Shows a page more at the end of what is on show, where the last lines do not follow yet. */
  later(): Promise<number> {
    if (!this.past || this.isWhole()) return Promise.resolve(0);
    const from = endOf(this.past);
    return this.ask(from, Math.min(from + LINES_PAGE, this.last.from), (lines) => {
      if (!this.past || endOf(this.past) !== from) return false;
      this.past = held({ from: this.past.from, lines: [...this.past.lines, ...lines] }, true);
      return true;
    });
  }

  /** Back to the last lines. */
  latest(): void {
    this.edition++;
    this.busy.value = false;
    this.past = null;
    this.version.value++;
  }

  /** Asks for lines; they are put where they belong unless something else is on show by then. */
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

  /** So much was taken back, or happened at once, that what is held may be no longer true. */
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

/** As much of the past as is held; what goes, goes from its beginning or from its end. */
function held<L>({ from, lines }: LinesPart<L>, keepsEnd: boolean): LinesPart<L> {
  const over = Math.max(0, lines.length - HELD);
  return keepsEnd ? { from: from + over, lines: lines.slice(over) } : { from, lines: lines.slice(0, HELD) };
}

/**
 * The number of the first line in which what is shown now differs from what was shown before, or that is new; null where
 * they have no line in common, so that nobody can tell.
 */
export function firstDifference(before: LinesPart<Line>, now: LinesPart<Line>): number | null {
  const start = Math.max(before.from, now.from);
  const end = Math.min(endOf(before), endOf(now));
  let n = start;
  const line = (part: LinesPart<Line>) => part.lines[n - part.from];
  while (n < end && line(before).text === line(now).text && line(before).at === line(now).at) n++;
  return n === start && start > 0 ? null : n;
}
