/** One game as a row of numbers: winner (-1 for a draw), the winners' leading seat (-1 for none), decisions, options, the seat that forfeited (-1 for none), then each side's score. */
export type Row = readonly number[];

export const WINNER = 0;
export const LEADER = 1;
export const DECISIONS = 2;
export const OPTIONS = 3;
export const FORFEIT = 4;
export const SCORES = 5;

/**
 * The result of each game, by its number. Rows may arrive in any order and from any worker; the summary does not depend
 * on that.
 */
export class Results {
  readonly width: number;
  /** The number of games received. */
  count = 0;
  private readonly rows: Float64Array;

  constructor(
    readonly games: number,
    readonly sides: number,
  ) {
    this.width = SCORES + sides;
    this.rows = new Float64Array(games * this.width);
  }

  /** Records the game of that number, counted from 1. */
  put(index: number, row: Row): void {
    const start = (index - 1) * this.width;
    for (let i = 0; i < this.width; i++) this.rows[start + i] = row[i];
    this.count++;
  }

  at(index: number, column: number): number {
    return this.rows[(index - 1) * this.width + column];
  }
}
