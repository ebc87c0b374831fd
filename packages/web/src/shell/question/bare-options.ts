import type { DecisionView, SpelledOption } from '@sandtable/kernel';

// Every game has words for "nothing" and for "enough". They have keys of their own.

const NOTHING = ['pass', 'skip', 'keep'];
const ENOUGH = ['done', 'stop', 'declare', 'stay', 'draw'];

/** The option that lets something pass: P. */
export function passOption(decision: DecisionView | null): SpelledOption | null {
  return bare(decision, [...(decision?.standing ? [decision.standing.choice] : []), ...NOTHING]);
}

/** The option that ends something: S. */
export function stopOption(decision: DecisionView | null): SpelledOption | null {
  return bare(decision, ENOUGH);
}

function bare(decision: DecisionView | null, words: readonly string[]): SpelledOption | null {
  const options = decision?.options?.filter(({ touches }) => touches.length === 0) ?? [];
  for (const word of words) {
    const found = options.find(({ text }) => text === word);
    if (found) return found;
  }
  return null;
}
