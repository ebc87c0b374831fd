import { applyText } from './compound-choice.js';
import type { Game } from './game.js';
import type { Entry, Header, Journal } from './journal.js';
import type { Machine } from './machine.js';
import type { LogEntry, Match } from './match.js';
import { EVERYONE } from './places.js';
import { type RedactedLine, redactedLine } from './redacted-journal.js';
import { Replayer, recordedChance } from './replay.js';
import { UNDO } from './rule.js';
import type { State } from './state.js';

/** A position of a game that is looked through. */
export interface Moment<T> {
  /** After how many choices. */
  at: number;
  /** Belongs to the timeline, which plays on with it: it is good until the next moment is asked for. */
  state: State<T>;
  /** What the last choice brought about; going back tells only that somebody went back. */
  told: readonly LogEntry[];
}

/** How many choices lie between two positions that are kept, as long as they are not too large. */
const EVERY = 16;
/** How many letters all the positions that are kept may have, and how many of them there may be. */
const ROOM = { letters: 16_000_000, positions: 4_096 } as const;
/** On a long way to a position, every so-manieth on the way is remembered, and the last so many of those. */
const STRIDE = 8;
const NEIGHBOURS = 32;

/**
 * A game to be looked through, from any choice to any other. Of its positions only every so-manieth is kept,
 * as text; the others are played again from the one before, over half as many choices again at the most. Where
 * they are too many or too large together, every other one is given up. So a game of 40,000 choices needs 2,500
 * positions at the most and not 40,000, and no copy of its log at all. Whoever goes back step by step does not
 * play the whole way again for each step: some neighbours of where they were are remembered.
 *
 * It grows with the game: `add` what was written down since, and `play` it.
 */
export class Timeline<T, C> {
  private readonly entries: Entry[] = [];
  private readonly replaying: Replayer<T, C>;
  private readonly opening: readonly LogEntry[];
  /** For every position: where its choice stands in the entries of the match. */
  private readonly entryOf: number[] = [-1];
  /** … from which position it was chosen. */
  private readonly from: number[] = [0];
  /** … the position that it is: another one where a choice was taken back. */
  private readonly is: number[] = [0];
  /** … how many choices after a position that is kept. */
  private readonly after: number[] = [0];
  /** The positions after each of the choices that stand now. */
  private readonly path: number[] = [0];
  /** How far it was ever played from each of those. */
  private readonly reach: number[] = [0];
  /** The positions that are kept. */
  private readonly kept = new Map<number, string>();
  private letters = 0;
  /** Positions near those that were asked for last, the latest at the end. */
  private readonly near = new Map<number, string>();
  private here: { at: number; state: State<T> } | null = null;

  constructor(
    game: Game<T, C>,
    header: Header,
    entries: readonly Entry[] = [],
    private every = EVERY,
    private readonly room: { readonly letters: number; readonly positions: number } = ROOM,
  ) {
    // Without the seed, what was dealt at the beginning is on record: it has to be there.
    for (const entry of entries) this.entries.push(entry);
    this.replaying = new Replayer(game, header, this.entries);
    this.opening = this.match.log.slice();
    this.match.log.length = 0;
    this.keep(0);
  }

  static of<T, C>(game: Game<T, C>, { header, entries }: Journal, every = EVERY): Timeline<T, C> {
    const timeline = new Timeline(game, header, entries, every);
    timeline.play();
    return timeline;
  }

  /** The game as far as it was played. Its log is not kept. */
  get match(): Match<T, C> {
    return this.replaying.match;
  }

  private get machine(): Machine<T, C> {
    return this.match.machine;
  }

  /** How many choices were played. */
  get length(): number {
    return this.is.length - 1;
  }

  /** How many positions are kept. */
  get keptPositions(): number {
    return this.kept.size;
  }

  /** More of the journal; a choice comes with everything that came of it. */
  add(entries: readonly Entry[]): void {
    for (const entry of entries) this.entries.push(entry);
  }

  /** Plays what was added, at most so many choices of it. True when nothing is left to play. */
  play(most = Number.POSITIVE_INFINITY): boolean {
    for (let i = 0; i < most; i++) {
      const written = this.match.entries.length;
      if (this.replaying.next() === null) return true;
      this.note(written);
      // What was told is told again when somebody asks.
      this.match.log.length = 0;
    }
    return false;
  }

  private note(entry: number): void {
    const at = this.is.length;
    const made = this.match.entries[entry];
    const { path, reach } = this;
    this.entryOf.push(entry);
    this.from.push(path[path.length - 1]);
    if (made.kind === 'rewind') {
      path.length = made.to + 1;
      reach.length = made.to + 1;
      path[made.to] = at;
      this.is.push(at);
      this.after.push(0);
      this.keep(at);
    } else if (isUndo(made)) {
      this.takeBack();
      const back = path[path.length - 1];
      this.is.push(back);
      this.after.push(this.after[back]);
    } else {
      const after = this.after[path[path.length - 1]] + 1;
      path.push(at);
      reach.push(path.length - 1);
      this.is.push(at);
      this.after.push(after < this.every ? after : 0);
      if (after >= this.every) this.keep(at);
    }
  }

  /** A position at the beginning of something short that was taken back is not worth keeping. */
  private takeBack(): void {
    const at = this.path.pop()!;
    const depth = this.path.length;
    const reached = this.reach.pop()!;
    this.reach[depth - 1] = Math.max(this.reach[depth - 1], reached);
    if (reached - depth < this.every / 2) this.forget(at);
  }

  private keep(at: number): void {
    const text = JSON.stringify(this.match.state);
    this.kept.set(at, text);
    this.letters += text.length;
    while (this.letters > this.room.letters || this.kept.size > this.room.positions) {
      if (!this.thinOut()) return;
    }
  }

  private forget(at: number): void {
    this.letters -= this.kept.get(at)?.length ?? 0;
    this.kept.delete(at);
  }

  /** Gives up every other position that can be reached from the one before; false where there is none. */
  private thinOut(): boolean {
    this.every *= 2;
    const { size } = this.kept;
    let odd = false;
    for (const at of [...this.kept.keys()]) {
      if (at === 0 || this.match.entries[this.entryOf[at]].kind === 'rewind') continue;
      odd = !odd;
      if (odd) this.forget(at);
    }
    return this.kept.size < size;
  }

  /** The position after so many choices; the last one where there are fewer. */
  at(choices: number): Moment<T> {
    const at = Math.max(0, Math.min(choices, this.length));
    if (at === 0) return { at, state: this.go(0), told: this.opening };
    const entry = this.match.entries[this.entryOf[at]];
    if (entry.kind === 'rewind' || isUndo(entry)) {
      const state = this.go(this.is[at]);
      const args = entry.kind === 'rewind' ? [entry.to] : [this.seatOf(entry)];
      const kind = entry.kind === 'rewind' ? 'rewind' : UNDO;
      return { at, state, told: [{ at: state.count, kind, args, to: EVERYONE }] };
    }
    const state = this.go(this.from[at]);
    const told: LogEntry[] = [];
    this.here = null;
    this.step(state, at, told);
    this.here = { at, state };
    return { at, state, told };
  }

  /** Plays to a position, from where we are or from the one before it that is kept. */
  private go(to: number): State<T> {
    const way: number[] = [];
    let at = to;
    while (this.here?.at !== at && !this.kept.has(at) && !this.near.has(at)) {
      way.push(at);
      at = this.from[at];
    }
    const state = this.here?.at === at ? this.here.state : (JSON.parse(this.textOf(at)) as State<T>);
    // If a rule breaks down on the way, the position is half of one.
    this.here = null;
    for (let i = way.length - 1; i >= 0; i--) {
      this.step(state, way[i], null);
      if (i > 0 && (way.length - i) % STRIDE === 0) this.remember(way[i], state);
    }
    this.here = { at: to, state };
    return state;
  }

  private textOf(at: number): string {
    return this.kept.get(at) ?? this.near.get(at)!;
  }

  private remember(at: number, state: State<T>): void {
    this.near.set(at, JSON.stringify(state));
    for (const oldest of this.near.keys()) {
      if (this.near.size <= NEIGHBOURS) return;
      this.near.delete(oldest);
    }
  }

  private step(state: State<T>, at: number, told: LogEntry[] | null): void {
    const { machine, match } = this;
    const entry = match.entries[this.entryOf[at]] as Extract<Entry, { kind: 'choice' }>;
    const seat = this.seatOf(entry);
    const source = match.header.seed === null ? recordedChance(match.entries, this.entryOf[at]) : null;
    const lines: Omit<LogEntry, 'at'>[] = [];
    const listener = {
      chance() {},
      waypoint() {},
      logged: (kind: string, args: readonly number[], to: number) =>
        void lines.push({ kind, args: args.slice(), to }),
    };
    const done = applyText(machine, state, seat, entry.text, told && listener, source);
    if ('refused' in done) throw new Error(`choice ${at} is refused: ${done.refused.reason}`);
    told?.push(...lines.map((line) => ({ at: state.count, ...line })));
  }

  private seatOf({ seat }: { seat: string }): number {
    return this.machine.game.seats.findIndex(({ id }) => id === seat);
  }

  /** The choice that led to a position, as a viewer may know it; null for the beginning. */
  line(at: number, viewer: number): Omit<RedactedLine, 'at'> | null {
    return at === 0 ? null : redactedLine(this.match, viewer, this.entryOf[at]);
  }

  /** The waypoint that was reached with a choice. */
  mark(at: number): string | null {
    const { entries } = this.match;
    let label: string | null = null;
    for (let i = this.entryOf[at] + 1; i < entries.length; i++) {
      const entry = entries[i];
      if (entry.kind === 'choice' || entry.kind === 'rewind') break;
      if (entry.kind === 'mark') label = entry.label;
    }
    return label;
  }
}

function isUndo(entry: Entry): entry is Extract<Entry, { kind: 'choice' }> {
  return entry.kind === 'choice' && entry.text === UNDO;
}
