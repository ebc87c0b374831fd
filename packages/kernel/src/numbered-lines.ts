import type { Entry } from './journal.js';
import { isLoggedFor, type LogEntry, type LogLine, type Match } from './match.js';
import { isTold, type RedactedLine, redactedLine } from './redacted-journal.js';

/** How many lines are handed over at once. */
export const LINES_PAGE = 200;

/** Some lines out of many: the first of them has this number, counted from 0. */
export interface LinesPart<L> {
  from: number;
  lines: L[];
}

/**
 * All the lines of a log or of a journal, as one viewer may know them: whoever wants some asks for those. Lines have
 * the numbers that they have for this viewer, so that nobody learns how many there are for others.
 */
export interface NumberedLines<L> {
  readonly count: number;
  /** The lines from one number up to another, without the latter; as many of them as there are. */
  read(from: number, to: number): L[] | Promise<L[]>;
}

/**
 * Where the last lines begin that everybody is shown without asking: one page to two. It follows from how many
 * there are and from nothing else, and moves a page at a time: in between, lines are only added.
 */
export function lastPagesFrom(count: number): number {
  return Math.max(0, Math.floor(count / LINES_PAGE) - 1) * LINES_PAGE;
}

/** Where a page of lines begins among the items, and how many choices were made before it. */
interface PageMark<I> {
  at: number;
  item: I | null;
  choices: number;
}

/**
 * The lines that a viewer may read among items of which each is one line, or none. Items are added at the end, and
 * what is taken back goes from there. Of a long list only the beginnings of its pages are kept.
 */
abstract class LinesOfItems<I extends object, L> implements KnownLines<L> {
  private readonly marks: PageMark<I>[] = [{ at: 0, item: null, choices: 0 }];
  /** How many items were counted, the last of them, and what was counted. */
  private counted = 0;
  private lastItem: I | null = null;
  private lineCount = 0;
  private choices = 0;
  private shown: LinesPart<L> & { items: I[] } = { from: 0, lines: [], items: [] };
  /** Something is no longer there since the last pages were shown. */
  private cut = false;

  protected abstract readonly items: readonly I[];
  protected abstract isVisible(item: I): boolean;
  protected abstract isChoice(item: I): boolean;
  /** The line of an item, with how many choices had been made, its own included. */
  protected abstract lineOf(at: number, choices: number): L;
  /** Would its line be the same now, wherever the item stands? */
  protected abstract isStill(line: L, choices: number): boolean;

  get count(): number {
    this.catchUp();
    return this.lineCount;
  }

  read(from: number, to: number): L[] {
    this.catchUp();
    const lines: L[] = [];
    this.walk(from, to, (at, choices) => void lines.push(this.lineOf(at, choices)));
    return lines;
  }

  /** The last pages. A line that was there before is the same object, and so is a list that has not changed. */
  last(): LinesPart<L> {
    this.catchUp();
    const from = lastPagesFrom(this.lineCount);
    const before = this.shown;
    const grown = !this.cut && from === before.from;
    this.cut = false;
    if (grown && this.lineCount === from + before.lines.length) return before;
    const known = grown ? null : new Map(before.items.map((item, i) => [item, before.lines[i]]));
    const [items, lines] = grown ? [before.items.slice(), before.lines.slice()] : [[], []];
    this.walk(from + lines.length, this.lineCount, (at, choices) => {
      const item = this.items[at];
      const line = known?.get(item);
      items.push(item);
      lines.push(line !== undefined && this.isStill(line, choices) ? line : this.lineOf(at, choices));
    });
    this.shown = { from, lines, items };
    return this.shown;
  }

  private walk(from: number, to: number, each: (at: number, choices: number) => void): void {
    const end = Math.min(to, this.lineCount);
    let number = Math.floor(Math.max(0, from) / LINES_PAGE) * LINES_PAGE;
    if (from >= end) return;
    let { at, choices } = this.marks[number / LINES_PAGE];
    for (; number < end; at++) {
      const item = this.items[at];
      if (this.isChoice(item)) choices++;
      if (!this.isVisible(item)) continue;
      if (number >= from) each(at, choices);
      number++;
    }
  }

  /** Counts what is new, and anew what stands behind something that is no longer there. */
  private catchUp(): void {
    const { items, marks } = this;
    // An item that still stands where it stood has everything before it that it had.
    if (this.counted > 0 && items[this.counted - 1] !== this.lastItem) {
      this.cut = true;
      while (marks.length > 1 && items[marks[marks.length - 1].at] !== marks[marks.length - 1].item)
        marks.pop();
      const mark = marks[marks.length - 1];
      this.counted = mark.at;
      this.choices = mark.choices;
      this.lineCount = (marks.length - 1) * LINES_PAGE;
    }
    for (; this.counted < items.length; this.counted++) {
      const item = items[this.counted];
      const visible = this.isVisible(item);
      if (visible && this.lineCount === marks.length * LINES_PAGE)
        marks.push({ at: this.counted, item, choices: this.choices });
      if (visible) this.lineCount++;
      if (this.isChoice(item)) this.choices++;
    }
    this.lastItem = items.at(-1) ?? null;
  }
}

/** What happened, in words. */
class LogLines<T, C> extends LinesOfItems<LogEntry, LogLine> {
  constructor(
    private readonly match: Match<T, C>,
    private readonly viewer: number,
  ) {
    super();
  }

  protected get items(): readonly LogEntry[] {
    return this.match.log;
  }
  protected isVisible(entry: LogEntry): boolean {
    return isLoggedFor(entry, this.viewer);
  }
  protected isChoice(): boolean {
    return false;
  }
  protected lineOf(at: number): LogLine {
    return this.match.logFor(this.viewer, [this.match.log[at]])[0];
  }
  protected isStill(): boolean {
    return true;
  }
}

/** What happened, in notation. */
class JournalLines<T, C> extends LinesOfItems<Entry, RedactedLine> {
  constructor(
    private readonly match: Match<T, C>,
    private readonly viewer: number,
  ) {
    super();
  }

  protected get items(): readonly Entry[] {
    return this.match.entries;
  }
  protected isVisible(entry: Entry): boolean {
    return isTold(entry, this.viewer);
  }
  protected isChoice({ kind }: Entry): boolean {
    return kind === 'choice' || kind === 'rewind';
  }
  protected lineOf(at: number, choices: number): RedactedLine {
    return { at: choices, ...redactedLine(this.match, this.viewer, at)! };
  }
  /** A note stays when choices before it are struck out. */
  protected isStill({ at }: RedactedLine, choices: number): boolean {
    return at === choices;
  }
}

/** Lines that are all in memory. */
export interface KnownLines<L> extends NumberedLines<L> {
  read(from: number, to: number): L[];
  last(): LinesPart<L>;
}

/** What a viewer may read of a match: its log in words and its journal in notation. */
export interface LinesFor {
  log: KnownLines<LogLine>;
  lines: KnownLines<RedactedLine>;
}

const known = new WeakMap<object, Map<number, LinesFor>>();

/** What a viewer may read of a match; counted once for all who ask. */
export function linesFor<T, C>(match: Match<T, C>, viewer: number): LinesFor {
  const viewers = known.get(match) ?? new Map<number, LinesFor>();
  known.set(match, viewers);
  const found = viewers.get(viewer) ?? {
    log: new LogLines(match, viewer),
    lines: new JournalLines(match, viewer),
  };
  viewers.set(viewer, found);
  return found;
}
