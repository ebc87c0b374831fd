import { below, type Generator, seedGenerator } from '@sandtable/kernel';
import { expect, it } from 'vitest';
import { bestByTrial } from './halving.js';

/** A candidate is how often it wins, in hundredths. */
const toss = (wins: number, chance: Generator) => (below(chance, 100) < wins ? 1 : 0);

it('finds the candidate that wins most often', () => {
  const random = seedGenerator('halving');
  for (let i = 0; i < 20; i++) expect(bestByTrial([30, 50, 90, 40, 10], 200, random, toss)).toBe(90);
});

it('makes about as many trials as it is told, whatever the number of candidates', () => {
  for (const candidates of [2, 5, 16]) {
    let trials = 0;
    const list = Array.from({ length: candidates }, (_, i) => i);
    bestByTrial(list, 160, seedGenerator('count'), (candidate) => {
      trials++;
      return candidate;
    });
    expect(trials).toBeGreaterThan(80);
    expect(trials).toBeLessThanOrEqual(200);
  }
});

it('stops when no candidate makes a difference', () => {
  let trials = 0;
  const found = bestByTrial(['first', 'second', 'third', 'last'], 1000, seedGenerator('same'), () => {
    trials++;
    return 1;
  });
  expect(found).toBe('first');
  expect(trials).toBe(500);
});

it('leaves what would be done anyway only for something better', () => {
  const best = (worth: Record<string, number>) =>
    bestByTrial(
      ['usual', 'one', 'other', 'third'],
      40,
      seedGenerator('usual'),
      (candidate) => worth[candidate],
    );
  expect(best({ usual: 2, one: 1, other: 2, third: 0 })).toBe('usual');
  expect(best({ usual: 1, one: 3, other: 4, third: 2 })).toBe('other');
});

it('gives all candidates the same dice', () => {
  const seen = new Map<string, number[][]>();
  bestByTrial(['one', 'other'], 20, seedGenerator('dice'), (candidate, chance) => {
    seen.set(candidate, [...(seen.get(candidate) ?? []), chance.slice()]);
    return below(chance, 6);
  });
  expect(seen.get('one')).toEqual(seen.get('other'));
});
