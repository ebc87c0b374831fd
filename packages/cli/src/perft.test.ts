import { fileURLToPath } from 'node:url';
import { listGames } from '@sandtable/shelf';
import { describe, expect, it } from 'vitest';
import { readPinned, recount } from './perft/pinned.js';

// Pinned perft counts of some positions: see golden/README.md.

const pinned = readPinned(fileURLToPath(new URL('../../../golden/perft.json', import.meta.url)));

describe('perft', () => {
  it.each(pinned)('of $game $options after $after choices is as pinned', { timeout: 60_000 }, async (one) => {
    expect(await recount(one)).toEqual(one.plies);
  });

  it('is pinned for every game', () => {
    const games = new Set(pinned.map(({ game }) => game));
    expect([...games].sort()).toEqual(
      listGames()
        .map(({ id }) => id)
        .sort(),
    );
  });
});
