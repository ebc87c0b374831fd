import { type Check, Failure } from './check-definition.js';
import { Dice } from './dice.js';
import { type Playthrough, reasonOf } from './line.js';

/** That a promise was broken, how, and after how many choices; null where that is not known. */
export interface Verdict {
  message: string;
  step: number | null;
}

/** Looks at a whole game, and at some of its positions. */
export function judge<T, C>(pledge: Check, line: Playthrough<T, C>): Verdict | null {
  const dice = new Dice(`positions ${pledge.name} ${line.seed}`);
  const positions = dice.some([...Array(line.steps.length + 1).keys()], pledge.looks ?? 0);
  return judgeWhole(pledge, line) ?? judgeAt(pledge, line, positions);
}

/** Looks at a whole game, and at its last positions: what a game that is cut short has to show. */
export function judgeEnd<T, C>(pledge: Check, line: Playthrough<T, C>): Verdict | null {
  const last = line.steps.length;
  return judgeWhole(pledge, line) ?? judgeAt(pledge, line, last > 0 ? [last - 1, last] : [last]);
}

function judgeWhole<T, C>(pledge: Check, line: Playthrough<T, C>): Verdict | null {
  return verdictOf(() => pledge.whole?.(line, new Dice(`whole ${pledge.name} ${line.seed}`)), null);
}

function judgeAt<T, C>(pledge: Check, line: Playthrough<T, C>, positions: readonly number[]): Verdict | null {
  for (const step of positions) {
    // The dice depend on the position alone: a shorter game that gets there is judged in the same way.
    const dice = new Dice(`${step} ${pledge.name} ${line.seed}`);
    const verdict = verdictOf(() => pledge.at?.(line, step, dice), step);
    if (verdict) return verdict;
  }
  return null;
}

function verdictOf(look: () => void, at: number | null): Verdict | null {
  try {
    look();
    return null;
  } catch (error) {
    if (error instanceof Failure) return { message: error.message, step: error.step ?? at };
    return { message: `the rules break down: ${reasonOf(error)}`, step: at };
  }
}
