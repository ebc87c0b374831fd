import { applyText } from './compound-choice.js';
import type { Game } from './game.js';
import type { Entry, Header, Journal } from './journal.js';
import type { Machine } from './machine.js';
import type { Match } from './match.js';
import { EVERYONE } from './places.js';
import { type RedactedLine, redactedLine } from './redacted-journal.js';
import type { LogEntry } from './redacted-log.js';
import { Replayer, recordedChance } from './replay.js';
import { UNDO } from './rule.js';
import type { State } from './state.js';

/** A position of a game that is browsed. */
export interface Moment<T> {
  /** The number of choices made. */
  at: number;
  /** Belongs to the timeline, which reuses it: valid until the next moment is requested. */
  state: State<T>;
  /** What the last choice caused; for an undo or rewind, only that it happened. */
  told: readonly LogEntry[];
}

/** The number of choices between two stored positions, as long as they are not too large. */
const EVERY = 16;
/** The limits for all stored positions: total characters, and count. */
const LIMITS = { letters: 16_000_000, positions: 4_096 } as const;
/** While replaying to a position, every STRIDE-th one on the way is remembered, up to NEIGHBOURS of them. */
const STRIDE = 8;
const NEIGHBOURS = 32;

/**
 * Browses a game from any choice to any other. Only every few choices is a position stored, as text; the others are
 * replayed from the stored one before, over at most half as many choices again. If the stored positions become too many
 * or too large, every other one is dropped. So a game of 40,000 choices needs at most 2,500 positions, and no copy of
 * its log. Recent neighbours are remembered, so that stepping backwards does not replay the whole way for each step.
 *
 * It grows with the game: `add` the new entries, then `play` them.
 */
export class Timeline<T, C> {
  private readonly entries: Entry[] = [];
  private readonly replaying: Replayer<T, C>;
  private readonly opening: readonly LogEntry[];
  /** For every position: the index of its choice in the entries of the match. */
  private readonly entryOf: number[] = [-1];
  /** … the position in which it was chosen. */
  private readonly from: number[] = [0];
  /** … the position it is equal to: an earlier one after an undo or rewind. */
  private readonly sameAs: number[] = [0];
  /** … the number of choices since a stored position. */
  private readonly after: number[] = [0];
  /** The positions after each of the choices that stand now. */
  private readonly path: number[] = [0];
  /** … and the choices themselves: a game that went back to a position came to it by another entry. */
  private readonly standing: number[] = [0];
  /** How far play ever went on from each of those. */
  private readonly reach: number[] = [0];
  /** The stored positions. */
  private readonly kept = new Map<number, string>();
  private letters = 0;
  /** Positions near the latest requests, the most recent last. */
  private readonly near = new Map<number, string>();
  private here: { at: number; state: State<T> } | null = null;

  constructor(
    game: Game<T, C>,
    header: Header,
    entries: readonly Entry[] = [],
    private every = EVERY,
    private readonly limits: { readonly letters: number; readonly positions: number } = LIMITS,
  ) {
    // Without the seed, the opening deal is read from the record, so it must be there.
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

  /** The match as far as it was played. Its log is not kept. */
  get match(): Match<T, C> {
    return this.replaying.match;
  }

  private get machine(): Machine<T, C> {
    return this.match.machine;
  }

  /** The number of choices played. */
  get length(): number {
    return this.sameAs.length - 1;
  }

  /** The number of stored positions. */
  get keptPositions(): number {
    return this.kept.size;
  }

  /** Adds journal entries; a choice must come with everything that followed from it. */
  add(entries: readonly Entry[]): void {
    for (const entry of entries) this.entries.push(entry);
  }

  /** Plays the added entries, up to a number of choices. Returns true when none are left. */
  play(most = Number.POSITIVE_INFINITY): boolean {
    for (let i = 0; i < most; i++) {
      const written = this.match.entries.length;
      if (this.replaying.next() === null) return true;
      this.note(written);
      // Log lines are made again on request.
      this.match.log.length = 0;
    }
    return false;
  }

  private note(entry: number): void {
    const at = this.sameAs.length;
    const made = this.match.entries[entry];
    const { path, reach, standing } = this;
    this.entryOf.push(entry);
    this.from.push(path[path.length - 1]);
    if (made.kind === 'rewind') {
      path.length = made.to + 1;
      reach.length = made.to + 1;
      standing.length = made.to + 1;
      path[made.to] = at;
      this.sameAs.push(at);
      this.after.push(0);
      this.keep(at);
    } else if (isUndo(made)) {
      this.takeBack();
      const back = path[path.length - 1];
      this.sameAs.push(back);
      this.after.push(this.after[back]);
    } else {
      const after = this.after[path[path.length - 1]] + 1;
      path.push(at);
      standing.push(at);
      reach.push(path.length - 1);
      this.sameAs.push(at);
      this.after.push(after < this.every ? after : 0);
      if (after >= this.every) this.keep(at);
    }
  }

  /** A position at the start of a short stretch that was undone is not worth storing. */
  private takeBack(): void {
    const at = this.path.pop()!;
    this.standing.pop();
    const depth = this.path.length;
    const reached = this.reach.pop()!;
    this.reach[depth - 1] = Math.max(this.reach[depth - 1], reached);
    if (reached - depth < this.every / 2) this.forget(at);
  }

  private keep(at: number): void {
    const text = JSON.stringify(this.match.state);
    this.kept.set(at, text);
    this.letters += text.length;
    while (this.letters > this.limits.letters || this.kept.size > this.limits.positions) {
      if (!this.thinOut()) return;
    }
  }

  private forget(at: number): void {
    this.letters -= this.kept.get(at)?.length ?? 0;
    this.kept.delete(at);
  }

  /** Drops every other stored position that can be reached from the one before; false if there is none. */
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

  /** The position after this many of the choices that stand, those taken back left out; null if there are fewer. */
  afterStanding(count: number): number | null {
    return this.standing[count] ?? null;
  }

  /** The position after this many choices; the last one if there are fewer. */
  at(choices: number): Moment<T> {
    const at = Math.max(0, Math.min(choices, this.length));
    if (at === 0) return { at, state: this.go(0), told: this.opening };
    const entry = this.match.entries[this.entryOf[at]];
    if (entry.kind === 'rewind' || isUndo(entry)) {
      const state = this.go(this.sameAs[at]);
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

  /** Replays to a position, from the current one or from the stored one before it. */
  private go(to: number): State<T> {
    const way: number[] = [];
    let at = to;
    while (this.here?.at !== at && !this.kept.has(at) && !this.near.has(at)) {
      way.push(at);
      at = this.from[at];
    }
    const state = this.here?.at === at ? this.here.state : (JSON.parse(this.textOf(at)) as State<T>);
    // If a rule throws on the way, the position is only half updated.
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

  /** The waypoint reached by a choice. */
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
