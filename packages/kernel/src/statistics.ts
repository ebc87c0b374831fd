import type { Weights } from './evaluation.js';
import type { Machine } from './machine.js';
import type { State } from './state.js';

/** What a side did in a game, counted for reports about bots. All are counts by name. */
export interface SideTally {
  /** What a good player would laugh at, by the keys of `GameStatistics.blunders`. */
  blunders: Record<string, number>;
  /** Where its points came from. */
  points: Record<string, number>;
  /** How often each card was played or used, by a name that is unique in the game. */
  cards: Record<string, number>;
}

/** Follows one game. It is told what is logged, secret entries included, while the position is as it is then. */
export interface GameWatch {
  logged(kind: string, args: readonly number[]): void;
  /** What each side did, when the game is over. */
  tally(): SideTally[];
}

/** What a game counts in the games of bots. */
export interface GameStatistics<T, C> {
  /** What a good player would laugh at: a few words for each key. */
  blunders: Readonly<Record<string, string>>;
  watch(machine: Machine<T, C>, state: State<T>): GameWatch;
  /** The weights that its bots judge by, by the name of the bot. */
  weights?(facts: C): Readonly<Record<string, Weights>>;
}

/** The statistics of any game, whatever its types. */
// biome-ignore lint/suspicious/noExplicitAny: the shell handles games it knows nothing of
export type AnyStatistics = GameStatistics<any, any>;

export function noTally(): SideTally {
  return { blunders: {}, points: {}, cards: {} };
}

/** Counts one more, or several. */
export function addTo(counts: Record<string, number>, name: string, more = 1): void {
  counts[name] = (counts[name] ?? 0) + more;
}
