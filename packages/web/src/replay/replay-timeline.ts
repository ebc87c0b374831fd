import type { ReplayOutline } from '@sandtable/protocol';
import type { BoardModule } from '../boards/board-module.js';

/** The start of a turn, to jump to. */
export interface TurnMark {
  at: number;
  round: string;
  label: string;
  seat: string | null;
}

/** The scores from this position until the next mark. */
export interface ScoreMark {
  at: number;
  scores: readonly number[];
}

/**
 * The course of a game: where turns begin and scores change. It is built from the outline page by page and keeps no
 * positions, because a campaign has tens of thousands of them.
 */
export class ReplayTimeline {
  readonly turns: TurnMark[] = [];
  readonly scores: ScoreMark[] = [];
  /** The number of positions. */
  positions = 0;
  private lastMoment: string | null = null;

  constructor(private readonly board: Pick<BoardModule, 'moment'>) {}

  /** The positions at which a new round begins. */
  rounds(): number[] {
    return this.turns
      .filter(({ round }, i) => i === 0 || round !== this.turns[i - 1].round)
      .map(({ at }) => at);
  }

  add(page: ReplayOutline): void {
    for (const { table, scores } of page) {
      const at = this.positions++;
      const before = this.scores.at(-1)?.scores;
      if (!before || scores.some((points, side) => points !== before[side])) this.scores.push({ at, scores });
      const { key, round, label, seat } = this.board.moment(table);
      if (key === this.lastMoment) continue;
      this.lastMoment = key;
      this.turns.push({ at, round, label, seat });
    }
  }
}
