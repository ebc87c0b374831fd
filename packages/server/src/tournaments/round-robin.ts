import type { Pair } from './meetings.js';

/** How many rounds it takes until everybody has met everybody, so many times. */
export const roundsAmong = (people: number, cycles: number) => (people + (people % 2) - 1) * cycles;

/**
 * A round in which everybody meets everybody in the end: the tables of Berger. Nobody has one side more than once
 * oftener than the other, and the next cycle is the same with the sides changed. With an odd number, one has a bye.
 */
export function roundRobin(people: readonly string[], round: number): Pair[] {
  const size = people.length + (people.length % 2);
  const rounds = size - 1;
  const cycle = Math.floor((round - 1) / rounds);
  const sum = ((round - 1) % rounds) + 2;
  /** The opponent of a number in this round; numbers begin at 1, and the last one stands still. */
  const opponent = (number: number) => {
    const other = (((sum - number) % rounds) + rounds) % rounds || rounds;
    return other === number ? size : other;
  };
  const pairs: Pair[] = [];
  for (let low = 1; low < size; low++) {
    const high = opponent(low);
    if (high < low) continue;
    const lowIsFirst = high === size ? low <= size / 2 : (low + high) % 2 === 1;
    const [first, second] = lowIsFirst === (cycle % 2 === 0) ? [low, high] : [high, low];
    const [one, other] = [people[first - 1] ?? null, people[second - 1] ?? null];
    if (one === null) pairs.push({ one: other, other: null });
    else pairs.push({ one, other });
  }
  return pairs.sort((a, b) => Number(a.other === null) - Number(b.other === null));
}
