import type { Dice } from './dice.js';
import type { Playthrough } from './playthrough.js';
import type { Survey } from './survey.js';

/**
 * A promise of the architecture that can be seen to be kept, or not, on a game that was played. (The word
 * `Promise` is taken by the language.)
 */
export interface Check {
  name: string;
  /** What is promised, in a sentence. */
  says: string;
  /** GameViews at a whole game. Throws Broken. */
  whole?<T, C>(line: Playthrough<T, C>, dice: Dice): void;
  /** GameViews at one position of it, and at the choice that was made there, if any. Throws Broken. */
  at?<T, C>(line: Playthrough<T, C>, step: number, dice: Dice): void;
  /** Notes what only many games together can show: questions that are put for no reason. */
  survey?<T, C>(line: Playthrough<T, C>, dice: Dice, survey: Survey<T, C>): void;
  /** How many positions of each game `at` looks at: fewer where looking takes long. */
  looks?: number;
}

/** A promise that was not kept, and how. */
export class Failure extends Error {
  constructor(
    message: string,
    /** The position where it shows, where a promise about whole games knows it. */
    readonly step: number | null = null,
  ) {
    super(message);
  }
}
