import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyState } from '../test/tiny-game.js';
import { plainHash, stateHash } from './hash.js';
import { clone, deepEqual } from './plain.js';

const plain = fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value)) as unknown);

describe('plainHash', () => {
  it('is 16 hex digits and the same for the same data', () => {
    fc.assert(
      fc.property(plain, (value) => {
        expect(plainHash(value)).toMatch(/^[0-9a-f]{16}$/);
        expect(plainHash(clone(value))).toBe(plainHash(value));
      }),
    );
  });

  it('ignores the order of keys', () => {
    expect(plainHash({ a: 1, b: [2, { c: 3, d: 4 }] })).toBe(plainHash({ b: [2, { d: 4, c: 3 }], a: 1 }));
  });

  it('differs for different data', () => {
    fc.assert(fc.property(plain, plain, (a, b) => deepEqual(a, b) === (plainHash(a) === plainHash(b))));
  });

  it('distinguishes similar values', () => {
    const values = [
      0,
      1,
      -1,
      0.5,
      2 ** 31,
      2 ** 32,
      2 ** 40,
      '',
      '0',
      '1',
      null,
      true,
      false,
      [],
      {},
      [0],
      [0, 0],
      [[0]],
      [null],
      { a: 1 },
      { a: '1' },
      { b: 1 },
      { a: 1, b: 2 },
      { a: 2, b: 1 },
      [1, 2],
      [2, 1],
      [[1], 2],
      [1, [2]],
      'a',
      'b',
    ];
    expect(new Set(values.map(plainHash)).size).toBe(values.length);
  });

  it('has no collision among a hundred thousand neighbouring positions', () => {
    const seen = new Set<string>();
    for (let a = 0; a < 100; a++)
      for (let b = 0; b < 100; b++)
        for (let c = 0; c < 10; c++) seen.add(plainHash({ cells: [a, b, c], turn: c & 1 }));
    expect(seen.size).toBe(100_000);
  });

  it('never changes: journals of earlier releases carry it', () => {
    expect(plainHash({ cells: [0, 1, 2], turn: 'germany', over: false, note: null })).toMatchInlineSnapshot(
      `"8138da6df2f664ca"`,
    );
    expect(plainHash([0.25, -7, 2 ** 40, ''])).toMatchInlineSnapshot(`"89a20f074f4c34f8"`);
  });
});

describe('stateHash', () => {
  const state = emptyState([[0, 1], [2]], 3, { score: [0, 0] });

  it('covers the position and leaves out the generator and the count', () => {
    const hash = stateHash(state);
    expect(stateHash({ ...state, chance: [9, 9, 9, 9], count: 7 })).toBe(hash);
    expect(stateHash({ ...state, places: [[1, 0], [2]] })).not.toBe(hash);
    expect(stateHash({ ...state, known: [1, 0, 0] })).not.toBe(hash);
    expect(stateHash({ ...state, table: { score: [0, 1] } })).not.toBe(hash);
    expect(stateHash({ ...state, frames: [{ rule: 'a', step: 0, childResult: 0 }] })).not.toBe(hash);
    expect(stateHash({ ...state, outcome: { winner: 0, scores: [], why: 'x' } })).not.toBe(hash);
  });
});
