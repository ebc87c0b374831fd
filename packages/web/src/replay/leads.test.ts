import { describe, expect, it } from 'vitest';
import { type Course, decisiveTurns, leadsByRound, pointsBySeat, swingsOf } from './leads.js';

/**
 * A game of two seats that take turns: the scores after each turn. Each turn has two positions; the first two
 * positions are the set-up.
 */
function course(...after: [red: number, blue: number][]): Course {
  const turns = [{ at: 0, round: 'Set-up', label: '', seat: null as string | null }];
  const scores: Course['scores'][number][] = [{ at: 0, scores: [0, 0] }];
  after.forEach((points, i) => {
    const seat = i % 2 === 0 ? 'red' : 'blue';
    turns.push({ at: 2 + 2 * i, round: `Round ${1 + (i >> 1)}`, label: seat, seat });
    scores.push({ at: 4 + 2 * i, scores: points });
  });
  return { turns, scores, positions: 3 + 2 * after.length };
}

const seats = [
  { id: 'red', side: 0 },
  { id: 'blue', side: 1 },
];

describe('the lead', () => {
  it('is counted at the end of every round, without the set-up', () => {
    const rounds = leadsByRound(course([3, 0], [3, 2], [3, 2], [3, 6]));
    expect(rounds.map(({ round, lead }) => [round, lead])).toEqual([
      ['Round 1', 1],
      ['Round 2', -3],
    ]);
    expect(rounds[1]).toMatchObject({ from: 6, to: 10, scores: [3, 6] });
  });

  it('moves in the turn whose last choice scored', () => {
    expect(swingsOf(course([3, 0], [3, 2])).map(({ seat, before, after }) => [seat, before, after])).toEqual([
      ['red', 0, 3],
      ['blue', 3, 1],
    ]);
  });

  it('has no rounds in a game that nobody played', () => {
    expect(leadsByRound({ turns: [], scores: [], positions: 0 })).toEqual([]);
    expect(decisiveTurns({ turns: [], scores: [], positions: 0 }, 0)).toEqual([]);
  });
});

describe('the turns that decided a game', () => {
  it('are those out of the ordinary, not those that score as always', () => {
    // Red always gains 4 and blue 2; once blue gains 9, and once red nothing.
    const game = course([4, 0], [4, 2], [8, 2], [8, 11], [8, 11], [8, 13], [12, 13], [12, 15]);
    const found = decisiveTurns(game, 1, 1);
    expect(found.map(({ round, seat }) => [round, seat])).toEqual([['Round 2', 'blue']]);
    expect(found[0]).toMatchObject({ before: 6, after: -3 });
  });

  it('include the one with which the winner took the lead for good', () => {
    // Red leads early by two large turns, and loses the lead to blue by a small one.
    const game = course([10, 0], [10, 8], [20, 8], [20, 16], [20, 16], [20, 24], [20, 24], [20, 32]);
    const [last] = decisiveTurns(game, 1).slice(-1);
    expect(decisiveTurns(game, 1).map(({ after }) => after)).toContain(-4);
    expect(last.at).toBeGreaterThan(0);
  });

  it('are above all those that the winner won', () => {
    // Red gains 2 every turn and twice 7; blue, who wins, gains 4 and twice 8.
    const game = course([2, 0], [2, 4], [9, 4], [9, 12], [16, 12], [16, 20], [18, 20], [18, 24]);
    expect(decisiveTurns(game, 1, 2).map(({ seat }) => seat)).toEqual(['blue', 'blue']);
  });

  it('are at most three, in order of time, each with a swing', () => {
    const game = course([5, 0], [5, 1], [5, 9], [5, 9], [12, 9], [12, 10], [13, 10]);
    const found = decisiveTurns(game, 0);
    expect(found.length).toBeLessThanOrEqual(3);
    expect(found.map(({ at }) => at)).toEqual(found.map(({ at }) => at).sort((a, b) => a - b));
    for (const { before, after } of found) expect(after).not.toBe(before);
  });

  it('are none where nobody ever scored', () => {
    expect(decisiveTurns(course([0, 0], [0, 0]), 0)).toEqual([]);
  });
});

describe('points by seat', () => {
  it('are those won in its own turns; the others are told apart', () => {
    const found = pointsBySeat(course([3, 1], [4, 3], [9, 3]), seats);
    expect([...found.seats]).toEqual([
      ['red', 8],
      ['blue', 2],
    ]);
    expect(found.elsewhere).toEqual([1, 1]);
  });
});
