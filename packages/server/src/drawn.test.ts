import { expect, it } from 'vitest';
import { newId, newSeed } from './drawn.js';

it('an id can be a word of a command line and of an address', () => {
  const ids = Array.from({ length: 2_000 }, newId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9][\w-]{11}$/);
});

it('a seed has 128 bits', () => {
  const seeds = Array.from({ length: 200 }, newSeed);
  expect(new Set(seeds).size).toBe(seeds.length);
  for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{32}$/);
});
