import { anyGenerator, type Generator } from '@sandtable/kernel';

/** The chance of one trial: the same for all candidates, so that luck does not decide between them. */
export type Trial<C> = (candidate: C, chance: Generator) => number;

interface Tried<C> {
  candidate: C;
  total: number;
}

/**
 * The candidate that does best on average, found by sequential halving: all are tried equally often, the better half of
 * them goes on. The first candidate is what would be done without a search: it goes on to the end and wins ties. Makes
 * about `trials` trials, or one for each candidate.
 */
export function bestByTrial<C>(
  candidates: readonly C[],
  trials: number,
  random: Generator,
  trial: Trial<C>,
): C {
  const [first, ...others] = candidates.map((candidate): Tried<C> => ({ candidate, total: 0 }));
  const rounds = Math.ceil(Math.log2(candidates.length));
  let left = others;
  for (let round = 0; round < rounds && left.length > 0; round++) {
    const tried = [first, ...left];
    for (let times = Math.max(1, Math.floor(trials / rounds / tried.length)); times > 0; times--) {
      const chance = anyGenerator(random);
      for (const one of tried) one.total += trial(one.candidate, chance.slice());
    }
    // Dice are the same for all: if nobody is better or worse, the choice makes no difference.
    if (left.every(({ total }) => total === first.total)) return first.candidate;
    left = left.sort((a, b) => b.total - a.total).slice(0, Math.ceil(left.length / 2));
  }
  return left.length > 0 && left[0].total > first.total ? left[0].candidate : first.candidate;
}
