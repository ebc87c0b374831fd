import { type Check, Failure } from './check-definition.js';
import { Dice } from './dice.js';
import { type Playthrough, reasonOf } from './playthrough.js';

/** How a promise was broken, and after how many choices; null if that is unknown. */
export interface Verdict {
  message: string;
  step: number | null;
}

/** Checks a whole game, and some of its positions. */
export function judge<T, C>(check: Check, line: Playthrough<T, C>): Verdict | null {
  const dice = new Dice(`positions ${check.name} ${line.seed}`);
  const positions = dice.some([...Array(line.steps.length + 1).keys()], check.looks ?? 0);
  return judgeWhole(check, line) ?? judgeAt(check, line, positions);
}

/** Checks a whole game, and its last positions: where a shortened game has to fail. */
export function judgeEnd<T, C>(check: Check, line: Playthrough<T, C>): Verdict | null {
  const last = line.steps.length;
  return judgeWhole(check, line) ?? judgeAt(check, line, last > 0 ? [last - 1, last] : [last]);
}

function judgeWhole<T, C>(check: Check, line: Playthrough<T, C>): Verdict | null {
  return verdictOf(() => check.whole?.(line, new Dice(`whole ${check.name} ${line.seed}`)), null);
}

function judgeAt<T, C>(check: Check, line: Playthrough<T, C>, positions: readonly number[]): Verdict | null {
  for (const step of positions) {
    // The dice depend only on the position, so a shorter game that reaches it is judged the same way.
    const dice = new Dice(`${step} ${check.name} ${line.seed}`);
    const verdict = verdictOf(() => check.at?.(line, step, dice), step);
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
