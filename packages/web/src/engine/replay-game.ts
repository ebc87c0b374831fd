import {
  ALL_KNOWING,
  type AnyGame,
  deepEqual,
  type Entry,
  type Journal,
  type Plain,
  parseJournal,
  printJournal,
  SPECTATOR,
  Timeline,
  type View,
  view,
} from '@sandtable/kernel';

/** One choice of a replay, as everybody may know it. */
export interface ReplayStep {
  seat: string | null;
  text: string;
  scores: number[];
  /** The public part of the table, for tracks and the list of turns. */
  table: Plain;
  /** The waypoint that the journal has after it. */
  mark: string | null;
}

export interface ReplayOverview {
  game: string;
  options: Record<string, string>;
  tags: Record<string, string>;
  steps: ReplayStep[];
  finished: boolean;
}

export interface ReplayFrame {
  at: number;
  view: View;
  /** What was told between the frame before and this one, in words. */
  told: string[];
  /** The choice that led here, as the viewer may read it. */
  line: { seat: string; text: string } | null;
}

/** A journal to be looked through: the reader moves through it freely. */
export class ReplayGame {
  private readonly timeline: Timeline<unknown, unknown>;
  readonly journal: Journal;

  constructor(
    readonly game: AnyGame,
    text: string,
  ) {
    this.journal = parseJournal(text);
    this.timeline = Timeline.of<unknown, unknown>(game, this.journal);
  }

  /** A choice as a viewer may read it. */
  private read(at: number, viewer: number): { seat: string; text: string } | null {
    const line = this.timeline.line(at, viewer);
    return line?.seat ? { seat: line.seat, text: line.text } : null;
  }

  get finished(): boolean {
    return this.timeline.match.state.outcome !== null;
  }

  overview(): ReplayOverview {
    const { timeline } = this;
    const { machine } = timeline.match;
    const all = this.viewer('all-knowing');
    const steps: ReplayStep[] = [];
    for (let at = 0; at <= timeline.length; at++) {
      const { state } = timeline.at(at);
      const { scores, table } = view(machine, state, SPECTATOR);
      const choice = this.read(at, all);
      const before = steps.at(-1);
      steps.push({
        seat: choice?.seat ?? null,
        text: choice?.text ?? '',
        // Most choices change neither: then it is the same once more, and takes no room.
        scores: before && deepEqual(before.scores, scores) ? before.scores : scores.slice(),
        table: before && deepEqual(before.table, table) ? before.table : table,
        mark: timeline.mark(at),
      });
    }
    const { tags } = this.journal.header;
    return {
      game: this.game.id,
      options: { ...machine.options },
      tags: { ...tags },
      finished: this.finished,
      steps,
    };
  }

  frame(choices: number, viewerName: string): ReplayFrame {
    const viewer = this.viewer(viewerName);
    const { match } = this.timeline;
    const { at, state, told } = this.timeline.at(choices);
    return {
      at,
      view: view(match.machine, state, viewer),
      told: match.logFor(viewer, told).map(({ text }) => text),
      line: this.read(at, viewer),
    };
  }

  private viewer(name: string): number {
    if (name === 'all-knowing' && this.finished) return ALL_KNOWING;
    const seat = this.game.seats.findIndex(({ id }) => id === name);
    return seat < 0 ? SPECTATOR : seat;
  }

  /**
   * The journal of a new game that stands where this one stood. The seed is left out: what was dealt and
   * rolled up to here is on record, and what comes is open.
   */
  playOn(at: number): string {
    const entries = cutAfter(this.journal.entries, at);
    // What comes now has nothing to do with the seed any more, nor with anybody's part in it.
    const { chance: _, contributions: __, ...header } = this.journal.header;
    return printJournal({
      header: { ...header, seed: null, tags: { ...header.tags, 'played on': `from choice ${at}` } },
      entries,
    });
  }
}

/** The entries up to and with a choice and what came of it, without the game's end. */
export function cutAfter(entries: readonly Entry[], choices: number): Entry[] {
  let made = 0;
  const kept: Entry[] = [];
  for (const entry of entries) {
    if ((entry.kind === 'choice' || entry.kind === 'rewind') && ++made > choices) break;
    kept.push(entry);
  }
  return kept;
}
