import { argOf, clone, Machine, Match, type State } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { noughts } from './noughts.js';

const machine = new Machine(noughts);

function play(...cells: string[]) {
  const match = Match.open(machine, 'noughts');
  cells.forEach((cell, i) => {
    const refused = match.choose(i % 2 === 0 ? 'noughts' : 'crosses', `mark ${cell}`);
    if (refused) throw new Error(refused.reason);
  });
  return match;
}

describe('noughts and crosses', () => {
  it('is won by three in a line', () => {
    expect(play('a1', 'a2', 'b1', 'b2', 'c1').state.outcome).toEqual({
      winner: 0,
      scores: [1, 0],
      why: 'end.line',
    });
    expect(play('a1', 'a3', 'b1', 'b2', 'a2', 'c1').state.outcome).toEqual({
      winner: 1,
      scores: [0, 1],
      why: 'end.line',
    });
  });

  it('is a draw when the board is full', () => {
    // The last cell is marked automatically.
    const { state, selfAnswered } = play('a1', 'b1', 'c1', 'b2', 'a2', 'c2', 'b3', 'a3');
    expect(selfAnswered).toEqual([{ seat: 0, text: 'mark c3' }]);
    expect(state.outcome).toEqual({ winner: -1, scores: [0, 0], why: 'end.full-board' });
  });

  it('refuses a cell that holds a mark, names the rule, and changes nothing', () => {
    const match = play('b2');
    const before = clone(match.state);
    expect(match.choose('crosses', 'mark b2')).toEqual({
      reason: 'b2 already holds a mark of Noughts; see mark.empty-cell',
      anchor: 'mark.empty-cell',
    });
    expect(match.state).toEqual(before);
  });

  it('is drawn in full for every viewer', () => {
    const { state } = play('a1', 'b2', 'c3');
    expect(noughts.drawText(machine.read(state), 0)).toBe('O . .\n. X .\n. . O');
    expect(noughts.findings(machine.read(state), 0)).toContainEqual({ about: 'a1-b2-c3', says: 'O X O' });
  });

  it('offers exactly the empty cells', () => {
    const { state } = play('a1', 'c3');
    expect(machine.legal(state, 0).map(argOf)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('has exactly the known number of lines of play', () => {
    const ends = { noughts: 0, crosses: 0, draws: 0 };
    const explore = (state: State<{ cells: number[] }>) => {
      if (state.outcome) {
        ends[(['draws', 'noughts', 'crosses'] as const)[state.outcome.winner + 1]]++;
        return;
      }
      const seat = machine.nextSeat(state);
      for (const option of machine.legal(state, seat).slice()) {
        const after = clone(state);
        machine.choose(after, seat, option);
        explore(after);
      }
    };
    explore(machine.setup('all games'));
    expect(ends).toEqual({ noughts: 131184, crosses: 77904, draws: 46080 });
  });
});
