import { describe, expect, it } from 'vitest';
import {
  differs,
  differsAsSet,
  differsByName,
  differsInName,
  differsInOrder,
  readDistinct,
  readEntries,
  readHidden,
  readName,
  readNames,
  readNumber,
  readTruth,
} from './case-values.js';
import { names } from './domain.js';
import { CaseError } from './game.js';

const HILLS = names('hill', ['alder', 'birch']);

/** The path and the message of a reader's CaseError; null if it throws none. */
function complaint(read: () => unknown): [(string | number)[], string] | null {
  try {
    read();
    return null;
  } catch (error) {
    if (error instanceof CaseError) return [error.path, error.message];
    throw error;
  }
}

describe('values of rule cases', () => {
  it('gives the numbers behind names', () => {
    expect(readName(HILLS, 'birch', [])).toBe(1);
    expect(readNames(HILLS, ['birch', 'alder'], [])).toEqual([1, 0]);
    expect(readEntries(HILLS, { birch: 3 }, [])).toEqual([[1, 3]]);
    expect(readNumber(-2, [])).toBe(-2);
  });

  it('gives the path of an unknown name, and a suggestion', () => {
    expect(complaint(() => readNames(HILLS, ['alder', 'brich'], ['camps', 'amber']))).toEqual([
      ['camps', 'amber', 1],
      "there is no hill 'brich' (did you mean birch?)",
    ]);
    expect(complaint(() => readEntries(HILLS, { elm: 1 }, ['score']))).toEqual([
      ['score', 'elm'],
      "there is no hill 'elm'",
    ]);
  });

  it('refuses duplicates, and other keys beside `hidden`', () => {
    expect(readDistinct(HILLS, ['birch', 'alder'], [])).toEqual([1, 0]);
    expect(complaint(() => readDistinct(HILLS, ['birch', 'birch'], ['safe']))).toEqual([
      ['safe', 1],
      'birch is named twice',
    ]);
    expect(readHidden({ hidden: ['a'] }, [], 'cards')).toEqual(['a']);
    expect(readHidden('a', [], 'cards')).toBeNull();
    expect(complaint(() => readHidden({ hidden: 3 }, ['pile', 0], 'cards'))).toEqual([
      ['pile', 0, 'hidden'],
      "expected a list of cards, not '3'",
    ]);
    expect(complaint(() => readHidden({ seen: [] }, ['pile', 0], 'cards'))?.[0]).toEqual(['pile', 0, 'seen']);
    expect(complaint(() => readTruth('yes', ['mud']))).toEqual([
      ['mud'],
      "expected true or false, not 'yes'",
    ]);
    expect(differsInName(HILLS, 'birch', 'alder', ['at'])).toBe('birch');
    expect(complaint(() => differsInName(HILLS, 'birch', 'elm', ['at']))?.[0]).toEqual(['at']);
  });

  it('refuses values of another shape', () => {
    expect(complaint(() => readName(HILLS, 3, ['at']))?.[1]).toBe("expected a hill, not '3'");
    expect(complaint(() => readNames(HILLS, 'alder', ['at']))?.[1]).toBe(
      "expected a list (hills), not 'alder'",
    );
    expect(complaint(() => readEntries(HILLS, ['alder'], ['at']))?.[1]).toBe(
      'expected a mapping (hill: …), not a list',
    );
    expect(complaint(() => readEntries(HILLS, null, ['at']))?.[1]).toBe(
      'expected a mapping (hill: …), not nothing',
    );
  });

  it('keeps numbers whole and within their bounds', () => {
    expect(complaint(() => readNumber(1.5, ['round']))?.[1]).toBe("expected a whole number, not '1.5'");
    expect(complaint(() => readNumber(7, ['round'], 1, 6))?.[1]).toBe(
      "expected a whole number from 1 to 6, not '7'",
    );
  });

  it('reports the actual value', () => {
    expect(differs(3, 3)).toBe(null);
    expect(differs(3, 4)).toBe('3');
    expect(differsAsSet(HILLS, [1, 0], [0, 1])).toBe(null);
    expect(differsAsSet(HILLS, [1, 0], [0, 0])).toBe('[alder, birch]');
    expect(differsInOrder(HILLS, [1, 0], [0, 1])).toBe('[birch, alder]');
  });

  it('compares by name, and only what is named', () => {
    const there = [5, 7];
    const compare = (expected: Record<string, number>) =>
      differsByName(HILLS, expected, ['points'], (hill, points, path) =>
        differs(there[hill], readNumber(points, path)),
      );
    expect(compare({ birch: 7 })).toBe(null);
    expect(compare({ birch: 8, alder: 5 })).toBe('{birch: 7}');
    expect(complaint(() => compare({ birch: 0.5 }))?.[0]).toEqual(['points', 'birch']);
  });
});
