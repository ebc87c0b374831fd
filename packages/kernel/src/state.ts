import type { Generator } from './random.js';

/**
 * An unfinished step of the rules. The stack of frames *is* what remains to be done: a frame holds its rule, its step,
 * the result of its last child, and the rule's own bindings.
 */
export interface Frame {
  rule: string;
  step: number;
  childResult: number;
}

/**
 * How a game ended. `winner` is a side, or -1 for a draw; `why` is the anchor of the rule that ended it. `leader` is the
 * seat that is first among the winners, where the rules rank them and one of them is.
 */
export interface Outcome {
  winner: number;
  scores: number[];
  why: string;
  leader?: number;
}

/** A complete game position, as plain data. `table` belongs to the game, the rest to the kernel. */
export interface State<T> {
  frames: Frame[];
  /** The seeded generator that every roll and shuffle is drawn from. */
  chance: Generator;
  /** Hidden and open places, each an ordered list of items; the last one is the top. */
  places: number[][];
  /** For each item, the set of viewers (a bit mask) who know where it is. */
  known: number[];
  table: T;
  outcome: Outcome | null;
  /** Choices made so far. */
  count: number;
}
