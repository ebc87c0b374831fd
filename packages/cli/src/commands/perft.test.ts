import { expect, it } from 'vitest';
import { folder, sandtable } from '../../test/command.js';

const here = folder();

it('perft counts lines and positions', async () => {
  const { out } = await sandtable('perft', '--game', 'noughts', '--depth', '3');
  expect(out).toContain('3: 504 lines to 252 positions');
  const { plies } = JSON.parse((await sandtable('perft', '--game', 'noughts', '--depth', '2', '--json')).out);
  expect(plies).toEqual([
    { lines: 9, positions: 9 },
    { lines: 72, positions: 72 },
  ]);
});

it('perft reports pinned counts that have changed, and rewrites them', async () => {
  const wrong = { game: 'noughts', options: '', seed: 'x', after: 1, plies: [{ lines: 7, positions: 8 }] };
  const file = here.file('perft.json', JSON.stringify([wrong]));
  const found = await sandtable('perft', '--pinned', file);
  expect(found.code).toBe(1);
  expect(found.out).toContain('ply 1: 7 lines to 8 positions were pinned, 8 lines to 8 positions are found');
  expect((await sandtable('perft', '--pinned', file, '--write')).code).toBe(0);
  expect((await sandtable('perft', '--pinned', file)).code).toBe(0);
});

it('perft says what it cannot count', async () => {
  expect((await sandtable('perft')).err).toContain('perft needs a game');
  expect((await sandtable('perft', '--game', 'noughts', '--after', '30')).err).toMatch(
    /is over after \d choices/,
  );
  const bad = here.file('bad.json', '{}');
  expect((await sandtable('perft', '--pinned', bad)).err).toContain('no list of pinned counts');
});
