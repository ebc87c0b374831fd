import type { ReplayOutline } from '@sandtable/protocol';
import type { BoardModule } from '../boards/board-module.js';

/** A turn of the game, to jump to. */
export interface TurnMark {
  at: number;
  round: string;
  label: string;
  seat: string | null;
}

/** The scores from a position on, until the next mark. */
export interface ScoreMark {
  at: number;
  scores: readonly number[];
}

/**
 * The course of a game: where its turns begin, and where the scores change. It is made of the outline, page by page, and the
 * positions themselves are let go: a campaign has tens of thousands of them.
 */
export class Course {
  readonly turns: TurnMark[] = [];
  readonly scores: ScoreMark[] = [];
  /** How many positions there were. */
  positions = 0;
  private lastMoment: string | null = null;

  constructor(private readonly board: Pick<BoardModule, 'moment'>) {}

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
