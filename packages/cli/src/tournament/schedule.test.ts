import { describe, expect, it } from 'vitest';
import { fixtureOf, gamesIn, pairsOf, type Tournament } from './schedule.js';

const of = (more: Partial<Tournament>): Tournament => ({
  game: 'outposts',
  options: {},
  seed: 's',
  bots: ['a', 'b', 'c'],
  format: 'round-robin',
  games: 4,
  ...more,
});
const all = (tournament: Tournament) =>
  Array.from({ length: gamesIn(tournament) }, (_, i) => fixtureOf(tournament, i + 1));

describe('the schedule', () => {
  it('has everybody meet everybody and themselves', () => {
    expect(pairsOf(of({}))).toEqual([
      [0, 0],
      [0, 1],
      [0, 2],
      [1, 1],
      [1, 2],
      [2, 2],
    ]);
    expect(gamesIn(of({}))).toBe(24);
  });

  it('has neighbours meet in a ladder, and only two in a test', () => {
    expect(pairsOf(of({ format: 'ladder' }))).toEqual([
      [0, 0],
      [0, 1],
      [1, 1],
      [1, 2],
      [2, 2],
    ]);
    expect(pairsOf(of({ format: 'sprt' }))).toEqual([[0, 1]]);
  });

  it('plays each seed from both sides', () => {
    const meetings = all(of({})).filter(({ bots }) => bots.includes(0) && bots.includes(1));
    expect(meetings.map(({ bots, seed }) => [...bots, seed])).toEqual([
      [0, 1, 's/1'],
      [1, 0, 's/1'],
      [0, 1, 's/2'],
      [1, 0, 's/2'],
    ]);
  });

  it('plays each seed once where a bot meets itself', () => {
    const alone = all(of({})).filter(({ bots }) => bots[0] === 1 && bots[1] === 1);
    expect(alone.map(({ seed }) => seed)).toEqual(['s/1', 's/2', 's/3', 's/4']);
  });
});
