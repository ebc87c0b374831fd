import type { Entry } from './journal.js';
import { LINES_PAGE } from './lines-page.js';
import { type Match, type OmittedPrefix, type PageStart, PREFIX_NOT_LOADED } from './match.js';
import { isEntryVisible, type RedactedLine, redactedLine } from './redacted-journal.js';
import { isLogEntryVisible, type LogEntry, type LogLine } from './redacted-log.js';

/** A range of lines; the first has this number, counted from 0. */
export interface LinesPart<L> {
  from: number;
  lines: L[];
}

/**
 * All the lines of a log or a journal that one viewer may know, read in ranges. Lines are numbered per viewer, so that
 * the numbers do not reveal how many lines others have.
 */
export interface NumberedLines<L> {
  readonly count: number;
  /** The lines from one number up to, but not including, another; fewer at the end. */
  read(from: number, to: number): L[] | Promise<L[]>;
}

/**
 * Where the last lines begin that every view includes: one to two pages. It depends only on the count and moves a page
 * at a time: in between, lines are only added.
 */
export function lastPagesFrom(count: number): number {
  return Math.max(0, Math.floor(count / LINES_PAGE) - 1) * LINES_PAGE;
}

/** Where a page begins among the items, and how many choices precede it. */
interface PageMark<I> {
  at: number;
  item: I | null;
  choices: number;
}

/**
 * The lines a viewer may read, made from items of which each is one line or none. Items are added and removed at the
 * end. For a long list, only the starts of its pages are stored.
 */
abstract class LinesOfItems<I extends object, L> implements KnownLines<L> {
  private readonly marks: PageMark<I>[] = [{ at: 0, item: null, choices: 0 }];
  /** How many items were counted, the last of them, and the totals so far. */
  private counted = 0;
  private lastItem: I | null = null;
  private lineCount = 0;
  private choices = 0;
  private shown: LinesPart<L> & { items: I[] } = { from: 0, lines: [], items: [] };
  /** Items were removed since the last pages were shown. */
  private cut = false;

  protected abstract readonly items: readonly I[];
  protected abstract isVisible(item: I): boolean;
  protected abstract isChoice(item: I): boolean;
  /** The line of an item, given the number of choices made up to and including it. */
  protected abstract lineOf(at: number, choices: number): L;
  /** Would the line be the same now, wherever the item stands? */
  protected abstract isStill(line: L, choices: number): boolean;

  /** The first page in memory; null if unknown. */
  private firstPage: number | null = 0;

  /** Starts at a page in memory, if the beginning is stored elsewhere. */
  beginAt(start: PageStart | undefined): this {
    this.firstPage = start?.page ?? null;
    if (!start) return this;
    const { page, at, choices } = start;
    this.marks.length = page + 1;
    this.marks[page] = { at, item: page === 0 ? null : this.items[at], choices };
    this.counted = at;
    this.choices = choices;
    this.lineCount = page * LINES_PAGE;
    return this;
  }

  /** Are the lines from this number on in memory? */
  isHere(from: number): boolean {
    return this.firstPage !== null && Math.max(0, from) >= this.firstPage * LINES_PAGE;
  }

  /** Where the last pages begin among the lines before an item. */
  startBefore(item: number): PageStart {
    this.catchUp();
    const { marks } = this;
    let last = marks.length - 1;
    while (last > 0 && marks[last].at > item) last--;
    let lines = last * LINES_PAGE;
    for (let { at } = marks[last]; at < item; at++) if (this.isVisible(this.items[at])) lines++;
    const page = lastPagesFrom(lines) / LINES_PAGE;
    const { at, choices } = marks[page];
    return { page, at, choices };
  }

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

  /** The last pages. Unchanged lines, and an unchanged list, are the same objects as before. */
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
    if (!this.isHere(from)) throw new Error(PREFIX_NOT_LOADED);
    let { at, choices } = this.marks[number / LINES_PAGE];
    for (; number < end; at++) {
      const item = this.items[at];
      if (this.isChoice(item)) choices++;
      if (!this.isVisible(item)) continue;
      if (number >= from) each(at, choices);
      number++;
    }
  }

  /** Counts new items, and recounts after a removed one. */
  private catchUp(): void {
    if (this.firstPage === null) throw new Error(PREFIX_NOT_LOADED);
    const { items, marks } = this;
    // If the last counted item is still in place, so is everything before it.
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

/** The log, in words. */
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
    return isLogEntryVisible(entry, this.viewer);
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

/** The journal, in notation. */
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
    return isEntryVisible(entry, this.viewer);
  }
  protected isChoice({ kind }: Entry): boolean {
    return kind === 'choice' || kind === 'rewind';
  }
  protected lineOf(at: number, choices: number): RedactedLine {
    return { at: choices, ...redactedLine(this.match, this.viewer, at)! };
  }
  /** A note stays valid when choices before it are erased. */
  protected isStill({ at }: RedactedLine, choices: number): boolean {
    return at === choices;
  }
}

/** The lines of a match that is being played. */
export interface KnownLines<L> extends NumberedLines<L> {
  read(from: number, to: number): L[];
  last(): LinesPart<L>;
  /** Are the lines from this number on in memory, or stored elsewhere with the beginning of the match? */
  isHere(from: number): boolean;
  /** Where the last pages begin among the lines before an item of the log, or before an entry. */
  startBefore(item: number): PageStart;
}

/** What a viewer may read of a match: its log in words and its journal in notation. */
export interface LinesFor {
  log: KnownLines<LogLine>;
  lines: KnownLines<RedactedLine>;
}

const known = new WeakMap<object, { earlier: OmittedPrefix; viewers: Map<number, LinesFor> }>();

/** What a viewer may read of a match; counted once and shared by all requests. */
export function linesFor<T, C>(match: Match<T, C>, viewer: number): LinesFor {
  const { earlier } = match;
  let counted = known.get(match);
  // When the beginning is loaded, count again from there.
  if (counted?.earlier !== earlier) counted = { earlier, viewers: new Map() };
  known.set(match, counted);
  const found = counted.viewers.get(viewer) ?? newLines(match, viewer);
  counted.viewers.set(viewer, found);
  return found;
}

function newLines<T, C>(match: Match<T, C>, viewer: number): LinesFor {
  const [log, lines] = [new LogLines(match, viewer), new JournalLines(match, viewer)];
  const { entries, log: told, pages } = match.earlier;
  if (entries + told === 0) return { log, lines };
  return { log: log.beginAt(pages?.[viewer]?.log), lines: lines.beginAt(pages?.[viewer]?.lines) };
}
