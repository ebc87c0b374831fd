/**
 * What a roll is about to decide, as far as it is put together: numbers that a client can show as it likes. Strengths,
 * the column they lead to, and what may come of it.
 */
export interface Odds {
  attack: number;
  defence: number;
  /** The column by strength alone: "2:1". */
  ratio: string;
  /** Reasons to move along the columns: to the right, or to the left where `by` is negative. */
  shifts: { why: string; by: number }[];
  /** The column that is rolled on. */
  column: string;
  /** What may come of it, and by how many of the equally likely rolls. */
  outcomes: { result: string; says: string; rolls: number }[];
  /** How many rolls there are. */
  rolls: number;
}
