import type { Dice } from './dice.js';
import type { Playthrough } from './playthrough.js';
import type { Survey } from './survey.js';

/**
 * A promise of the architecture that can be checked on a played game. (The name `Promise` is taken by the language.)
 */
export interface Check {
  name: string;
  /** The promise, in a sentence. */
  says: string;
  /** Checks a whole game. Throws Failure. */
  whole?<T, C>(line: Playthrough<T, C>, dice: Dice): void;
  /** Checks one position of it, and the choice made there, if any. Throws Failure. */
  at?<T, C>(line: Playthrough<T, C>, step: number, dice: Dice): void;
  /** Collects what only many games together can show: questions that are asked for no reason. */
  survey?<T, C>(line: Playthrough<T, C>, dice: Dice, survey: Survey<T, C>): void;
  /** How many positions of each game `at` checks: fewer for slow checks. */
  looks?: number;
}

/** A broken promise, and how it is broken. */
export class Failure extends Error {
  constructor(
    message: string,
    /** The position where it shows, if a check of whole games knows it. */
    readonly step: number | null = null,
  ) {
    super(message);
  }
}
