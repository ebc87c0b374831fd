import {
  ALL_KNOWING,
  ALL_KNOWING_NAME,
  type AnyGame,
  deepEqual,
  type Entry,
  type Header,
  type Journal,
  SPECTATOR,
  Timeline,
  view,
} from '@sandtable/kernel';
import type { ReplayOutline, ReplayView } from '@sandtable/protocol';
import type { Slices } from './slices.js';

/** How many choices are played in one go. */
const CHOICES = 4;

/**
 * A game to be looked through, wherever somebody does that. It can grow while it is read; playing and outlines are
 * done in slices, so that nobody else in this thread waits for them.
 */
export class ReplayBook {
  private readonly timeline: Timeline<unknown, unknown>;
  /** What is being played: one thing after the other. */
  private playing: Promise<void>;
  private handed: number;

  /** The beginning of the journal comes with it: without the seed it tells what was dealt. */
  constructor(
    private readonly game: AnyGame,
    header: Header,
    entries: readonly Entry[],
    private readonly slices: Slices,
  ) {
    this.timeline = new Timeline<unknown, unknown>(game, header, entries);
    this.handed = entries.length;
    this.playing = this.play(Promise.resolve());
    // Whoever asks for something is told.
    this.playing.catch(() => {});
  }

  /** How many entries of the journal it was given. */
  get entries(): number {
    return this.handed;
  }

  /** What comes next in the journal; a choice comes with everything that came of it. */
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

  /** Everything that it was given is played; or why it cannot be. */
  ready(): Promise<void> {
    return this.playing;
  }

  get finished(): boolean {
    return this.timeline.match.state.outcome !== null;
  }

  /** Through whose eyes: a seat's or everybody's, and those that see everything once the game is over. */
  viewer(name: string): number {
    if (name === ALL_KNOWING_NAME && this.finished) return ALL_KNOWING;
    const seat = this.game.seats.findIndex(({ id }) => id === name);
    return seat < 0 ? SPECTATOR : seat;
  }

  /** The position after so many choices; the last one where there are fewer. */
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

  /** Positions in short, from one of them on; each is handed to `make` as soon as it is there. */
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
        // Most choices change neither: then it is the same once more, and takes no room.
        scores: before && deepEqual(before.scores, scores) ? before.scores : scores.slice(),
        table: before && deepEqual(before.table, table) ? before.table : table,
      };
      before = step;
      list.push(make(step));
      return ++at > end;
    });
    return list;
  }

  private line(at: number, viewer: number): string | null {
    const line = this.timeline.line(at, viewer);
    if (!line) return null;
    return line.seat === null ? line.text : `${line.seat}: ${line.text}`;
  }
}

/**
 * The journal of a new game that stands where another one stood after so many choices. The seed is left out: what was
 * dealt and rolled up to there is on record, and what comes is open.
 */
export function playedOn({ header, entries }: Journal, choices: number): Journal {
  // What comes now has nothing to do with the seed any more, nor with anybody's part in it.
  const { chance: _, contributions: __, ...rest } = header;
  const tags = { ...header.tags, 'played on': `from choice ${choices}` };
  return { header: { ...rest, seed: null, tags }, entries: cutAfter(entries, choices) };
}

/** The entries up to and with a choice and what came of it, without the game's end. */
function cutAfter(entries: readonly Entry[], choices: number): Entry[] {
  let made = 0;
  const kept: Entry[] = [];
  for (const entry of entries) {
    if ((entry.kind === 'choice' || entry.kind === 'rewind') && ++made > choices) break;
    kept.push(entry);
  }
  return kept;
}
