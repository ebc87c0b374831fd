/**
 * The odds of a roll in preparation, as far as they are known, for a client to display: strengths, the column, and the
 * possible outcomes.
 */
export interface Odds {
  attack: number;
  defence: number;
  /** The column by strength alone: "2:1". */
  ratio: string;
  /** Column shifts: to the right, or to the left if `by` is negative; 0 for what the other side may still do. */
  shifts: { why: string; by: number }[];
  /** The column that is rolled on. */
  column: string;
  /** The possible outcomes, each with its number of equally likely rolls. */
  outcomes: { result: string; says: string; rolls: number }[];
  /** The number of equally likely rolls. */
  rolls: number;
}
