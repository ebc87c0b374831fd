import { batch, type Signal, signal } from '@preact/signals';
import type { LinesPart, LogLine } from '@sandtable/kernel';
import type { TableView } from '@sandtable/protocol';
import type { MadeChoice } from '../../boards/board-module.js';
import { lastLines } from '../../table/lines.js';
import { firstDifference } from '../log/log-window.js';
import type { Scene } from './scene.js';

/** How long a scene with a card is shown, one without, and a whole film at most, in milliseconds. */
const CARD = 1700;
const PLAIN = 1000;
const WHOLE = 16_000;
/** A quick film takes this part of the time. */
const QUICK = 0.4;
/** A scene takes at most this part of what is left of the whole: a long film becomes faster, and it ends in time. */
const SHARE = 0.25;

/** A scene that would be shorter than this cannot be followed. */
const SHORTEST = 50;

export type Pace = 'calm' | 'quick' | 'off';

/** How a film looks at the positions that it shows. */
export interface Lens {
  /** What there is to see between two positions; null if nothing. */
  scene(
    before: TableView,
    after: TableView,
    choices: readonly MadeChoice[],
    told: readonly string[],
  ): Scene | null;
  /** The part of the turn; what happens within one part is one scene. */
  part(table: TableView): string;
  /** Whether the player at the screen plays this seat: what others do next is another scene. */
  isOwn(seat: string): boolean;
}

/**
 * Plays the events at a table scene by scene, so that the player can follow them. The position on screen lags behind
 * the real one; nothing can be decided until it has caught up.
 */
export class Film {
  readonly shown: Signal<TableView | null> = signal(null);
  /** How many positions were shown so far. What else changes at a table, as who is there, does not count. */
  readonly count: Signal<number> = signal(0);
  /** Whether more frames are queued. */
  readonly running: Signal<boolean> = signal(false);
  /** What is shown now; null once it was shown long enough. */
  readonly scene: Signal<Scene | null> = signal(null);
  /** What just happened, in words, for the caption and screen readers. */
  readonly told: Signal<readonly string[]> = signal([]);
  /** Whether the frames shown are past ones, played again. */
  readonly again: Signal<boolean> = signal(false);
  private readonly queue: TableView[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;
  /** The position before the current scene. */
  private start: TableView | null = null;
  /** How long the scenes of this film took so far. */
  private spent = 0;

  constructor(
    private readonly pace: () => Pace,
    /** The viewer whose log is read. */
    private readonly viewer: (table: TableView) => string,
    private readonly lens: Lens,
  ) {}

  push(table: TableView): void {
    if (this.shown.value === null || this.pace() === 'off') {
      this.stop();
      batch(() => {
        this.scene.value = null;
        this.show(table, this.shown.value);
      });
      return;
    }
    if (this.timer !== null && this.queue.length === 0 && this.extend(table)) return;
    this.queue.push(table);
    if (this.timer === null) this.next();
    else this.running.value = true;
  }

  /** Replays past positions, then shows the present one. */
  playFrom(frames: readonly TableView[], now: TableView): void {
    const [first, ...rest] = frames;
    if (!first || this.pace() === 'off') return;
    this.stop();
    batch(() => {
      this.again.value = true;
      this.running.value = true;
      this.scene.value = null;
      this.show(first, null);
    });
    this.queue.push(...rest, now);
    this.timer = setTimeout(() => this.next(), this.scaled(PLAIN) / 2);
  }

  /** On to the next scene. */
  nextScene(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.next();
  }

  /** Skips to the end. */
  skip(): void {
    const last = this.queue.at(-1);
    this.stop();
    batch(() => {
      this.scene.value = null;
      this.again.value = false;
      if (last) this.show(last, this.shown.value);
      this.running.value = false;
    });
  }

  /** The player acts: whatever is still on screen gives way. */
  clear(): void {
    if (!this.running.value) this.scene.value = null;
  }

  close(): void {
    this.stop();
  }

  private stop(): void {
    this.queue.length = 0;
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.spent = 0;
  }

  private scaled(time: number): number {
    return this.pace() === 'quick' ? time * QUICK : time;
  }

  private next(): void {
    this.timer = null;
    const before = this.shown.value;
    const first = this.queue.shift();
    if (!first || !before) return this.end();
    const { table, scene } = this.cut(before, first);
    const asksOn = this.stillAsks(before, table);
    batch(() => {
      // The last frame is not held: the player can act on it at once.
      this.running.value = this.queue.length > 0;
      if (this.queue.length === 0) this.again.value = false;
      this.start = before;
      this.scene.value = scene;
      this.show(table, before);
    });
    // A player who is still asked the same question need not wait.
    const usual = scene === null || asksOn ? 0 : this.scaled(scene.card ? CARD : PLAIN);
    const hold = Math.min(usual, (this.scaled(WHOLE) - this.spent) * SHARE);
    // What would be too short to see is not shown.
    if (usual > 0 && hold < SHORTEST) return this.skip();
    this.spent += hold;
    if (this.queue.length > 0 || hold > 0) this.timer = setTimeout(() => this.next(), hold);
    else this.end();
  }

  private end(): void {
    this.spent = 0;
    batch(() => {
      this.running.value = false;
      this.again.value = false;
      this.scene.value = null;
    });
  }

  /** Takes frames from the queue as long as they belong to one scene. */
  private cut(before: TableView, first: TableView): { table: TableView; scene: Scene | null } {
    let table = first;
    let scene = this.look(before, table);
    while (this.queue.length > 0) {
      const [next] = this.queue;
      if (!this.joins(before, scene, table, next)) break;
      table = next;
      this.queue.shift();
      scene = this.look(before, table);
    }
    return { table, scene };
  }

  /** Whether a further frame belongs to a scene: there is nothing to see in one of them, or it is its consequence. */
  private joins(before: TableView, scene: Scene | null, table: TableView, next: TableView): boolean {
    const last = this.choicesBetween(before, table).at(-1);
    if (last && this.lens.isOwn(last.seat)) return false;
    const more = this.look(table, next);
    if (more === null || scene === null) return true;
    return more.card === null && this.lens.part(table) === this.lens.part(next);
  }

  /** Adds a frame to the scene on screen if it belongs to it. */
  private extend(table: TableView): boolean {
    const { value: scene } = this.scene;
    const { value: shown } = this.shown;
    const { start } = this;
    if (!scene || !shown || !start || !this.joins(start, scene, shown, table)) return false;
    batch(() => {
      this.scene.value = this.look(start, table);
      this.show(table, start);
    });
    return true;
  }

  private look(before: TableView, after: TableView): Scene | null {
    return this.lens.scene(before, after, this.choicesBetween(before, after), this.newsIn(before, after));
  }

  private choicesBetween(before: TableView, after: TableView): MadeChoice[] {
    const viewer = this.viewer(after);
    const [was, is] = [lastLines(before, 'lines', viewer), lastLines(after, 'lines', viewer)];
    const read = was.from + was.lines.length - is.from;
    return is.lines
      .slice(Math.max(0, read))
      .flatMap(({ seat, text }) => (seat === null ? [] : [{ seat, text }]));
  }

  private newsIn(before: TableView, after: TableView): string[] {
    const viewer = this.viewer(after);
    return newLines(lastLines(before, 'log', viewer), lastLines(after, 'log', viewer));
  }

  private stillAsks(before: TableView | null, now: TableView): boolean {
    const question = (table: TableView | null) =>
      table?.views[this.viewer(table)]?.decisions.find(({ options }) => options !== null)?.prompt;
    return question(before) !== undefined && question(before) === question(now);
  }

  private show(table: TableView, before: TableView | null): void {
    this.told.value = before ? this.newsIn(before, table) : [];
    const isNew = this.shown.peek()?.views !== table.views;
    this.shown.value = table;
    if (isNew) this.count.value++;
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
