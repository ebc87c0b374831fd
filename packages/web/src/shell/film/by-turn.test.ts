import { describe, expect, it } from 'vitest';
import { byTurn } from './by-turn.js';

const isHeading = (line: string) => /^(Round|Turn)/.test(line);
const log = (...lines: [at: number, text: string][]) => lines.map(([at, text]) => ({ at, text }));
const choices = (...seats: string[]) => seats.map((seat, i) => ({ at: i + 1, seat }));

describe('the log by turns', () => {
  it('has the headings of each turn and the seat that acted first in it', () => {
    const lines = log(
      [1, 'a draws'],
      [1, 'Round 2'],
      [1, 'Turn of b'],
      [1, 'b is given a card'],
      [2, 'b builds'],
      [3, 'c reacts'],
      [4, 'b draws'],
      [4, 'Turn of c'],
      [5, 'c builds'],
      [5, 'Turn of a'],
    );
    expect(byTurn(lines, 0, choices('a', 'b', 'c', 'b', 'c'), isHeading)).toEqual([
      { headings: [], seat: null, lines: ['a draws'] },
      {
        headings: ['Round 2', 'Turn of b'],
        seat: 'b',
        lines: ['b is given a card', 'b builds', 'c reacts', 'b draws'],
      },
      { headings: ['Turn of c'], seat: 'c', lines: ['c builds'] },
    ]);
  });

  it('has the headings of a turn that had begun before', () => {
    const lines = log([1, 'Turn of b'], [2, 'b moves'], [2, 'Turn of c'], [3, 'c moves'], [4, 'c draws']);
    expect(byTurn(lines, 4, choices('a', 'b', 'c', 'c'), isHeading)).toEqual([
      { headings: ['Turn of c'], seat: 'c', lines: ['c draws'] },
    ]);
  });

  it('is divided by who chooses if it has no headings', () => {
    const lines = log([1, 'b moves'], [2, 'b moves again'], [3, 'c moves']);
    expect(byTurn(lines, 0, choices('b', 'b', 'c'))).toEqual([
      { headings: [], seat: 'b', lines: ['b moves', 'b moves again'] },
      { headings: [], seat: 'c', lines: ['c moves'] },
    ]);
  });
});
