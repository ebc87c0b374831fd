import {
  ALL_KNOWING,
  type AnyGame,
  clone,
  type Entry,
  type Journal,
  type Match,
  type Plain,
  parseJournal,
  printJournal,
  replay,
  SPECTATOR,
  type State,
  UNDO,
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

interface Position {
  state: State<unknown>;
  /** How much of the log stands here. */
  log: number;
  /** The choice that led here, and where it stands in the entries. */
  choice: { seat: string; text: string; entry: number } | null;
  goesBack: boolean;
  mark: string | null;
}

/** A journal played again, every position kept: the reader moves through it freely. */
export class ReplayGame {
  private readonly positions: Position[] = [];
  private readonly match: Match<unknown, unknown>;
  private readonly logs: Match<unknown, unknown>['log'][] = [];
  readonly journal: Journal;

  constructor(
    readonly game: AnyGame,
    text: string,
  ) {
    this.journal = parseJournal(text);
    let made = -1;
    const note = (match: Match<unknown, unknown>, entry: Entry | null) => {
      this.positions.push({
        state: clone(match.state),
        log: match.log.length,
        choice: entry?.kind === 'choice' ? { seat: entry.seat, text: entry.text, entry: made } : null,
        goesBack: entry?.kind === 'rewind' || (entry?.kind === 'choice' && entry.text.toLowerCase() === UNDO),
        mark: lastMark(match.entries),
      });
      this.logs.push(match.log.slice());
      // The next choice will stand here in the entries.
      made = match.entries.length;
    };
    note(replay<unknown, unknown>(game, this.journal, { until: 0 }), null);
    this.match = replay<unknown, unknown>(game, this.journal, {
      after: (match, _, entry) => note(match, this.journal.entries[entry]),
    });
  }

  /** A choice as a viewer may read it. */
  private read({ choice }: Position, viewer: string): { seat: string; text: string } | null {
    if (!choice) return null;
    const { seat, text, entry } = choice;
    const open = (viewer === 'all-knowing' && this.finished) || viewer === seat;
    return { seat, text: open ? text : (this.match.hushed.get(entry) ?? text) };
  }

  get finished(): boolean {
    return this.match.state.outcome !== null;
  }

  overview(): ReplayOverview {
    const { machine } = this.match;
    return {
      game: this.game.id,
      options: { ...machine.options },
      tags: { ...this.journal.header.tags },
      finished: this.finished,
      steps: this.positions.map((position) => {
        const { state, mark } = position;
        const seen = view(machine, state, SPECTATOR);
        const choice = this.read(position, 'all-knowing');
        return {
          seat: choice?.seat ?? null,
          text: choice?.text ?? '',
          scores: seen.scores,
          table: seen.table,
          mark,
        };
      }),
    };
  }

  frame(at: number, viewerName: string): ReplayFrame {
    const here = this.positions[Math.max(0, Math.min(at, this.positions.length - 1))];
    const index = this.positions.indexOf(here);
    const viewer = this.viewer(viewerName);
    const { machine } = this.match;
    const told = here.goesBack ? here.log - 1 : (this.positions[index - 1]?.log ?? 0);
    return {
      at: index,
      view: view(machine, here.state, viewer),
      told: this.match.story(viewer, this.logs[index].slice(told)).map(({ text }) => text),
      line: this.read(here, viewerName),
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
    const { header } = this.journal;
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

function lastMark(entries: readonly Entry[]): string | null {
  for (let i = entries.length - 1; i >= 0; i--) {
    const entry = entries[i];
    if (entry.kind === 'mark') return entry.label;
    if (entry.kind === 'choice') return null;
  }
  return null;
}
