import {
  ALL_KNOWING,
  ALL_KNOWING_NAME,
  type AnyGame,
  type AnyProspect,
  deepEqual,
  type Entry,
  type GameOptions,
  type Header,
  type Journal,
  SPECTATOR,
  Timeline,
  view,
} from '@sandtable/kernel';
import type { ReplayOutline, ReplayView, ToldReason } from '@sandtable/protocol';
import { reasonIn } from './review.js';
import type { Slices } from './slices.js';

/** The number of choices played in one step. */
const CHOICES = 4;

/**
 * A game to browse. It can grow while it is read; playing and outlines are done in slices, so that they do not block
 * the event loop.
 */
export class ReplaySession {
  private readonly timeline: Timeline<unknown, unknown>;
  /** The work in progress, done in sequence. */
  private playing: Promise<void>;
  private handed: number;

  /** Needs the beginning of the journal: without the seed, it records the deal. */
  constructor(
    private readonly game: AnyGame,
    header: Header,
    entries: readonly Entry[],
    private readonly slices: Slices,
    /** Keep the marks of sentences, for a client that translates them? */
    marked = false,
  ) {
    this.timeline = new Timeline<unknown, unknown>(game, header, entries);
    this.timeline.match.machine.marked = marked;
    this.handed = entries.length;
    this.playing = this.play(Promise.resolve());
    // The error is reported to every request.
    this.playing.catch(() => {});
  }

  /** The options that the game is played with. */
  get options(): GameOptions {
    return this.timeline.match.machine.options;
  }

  /** The number of journal entries it was given. */
  get entries(): number {
    return this.handed;
  }

  /** Adds the next journal entries; a choice must come with everything that followed from it. */
  add(entries: readonly Entry[]): void {
    this.timeline.add(entries);
    this.handed += entries.length;
    this.playing = this.play(this.playing);
    this.playing.catch(() => {});
  }

  private async play(before: Promise<void>): Promise<void> {
    await before;
    await this.slices.run(() => this.timeline.play(CHOICES));
  }

  /** Resolves when everything added was played; rejects with the reason if it cannot be. */
  ready(): Promise<void> {
    return this.playing;
  }

  get finished(): boolean {
    return this.timeline.match.state.outcome !== null;
  }

  /** The viewer by name: a seat, the public, or the all-knowing viewer once the game is over. */
  viewer(name: string): number {
    if (name === ALL_KNOWING_NAME && this.finished) return ALL_KNOWING;
    const seat = this.game.seats.findIndex(({ id }) => id === name);
    return seat < 0 ? SPECTATOR : seat;
  }

  /** The position after this many choices; the last one if there are fewer. */
  async at(choices: number, viewer: number): Promise<ReplayView> {
    await this.ready();
    const { match, length } = this.timeline;
    const { at, state, told } = this.timeline.at(choices);
    const seen = view(match.machine, state, viewer);
    return {
      at,
      of: length,
      view: seen,
      line: this.line(at, viewer),
      log: match.logFor(viewer, told),
      scores: seen.scores,
    };
  }

  /** Outlines of positions, from one of them on; each is passed to `make` as soon as it is ready. */
  async outline<R>(
    from: number,
    most: number,
    viewer: number,
    make: (step: ReplayOutline[number]) => R,
  ): Promise<R[]> {
    await this.ready();
    const { match, length } = this.timeline;
    const list: R[] = [];
    let before: ReplayOutline[number] | null = null;
    const end = Math.min(length, from + most - 1);
    let at = from;
    await this.slices.run(() => {
      if (at > end) return true;
      const { scores, table } = view(match.machine, this.timeline.at(at).state, viewer);
      const step: ReplayOutline[number] = {
        line: this.line(at, viewer),
        // Most choices change neither: the same object is then shared.
        scores: before && deepEqual(before.scores, scores) ? before.scores : scores.slice(),
        table: before && deepEqual(before.table, table) ? before.table : table,
      };
      before = step;
      list.push(make(step));
      return ++at > end;
    });
    return list;
  }

  /** What a choice was good for, as a viewer may know it: guessed by this chance, which is a secret. */
  async reason(
    prospect: AnyProspect,
    count: number,
    viewer: number,
    chance: string,
  ): Promise<ToldReason | null> {
    await this.ready();
    return reasonIn(this.timeline, prospect, count, viewer, chance);
  }

  private line(at: number, viewer: number): string | null {
    const line = this.timeline.line(at, viewer);
    if (!line) return null;
    return line.seat === null ? line.text : `${line.seat}: ${line.text}`;
  }
}

/**
 * The journal of a new game that continues from another after this many choices. The seed is omitted: the deal and the
 * rolls so far are recorded, and future chance is open.
 */
export function playedOn({ header, entries }: Journal, choices: number): Journal {
  // Future chance no longer depends on the seed or on the players' contributions.
  const { chance: _, contributions: __, ...rest } = header;
  const tags = { ...header.tags, 'played on': `from choice ${choices}` };
  return { header: { ...rest, seed: null, tags }, entries: cutAfter(entries, choices) };
}

/** The entries up to a choice and its effects, without the game's end. */
function cutAfter(entries: readonly Entry[], choices: number): Entry[] {
  let made = 0;
  const kept: Entry[] = [];
  for (const entry of entries) {
    if ((entry.kind === 'choice' || entry.kind === 'rewind') && ++made > choices) break;
    kept.push(entry);
  }
  return kept;
}
